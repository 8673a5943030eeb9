import Testing

@testable import Veil

struct SpellingTests {
    private func near(_ name: String) throws -> Word? {
        try withDocument("\"\(name)\"") { Spelling.redactionWord(near: $0.text) }
    }

    @Test(arguments: [
        ("redactd", Word.redacted), ("Redacted", .redacted), ("isRedacted", .redacted), ("unRedacted", .unredacted),
        ("privacySensitve", .privacySensitive), ("PRIVACY", .privacySensitive), ("sensitive", .privacySensitive),
        ("invalidated", .invalidatableContent), ("disable", .disabled), ("disbaled", .disabled), ("efect", .effect),
        ("enviroment", .environment), ("butonStyl", .buttonStyle), ("redactable", .redactable), ("disabled", .disabled),
        (#"privacySensi\u0074iv"#, .privacySensitive),
    ])
    func `a name close to redaction's is taken for it`(_ name: String, _ word: Word) throws {
        #expect(try near(name) == word)
    }

    @Test(arguments: ["text", "kern", "enabled", "effs", "style", "offset", "font", "environ", "button"])
    func `other names are not`(_ name: String) throws {
        #expect(try near(name) == nil)
    }

    @Test(arguments: [
        ("modifier", Word.modifiers), ("childen", .children), ("falback", .fallback), ("labels", .label),
        ("lable", .label),
        ("table", nil), ("child", nil),
    ])
    func `a name close to a node's structure is taken for it`(_ name: String, _ word: Word?) throws {
        #expect(try withDocument("\"\(name)\"") { Spelling.structureWord(near: $0.text) } == word)
    }

    @Test(arguments: [
        ("text", Word.Text), ("Txet", .Text), ("VStak", .VStack), ("Foo", nil), ("Map", nil), ("Buton", .Button),
        ("Lst", .List),
    ])
    func `a suggestion is sensible`(_ name: String, _ word: Word?) throws {
        let words = ViewType.allCases.map { $0.word }
        #expect(try withDocument("\"\(name)\"") { Spelling.suggestion(for: $0.text, among: words) } == word)
    }
}
