import Foundation
import Testing
import Veil

/// Two documents that differ only in withheld content of the same size class give identical bytes.
@Suite struct NonInterferenceTests {
    /// `VEIL_PAIRS` and `VEIL_SEED` in the environment ask for more, or for others.
    static let pairs = number("VEIL_PAIRS") ?? 3_000
    static let firstSeed = UInt64(number("VEIL_SEED") ?? 0)

    @Test func `documents that differ only in what is withheld give identical bytes`() throws {
        var faults: [PairTrial.Fault] = []
        var told: Set<String> = []
        for index in 0..<Self.pairs {
            let trial = PairTrial(seed: Self.firstSeed + UInt64(index), budget: [2, 3, 5, 8, 14][index % 5])
            if let fault = try trial.run() { faults.append(fault) }
        }
        if let path = ProcessInfo.processInfo.environment["VEIL_PAIRS_FILE"] { try record(path) }
        // The shortest of each kind tells the most.
        for fault in faults.sorted(by: { $0.inputs[0].count < $1.inputs[0].count }) {
            guard told.count < 6, told.insert(fault.kind).inserted else { continue }
            Issue.record("\(fault)")
        }
        if !faults.isEmpty { Issue.record("\(faults.count) of \(Self.pairs) pairs") }
    }

    /// Writes pairs for other builds to try: options, the two documents and their one result, a line each.
    private func record(_ path: String) throws {
        var lines = ""
        for index in 0..<min(Self.pairs, 3_000) {
            let trial = PairTrial(seed: Self.firstSeed + UInt64(index), budget: [2, 3, 5, 8, 14][index % 5])
            let result = Redactor(optionsJSON: Array(trial.options.utf8)).result(of: Array(trial.inputs[0].utf8))
            lines += ([trial.options] + trial.inputs + [String(decoding: result.json, as: UTF8.self)])
                .map { $0 + "\n" }.joined()
        }
        try lines.write(toFile: path, atomically: true, encoding: .utf8)
    }
}
