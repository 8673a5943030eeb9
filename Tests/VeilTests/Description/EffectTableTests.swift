import Testing

@testable import Veil

struct EffectTableTests {
    private func definition(_ effect: String) throws -> String {
        try withTables("{\"effects\":{\"e\":\(effect)}}") { document in
            let place = try #require(document.effects.place(of: JSONText("e")))
            let definition = document.effects[place]
            return "\(definition.content) \(definition.disclosure) \(definition.isSticky)"
        }
    }

    @Test(arguments: [
        ("[]", "shape fixed false"), (#"["bold"]"#, "shape fixed false"), (#""bold""#, "shape fixed false"),
        (#"{"blur":4}"#, "shape fixed false"), ("{}", "shape fixed false"),
        (#"{"modifiers":[],"content":"removed"}"#, "removed fixed false"),
        (#"{"modifiers":[],"content":".kept","sticky":true}"#, "kept fixed true"),
        (#"{"modifiers":[],"disclosure":"characters"}"#, "shape characters false"),
    ])
    func `an effect is a list of modifiers or says more`(_ effect: String, _ expected: String) throws {
        #expect(try definition(effect) == expected)
    }

    @Test(arguments: [
        ("null", "view.type"), ("1", "view.type"), (#"{"modifiers":[],"x":1}"#, "view.unknown-key"),
        (#"{"content":"gone"}"#, "view.value"), (#"{"disclosure":"none"}"#, "view.value"),
        (#"{"modifiers":[],"sticky":1}"#, "view.type"),
    ])
    func `an effect that says anything else is refused`(_ effect: String, _ code: String) {
        #expect(refusal { _ = try definition(effect) }.hasPrefix(code + ": "))
    }

    @Test func `an own effect replaces a built-in one, but not under lock`() throws {
        let json = #"{"effects":{"blurred":["bold"]}}"#
        #expect(try withTables(json) { $0.effects.place(of: JSONText("blurred")) } == 3)
        #expect(try withTables(json, lock: true) { $0.effects.place(of: JSONText("blurred")) } == EffectTable.blurred)
    }

    @Test func `the placeholder tells a class, and the others nothing`() throws {
        #expect(
            try withTables("{}") { $0.effects.definitions.map { "\($0.name.string) \($0.disclosure)" } } == [
                "placeholder class", "confidential fixed", "blurred fixed",
            ])
    }
}
