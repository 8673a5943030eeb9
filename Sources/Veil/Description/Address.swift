// Which addresses may be shown. Browsers drop controls and spaces before they read a scheme, so they are set aside for
// judging; the address itself is copied as it was written. Anything before a colon that is not an allowed scheme is
// refused, whether a browser would take it for a scheme or not.

enum Address {
    /// https, relative, or a data URL of a raster image.
    static func isImage(_ text: JSONText) -> Bool {
        let address = judged(text)
        guard let scheme = scheme(of: address) else { return true }
        if matches(scheme, "https") { return true }
        guard matches(scheme, "data") else { return false }
        for kind in ["image/png", "image/jpeg", "image/gif", "image/webp", "image/avif"] as [StaticString]
        where starts(address[(scheme.count + 1)...], with: kind) { return true }
        return false
    }

    /// http, https, mailto, tel or relative.
    static func isLink(_ text: JSONText) -> Bool {
        guard let scheme = scheme(of: judged(text)) else { return true }
        for allowed in ["http", "https", "mailto", "tel"] as [StaticString] where matches(scheme, allowed) {
            return true
        }
        return false
    }

    /// Lower-case ASCII without controls and spaces, those of Latin-1 among them; the first bytes are enough.
    private static func judged(_ text: JSONText) -> [UInt8] {
        var judged: [UInt8] = []
        var bytes = text.unescaped
        while judged.count < 1024, let byte = bytes.next() {
            if byte <= 0x20 || byte == 0x7F { continue }
            if byte == 0xC2 {
                guard let second = bytes.next() else { break }
                if second <= 0xA0 { continue }
                judged.append(byte)
                judged.append(second)
                continue
            }
            judged.append(0x41...0x5A ~= byte ? byte | 0x20 : byte)
        }
        return judged
    }

    /// What stands before the first colon, where none of `/ ? #` comes first.
    private static func scheme(of address: [UInt8]) -> ArraySlice<UInt8>? {
        for index in address.indices {
            switch address[index] {
            case 0x3A: return address[..<index]
            case 0x2F, 0x3F, 0x23, 0x5C: return nil
            default: continue
            }
        }
        return address.count >= 1024 ? address[...] : nil
    }

    private static func matches(_ scheme: ArraySlice<UInt8>, _ name: StaticString) -> Bool {
        scheme.count == name.utf8CodeUnitCount && starts(scheme, with: name, isWhole: true)
    }

    /// Whether the bytes begin so; as the type of a data URL, with its end behind.
    private static func starts(_ bytes: ArraySlice<UInt8>, with prefix: StaticString, isWhole: Bool = false) -> Bool {
        let wanted = ByteView(prefix)
        guard bytes.count >= wanted.count else { return false }
        for index in 0..<wanted.count where bytes[bytes.startIndex + index] != wanted[index] { return false }
        if isWhole { return true }
        let end = bytes.startIndex + wanted.count
        return end < bytes.endIndex && (bytes[end] == 0x3B || bytes[end] == 0x2C)
    }
}
