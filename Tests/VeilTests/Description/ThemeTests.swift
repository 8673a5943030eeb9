import Testing

@testable import Veil

struct ThemeTests {
    private func color(_ name: String, in colors: String) throws -> String? {
        try withTables("{\"theme\":{\"colors\":\(colors)}}") { document in
            try withDocument("\"\(name)\"") { document.theme.color($0.text)?.text.string }
        }
    }

    @Test(arguments: [("brand", "#123456"), (".brand", "#123456"), ("other", nil), ("..brand", nil), ("", nil)])
    func `a name stands for its literal, with a leading dot or without`(_ name: String, _ expected: String?) throws {
        #expect(try color(name, in: ##"{"brand":"#123456"}"##) == expected)
    }

    @Test func `a reason's look is read`() throws {
        let json = #"""
            {"theme":{"redaction":{"privacy":{"disclosure":"class","ink":"a","cornerRadius":3}},"colors":{"a":"red"}}}
            """#
        try withTables(json) { document in
            #expect(document.theme.privacy.disclosure == .class)
            #expect(document.theme.privacy.ink?.text.string == "red")
            #expect(document.theme.privacy.cornerRadius?.spelling.string == "3")
            #expect(document.theme.placeholder.disclosure == nil)
        }
    }

    @Test(arguments: [
        ("[]", "view.type"), (#"{"x":1}"#, "view.unknown-key"), (#"{"colors":[]}"#, "view.type"),
        (#"{"colors":{"a":"b"}}"#, "view.value"), (#"{"colors":{"a":"red","b":"a"}}"#, "view.value"),
        (#"{"redaction":{"blurred":{}}}"#, "view.unknown-key"), (#"{"redaction":{"privacy":1}}"#, "view.type"),
        (#"{"redaction":{"privacy":{"x":1}}}"#, "view.unknown-key"),
        (#"{"redaction":{"privacy":{"disclosure":"all"}}}"#, "view.value"),
        (#"{"redaction":{"privacy":{"ink":"x"}}}"#, "view.value"),
        (#"{"redaction":{"privacy":{"cornerRadius":"2"}}}"#, "view.type"),
        (#"{"redaction":{"privacy":{"cornerRadius":1e309}}}"#, "view.number"),
    ])
    func `a theme that says anything else is refused`(_ theme: String, _ code: String) {
        #expect(refusal { try withTables("{\"theme\":\(theme)}") { _ in } }.hasPrefix(code + ": "))
    }
}
