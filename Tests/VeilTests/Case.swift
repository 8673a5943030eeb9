import Foundation
import Testing

/// One case of Tests/Cases: options and an input, and what has to come of them.
///
///     == placeholder, then unredacted, shows the text
///     options {"reasons":["placeholder"]}
///     input {"type":"Text","text":"Hi","modifiers":["unredacted"]}
///     body {"type":"Text","text":"Hi"}
struct Case: Sendable {
    enum Expectation: Sendable {
        /// The exact bytes of the result.
        case output(String)
        /// The exact bytes of the body, and codes and pointers of the diagnostics.
        case body(String, warnings: [Finding])
        case error(Finding)
    }

    /// A code and a pointer; nil where there is none.
    struct Finding: Sendable, Equatable {
        var code: String
        var pointer: String?
    }

    var title: String
    var file: URL
    var line: Int
    var options = "{}"
    /// Exact bytes: they need not be UTF-8.
    var input: [UInt8] = []
    var expectation: Expectation
}

extension Case: CustomTestStringConvertible {
    var testDescription: String { "\(file.lastPathComponent):\(line) \(title)" }

    var sourceLocation: Testing.SourceLocation {
        .init(fileID: "Cases/\(file.lastPathComponent)", filePath: file.path, line: line, column: 1)
    }
}

extension Case {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../Cases")
        .standardizedFileURL

    static let all = reading(filesIn: folder)

    private static func reading(filesIn folder: URL) -> [Case] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".cases") }.sorted().flatMap { name in
            let file = folder.appendingPathComponent(name)
            return parsing((try? [UInt8](Data(contentsOf: file))) ?? [], of: file)
        }
    }

    private static func parsing(_ bytes: [UInt8], of file: URL) -> [Case] {
        var cases: [Case] = []
        for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
            let (word, value) = cut(line)
            let rest = String(decoding: value, as: UTF8.self)
            switch word {
            case "==":
                cases.append(Case(title: rest, file: file, line: index + 1, expectation: .output("no expectation")))
            case "options": cases[cases.count - 1].options = rest
            case "input": cases[cases.count - 1].input = value
            case "output": cases[cases.count - 1].expectation = .output(rest)
            case "body": cases[cases.count - 1].expectation = .body(rest, warnings: [])
            case "error": cases[cases.count - 1].expectation = .error(findings(rest).first ?? Finding(code: rest))
            case "warns":
                if case .body(let body, _) = cases[cases.count - 1].expectation {
                    cases[cases.count - 1].expectation = .body(body, warnings: findings(rest))
                }
            default: precondition(word.isEmpty || word.hasPrefix("#"), "\(file.path):\(index + 1): what is \(word)?")
            }
        }
        return cases
    }

    private static func cut(_ line: ArraySlice<UInt8>) -> (word: String, value: [UInt8]) {
        let parts = line.split(separator: 0x20, maxSplits: 1, omittingEmptySubsequences: false)
        return (String(decoding: parts[0], as: UTF8.self), parts.count > 1 ? [UInt8](parts[1]) : [])
    }

    /// `CODE POINTER CODE POINTER …`, with `-` for no pointer and for the root's empty one.
    private static func findings(_ text: String) -> [Finding] {
        let words = text.split(separator: " ").map(String.init)
        return stride(from: 0, to: words.count - 1, by: 2).map { index in
            Finding(code: words[index], pointer: words[index + 1] == "-" ? nil : words[index + 1])
        }
    }
}
