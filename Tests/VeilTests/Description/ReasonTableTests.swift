import Testing

@testable import Veil

struct ReasonTableTests {
    /// Each reason as its name, its bits and the place of its effect.
    private func table(_ reasons: String, effects: String = "{}", lock: Bool = false) throws -> [String] {
        try withTables("{\"reasons\":\(reasons),\"effects\":\(effects)}", lock: lock) { document in
            document.reasons.definitions.map { definition in
                let effect = definition.effect.map { document.effects[$0].name.string } ?? "-"
                return "\(definition.name.string) \(definition.bits.rawValue) \(effect)"
            }
        }
    }

    private let builtIn = ["placeholder 1 -", "privacy 2 -", "invalidated 4 -"]
    private let confidential = "confidential 1024 confidential"
    private let blurred = "blurred 2048 blurred"

    @Test func `five reasons are built in`() throws {
        #expect(try table("{}") == builtIn + [confidential, blurred])
    }

    @Test(arguments: [
        (#"{"rawValue":4096}"#, "r 4096 confidential"), (#"{"rawValue":"1 << 12"}"#, "r 4096 confidential"),
        (#"{"rawValue":"1<<30"}"#, "r 1073741824 confidential"), (#"{"rawValue":768}"#, "r 768 confidential"),
        (#"{"rawValue":256,"effect":"blurred"}"#, "r 256 blurred"), (#"{"rawValue":256,"effect":null}"#, "r 256 -"),
    ])
    func `a reason has its bits and its effect`(_ value: String, _ expected: String) throws {
        #expect(try table("{\"r\":\(value)}") == builtIn + [confidential, blurred, expected])
    }

    @Test func `the effect of the same name is the default`() throws {
        #expect(try table(#"{"r":{"rawValue":256}}"#, effects: #"{"r":["bold"]}"#).last == "r 256 r")
    }

    @Test func `a declared bit or name replaces the built-in reason`() throws {
        #expect(try table(#"{"r":{"rawValue":1024}}"#) == builtIn + [blurred, "r 1024 confidential"])
        #expect(
            try table(#"{"blurred":{"rawValue":256}}"#) == builtIn + [confidential, "blurred 256 blurred"])
    }

    @Test func `under lock the built-in reasons stay what they are`() throws {
        #expect(
            try table(#"{"r":{"rawValue":3072,"effect":null},"blurred":{"rawValue":256}}"#, lock: true)
                == builtIn + [confidential, blurred, "r 3072 confidential"])
    }

    @Test(arguments: [
        (#"{"r":{"rawValue":0}}"#, "view.declaration"), (#"{"r":{"rawValue":128}}"#, "view.declaration"),
        (#"{"r":{"rawValue":257}}"#, "view.declaration"), (#"{"r":{"rawValue":2147483648}}"#, "view.declaration"),
        (#"{"r":{"rawValue":"1 << 31"}}"#, "view.declaration"), (#"{"r":{"rawValue":"2 << 8"}}"#, "view.declaration"),
        (#"{"r":{"rawValue":256.0}}"#, "view.declaration"), (#"{"r":{"rawValue":-256}}"#, "view.declaration"),
        (#"{"r":{"rawValue":true}}"#, "view.type"), (#"{"r":{}}"#, "view.declaration"), (#"{"r":256}"#, "view.type"),
        (#"{"r":{"rawValue":256,"x":1}}"#, "view.unknown-key"),
        (#"{"r":{"rawValue":256,"effect":"x"}}"#, "view.undeclared"),
        (#"{"r":{"rawValue":256,"effect":1}}"#, "view.type"),
        (#"{"placeholder":{"rawValue":256}}"#, "view.declaration"),
        (#"{"privacy":{"rawValue":256}}"#, "view.declaration"),
        (#"{"invalidated":{"rawValue":256}}"#, "view.declaration"), (#"{"a b":{"rawValue":256}}"#, "view.declaration"),
        (#"{"a":{"rawValue":768},"b":{"rawValue":512}}"#, "view.declaration"), ("[]", "view.type"),
    ])
    func `a declaration that cannot hold is refused`(_ reasons: String, _ code: String) {
        #expect(refusal { _ = try table(reasons) }.hasPrefix(code + ": "))
    }

    @Test(arguments: [
        ("null", 0), ("[]", 0), (#""placeholder""#, 1), (#"".privacy""#, 2), (#"["placeholder","blurred"]"#, 2049),
        (#"{"rawValue":1025}"#, 1025), (#"{"rawValue":"1 << 3"}"#, 8), (#"{"rawValue":2147483647}"#, 2_147_483_647),
    ])
    func `redacted takes a name, a list, a raw value or nothing`(_ value: String, _ bits: UInt32) throws {
        let found = try withTables("{}") { document in
            try withDocument(value) { try document.reasons.reasons($0).rawValue }
        }
        #expect(found == bits)
    }

    @Test(arguments: [
        (
            #""placehoder""#,
            "view.undeclared: No reason is named “placehoder”; declare yours under reasons. Did you mean placeholder?"
        ),
        (#""Foo""#, "view.undeclared: No reason is named “Foo”; declare yours under reasons."),
        ("true", "view.type: This is true; expected a reason's name, a list of names, {\"rawValue\": …} or null."),
        ("[1]", "view.type: This is a number; expected the name of a reason."),
        (#"{"raw":1}"#, "view.unknown-key: “raw” is not a key of a reason's value."),
        (
            #"{"rawValue":2147483648}"#,
            "view.value: This value cannot stand here; expected rawValue with bits 0 to 30, such as 1024 or \"1 << 10\"."
        ),
    ])
    func `redacted takes nothing else`(_ value: String, _ message: String) throws {
        try withTables("{}") { document in
            try withDocument(value) { value in #expect(refusal { _ = try document.reasons.reasons(value) } == message) }
        }
    }
}
