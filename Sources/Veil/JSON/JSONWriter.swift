// JSON in normal form: the shortest escapes, `<` as \u003c so that a result can stand inside a script element, all
// else raw. Commas follow from the last byte, so that withdrawing what was written needs no book-keeping.

extension ByteBuffer {
    @inline(__always)
    func separate() {
        switch last {
        case 0, 0x7B, 0x5B, 0x3A: return
        default: append(0x2C)
        }
    }

    func open(_ bracket: StaticString) {
        separate()
        append(bracket)
    }

    func writeKey(_ word: Word) {
        separate()
        append(Vocabulary.shared.key(word))
    }

    /// A word as a string.
    func writeWord(_ word: Word) {
        separate()
        let key = Vocabulary.shared.key(word)
        append(key.slice(0, key.count - 1))
    }

    /// A string that needs no escapes.
    func writeString(_ literal: StaticString) {
        separate()
        append(0x22)
        append(literal)
        append(0x22)
    }

    func writeString(_ text: JSONText) {
        separate()
        append(0x22)
        if text.isEscaped || text.isMarked {
            text.forEachByte { writeEscaped($0) }
        } else {
            append(text.bytes)
        }
        append(0x22)
    }

    /// Bytes of UTF-8 as a string.
    func writeString(utf8 bytes: ByteView) {
        separate()
        append(0x22)
        for index in 0..<bytes.count { writeEscaped(bytes[index]) }
        append(0x22)
    }

    func writeNumber(_ number: Int) {
        separate()
        appendDecimal(number)
    }

    func writeFlag(_ flag: Bool) {
        separate()
        append(flag ? "true" : "false")
    }

    func writeEscaped(_ byte: UInt8) {
        switch byte {
        case 0x22: append("\\\"")
        case 0x5C: append("\\\\")
        case 0x08: append("\\b")
        case 0x0C: append("\\f")
        case 0x0A: append("\\n")
        case 0x0D: append("\\r")
        case 0x09: append("\\t")
        case 0x3C: append("\\u003c")
        case 0x00..<0x20:
            append("\\u00")
            append(0x30 + byte >> 4)
            append(byte & 0xF < 10 ? 0x30 + byte & 0xF : 0x61 - 10 + byte & 0xF)
        default: append(byte)
        }
    }

    /// A string, number, boolean or null as it came, in normal form.
    func writeScalar(_ value: JSONValue) {
        if value.kind == .string {
            writeString(value.text)
        } else {
            separate()
            append(value.spelling)
        }
    }
}
