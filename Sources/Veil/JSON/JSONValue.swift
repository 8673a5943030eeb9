/// A cursor: one value of a tape. It is a plain value, valid while the tape and its bytes are.
struct JSONValue: Sendable {
    /// The document that it is part of.
    let source: JSONSource
    private let place: UInt32

    init(source: JSONSource, index: Int) {
        self.source = source
        place = UInt32(truncatingIfNeeded: index)
    }

    /// Its entry in the tape.
    @inline(__always)
    var index: Int {
        Int(place)
    }

    @inline(__always)
    private var entry: JSONEntry {
        source.entry(index)
    }

    @inline(__always)
    var kind: JSONKind {
        entry.kind
    }

    /// Where the value starts in its document; a string at its quote.
    var offset: Int {
        kind == .string ? entry.offset - 1 : entry.offset
    }

    /// About how many bytes of the document it takes.
    var length: Int {
        let bytes = source.bytes
        let next = next
        return (next < source.count ? at(next).offset : bytes.count) - offset
    }

    func isSame(as other: JSONValue) -> Bool {
        index == other.index && source == other.source
    }

    /// Only for a string.
    var text: JSONText {
        let entry = entry
        return JSONText(
            bytes: source.bytes(entry.offset, entry.offset + entry.stringLength), isEscaped: entry.isEscaped,
            isMarked: entry.isMarked)
    }

    /// Only for a number.
    var number: JSONNumber {
        let entry = entry
        return JSONNumber(bytes: source.bytes(entry.offset, entry.offset + entry.numberLength))
    }

    /// The spelling of null, true, false or a number.
    var spelling: ByteView {
        switch kind {
        case .null: ByteView("null")
        case .true: ByteView("true")
        case .false: ByteView("false")
        case .number: number.bytes
        case .string: text.bytes
        case .array, .object: ByteView("")
        }
    }

    /// The boolean's value, nil for another kind.
    var flag: Bool? {
        switch kind {
        case .true: true
        case .false: false
        case .null, .number, .string, .array, .object: nil
        }
    }

    /// The word of the vocabulary that a string spells, a leading dot set aside where `dotted`.
    func word(dotted: Bool = false) -> Word? {
        let entry = entry
        guard entry.kind == .string else { return nil }
        if entry.word != JSONEntry.noWord || !dotted { return Word(number: entry.word) }
        let text = text
        if text.bytes.count > 1, text.bytes[0] == 0x2E {
            return Vocabulary.shared.word(
                of: JSONText(
                    bytes: text.bytes.slice(1, text.bytes.count), isEscaped: text.isEscaped, isMarked: text.isMarked))
        }
        return nil
    }

    /// The elements of an array; nothing for another kind.
    var elements: JSONElements {
        JSONElements(container: self, isArray: kind == .array)
    }

    /// The members of an object in their order; nothing for another kind.
    var members: JSONMembers {
        JSONMembers(container: self, isObject: kind == .object)
    }

    /// The value of a member.
    @inline(__always)
    subscript(_ word: Word) -> JSONValue? {
        guard kind == .object else { return nil }
        var next = index + 1
        let end = entry.end
        while next < end {
            if source.entry(next).word == word.number { return at(next + 1) }
            next = at(next + 1).next
        }
        return nil
    }

    @inline(__always)
    func at(_ index: Int) -> JSONValue {
        JSONValue(source: source, index: index)
    }

    /// The entry behind this value.
    @inline(__always)
    var next: Int {
        let entry = entry
        return entry.isContainer ? entry.end : index + 1
    }
}

struct JSONMember {
    /// A string, with the word that it spells at hand.
    let key: JSONValue
    let value: JSONValue

    @inline(__always)
    var word: Word? {
        Word(number: key.source.entry(key.index).word)
    }
}

struct JSONElements: Sequence, IteratorProtocol {
    private let container: JSONValue
    private var index: Int
    private let end: Int

    init(container: JSONValue, isArray: Bool) {
        self.container = container
        index = container.index + 1
        end = isArray ? container.next : 0
    }

    @inline(__always)
    mutating func next() -> JSONValue? {
        guard index < end else { return nil }
        let value = container.at(index)
        index = value.next
        return value
    }
}

struct JSONMembers: Sequence, IteratorProtocol {
    private let container: JSONValue
    private var index: Int
    private let end: Int

    init(container: JSONValue, isObject: Bool) {
        self.container = container
        index = container.index + 1
        end = isObject ? container.next : 0
    }

    @inline(__always)
    mutating func next() -> JSONMember? {
        guard index < end else { return nil }
        let member = JSONMember(key: container.at(index), value: container.at(index + 1))
        index = member.value.next
        return member
    }
}
