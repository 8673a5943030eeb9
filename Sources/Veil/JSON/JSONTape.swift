// A document as a flat list of words over its bytes. `{"a":[1,"x"]}` is
//
//     0  object  offset 0   end 5
//     1  string  offset 1   length 1 (a key: its word of the vocabulary stands beside the length)
//     2  array   offset 5   end 5
//     3  number  offset 6   length 1
//     4  string  offset 8   length 1
//
// A container names the entry behind its last, so that it can be skipped; strings and numbers stay in the input.

enum JSONKind: UInt8 {
    case null, `false`, `true`, number, string, array, object

    /// Spelled out, so that it costs nothing: the initializer that comes with a raw value is a call.
    @inline(__always)
    fileprivate init(bits: UInt64) {
        switch bits {
        case 1: self = .false
        case 2: self = .true
        case 3: self = .number
        case 4: self = .string
        case 5: self = .array
        case 6: self = .object
        default: self = .null
        }
    }
}

/// One word of a tape: kind 4 bits, flags 2, offset 26, and 32 for what belongs to the kind.
struct JSONEntry {
    static let noWord: UInt32 = 0x7FF

    let bits: UInt64

    init(bits: UInt64) {
        self.bits = bits
    }

    @inline(__always)
    init(_ kind: JSONKind, at offset: Int, escaped: Bool = false, marked: Bool = false, payload: UInt32 = 0) {
        bits =
            UInt64(kind.rawValue) << 60 | (escaped ? 1 << 59 : 0) | (marked ? 1 << 58 : 0)
            | UInt64(UInt32(truncatingIfNeeded: offset)) << 32 | UInt64(payload)
    }

    @inline(__always)
    static func string(
        at offset: Int, length: Int, escaped: Bool, marked: Bool, word: UInt32 = noWord
    ) -> JSONEntry {
        JSONEntry(.string, at: offset, escaped: escaped, marked: marked, payload: UInt32(length) << 11 | word)
    }

    @inline(__always)
    var kind: JSONKind {
        JSONKind(bits: bits >> 60)
    }

    /// Whether it is an array or an object.
    @inline(__always)
    var isContainer: Bool { bits >= UInt64(JSONKind.array.rawValue) << 60 }

    /// Whether a string has escapes.
    var isEscaped: Bool { bits & 1 << 59 != 0 }
    /// Whether a string has a `<`, which is written as an escape.
    var isMarked: Bool { bits & 1 << 58 != 0 }
    /// Where the token starts in the input.
    var offset: Int { Int(truncatingIfNeeded: bits >> 32 & 0x3FF_FFFF) }
    /// The entry behind a container's last.
    var end: Int { Int(UInt32(truncatingIfNeeded: bits)) }
    /// Bytes of a number.
    var numberLength: Int { Int(UInt32(truncatingIfNeeded: bits)) }
    /// Bytes between the quotes of a string.
    var stringLength: Int { Int(UInt32(truncatingIfNeeded: bits) >> 11) }
    var word: UInt32 { UInt32(truncatingIfNeeded: bits) & JSONEntry.noWord }
}
