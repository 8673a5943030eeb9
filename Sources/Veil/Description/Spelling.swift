// A typo must never show what should be hidden: a name that is close to one of redaction's is an error, not a warning.

enum Spelling {
    /// The modifier of the state that an unknown modifier or argument was probably meant to be.
    static func redactionWord(near text: JSONText) -> Word? {
        let name = lowercased(text)
        for (fragment, word) in fragments where contains(name.view, fragment) { return word }
        for candidate in stateWords {
            if distance(text, candidate.spelling, atMost: candidate == .effect ? 1 : 2) { return candidate }
        }
        return nil
    }

    /// The key of a node's structure that an unknown argument was probably meant to be.
    static func structureWord(near text: JSONText) -> Word? {
        for candidate in [Word.modifiers, .children, .fallback]
        where distance(text, candidate.spelling, atMost: 2) { return candidate }
        return distance(text, Word.label.spelling, atMost: 1) ? .label : nil
    }

    /// The nearest of several words within two edits, or one for a name of less than five letters, for a "did you mean".
    static func suggestion(for text: JSONText, among words: [Word]) -> Word? {
        for limit in 0...2 where text.bytes.count > 4 || limit < 2 {
            for word in words where limit < word.spelling.count - 1 {
                if distance(text, word.spelling, atMost: limit, ignoringCase: true) { return word }
            }
        }
        return nil
    }

    static let stateWords: [Word] = [
        .redacted, .unredacted, .privacySensitive, .invalidatableContent, .redactable, .effect, .environment,
        .disabled, .buttonStyle,
    ]

    private static let fragments: [(StaticString, Word)] = [
        ("unredact", .unredacted), ("redactab", .redactable), ("redact", .redacted), ("privacy", .privacySensitive),
        ("sensitiv", .privacySensitive), ("invalidat", .invalidatableContent),
    ]

    private static func lowercased(_ text: JSONText) -> ByteBuffer {
        let name = ByteBuffer(capacity: text.bytes.count, limit: Limits.string)
        text.forEachByte { name.append(lower($0)) }
        return name
    }

    private static func lower(_ byte: UInt8) -> UInt8 {
        0x41...0x5A ~= byte ? byte | 0x20 : byte
    }

    private static func contains(_ name: ByteView, _ fragment: StaticString) -> Bool {
        let wanted = ByteView(fragment)
        guard name.count >= wanted.count else { return false }
        for start in 0...name.count - wanted.count {
            var length = 0
            while length < wanted.count, name[start + length] == wanted[length] { length += 1 }
            if length == wanted.count { return true }
        }
        return false
    }

    /// Whether so few insertions, deletions, substitutions and swaps of neighbours lead from one to the other.
    static func distance(
        _ text: JSONText, _ word: ByteView, atMost limit: Int, ignoringCase: Bool = false
    ) -> Bool {
        // An escape spells one byte with two to six, so only an unescaped name may be judged by its length.
        if !text.isEscaped, abs(text.bytes.count - word.count) > limit { return false }
        let name = ByteBuffer(capacity: word.count + limit, limit: Limits.string)
        var bytes = text.unescaped
        while let byte = bytes.next() {
            if name.count > word.count + limit { return false }
            name.append(ignoringCase ? lower(byte) : byte)
        }
        guard abs(name.count - word.count) <= limit else { return false }
        let known = ByteBuffer(capacity: word.count, limit: Limits.string)
        for index in 0..<word.count { known.append(ignoringCase ? lower(word[index]) : word[index]) }
        return EditDistance.between(name.view, known.view) <= limit
    }
}
