import Veil

/// Guesses what was meant by a word that is none of the known ones.
enum Spelling {
    /// The name within an edit distance of a third of its length, the nearest and then the first.
    static func nearest(to word: [UInt8], among names: [String]) -> String? {
        // A longer word is none of ours; this also bounds the work.
        guard word.count <= 32 else { return nil }
        var best: (name: String, distance: Int)?
        for name in names {
            let letters = Array(name.utf8)
            let distance = ByteView.withBytes(of: word) { word in
                ByteView.withBytes(of: letters) { EditDistance.between(word, $0) }
            }
            if distance * 3 <= letters.count, distance < best?.distance ?? .max { best = (name, distance) }
        }
        return best?.name
    }
}
