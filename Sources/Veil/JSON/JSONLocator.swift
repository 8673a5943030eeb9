/// Turns places of a tape into lines and pointers, and back. Only errors and `check` need it, so it may take its time.
enum JSONLocator {
    static func location(of offset: Int, in bytes: ByteView) -> SourceLocation {
        JSONPlaces(in: bytes).location(of: offset)
    }

    static func writeToken(_ text: JSONText, into buffer: ByteBuffer) {
        text.forEachByte { byte in
            switch byte {
            case 0x7E: buffer.append("~0")
            case 0x2F: buffer.append("~1")
            default: buffer.append(byte)
            }
        }
    }

    /// Finds the value that a pointer names. Behind `modifiers` a name stands for the first modifier of that name.
    static func value(at pointer: ByteView, below root: JSONValue) -> JSONValue? {
        var value = root
        var start = 0
        while start < pointer.count {
            guard pointer[start] == 0x2F else { return nil }
            var end = start + 1
            while end < pointer.count, pointer[end] != 0x2F { end += 1 }
            guard let inner = step(pointer.slice(start + 1, end), into: value) else { return nil }
            value = inner
            start = end
        }
        return value
    }

    private static func step(_ token: ByteView, into value: JSONValue) -> JSONValue? {
        switch value.kind {
        case .object:
            for member in value.members where isToken(token, member.key.text) { return member.value }
            return nil
        case .array:
            if let index = position(token) {
                var place = 0
                for element in value.elements {
                    if place == index { return element }
                    place += 1
                }
                return nil
            }
            for element in value.elements {
                if element.kind == .string, isToken(token, element.text) { return element }
                for member in element.members where isToken(token, member.key.text) { return member.value }
            }
            return nil
        case .null, .false, .true, .number, .string:
            return nil
        }
    }

    private static func position(_ token: ByteView) -> Int? {
        guard 1...9 ~= token.count, token.count == 1 || token[0] != 0x30 else { return nil }
        var position = 0
        for index in 0..<token.count {
            guard 0x30...0x39 ~= token[index] else { return nil }
            position = position * 10 + Int(token[index] - 0x30)
        }
        return position
    }

    private static func isToken(_ token: ByteView, _ text: JSONText) -> Bool {
        var bytes = text.unescaped
        var index = 0
        while index < token.count {
            var byte = token[index]
            index += 1
            if byte == 0x7E {
                guard index < token.count, token[index] & 0xFE == 0x30 else { return false }
                byte = token[index] == 0x30 ? 0x7E : 0x2F
                index += 1
            }
            if bytes.next() != byte { return false }
        }
        return bytes.next() == nil
    }
}
