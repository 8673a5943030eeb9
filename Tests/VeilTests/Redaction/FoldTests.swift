import Testing

@testable import Veil

struct FoldTests {
    /// The state after a list of modifiers, outermost first, as what differs from the default.
    private func fold(
        _ modifiers: [String], host: RedactionOptions.Host = .widget, from start: RedactionState = RedactionState()
    ) throws -> String {
        let json = #"""
            {"effects":{"box":{"modifiers":[],"content":"removed"},"bare":{"modifiers":[],"content":"kept"}},
             "buttonStyles":{"S":{"body":"a"}}}
            """#
        return try withTables(json) { document in
            let scope = FoldScope(document: document, host: host, lock: false, history: History(isKept: false))
            return try withDocument("[\(modifiers.joined(separator: ","))]") { list in
                var state = start
                for entry in list.elements {
                    let member = entry.onlyMember
                    let key = member?.key ?? entry
                    let name = try #require(ModifierName(key.word()))
                    _ = try scope.apply(name, member?.value, written: key, origin: 0, path: -1, to: &state)
                }
                var parts: [String] = []
                if !state.own.isEmpty { parts.append("own \(state.own.rawValue)") }
                if state.mark { parts.append("mark") }
                if state.lockedMark { parts.append("lockedMark") }
                if state.stale { parts.append("stale") }
                if !state.isEnabled { parts.append("off") }
                if state.colorScheme == .dark { parts.append("dark") }
                if state.buttonStyle != .automatic { parts.append("\(state.buttonStyle.word)") }
                if let cover = state.look?.cover { parts.append(document.effects[cover.effect].name.string) }
                return parts.joined(separator: " ")
            }
        }
    }

    private static let placeholder = #"{"redacted":"placeholder"}"#
    private static let privacy = #"{"redacted":"privacy"}"#

    @Test(arguments: [
        ([placeholder, privacy], "own 3"), ([placeholder, #"{"redacted":[]}"#, #"{"redacted":null}"#], "own 1"),
        ([placeholder, #""unredacted""#], ""), ([#""unredacted""#, placeholder], "own 1"),
        ([placeholder, #"{"environment":{"redactionReasons":"blurred"}}"#], "own 2048"),
        ([#""privacySensitive""#], "mark lockedMark"), ([#"{"privacySensitive":false}"#], ""),
        ([#""privacySensitive""#, #"{"privacySensitive":false}"#], "lockedMark"),
        ([placeholder, privacy, #""privacySensitive""#], "own 2 mark lockedMark"),
        ([placeholder, #""privacySensitive""#], "own 1 mark lockedMark"),
        ([#""invalidatableContent""#], "stale"),
        ([#""invalidatableContent""#, #"{"invalidatableContent":false}"#], ""),
        ([#"{"effect":"blurred"}"#, #"{"effect":"confidential"}"#], "blurred"), ([#"{"effect":null}"#], ""),
        ([#"{"effect":"blurred"}"#, #""unredacted""#], ""), ([#"{"effect":"box"}"#, #""unredacted""#], "box"),
        ([#"{"effect":"blurred"}"#, #"{"effect":"box"}"#], "box"), ([#"{"effect":"bare"}"#], ""),
        ([#""redactable""#], ""),
        ([#"{"redacted":["blurred","confidential"]}"#, #""redactable""#], "own 3072 confidential"),
        (
            [#"{"redacted":["blurred","confidential"]}"#, #"{"redactable":{"reasons":["blurred"]}}"#],
            "own 3072 blurred"
        ),
        (
            [#"{"redacted":"blurred"}"#, #"{"redactable":{"reasons":["blurred"],"effect":"placeholder"}}"#],
            "own 2048 placeholder"
        ),
        ([placeholder, #""redactable""#], "own 1"),
        ([#"{"disabled":true}"#, #"{"disabled":false}"#], "off"),
        ([#"{"disabled":true}"#, #"{"environment":{"isEnabled":true}}"#], ""),
        ([#"{"environment":{"colorScheme":"dark","layoutDirection":"rightToLeft"}}"#], "dark"),
        ([#"{"buttonStyle":"plain"}"#, #"{"buttonStyle":"bordered"}"#], "bordered"),
        ([#"{"buttonStyle":"S"}"#], "custom"),
    ])
    func `modifiers add up`(_ modifiers: [String], _ expected: String) throws {
        #expect(try fold(modifiers) == expected)
    }

    @Test(arguments: [
        ([placeholder, #""privacySensitive""#], "lockedMark"),
        ([placeholder, privacy, #"{"privacySensitive":false}"#], ""),
        ([placeholder, privacy, #""privacySensitive""#], "own 2 mark lockedMark"),
        ([#""privacySensitive""#, privacy], "own 2 lockedMark"),
    ])
    func `in an app sensitive content is laid out without reasons`(_ modifiers: [String], _ expected: String) throws {
        #expect(try fold(modifiers, host: .app) == expected)
    }

    @Test(arguments: [
        (#""redacted""#, "view.modifier"), (#""effect""#, "view.modifier"), (#""environment""#, "view.modifier"),
        (#""disabled""#, "view.modifier"), (#""buttonStyle""#, "view.modifier"),
        (#"{"effect":"x"}"#, "view.undeclared"),
        (#"{"effect":1}"#, "view.type"), (#"{"unredacted":false}"#, "view.value"),
        (#"{"privacySensitive":1}"#, "view.type"),
        (#"{"invalidatableContent":null}"#, "view.type"), (#"{"disabled":"no"}"#, "view.type"),
        (#"{"environment":{"x":1}}"#, "view.unknown-key"), (#"{"environment":1}"#, "view.type"),
        (#"{"environment":{"isEnabled":1}}"#, "view.type"),
        (#"{"environment":{"layoutDirection":"up"}}"#, "view.value"),
        (#"{"buttonStyle":"x"}"#, "view.undeclared"), (#"{"buttonStyle":1}"#, "view.type"),
        (#"{"redactable":1}"#, "view.type"),
        (#"{"redactable":{"x":1}}"#, "view.unknown-key"), (#"{"redactable":{"reasons":"x"}}"#, "view.undeclared"),
        (#"{"redactable":{"effect":"x"}}"#, "view.undeclared"),
    ])
    func `an argument that cannot stand is refused`(_ modifier: String, _ code: String) {
        #expect(refusal { _ = try fold([modifier]) }.hasPrefix(code + ": "))
    }

    @Test func `each locked reason leaves a cover that stays`() throws {
        var locked = RedactionState()
        locked.locked = [.confidential, .placeholder]
        #expect(try fold([#""redactable""#, #""unredacted""#], from: locked) == "confidential")
    }
}
