import Foundation

extension Case {
    /// Says what is wrong with a result, or nil.
    func fault(of result: String) -> String? {
        switch expectation {
        case .output(let expected):
            return isSame(result, expected) ? nil : difference(from: expected, to: result)
        case .error(let expected):
            let found = Reading(result).error
            return found == expected ? nil : difference(from: "error \(Case.describe([expected]))", to: result)
        case .body(let expected, let warnings):
            if warnings.isEmpty {
                let whole = #"{"version":1,"body":\#(expected),"diagnostics":[]}"#
                return isSame(result, whole) ? nil : difference(from: whole, to: result)
            }
            let start = #"{"version":1,"body":\#(expected),"diagnostics":["#
            guard result.utf8.starts(with: start.utf8) else { return difference(from: start, to: result) }
            let found = Reading(result).diagnostics
            return found == warnings
                ? nil : difference(from: Case.describe(warnings), to: Case.describe(found ?? []))
        }
    }

    /// Byte for byte: two Strings are equal already when they look alike.
    private func isSame(_ one: String, _ other: String) -> Bool {
        one.utf8.elementsEqual(other.utf8)
    }

    private static func describe(_ findings: [Finding]) -> String {
        findings.map { "\($0.code) \($0.pointer ?? "-")" }.joined(separator: " ")
    }

    private func difference(from expected: String, to result: String) -> String {
        let common = zip(expected.unicodeScalars, result.unicodeScalars).prefix { $0 == $1 }.count
        // Of long values, the part around the first difference.
        let start = max(0, common - 120)
        return """
            \(title)
              options   \(options)
              input     \(Case.excerpt(of: String(decoding: input, as: UTF8.self), from: 0))
              expected  \(Case.excerpt(of: expected, from: start))
              found     \(Case.excerpt(of: result, from: start))
                        \(String(repeating: " ", count: common - start + (start > 0 ? 1 : 0)))^
            """
    }

    private static func excerpt(of text: String, from start: Int) -> String {
        let rest = text.unicodeScalars.dropFirst(start)
        let shown = String(String.UnicodeScalarView(rest.prefix(600)))
        return (start > 0 ? "\u{2026}" : "") + shown + (rest.count > 600 ? "\u{2026}" : "")
    }
}

/// The findings that a result tells of.
private struct Reading {
    private let members: [String: Any]

    init(_ result: String) {
        members = (try? JSONSerialization.jsonObject(with: Data(result.utf8))) as? [String: Any] ?? [:]
    }

    var error: Case.Finding? { members["error"].flatMap(Self.finding) }

    var diagnostics: [Case.Finding]? { (members["diagnostics"] as? [Any])?.compactMap(Self.finding) }

    private static func finding(_ value: Any) -> Case.Finding? {
        guard let members = value as? [String: Any], let code = members["code"] as? String else { return nil }
        let pointer = members["pointer"] as? String
        return Case.Finding(code: code, pointer: pointer == "" ? nil : pointer)
    }
}
