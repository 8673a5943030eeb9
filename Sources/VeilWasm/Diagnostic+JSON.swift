import Veil

extension [Diagnostic] {
    /// A JSON array with one object for each.
    var json: [UInt8] {
        var bytes: [UInt8] = [0x5B]
        for diagnostic in self {
            if bytes.count > 1 { bytes.append(0x2C) }
            diagnostic.write(to: &bytes)
        }
        bytes.append(0x5D)
        return bytes
    }
}

extension Diagnostic {
    fileprivate func write(to bytes: inout [UInt8]) {
        bytes += "{\"code\":".utf8
        bytes.appendString(code)
        bytes += ",\"severity\":".utf8
        bytes += severity == .error ? "\"error\"".utf8 : "\"warning\"".utf8
        bytes += ",\"message\":".utf8
        bytes.appendString(message)
        bytes += ",".utf8
        location.writeMembers(to: &bytes)
        bytes += ",\"pointer\":".utf8
        bytes.appendString(pointer)
        bytes += "}".utf8
    }
}

extension SourceLocation {
    var json: [UInt8] {
        var bytes: [UInt8] = [0x7B]
        writeMembers(to: &bytes)
        bytes.append(0x7D)
        return bytes
    }

    fileprivate func writeMembers(to bytes: inout [UInt8]) {
        bytes += "\"line\":".utf8
        bytes.appendNumber(line)
        bytes += ",\"column\":".utf8
        bytes.appendNumber(column)
        bytes += ",\"offset\":".utf8
        bytes.appendNumber(offset)
    }
}

extension [UInt8] {
    fileprivate mutating func appendString(_ string: String) {
        append(0x22)
        for byte in string.utf8 {
            switch byte {
            case 0x22, 0x5C: self += [0x5C, byte]
            case 0x00..<0x20: self += [0x5C, 0x75, 0x30, 0x30, 0x30 + byte >> 4, [UInt8].hexadecimal(byte & 0xF)]
            default: append(byte)
            }
        }
        append(0x22)
    }

    private static func hexadecimal(_ digit: UInt8) -> UInt8 {
        digit < 10 ? 0x30 + digit : 0x61 - 10 + digit
    }

    /// Digit by digit: the description of an Int would bring half the standard library along.
    fileprivate mutating func appendNumber(_ number: Int) {
        if number >= 10 { appendNumber(number / 10) }
        append(0x30 + UInt8(number % 10))
    }
}
