import Foundation
import Testing

/// A case of Tests/Cases, as far as a view is compared with it.
struct ViewCase: Sendable {
    var title: String
    /// The exact body that the description has to have.
    var body: String

    /// The cases of one file that have a body.
    static func all(in topic: String) -> [ViewCase] {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Cases/\(topic).cases").standardizedFileURL
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
        var cases: [ViewCase] = []
        var title = ""
        for line in text.split(separator: "\n") {
            if line.hasPrefix("== ") { title = String(line.dropFirst(3)) }
            if line.hasPrefix("body ") { cases.append(ViewCase(title: title, body: String(line.dropFirst(5)))) }
        }
        return cases
    }

    /// The body of one case; the empty string, which no body is, where there is no such case.
    static func body(of title: String, in topic: String) -> String {
        all(in: topic).first { $0.title == title }?.body ?? ""
    }
}

extension ViewCase: CustomTestStringConvertible {
    var testDescription: String { title }
}
