extension Fault {
    /// Writes the sentence. `naming` what the document spells is for errors and `check`, never for a result.
    func writeMessage(naming: Bool, into buffer: ByteBuffer) {
        let text = ByteView(text)
        var index = 0
        while index < text.count {
            if text[index] == 0x5B {
                var end = index + 1
                while end < text.count, text[end] != 0x5D { end += 1 }
                let part = text.slice(index + 1, end)
                if canSay(part, naming: naming) { write(part, into: buffer) }
                index = end + 1
            } else {
                var end = index
                while end < text.count, text[end] != 0x5B { end += 1 }
                write(text.slice(index, end), into: buffer)
                index = end
            }
        }
    }

    private func canSay(_ part: ByteView, naming: Bool) -> Bool {
        for index in 1..<max(part.count, 1) where part[index - 1] == 0x25 {
            if part[index] == 0x73, !naming { return false }
            if part[index] == 0x77, word == nil { return false }
        }
        return true
    }

    private func write(_ part: ByteView, into buffer: ByteBuffer) {
        var index = 0
        while index < part.count {
            guard part[index] == 0x25, index + 1 < part.count else {
                buffer.append(part[index])
                index += 1
                continue
            }
            switch part[index + 1] {
            case 0x73: if let place { Fault.writeSpelling(of: place, into: buffer) }
            case 0x6B: if let place { buffer.append(place.kind.noun) }
            case 0x64: buffer.append(detail)
            case 0x77: if let word { buffer.append(word.spelling) }
            default: buffer.append(part.slice(index, index + 2))
            }
            index += 2
        }
    }

    /// What the document says at a place, in quotes, cut to a length that a terminal bears.
    private static func writeSpelling(of place: JSONValue, into buffer: ByteBuffer) {
        guard place.kind == .string else {
            buffer.append(place.kind.noun)
            return
        }
        var length = 0
        buffer.append("\u{201C}")
        var bytes = place.text.unescaped
        while let byte = bytes.next() {
            if length >= Limits.quoted, byte & 0xC0 != 0x80 {
                buffer.append("\u{2026}")
                break
            }
            buffer.append(byte < 0x20 || byte == 0x7F ? 0x20 : byte)
            length += 1
        }
        buffer.append("\u{201D}")
    }
}

extension JSONKind {
    var noun: StaticString {
        switch self {
        case .null: "null"
        case .true: "true"
        case .false: "false"
        case .number: "a number"
        case .string: "a string"
        case .array: "a list"
        case .object: "an object"
        }
    }
}
