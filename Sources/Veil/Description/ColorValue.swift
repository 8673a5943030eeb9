/// What a colour may be: a SwiftUI name, `#RGB` `#RRGGBB` `#RRGGBBAA`, `{color, opacity}` or `{light, dark}`.
enum ColorValue {
    /// Whether the value is a colour without names of a theme.
    static func isLiteral(_ value: JSONValue) -> Bool {
        switch value.kind {
        case .string:
            return isHexadecimal(value.text) || WordList.color.contains(value.word(dotted: true))
        case .object:
            guard isObject(value) else { return false }
            for member in value.members where member.word != .opacity && !isLiteral(member.value) { return false }
            if let opacity = value[.opacity] { return opacity.kind == .number && opacity.number.isFinite }
            return true
        case .null, .true, .false, .number, .array:
            return false
        }
    }

    /// Whether the object has the keys of a colour and no others.
    static func isObject(_ value: JSONValue) -> Bool {
        let isPair = value[.light] != nil && value[.dark] != nil
        guard isPair || value[.color] != nil else { return false }
        for member in value.members {
            if isPair ? member.word == .light || member.word == .dark : member.word == .color || member.word == .opacity
            {
                continue
            }
            return false
        }
        return true
    }

    static func isHexadecimal(_ text: JSONText) -> Bool {
        guard !text.isEscaped, text.bytes.count == 4 || text.bytes.count == 7 || text.bytes.count == 9,
            text.bytes[0] == 0x23
        else { return false }
        for index in 1..<text.bytes.count {
            switch text.bytes[index] {
            case 0x30...0x39, 0x41...0x46, 0x61...0x66: continue
            default: return false
            }
        }
        return true
    }
}
