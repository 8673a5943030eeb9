/// The colours that a document names, and the look of its reasons.
struct Theme {
    /// What a theme says of one reason.
    struct Redaction {
        var disclosure: Disclosure?
        var ink: JSONValue?
        var cornerRadius: JSONValue?
    }

    private(set) var placeholder = Redaction()
    private(set) var privacy = Redaction()
    private var names = NameIndex([])
    private var colors: [JSONValue] = []

    init(_ theme: JSONValue?) throws(Fault) {
        guard let theme else { return }
        guard theme.kind == .object else { throw Fault.type(theme, expected: "an object with colors and redaction") }
        for member in theme.members {
            if member.word == .colors {
                try readColors(member.value)
            } else if member.word == .redaction {
                try readRedaction(member.value)
            } else if !member.isIgnored {
                throw Fault.unknownKey(member.key, of: "a theme", among: [.colors, .redaction])
            }
        }
    }

    func color(_ name: JSONText) -> JSONValue? {
        names.place(of: name).map { colors[$0] }
    }

    private mutating func readColors(_ table: JSONValue) throws(Fault) {
        guard table.kind == .object else { throw Fault.type(table, expected: "an object of colours by name") }
        var names: [JSONText] = []
        for member in table.members {
            guard ColorValue.isLiteral(member.value) else { throw Theme.unknownColor(member.value) }
            names.append(member.key.text)
            colors.append(member.value)
        }
        self.names = NameIndex(names)
    }

    private mutating func readRedaction(_ table: JSONValue) throws(Fault) {
        guard table.kind == .object else { throw Fault.type(table, expected: "an object with placeholder and privacy") }
        for member in table.members {
            if member.word == .placeholder {
                placeholder = try Theme.redaction(member.value)
            } else if member.word == .privacy {
                privacy = try Theme.redaction(member.value)
            } else if !member.isIgnored {
                throw Fault.unknownKey(member.key, of: "a theme's redaction", among: [.placeholder, .privacy])
            }
        }
    }

    private static func redaction(_ value: JSONValue) throws(Fault) -> Redaction {
        guard value.kind == .object else {
            throw Fault.type(value, expected: "an object with disclosure, ink or cornerRadius")
        }
        var redaction = Redaction()
        for member in value.members {
            if member.word == .disclosure {
                guard let disclosure = Disclosure(member.value.word(dotted: true)) else {
                    throw Fault.value(member.value, expected: "fixed, class or characters")
                }
                redaction.disclosure = disclosure
            } else if member.word == .ink {
                guard ColorValue.isLiteral(member.value) else { throw unknownColor(member.value) }
                redaction.ink = member.value
            } else if member.word == .cornerRadius {
                guard member.value.kind == .number else { throw Fault.type(member.value, expected: "a number of points") }
                guard member.value.number.isFinite else {
                    throw Fault(.number, at: member.value, "This number is not finite as a Double.")
                }
                redaction.cornerRadius = member.value
            } else if !member.isIgnored {
                throw Fault.unknownKey(
                    member.key, of: "a theme's redaction", among: [.disclosure, .ink, .cornerRadius])
            }
        }
        return redaction
    }

    private static func unknownColor(_ value: JSONValue) -> Fault {
        Fault.value(value, expected: "a SwiftUI colour name, #RGB, #RRGGBB or #RRGGBBAA, {color, opacity} or {light, dark}")
    }
}
