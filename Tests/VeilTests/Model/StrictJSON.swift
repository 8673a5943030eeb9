/// JSON as RFC 8259 has it, read again independently: what the core writes must pass here.
indirect enum StrictJSON: Equatable {
    case null
    case bool(Bool)
    /// As spelled.
    case number(String)
    case string(String)
    case array([StrictJSON])
    case object([Member])

    struct Member: Equatable {
        var key: String
        var value: StrictJSON
        /// Where the value stands in the bytes.
        var range: Range<Int>
    }

    struct Fault: Error, CustomStringConvertible {
        var offset: Int
        var description: String { "no JSON at byte \(offset)" }
    }

    init(_ bytes: [UInt8]) throws {
        var reader = Reader(bytes: bytes)
        guard String(validating: bytes, as: UTF8.self) != nil else { throw Fault(offset: 0) }
        self = try reader.value()
        reader.space()
        guard reader.offset == bytes.count else { throw Fault(offset: reader.offset) }
    }

    subscript(key: String) -> StrictJSON? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    /// Where the member of that name stands.
    func range(of key: String) -> Range<Int>? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.range
    }

    var string: String? {
        guard case .string(let string) = self else { return nil }
        return string
    }

    var elements: [StrictJSON] {
        guard case .array(let elements) = self else { return [] }
        return elements
    }

    /// Every string in it, keys included, as decoded.
    var strings: [String] {
        switch self {
        case .null, .bool, .number: []
        case .string(let string): [string]
        case .array(let elements): elements.flatMap(\.strings)
        case .object(let members): members.flatMap { [$0.key] + $0.value.strings }
        }
    }

    private struct Reader {
        var bytes: [UInt8]
        var offset = 0

        var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

        mutating func space() {
            while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { offset += 1 }
        }

        mutating func take(_ byte: UInt8) -> Bool {
            guard peek == byte else { return false }
            offset += 1
            return true
        }

        mutating func expect(_ word: String) throws {
            for byte in word.utf8 where !take(byte) { throw Fault(offset: offset) }
        }

        mutating func value() throws -> StrictJSON {
            space()
            switch peek {
            case UInt8(ascii: "n"):
                try expect("null")
                return .null
            case UInt8(ascii: "t"):
                try expect("true")
                return .bool(true)
            case UInt8(ascii: "f"):
                try expect("false")
                return .bool(false)
            case UInt8(ascii: "\""): return .string(try text())
            case UInt8(ascii: "["): return .array(try array())
            case UInt8(ascii: "{"): return .object(try object())
            default: return .number(try number())
            }
        }

        mutating func array() throws -> [StrictJSON] {
            try expect("[")
            var elements: [StrictJSON] = []
            space()
            if take(UInt8(ascii: "]")) { return elements }
            repeat {
                elements.append(try value())
                space()
            } while take(UInt8(ascii: ","))
            try expect("]")
            return elements
        }

        mutating func object() throws -> [Member] {
            try expect("{")
            var members: [Member] = []
            space()
            if take(UInt8(ascii: "}")) { return members }
            repeat {
                space()
                let start = offset
                let key = try text()
                space()
                try expect(":")
                space()
                let first = offset
                let value = try value()
                guard !members.contains(where: { $0.key.utf8.elementsEqual(key.utf8) }) else {
                    throw Fault(offset: start)
                }
                members.append(Member(key: key, value: value, range: first..<offset))
                space()
            } while take(UInt8(ascii: ","))
            try expect("}")
            return members
        }

        mutating func digits() throws {
            let start = offset
            while let byte = peek, (0x30...0x39).contains(byte) { offset += 1 }
            guard offset > start else { throw Fault(offset: offset) }
        }

        mutating func number() throws -> String {
            let start = offset
            _ = take(UInt8(ascii: "-"))
            if !take(UInt8(ascii: "0")) { try digits() }
            if take(UInt8(ascii: ".")) { try digits() }
            if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
                if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
                try digits()
            }
            return String(decoding: bytes[start..<offset], as: UTF8.self)
        }

        mutating func text() throws -> String {
            try expect("\"")
            var units: [UInt8] = []
            while let byte = peek, byte != UInt8(ascii: "\"") {
                guard byte >= 0x20 else { throw Fault(offset: offset) }
                offset += 1
                guard byte == UInt8(ascii: "\\") else {
                    units.append(byte)
                    continue
                }
                units += Array(String(try escape()).utf8)
            }
            try expect("\"")
            return String(decoding: units, as: UTF8.self)
        }

        mutating func escape() throws -> Character {
            guard let byte = peek else { throw Fault(offset: offset) }
            offset += 1
            switch byte {
            case UInt8(ascii: "\""): return "\""
            case UInt8(ascii: "\\"): return "\\"
            case UInt8(ascii: "/"): return "/"
            case UInt8(ascii: "b"): return "\u{8}"
            case UInt8(ascii: "f"): return "\u{c}"
            case UInt8(ascii: "n"): return "\n"
            case UInt8(ascii: "r"): return "\r"
            case UInt8(ascii: "t"): return "\t"
            case UInt8(ascii: "u"):
                var code = try unit()
                if (0xD800..<0xDC00).contains(code) {
                    try expect("\\u")
                    let low = try unit()
                    guard (0xDC00..<0xE000).contains(low) else { throw Fault(offset: offset) }
                    code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
                }
                guard let scalar = Unicode.Scalar(code) else { throw Fault(offset: offset) }
                return Character(scalar)
            default: throw Fault(offset: offset)
            }
        }

        mutating func unit() throws -> UInt32 {
            var code: UInt32 = 0
            for _ in 0..<4 {
                guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                    throw Fault(offset: offset)
                }
                offset += 1
                code = code << 4 | UInt32(digit)
            }
            return code
        }
    }
}
