/// A number as it is spelled. Questions are answered from the spelling, since no platform's parser is at hand.
struct JSONNumber {
    let bytes: ByteView

    /// The value, where it is an integer spelled without point and exponent and of at most nine digits.
    var integer: Int? {
        let isNegative = bytes[0] == 0x2D
        let start = isNegative ? 1 : 0
        guard bytes.count - start <= 9 else { return nil }
        var value = 0
        for index in start..<bytes.count {
            guard 0x30...0x39 ~= bytes[index] else { return nil }
            value = value * 10 + Int(bytes[index] - 0x30)
        }
        return isNegative ? -value : value
    }

    /// Whether the nearest Double is finite: below 1.797693134862315807937…e308, where rounding turns to infinity.
    var isFinite: Bool {
        guard let (first, exponent) = leadingDigit else { return true }
        if exponent != 308 { return exponent < 308 }
        let bound = ByteView("179769313486231580793728971405303415079934132710037826936173778980444968292764750")
        var index = first
        var place = 0
        while place < bound.count {
            var digit: UInt8 = 0x30
            while index < bytes.count, bytes[index] == 0x2E { index += 1 }
            if index < bytes.count, 0x30...0x39 ~= bytes[index] {
                digit = bytes[index]
                index += 1
            }
            if digit != bound[place] { return digit < bound[place] }
            place += 1
        }
        return false
    }

    /// Where the first digit other than zero stands, and its power of ten; nil for zero.
    private var leadingDigit: (index: Int, exponent: Int)? {
        var first: Int?
        var point: Int?
        var mantissaEnd = bytes.count
        for index in 0..<bytes.count {
            let byte = bytes[index]
            if byte | 0x20 == 0x65 {
                mantissaEnd = index
                break
            }
            if byte == 0x2E { point = index }
            if first == nil, 0x31...0x39 ~= byte { first = index }
        }
        guard let first else { return nil }
        let units = point ?? mantissaEnd
        let place = first < units ? units - first - 1 : units - first
        return (first, place + exponent(from: mantissaEnd))
    }

    /// The number behind `e`, held between −100,000 and 100,000: the spelling is at most 1,024 bytes long.
    private func exponent(from index: Int) -> Int {
        var index = index + 1
        guard index < bytes.count else { return 0 }
        let isNegative = bytes[index] == 0x2D
        if isNegative || bytes[index] == 0x2B { index += 1 }
        var value = 0
        while index < bytes.count {
            value = min(value * 10 + Int(bytes[index] - 0x30), 100_000)
            index += 1
        }
        return isNegative ? -value : value
    }
}
