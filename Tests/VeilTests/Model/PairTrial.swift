import Foundation
import Veil

func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
}

/// One pair through the core: identical bytes, valid JSON, and a fixed point.
struct PairTrial {
    var seed: UInt64
    var world: ModelWorld
    var inputs: [String]
    var options: String
    /// The options that remain when a result comes back as input.
    var laterOptions: String
    var explains: Bool

    struct Fault: CustomStringConvertible {
        var kind: String
        var seed: UInt64
        var options: String
        var inputs: [String]
        var details: [String]
        var description: String {
            ([kind, "seed \(seed)", "options \(options)"] + inputs.map { "input \($0)" } + details).joined(
                separator: "\n")
        }
    }

    init(seed: UInt64, budget: Int) {
        var generator = PairGenerator(seed: seed, budget: budget)
        let draft = generator.document()
        var random = generator.random
        self.seed = seed
        world = generator.world
        inputs = [
            draft.written(side: 0, random: &random), draft.written(side: 1, random: &random),
        ]
        explains = random.chance(25)
        var later = ["\"host\":\"\(world.app ? "app" : "widget")\""]
        if world.lock { later.append("\"lock\":true") }
        if random.chance(15) { later.append("\"colorScheme\":\"dark\"") }
        if random.chance(15) { later.append("\"target\":\"iOS \(random.pick(["13.0", "14.4", "16.2"]))\"") }
        let asked = world.optionMembers.filter { !later.contains($0) }
        laterOptions = "{" + later.joined(separator: ",") + "}"
        options = "{" + (later + asked + (explains ? ["\"explain\":true"] : [])).joined(separator: ",") + "}"
    }

    func run() throws -> Fault? {
        let redactor = Redactor(optionsJSON: Array(options.utf8))
        var outputs: [[UInt8]] = []
        for input in inputs {
            do { outputs.append(try redactor.redact(Array(input.utf8))) } catch {
                return fault("refused \(error.code)", ["at \(error.pointer ?? "-"): \(error.message)"])
            }
        }
        let texts = outputs.map { String(decoding: $0, as: UTF8.self) }
        guard outputs[0] == outputs[1] else {
            let bodies = try outputs.map { bytes in try StrictJSON(bytes).range(of: "body").map { Array(bytes[$0]) } }
            let kind = bodies[0] == bodies[1] ? "different diagnostics" : "different bodies"
            return fault(kind, texts.map { "output \($0)" })
        }
        let read: StrictJSON
        do { read = try StrictJSON(outputs[0]) } catch { return fault("no JSON", ["\(error)", "output \(texts[0])"]) }
        guard let body = read.range(of: "body") else { return fault("no body", ["output \(texts[0])"]) }
        if explains { return nil }
        let later = Redactor(optionsJSON: Array(laterOptions.utf8))
        let again: [UInt8]
        do { again = try later.redact(outputs[0]) } catch {
            return fault(
                "refused again \(error.code)", ["at \(error.pointer ?? "-"): \(error.message)", "output \(texts[0])"])
        }
        guard let second = try StrictJSON(again).range(of: "body"), again[second].elementsEqual(outputs[0][body]) else {
            return fault("no fixed point", ["output \(texts[0])", "again  \(String(decoding: again, as: UTF8.self))"])
        }
        return nil
    }

    private func fault(_ kind: String, _ details: [String]) -> Fault {
        Fault(kind: kind, seed: seed, options: options, inputs: inputs, details: details)
    }
}
