/// Finds the word that bytes spell, by one hash and as a rule one comparison.
final class Vocabulary: Sendable {
    static let shared = Vocabulary()

    private static let slots = 1024
    /// Bytes of the longest word.
    private static let longest = 24
    /// Every word as a key of an object: `"Text":"Image":` and so on.
    private let all: ByteView
    /// Where each word starts in `all`, its quote included, and where one behind the last would.
    private let starts: [UInt16]
    /// The number of a word and one, or zero for an empty slot.
    private let table: [UInt16]

    private init() {
        let keys = ByteBuffer(capacity: 8192, limit: 1 << 16)
        let words = Word.allSpellings
        var starts: [UInt16] = []
        var index = 0
        while index < words.count {
            starts.append(UInt16(keys.count))
            keys.append(0x22)
            while index < words.count, words[index] != 0x20 {
                keys.append(words[index])
                index += 1
            }
            keys.append("\":")
            index += 1
        }
        starts.append(UInt16(keys.count))
        all = keys.leaked()
        var table = [UInt16](repeating: 0, count: Vocabulary.slots)
        for number in 0..<starts.count - 1 {
            var slot = Vocabulary.hash(all.slice(Int(starts[number]) + 1, Int(starts[number + 1]) - 2))
            while table[slot] != 0 { slot = (slot + 1) & (Vocabulary.slots - 1) }
            table[slot] = UInt16(number + 1)
        }
        self.starts = starts
        self.table = table
    }

    func spelling(of word: Word) -> ByteView {
        all.slice(Int(starts[Int(word.rawValue)]) + 1, Int(starts[Int(word.rawValue) + 1]) - 2)
    }

    /// The word in quotes, with a colon behind.
    func key(_ word: Word) -> ByteView {
        all.slice(Int(starts[Int(word.rawValue)]), Int(starts[Int(word.rawValue) + 1]))
    }

    func word(of bytes: ByteView) -> Word? {
        guard 1...Vocabulary.longest ~= bytes.count else { return nil }
        var slot = Vocabulary.hash(bytes)
        while table[slot] != 0 {
            let number = Int(table[slot]) - 1
            let start = Int(starts[number]) + 1
            let end = Int(starts[number + 1]) - 2
            if end - start == bytes.count, all.slice(start, end).isEqual(to: bytes) {
                return Word(rawValue: UInt16(number))
            }
            slot = (slot + 1) & (Vocabulary.slots - 1)
        }
        return nil
    }

    func word(of text: JSONText) -> Word? {
        guard text.isEscaped else { return word(of: text.bytes) }
        // An escape spells a byte with six at the most.
        guard text.bytes.count <= 6 * Vocabulary.longest else { return nil }
        let buffer = ByteBuffer(capacity: 32, limit: 32)
        text.forEachByte { buffer.append($0) }
        return buffer.isFull ? nil : word(of: buffer.view)
    }

    @inline(__always)
    private static func hash(_ bytes: ByteView) -> Int {
        let (first, last) = bytes.ends
        let mixed = (first &* 0x9E37_79B9_7F4A_7C15) ^ (last &* 0xC2B2_AE3D_27D4_EB4F) ^ UInt64(bytes.count)
        return Int(truncatingIfNeeded: (mixed &* 0xFF51_AFD7_ED55_8CCD) >> 54)
    }
}
