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

    init(_ theme: JSONValue?, recover: (Fault) throws(Fault) -> Void) throws(Fault) {
        guard let theme else { return }
        guard theme.kind == .object else {
            try recover(Fault.type(theme, expected: "an object with colors and redaction"))
            return
        }
        // The colours come first, since an ink may name one.
        do throws(Fault) {
            if let colors = theme[.colors] { try readColors(colors, recover) }
        } catch {
            try recover(error)
        }
        for member in theme.members where member.word != .colors && !member.isIgnored {
            do throws(Fault) {
                guard member.word == .redaction else {
                    throw Fault.unknownKey(member.key, of: "a theme", among: [.colors, .redaction])
                }
                try readRedaction(member.value)
            } catch {
                try recover(error)
            }
        }
    }

    /// The literal that a name stands for; a leading dot is set aside, as it is with SwiftUI's own names.
    func color(_ name: JSONText) -> JSONValue? {
        if let place = names.place(of: name) { return colors[place] }
        guard name.bytes.count > 1, name.bytes[0] == 0x2E else { return nil }
        let rest = JSONText(
            bytes: name.bytes.slice(1, name.bytes.count), isEscaped: name.isEscaped, isMarked: name.isMarked)
        return names.place(of: rest).map { colors[$0] }
    }

    private mutating func readColors(
        _ table: JSONValue, _ recover: (Fault) throws(Fault) -> Void
    ) throws(Fault) {
        guard table.kind == .object else { throw Fault.type(table, expected: "an object of colours by name") }
        var names: [JSONText] = []
        for member in table.members {
            if !ColorValue.isLiteral(member.value) { try recover(Theme.unknownColor(member.value)) }
            names.append(member.key.text)
            colors.append(member.value)
        }
        self.names = NameIndex(names)
    }

    private mutating func readRedaction(_ table: JSONValue) throws(Fault) {
        guard table.kind == .object else { throw Fault.type(table, expected: "an object with placeholder and privacy") }
        for member in table.members {
            if member.word == .placeholder {
                placeholder = try self.redaction(member.value)
            } else if member.word == .privacy {
                privacy = try self.redaction(member.value)
            } else if !member.isIgnored {
                throw Fault.unknownKey(member.key, of: "a theme's redaction", among: [.placeholder, .privacy])
            }
        }
    }

    private func redaction(_ value: JSONValue) throws(Fault) -> Redaction {
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
                redaction.ink = try ink(member.value)
            } else if member.word == .cornerRadius {
                guard member.value.kind == .number else {
                    throw Fault.type(member.value, expected: "a number of points")
                }
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

    private func ink(_ value: JSONValue) throws(Fault) -> JSONValue {
        if value.kind == .string, let color = color(value.text) { return color }
        guard ColorValue.isLiteral(value) else { throw Theme.unknownColor(value) }
        return value
    }

    private static func unknownColor(_ value: JSONValue) -> Fault {
        Fault.value(
            value, expected: "a SwiftUI colour name, #RGB, #RRGGBB or #RRGGBBAA, {color, opacity} or {light, dark}")
    }
}
