/// Text from outside on its way to a terminal or a page, which it must neither command nor turn around.
package enum Printable {
    /// Writes control characters and the invisible ones that steer direction as `\u{…}`.
    package static func escaped(_ text: [UInt8]) -> [UInt8] {
        let buffer = ByteBuffer(capacity: text.count, limit: .max / 4)
        ByteView.withBytes(of: text) { write($0, into: buffer) }
        return buffer.array
    }

    static func write(_ text: ByteBuffer, into buffer: ByteBuffer) {
        withExtendedLifetime(text) { write(text.view, into: buffer) }
    }

    private static func write(_ text: ByteView, into buffer: ByteBuffer) {
        var index = 0
        while index < text.count {
            guard let (scalar, length) = steering(text, at: index) else {
                buffer.append(text[index])
                index += 1
                continue
            }
            buffer.append("\\u{")
            var shift = scalar < 0x100 ? 4 : 12
            while shift >= 0 {
                let digit = UInt8(truncatingIfNeeded: scalar >> UInt32(shift) & 0xF)
                buffer.append(digit < 10 ? 0x30 + digit : 0x61 - 10 + digit)
                shift -= 4
            }
            buffer.append("}")
            index += length
        }
    }

    /// C0, DEL, C1, zero widths and direction marks (U+200B–200F), separators and embeddings (U+2028–202E), joiners
    /// and isolates (U+2060–206F), and the byte-order mark.
    private static func steering(_ text: ByteView, at index: Int) -> (scalar: UInt32, length: Int)? {
        let first = text[index]
        if first < 0x20 || first == 0x7F { return (UInt32(first), 1) }
        guard first == 0xC2 || first == 0xE2 || first == 0xEF, index + 1 < text.count else { return nil }
        let second = text[index + 1]
        if first == 0xC2 { return 0x80...0x9F ~= second ? (UInt32(second), 2) : nil }
        guard index + 2 < text.count else { return nil }
        let third = text[index + 2]
        let isSteering =
            switch (first, second) {
            case (0xE2, 0x80): 0x8B...0x8F ~= third || 0xA8...0xAE ~= third
            case (0xE2, 0x81): 0xA0...0xAF ~= third
            case (0xEF, 0xBB): third == 0xBF
            case (_, _): false
            }
        let scalar = UInt32(first & 0xF) << 12 | UInt32(second & 0x3F) << 6 | UInt32(third & 0x3F)
        return isSteering ? (scalar, 3) : nil
    }
}
