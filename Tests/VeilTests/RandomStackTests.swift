import Testing
import Veil

/// Random stacks of state modifiers against the independent model of the fold.
@Suite struct RandomStackTests {
    @Test func `random stacks of state modifiers are covered as the model says`() throws {
        var disagreements: [Disagreement] = []
        for seed in 0..<UInt64(6_000) {
            if let found = try Stack(seed: seed).judge() { disagreements.append(found) }
        }
        for found in disagreements.sorted(by: { $0.input.count < $1.input.count }).prefix(3) {
            Issue.record("\(found)")
        }
        if !disagreements.isEmpty { Issue.record("\(disagreements.count) of 6000 stacks") }
    }

    struct Disagreement: CustomStringConvertible {
        var seed: UInt64, options: String, input: String, expected: String, actual: String
        var description: String {
            "seed \(seed)\noptions \(options)\ninput \(input)\nmodel says \(expected)\noutput \(actual)"
        }
    }

    /// A Text in up to three Groups, each with state modifiers of its own.
    struct Stack {
        var seed: UInt64
        var world: ModelWorld
        var input: String
        /// What the node where the path ends should be, and busy on the way to it.
        var expected: String

        init(seed: UInt64) {
            var random = SplitMix(seed: seed)
            let world = ModelWorld.random(&random)
            self.seed = seed
            self.world = world
            let count = random.within(0...40)
            let text = String(repeating: "x", count: count)
            let depth = random.within(0...3)
            let lists = (0...depth).map { _ in
                (0..<random.pick([0, 1, 1, 2, 2, 3, 4])).map { _ in world.step(&random) }
            }
            var json = ""
            for level in (0...depth).reversed() {
                let list = "\"modifiers\":[" + lists[level].map(\.json).joined(separator: ",") + "]"
                json =
                    level == depth
                    ? "{\"type\":\"Text\",\"text\":\"\(text)\",\(list)}"
                    : "{\"type\":\"Group\",\"children\":[\(json)],\(list)}"
            }
            input = "{\"version\":1,\(world.tables)\"body\":\(json)}"
            expected = Self.verdict(world, lists, count)
        }

        /// One word for each node from the root: busy or not, then what the last one is.
        static func verdict(_ world: ModelWorld, _ lists: [[StateStep]], _ count: Int) -> String {
            var state = ModelState(world)
            var words: [String] = []
            var busy = false
            for (level, list) in lists.enumerated() {
                let before = level == 0 ? false : state.hasPlaceholder
                for step in list.reversed() { state.apply(step, in: world) }
                if let box = state.removed {
                    words.append("box \(box.name) \(state.disclosure(in: world)!.name)")
                    return words.joined(separator: ", ")
                }
                let isBusy = state.hasPlaceholder && !before && !busy
                busy = busy || isBusy
                words.append(isBusy ? "busy" : "-")
            }
            guard let look = state.look, let disclosure = state.disclosure(in: world) else {
                return (words + ["clear"]).joined(separator: ", ")
            }
            let size = ModelState.size(of: count, disclosure).map { " \($0)" } ?? ""
            words.append("\(look) \(disclosure.name)\(size)")
            return words.joined(separator: ", ")
        }

        /// The same words, read from a result.
        static func words(of body: StrictJSON) -> String {
            var words: [String] = []
            var node = body
            while true {
                if node["type"]?.string == "Rectangle" {
                    let effect = node["redaction"]?["effect"]?.string ?? "?"
                    words.append("box \(effect) \(node["redaction"]?["disclosure"]?.string ?? "?")")
                    return words.joined(separator: ", ")
                }
                words.append(node["busy"] == .bool(true) ? "busy" : "-")
                guard node["type"]?.string == "Group", let child = node["children"]?.elements.first else { break }
                node = child
            }
            guard let redaction = node["redaction"] else {
                return (words + [node["text"] != nil ? "clear" : "lost"]).joined(separator: ", ")
            }
            let look: ModelState.Look =
                redaction["effect"]?.string.map { .effect($0) } ?? .reason(redaction["reason"]?.string ?? "?")
            var size = ""
            if case .number(let spelled)? = redaction["size"]?["characters"] { size = " \(spelled)" }
            words.append("\(look) \(redaction["disclosure"]?.string ?? "?")\(size)")
            if node["text"] != nil { words.append("with its text") }
            return words.joined(separator: ", ")
        }

        func judge() throws -> Disagreement? {
            let redactor = Redactor(optionsJSON: Array(world.options.utf8))
            let output: [UInt8]
            do { output = try redactor.redact(Array(input.utf8)) } catch {
                return Disagreement(
                    seed: seed, options: world.options, input: input, expected: expected,
                    actual: "refused \(error.code) \(error.pointer ?? "-") \(error.message)")
            }
            let actual = try StrictJSON(output)["body"].map(Self.words) ?? "no body"
            guard actual != expected else { return nil }
            return Disagreement(
                seed: seed, options: world.options, input: input, expected: expected,
                actual: actual + "\n" + String(decoding: output, as: UTF8.self))
        }
    }
}
