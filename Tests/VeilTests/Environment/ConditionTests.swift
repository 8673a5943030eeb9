import Testing

@testable import Veil

struct ConditionTests {
    private func holds(_ condition: String, _ change: (inout RedactionState) -> Void = { _ in }) throws -> Bool {
        var state = RedactionState()
        change(&state)
        let target = Target(platform: .iPadOS, version: Version(major: 15, minor: 2))
        return try withTables(#"{"reasons":{"two":{"rawValue":768}}}"#) { document in
            try withDocument(condition) { value in
                try ConditionScope(reasons: document.reasons, target: target).holds(value, in: state)
            }
        }
    }

    @Test(arguments: [
        (#""isEnabled""#, true), (#""!isEnabled""#, false), (#""isPressed""#, false), (#""!isPressed""#, true),
        (#""\u0021is\u0050ressed""#, true), (#"{"not":"isEnabled"}"#, false), (#"{"all":[]}"#, true),
        (#"{"any":[]}"#, false),
        (#"{"all":["isEnabled","isPressed"]}"#, false), (#"{"any":["isEnabled","isPressed"]}"#, true),
        (#"{"colorScheme":"light"}"#, true), (#"{"colorScheme":".dark"}"#, false),
        (#"{"available":"iOS 15"}"#, true), (#"{"available":"iPadOS 15.3"}"#, false),
        (#"{"available":["iOS 14","macOS 99"]}"#, true), (#"{"available":["iOS 14","iPadOS 16"]}"#, false),
        (#"{"available":"macOS 99"}"#, true), (#"{"available":[]}"#, true), (#"{"reason":"placeholder"}"#, false),
        (#"{"reason":[]}"#, false),
    ])
    func `a condition in the default state`(_ condition: String, _ expected: Bool) throws {
        #expect(try holds(condition) == expected)
    }

    @Test func `a reason is present with all its bits`() throws {
        #expect(try !holds(#"{"reason":"two"}"#) { $0.own = RedactionReasons(rawValue: 256) })
        #expect(try holds(#"{"reason":"two"}"#) { $0.own = RedactionReasons(rawValue: 768) })
        #expect(try holds(#"{"reason":["privacy","two"]}"#) { $0.locked = .privacy })
    }

    @Test func `straight in an old button style defaults are read`() throws {
        func old(_ state: inout RedactionState) {
            (state.isEnabled, state.own, state.colorScheme, state.readsDefaults) = (false, .placeholder, .dark, true)
        }
        #expect(try holds(#""isEnabled""#, old))
        #expect(try !holds(#"{"reason":"placeholder"}"#, old))
        #expect(try holds(#"{"colorScheme":"light"}"#, old))
    }

    @Test(arguments: [
        (#""isEnabld""#, "view.condition"), (#""""#, "view.condition"), (#""!""#, "view.condition"),
        ("{}", "view.condition"),
        (#"{"not":"isEnabled","all":[]}"#, "view.condition"), ("true", "view.type"), ("[]", "view.type"),
        (#"{"x":1}"#, "view.unknown-key"), (#"{"all":"isEnabled"}"#, "view.type"),
        (#"{"any":["isEnabled",1]}"#, "view.type"), (#"{"reason":"x"}"#, "view.undeclared"),
        (#"{"reason":1}"#, "view.type"), (#"{"colorScheme":"blue"}"#, "view.value"),
        (#"{"available":"iOS"}"#, "view.value"),
        (#"{"available":1}"#, "view.type"),
    ])
    func `anything else is no condition`(_ condition: String, _ code: String) {
        #expect(refusal { _ = try holds(condition) }.hasPrefix(code + ": "))
    }
}
