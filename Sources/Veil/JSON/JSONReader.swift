// RFC 8259 from bytes to tape, in one pass. Duplicate keys and lone surrogates, which the RFC
// leaves open, are refused: two readers of one document must not see two documents.

struct JSONReader {
    let bytes: ByteView
    var offset = 0
    let tape: WordBuffer
    private let vocabulary = Vocabulary.shared
    /// Entries of the containers that are open.
    private let open = Stack<Int>()
    /// Entries of the keys of the objects that are open.
    private let keys = Stack<Int>()
    /// Where in `keys` those of each open container begin.
    private let firstKeys = Stack<Int>()
    private var values = 0

    private init(_ bytes: ByteView) {
        self.bytes = bytes
        tape = WordBuffer(capacity: bytes.count / 10 + 16)
    }

    static func read(_ bytes: ByteView) throws(JSONFault) -> JSONDocument {
        guard bytes.count <= Limits.input else { throw JSONFault(.inputSize, at: Limits.input) }
        var reader = JSONReader(bytes)
        try reader.readDocument()
        return JSONDocument(tape: reader.tape, bytes: bytes)
    }

    private mutating func readDocument() throws(JSONFault) {
        skipSpace()
        guard offset < bytes.count else { throw JSONFault(.empty, at: offset) }
        if bytes[offset] == 0xEF, offset + 2 < bytes.count, bytes[offset + 1] == 0xBB, bytes[offset + 2] == 0xBF {
            throw JSONFault(.syntax, at: offset, "a value and no byte-order mark")
        }
        try readValue()
        while open.count > 0 {
            try readNext(in: open[open.count - 1])
        }
        skipSpace()
        guard offset == bytes.count else { throw JSONFault(.syntax, at: offset, "the end of the document") }
    }

    /// What stands behind a value: a comma and the next one, or the end of the container.
    private mutating func readNext(in container: Int) throws(JSONFault) {
        skipSpace()
        let isObject = JSONEntry(bits: tape[container]).kind == .object
        let byte = offset < bytes.count ? bytes[offset] : 0
        if byte == 0x2C {
            offset += 1
            skipSpace()
            if isObject { try readKey() }
            try readValue()
        } else if byte == (isObject ? 0x7D : 0x5D) {
            try close(container, isObject: isObject)
        } else {
            throw JSONFault(.syntax, at: offset, isObject ? "a comma or }" : "a comma or ]")
        }
    }

    private mutating func readKey() throws(JSONFault) {
        guard offset < bytes.count, bytes[offset] == 0x22 else {
            throw JSONFault(.syntax, at: offset, "a key in double quotes")
        }
        keys.append(tape.count)
        let (start, escaped, marked) = try readString()
        append(start, escaped, marked)
        skipSpace()
        guard offset < bytes.count, bytes[offset] == 0x3A else {
            throw JSONFault(.syntax, at: offset, "a colon after the key")
        }
        offset += 1
        skipSpace()
    }

    /// A string that ends before `offset`, with the word that it spells.
    @inline(__always)
    private func append(_ start: Int, _ escaped: Bool, _ marked: Bool) {
        let length = offset - 1 - start
        let text = JSONText(bytes: bytes.slice(start, start + length), isEscaped: escaped, isMarked: marked)
        let word = vocabulary.word(of: text)?.number ?? JSONEntry.noWord
        tape.append(JSONEntry.string(at: start, length: length, escaped: escaped, marked: marked, word: word).bits)
    }

    private mutating func readValue() throws(JSONFault) {
        values += 1
        guard values <= Limits.values else { throw JSONFault(.values, at: offset) }
        guard offset < bytes.count else { throw JSONFault(.syntax, at: offset, "a value") }
        switch bytes[offset] {
        case 0x22:
            let (start, escaped, marked) = try readString()
            append(start, escaped, marked)
        case 0x7B:
            try open(.object)
            if offset < bytes.count, bytes[offset] == 0x7D { return }
            try readKey()
            try readValue()
        case 0x5B:
            try open(.array)
            if offset < bytes.count, bytes[offset] == 0x5D { return }
            try readValue()
        case 0x2D, 0x30...0x39:
            try readNumber()
        case 0x74:
            try readLiteral("true", .true)
        case 0x66:
            try readLiteral("false", .false)
        case 0x6E:
            try readLiteral("null", .null)
        default:
            throw JSONFault(.syntax, at: offset, "a value")
        }
    }

    private mutating func open(_ kind: JSONKind) throws(JSONFault) {
        guard open.count < Limits.depth else { throw JSONFault(.depth, at: offset) }
        open.append(tape.count)
        firstKeys.append(keys.count)
        tape.append(JSONEntry(kind, at: offset).bits)
        offset += 1
        skipSpace()
    }

    private mutating func close(_ container: Int, isObject: Bool) throws(JSONFault) {
        offset += 1
        _ = open.removeLast()
        let firstKey = firstKeys.removeLast()
        tape[container] |= UInt64(tape.count)
        guard isObject else { return }
        if let duplicate = duplicateKey(from: firstKey) {
            throw JSONFault(.duplicateKey, at: JSONEntry(bits: tape[duplicate]).offset - 1)
        }
        keys.truncate(to: firstKey)
    }

    private mutating func readLiteral(_ literal: StaticString, _ kind: JSONKind) throws(JSONFault) {
        let end = offset + literal.utf8CodeUnitCount
        guard end <= bytes.count, bytes.slice(offset, end).isEqual(to: ByteView(literal)) else {
            throw JSONFault(.syntax, at: offset, "a value")
        }
        tape.append(JSONEntry(kind, at: offset).bits)
        offset = end
    }

    @inline(__always)
    mutating func skipSpace() {
        while offset < bytes.count {
            switch bytes[offset] {
            case 0x20, 0x0A, 0x0D, 0x09: offset += 1
            default: return
            }
        }
    }
}

extension JSONReader {
    /// Few keys are compared pair by pair; many are sorted first, so that no object takes quadratic time.
    private func duplicateKey(from first: Int) -> Int? {
        let count = keys.count - first
        if count > 16 { return sortedDuplicateKey(from: first) }
        var later = first + 1
        while later < keys.count {
            var earlier = first
            while earlier < later {
                if areEqual(keys[earlier], keys[later]) { return keys[later] }
                earlier += 1
            }
            later += 1
        }
        return nil
    }

    @inline(__always)
    private func areEqual(_ first: Int, _ second: Int) -> Bool {
        let one = JSONEntry(bits: tape[first])
        let other = JSONEntry(bits: tape[second])
        // Equal names have equal words, and only names outside the vocabulary have none.
        if one.word != other.word { return false }
        if one.word != JSONEntry.noWord { return true }
        return text(one).isEqual(to: text(other))
    }

    private func sortedDuplicateKey(from first: Int) -> Int? {
        let order = (0..<keys.count - first).sorted { one, other in
            let (one, other) = (keys[first + one], keys[first + other])
            let order = text(JSONEntry(bits: tape[one])).order(to: text(JSONEntry(bits: tape[other])))
            return order == 0 ? one < other : order < 0
        }
        var found: Int?
        for place in 1..<order.count {
            let (one, other) = (keys[first + order[place - 1]], keys[first + order[place]])
            if areEqual(one, other) { found = min(found ?? other, other) }
        }
        return found
    }

    private func text(_ entry: JSONEntry) -> JSONText {
        JSONText(
            bytes: bytes.slice(entry.offset, entry.offset + entry.stringLength), isEscaped: entry.isEscaped,
            isMarked: entry.isMarked)
    }
}
