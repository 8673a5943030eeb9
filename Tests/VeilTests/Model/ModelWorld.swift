/// What the fold is given from outside: tables of the document and options of the caller.
///
/// Written from the text of the design alone; nothing here is the core's.
struct ModelWorld {
    enum Disclosure: Int, Comparable {
        case fixed, `class`, characters

        static func < (one: Disclosure, other: Disclosure) -> Bool { one.rawValue < other.rawValue }
        var name: String { ["fixed", "class", "characters"][rawValue] }
    }

    enum Content: String { case shape, removed, kept }

    struct Effect {
        var name: String
        var disclosure = Disclosure.fixed
        var sticky = false
        var content = Content.shape
        /// The effect's modifiers as view JSON.
        var modifiers = "[]"
    }

    struct Reason {
        var name: String
        var rawValue: UInt32
        /// nil: for conditions only.
        var effect: String?
    }

    static let placeholder: UInt32 = 1
    static let privacy: UInt32 = 2
    static let invalidated: UInt32 = 4

    var app = false
    /// Declared by the document.
    var effects: [Effect] = []
    var reasons: [Reason] = []
    var placeholderDisclosure: Disclosure?
    var privacyDisclosure: Disclosure?

    /// The document's own environment at the root.
    var rootReasons: [String] = []
    var rootIsEnabled = true

    var callerReasons: [String] = []
    var callerEffect: String?
    var lock = false

    func effect(named name: String) -> Effect {
        if let declared = effects.last(where: { $0.name == name }) { return declared }
        return Effect(name: name, disclosure: name == "placeholder" ? .class : .fixed)
    }

    /// Reasons that may have an effect: the document's, and the built-in ones that it did not replace.
    var declaredReasons: [Reason] {
        let builtIn = [
            Reason(name: "confidential", rawValue: 1 << 10, effect: "confidential"),
            Reason(name: "blurred", rawValue: 1 << 11, effect: "blurred"),
        ]
        let kept = builtIn.filter { mine in
            !reasons.contains { $0.name == mine.name || $0.rawValue & mine.rawValue != 0 }
        }
        return (reasons + kept).sorted { $0.rawValue < $1.rawValue }
    }

    /// Names that `redacted` may take.
    var reasonNames: [String] {
        ["placeholder", "privacy", "invalidated"] + declaredReasons.map(\.name)
    }

    func bits(_ names: [String]) -> UInt32 {
        names.reduce(0) { set, name in
            switch name {
            case "placeholder": set | Self.placeholder
            case "privacy": set | Self.privacy
            case "invalidated": set | Self.invalidated
            default: set | (declaredReasons.first { $0.name == name }?.rawValue ?? 0)
            }
        }
    }

    func disclosure(ofPlaceholder: Bool) -> Disclosure {
        if ofPlaceholder {
            let own = placeholderDisclosure ?? .class
            return lock ? min(own, .class) : own
        }
        return lock ? .fixed : privacyDisclosure ?? .fixed
    }

    /// The members of a document before its body.
    var tables: String {
        var parts: [String] = []
        if !reasons.isEmpty {
            let each = reasons.map { reason in
                let effect = reason.effect.map { "\"\($0)\"" } ?? "null"
                return "\"\(reason.name)\":{\"rawValue\":\(reason.rawValue),\"effect\":\(effect)}"
            }
            parts.append("\"reasons\":{" + each.joined(separator: ",") + "}")
        }
        if !effects.isEmpty {
            let each = effects.map { effect in
                "\"\(effect.name)\":{\"modifiers\":\(effect.modifiers),\"content\":\"\(effect.content.rawValue)\","
                    + "\"disclosure\":\"\(effect.disclosure.name)\",\"sticky\":\(effect.sticky)}"
            }
            parts.append("\"effects\":{" + each.joined(separator: ",") + "}")
        }
        var looks: [String] = []
        if let placeholderDisclosure {
            looks.append("\"placeholder\":{\"disclosure\":\"\(placeholderDisclosure.name)\"}")
        }
        if let privacyDisclosure { looks.append("\"privacy\":{\"disclosure\":\"\(privacyDisclosure.name)\"}") }
        if !looks.isEmpty { parts.append("\"theme\":{\"redaction\":{" + looks.joined(separator: ",") + "}}") }
        var values: [String] = []
        if !rootReasons.isEmpty {
            values.append("\"redactionReasons\":[" + rootReasons.map { "\"\($0)\"" }.joined(separator: ",") + "]")
        }
        if !rootIsEnabled { values.append("\"isEnabled\":false") }
        if !values.isEmpty { parts.append("\"environment\":{" + values.joined(separator: ",") + "}") }
        return parts.map { $0 + "," }.joined()
    }

    /// The members of the caller's options, without braces.
    var optionMembers: [String] {
        var parts = ["\"host\":\"\(app ? "app" : "widget")\""]
        if !callerReasons.isEmpty {
            parts.append("\"reasons\":[" + callerReasons.map { "\"\($0)\"" }.joined(separator: ",") + "]")
        }
        if let callerEffect { parts.append("\"effect\":\"\(callerEffect)\"") }
        if lock { parts.append("\"lock\":true") }
        return parts
    }

    var options: String { "{" + optionMembers.joined(separator: ",") + "}" }
}
