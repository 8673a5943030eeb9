import Testing

@testable import Veil

struct FaultTests {
    private func message(
        _ text: StaticString, at json: String = #""a""#, detail: StaticString = "", word: Word? = nil,
        naming: Bool = true
    ) throws -> String {
        try withDocument(json) { place in
            let fault = Fault(.value, at: place, text, detail: detail, word: word)
            return written { fault.writeMessage(naming: naming, into: $0) }
        }
    }

    @Test func `the marks are filled in`() throws {
        #expect(
            try message("%s is %k, %d, %w, 100%.", detail: "it says", word: .Text)
                == "“a” is a string, it says, Text, 100%.")
    }

    @Test func `a part in brackets needs its word`() throws {
        #expect(try message("No.[ Did you mean %w?]") == "No.")
        #expect(try message("No.[ Did you mean %w?]", word: .Text) == "No. Did you mean Text?")
    }

    @Test func `a part in brackets repeats the document only where it may`() throws {
        #expect(try message("This[, %s,] is not known.", naming: false) == "This is not known.")
    }

    @Test func `what is repeated is cut and has no controls`() throws {
        #expect(try message("%s", at: #""a\nb\u007f""#) == "“a b ”")
        let long = String(repeating: "é", count: 500)
        let cut = try message("%s", at: "\"\(long)\"")
        #expect(cut.hasSuffix("é…”"))
        #expect(cut.utf8.count <= Limits.quoted + 12)
    }

    @Test(arguments: [
        ("null", "null"), ("true", "true"), ("false", "false"), ("1", "a number"), (#""""#, "a string"),
        ("[]", "a list"), ("{}", "an object"),
    ])
    func `each kind has its noun`(_ json: String, _ noun: String) throws {
        #expect(try message("%k", at: json) == noun)
    }

    @Test func `a modifier as an argument is told where to stand`() throws {
        let told = try withDocument(#""disabled""#) { key in
            refusal { throw Fault.redactionSpelling(key, meant: .disabled) }
        }
        #expect(
            told == "view.redaction-spelling: disabled cannot stand here; it is a modifier: write it in modifiers.")
    }
}
