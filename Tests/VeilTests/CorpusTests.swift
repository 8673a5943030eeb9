import Foundation
import Testing
import Veil

@Suite struct CorpusTests {
    /// Arguments and modifiers of the corpus whose strings are an author's words, not names that the format defines.
    private static let contentKeys: Set<String> = [
        "text", "id", "title", "url", "accessibilityLabel", "systemName", "name", "selection",
    ]
    private static let nameKeys: Set<String> = [
        "type", "alignment", "axis", "buttonStyle", "clipShape", "code", "disclosure", "effect", "font",
        "foregroundStyle",
        "style",
    ]

    @Test(.enabled(if: !Corpus.documents.isEmpty), arguments: Corpus.documents)
    func `a real view gives a result`(_ document: Corpus.Document) throws {
        let result = try Redactor().redact(document.bytes)
        #expect(String(decoding: result.prefix(20), as: UTF8.self) == #"{"version":1,"body":"#)
    }

    @Test(.enabled(if: !Corpus.documents.isEmpty), arguments: Corpus.documents)
    func `a covered real view keeps its words to itself`(_ document: Corpus.Document) throws {
        let words = strings(in: document.bytes) { Self.contentKeys.contains($0) }.filter {
            $0.unicodeScalars.count >= 5
        }
        let result = try Redactor(RedactionOptions(effect: "confidential")).redact(document.bytes)
        let said = strings(in: result) { !Self.nameKeys.contains($0) }
        for word in Set(words) {
            #expect(!said.contains { $0.contains(word) }, "\(word) is in the result")
        }
    }

    @Test(.enabled(if: !Corpus.samples.isEmpty), arguments: Corpus.samples)
    func `JSON is told from what is none`(_ sample: Corpus.Document) {
        var code = ""
        do throws(VeilError) {
            _ = try Redactor().redact(sample.bytes)
        } catch {
            code = error.code
        }
        switch sample.name.first {
        // JSON allows a key to stand twice, a view does not.
        case "y": #expect(!code.hasPrefix("json.") || code == "json.duplicate-key")
        case "n": #expect(code.hasPrefix("json."))
        default: break
        }
    }

    /// The string values of a document whose nearest key is wanted.
    private func strings(in bytes: [UInt8], where isWanted: (String) -> Bool) -> [String] {
        var found: [String] = []
        func visit(_ value: Any, _ key: String) {
            switch value {
            case let members as [String: Any]: for (key, value) in members { visit(value, key) }
            case let elements as [Any]: for element in elements { visit(element, key) }
            case let string as String: if isWanted(key) { found.append(string) }
            default: break
            }
        }
        visit((try? JSONSerialization.jsonObject(with: Data(bytes))) ?? [], "")
        return found
    }
}
