extension JSONReader {
    /// Reads a number and keeps its spelling: no value is computed, so none is rounded.
    mutating func readNumber() throws(JSONFault) {
        let start = offset
        if bytes[offset] == 0x2D { offset += 1 }
        if offset < bytes.count, bytes[offset] == 0x30 {
            offset += 1
        } else {
            try readDigits()
        }
        if offset < bytes.count, bytes[offset] == 0x2E {
            offset += 1
            try readDigits()
        }
        if offset < bytes.count, bytes[offset] | 0x20 == 0x65 {
            offset += 1
            if offset < bytes.count, bytes[offset] == 0x2B || bytes[offset] == 0x2D { offset += 1 }
            try readDigits()
        }
        guard offset - start <= Limits.number else { throw JSONFault(.numberSize, at: start) }
        tape.append(JSONEntry(.number, at: start, payload: UInt32(offset - start)).bits)
    }

    private mutating func readDigits() throws(JSONFault) {
        let start = offset
        while offset < bytes.count, 0x30...0x39 ~= bytes[offset] { offset += 1 }
        guard offset > start else { throw JSONFault(.syntax, at: offset, "a digit") }
    }
}
