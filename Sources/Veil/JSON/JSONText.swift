/// A string as it is spelled between its quotes.
struct JSONText {
    let bytes: ByteView
    let isEscaped: Bool
    /// Whether a `<` stands in it.
    let isMarked: Bool

    init(bytes: ByteView, isEscaped: Bool, isMarked: Bool) {
        self.bytes = bytes
        self.isEscaped = isEscaped
        self.isMarked = isMarked
    }

    init(_ literal: StaticString) {
        self.init(bytes: ByteView(literal), isEscaped: false, isMarked: false)
    }

    /// Unicode scalars after unescaping.
    var scalarCount: Int {
        var count = 0
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte & 0xC0 == 0x80 { continue }
            count += 1
            guard byte == 0x5C else { continue }
            if bytes[index] == 0x75 {
                let isPair = JSONText.hexadecimal(bytes, at: index + 1).map { $0 & 0xFC00 == 0xD800 } ?? false
                index += isPair ? 11 : 5
            } else {
                index += 1
            }
        }
        return count
    }

    /// The string as UTF-8, byte by byte.
    func forEachByte(_ body: (UInt8) -> Void) {
        var bytes = unescaped
        while let byte = bytes.next() { body(byte) }
    }

    var unescaped: UnescapedBytes {
        UnescapedBytes(text: self)
    }

    func isEqual(to other: JSONText) -> Bool {
        if !isEscaped, !other.isEscaped { return bytes.isEqual(to: other.bytes) }
        return order(to: other) == 0
    }

    func isEqual(to literal: StaticString) -> Bool {
        isEqual(to: JSONText(literal))
    }

    /// Negative, zero or positive as this string's UTF-8 stands before, with or behind the other's.
    func order(to other: JSONText) -> Int {
        var ours = unescaped
        var theirs = other.unescaped
        while true {
            let (our, their) = (ours.next(), theirs.next())
            if our == nil || their == nil { return (our == nil ? 0 : 1) - (their == nil ? 0 : 1) }
            if our != their { return our! < their! ? -1 : 1 }
        }
    }

    func hasPrefix(_ prefix: StaticString) -> Bool {
        var ours = unescaped
        let wanted = ByteView(prefix)
        for index in 0..<wanted.count where ours.next() != wanted[index] { return false }
        return true
    }

    static func hexadecimal(_ bytes: ByteView, at index: Int) -> UInt32? {
        var value: UInt32 = 0
        for place in index..<index + 4 {
            let byte = bytes[place]
            switch byte {
            case 0x30...0x39: value = value << 4 | UInt32(byte - 0x30)
            case 0x41...0x46: value = value << 4 | UInt32(byte - 0x41 + 10)
            case 0x61...0x66: value = value << 4 | UInt32(byte - 0x61 + 10)
            default: return nil
            }
        }
        return value
    }
}

/// The bytes of a string after unescaping, one at a time.
struct UnescapedBytes {
    private let bytes: ByteView
    private var index = 0
    /// What is left of an escape of several bytes, the next one lowest.
    private var pending: UInt32 = 0

    init(text: JSONText) {
        bytes = text.bytes
    }

    mutating func next() -> UInt8? {
        if pending != 0 {
            defer { pending >>= 8 }
            return UInt8(truncatingIfNeeded: pending)
        }
        guard index < bytes.count else { return nil }
        let byte = bytes[index]
        index += 1
        guard byte == 0x5C else { return byte }
        let escape = bytes[index]
        index += 1
        switch escape {
        case 0x62: return 0x08
        case 0x66: return 0x0C
        case 0x6E: return 0x0A
        case 0x72: return 0x0D
        case 0x74: return 0x09
        case 0x75: return scalar()
        default: return escape
        }
    }

    private mutating func scalar() -> UInt8 {
        var value = JSONText.hexadecimal(bytes, at: index) ?? 0xFFFD
        index += 4
        if value & 0xFC00 == 0xD800 {
            let second = JSONText.hexadecimal(bytes, at: index + 2) ?? 0xDC00
            index += 6
            value = 0x10000 + (value & 0x3FF) << 10 + second & 0x3FF
        }
        switch value {
        case 0..<0x80:
            return UInt8(value)
        case 0x80..<0x800:
            pending = 0x80 | value & 0x3F
            return UInt8(0xC0 | value >> 6)
        case 0x800..<0x10000:
            pending = (0x80 | value & 0x3F) << 8 | 0x80 | value >> 6 & 0x3F
            return UInt8(0xE0 | value >> 12)
        default:
            pending = (0x80 | value & 0x3F) << 16 | (0x80 | value >> 6 & 0x3F) << 8 | 0x80 | value >> 12 & 0x3F
            return UInt8(0xF0 | value >> 18)
        }
    }
}
