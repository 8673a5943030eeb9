extension JSONReader {
    /// Reads from the opening quote to behind the closing one; `start` is the place between them.
    @inline(__always)
    mutating func readString() throws(JSONFault) -> (start: Int, escaped: Bool, marked: Bool) {
        let start = offset + 1
        let index = endOfPlain(from: start)
        if index < bytes.count, bytes[index] == 0x22, index - start <= Limits.string {
            offset = index + 1
            return (start, false, false)
        }
        return try readString(from: start, at: index)
    }

    /// What `readString` gives for a string that is not plain, or ends with the document.
    @inline(never)
    private mutating func readString(
        from start: Int, at plainEnd: Int
    ) throws(JSONFault) -> (start: Int, escaped: Bool, marked: Bool) {
        var index = plainEnd
        var escaped = false
        var marked = false
        let count = bytes.count
        while true {
            index = endOfPlain(from: index)
            guard index < count else { throw JSONFault(.syntax, at: offset, "the end of the string that starts here") }
            let byte = bytes[index]
            switch byte {
            case 0x22:
                guard index - start <= Limits.string else { throw JSONFault(.stringSize, at: offset) }
                offset = index + 1
                return (start, escaped, marked)
            case 0x5C:
                escaped = true
                index = try readEscape(at: index)
            case 0x00..<0x20:
                throw JSONFault(.syntax, at: index, "an escape such as \\n for a control character")
            case 0x80...:
                index = try readSequence(at: index)
            case 0x3C:
                marked = true
                index += 1
            default:
                index += 1
            }
        }
    }

    /// Where the next byte stands that is not plain, or one of the last seven of the document.
    @inline(__always)
    private func endOfPlain(from start: Int) -> Int {
        var index = start
        while index + 8 <= bytes.count {
            let plain = JSONReader.plainBytes(of: bytes.word(at: index))
            index += plain
            if plain < 8 { break }
        }
        return index
    }

    /// How many of eight bytes come before the first that is not ASCII, or a control, a quote, a backslash or a `<`.
    @inline(__always)
    private static func plainBytes(of word: UInt64) -> Int {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let tops: UInt64 = 0x8080_8080_8080_8080
        let quote = word ^ (ones &* 0x22)
        let slash = word ^ (ones &* 0x5C)
        let less = word ^ (ones &* 0x3C)
        let found =
            (word &- ones &* 0x20) | (quote &- ones) | (slash &- ones) | (less &- ones) | word
        // A borrow goes upwards only: the lowest byte that is marked is right.
        return (found & tops).trailingZeroBitCount / 8
    }

    private func readEscape(at index: Int) throws(JSONFault) -> Int {
        guard index + 1 < bytes.count else { throw JSONFault(.syntax, at: index, "an escape") }
        switch bytes[index + 1] {
        case 0x22, 0x5C, 0x2F, 0x62, 0x66, 0x6E, 0x72, 0x74:
            return index + 2
        case 0x75:
            guard let unit = hexadecimal(at: index + 2) else {
                throw JSONFault(.syntax, at: index, "four hexadecimal digits after \\u")
            }
            guard unit & 0xF800 == 0xD800 else { return index + 6 }
            guard unit < 0xDC00, index + 7 < bytes.count, bytes[index + 6] == 0x5C, bytes[index + 7] == 0x75,
                let second = hexadecimal(at: index + 8), second & 0xFC00 == 0xDC00
            else { throw JSONFault(.surrogate, at: index) }
            return index + 12
        default:
            throw JSONFault(.syntax, at: index, "one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u")
        }
    }

    private func hexadecimal(at index: Int) -> UInt32? {
        guard index + 4 <= bytes.count else { return nil }
        return JSONText.hexadecimal(bytes, at: index)
    }

    /// One scalar of more than one byte, by Unicode's table 3-7: no overlong forms, no surrogates, nothing above U+10FFFF.
    private func readSequence(at index: Int) throws(JSONFault) -> Int {
        let first = bytes[index]
        let (length, low, high): (Int, UInt8, UInt8)
        switch first {
        case 0xC2...0xDF: (length, low, high) = (2, 0x80, 0xBF)
        case 0xE0: (length, low, high) = (3, 0xA0, 0xBF)
        case 0xED: (length, low, high) = (3, 0x80, 0x9F)
        case 0xE1...0xEF: (length, low, high) = (3, 0x80, 0xBF)
        case 0xF0: (length, low, high) = (4, 0x90, 0xBF)
        case 0xF1...0xF3: (length, low, high) = (4, 0x80, 0xBF)
        case 0xF4: (length, low, high) = (4, 0x80, 0x8F)
        default: throw JSONFault(.utf8, at: index)
        }
        guard index + length <= bytes.count, low <= bytes[index + 1], bytes[index + 1] <= high else {
            throw JSONFault(.utf8, at: index)
        }
        for place in 2..<4 where place < length {
            guard bytes[index + place] & 0xC0 == 0x80 else { throw JSONFault(.utf8, at: index) }
        }
        return index + length
    }
}
