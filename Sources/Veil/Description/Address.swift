// Which addresses may be shown. Browsers drop controls and spaces before they read a scheme, so they are set aside for
// judging; the address itself is copied as it was written. Anything before a colon that is not an allowed scheme is
// refused, whether a browser would take it for a scheme or not.

enum Address {
    /// https, relative, or a data URL of a raster image.
    static func isImage(_ text: JSONText) -> Bool {
        guard let scheme = schemeLength(of: text) else { return true }
        if begins(text, with: "https:", scheme) { return true }
        guard begins(text, with: "data:", scheme) else { return false }
        for kind in ["data:image/png", "data:image/jpeg", "data:image/gif", "data:image/webp", "data:image/avif"]
            as [StaticString]
        {
            var bytes = JudgedBytes(text)
            // The type of a data URL has its end behind it.
            if bytes.skip(kind), let end = bytes.next(), end == 0x3B || end == 0x2C { return true }
        }
        return false
    }

    /// http, https, mailto, tel or relative.
    static func isLink(_ text: JSONText) -> Bool {
        guard let scheme = schemeLength(of: text) else { return true }
        for allowed in ["http:", "https:", "mailto:", "tel:"] as [StaticString]
        where begins(text, with: allowed, scheme) { return true }
        return false
    }

    /// How many bytes stand before the first colon, where none of `/ ? #` comes first.
    private static func schemeLength(of text: JSONText) -> Int? {
        var bytes = JudgedBytes(text)
        while let byte = bytes.next() {
            switch byte {
            case 0x3A: return bytes.count - 1
            case 0x2F, 0x3F, 0x23, 0x5C: return nil
            default: continue
            }
        }
        return bytes.isAtLimit ? bytes.count : nil
    }

    /// Whether the scheme of so many bytes is this one, which is given with its colon.
    private static func begins(_ text: JSONText, with scheme: StaticString, _ length: Int) -> Bool {
        var bytes = JudgedBytes(text)
        return scheme.utf8CodeUnitCount == length + 1 && bytes.skip(scheme)
    }
}

/// An address as lower-case ASCII without controls and spaces, those of Latin-1 among them; the first bytes are enough.
private struct JudgedBytes {
    private static let limit = 1024

    private var bytes: UnescapedBytes
    /// The second byte of a pair of which the first was handed out.
    private var pending: UInt8?
    private(set) var count = 0

    init(_ text: JSONText) {
        bytes = text.unescaped
    }

    var isAtLimit: Bool {
        count >= JudgedBytes.limit
    }

    mutating func next() -> UInt8? {
        if let second = pending {
            pending = nil
            count += 1
            return second
        }
        while !isAtLimit, let byte = bytes.next() {
            if byte <= 0x20 || byte == 0x7F { continue }
            if byte == 0xC2 {
                guard let second = bytes.next() else { return nil }
                if second <= 0xA0 { continue }
                pending = second
            }
            count += 1
            return 0x41...0x5A ~= byte ? byte | 0x20 : byte
        }
        return nil
    }

    /// Whether the next bytes are these; where they are not, some of them are gone.
    mutating func skip(_ wanted: StaticString) -> Bool {
        let wanted = ByteView(wanted)
        for index in 0..<wanted.count where next() != wanted[index] { return false }
        return true
    }
}
