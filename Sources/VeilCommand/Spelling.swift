/// Guesses what was meant by a word that is none of the known ones.
enum Spelling {
    /// The name within an edit distance of a third of its length, the nearest and then the first.
    static func nearest(to word: [UInt8], among names: [String]) -> String? {
        // A longer word is none of ours; this also bounds the work.
        guard word.count <= 32 else { return nil }
        var best: (name: String, distance: Int)?
        for name in names {
            let letters = Array(name.utf8)
            let distance = distance(from: word, to: letters)
            if distance * 3 <= letters.count, distance < best?.distance ?? .max { best = (name, distance) }
        }
        return best?.name
    }

    /// Counts insertions, deletions, replacements and swaps of neighbours.
    static func distance(from a: [UInt8], to b: [UInt8]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...b.count)
        for (i, letter) in a.enumerated() {
            var row = [i + 1]
            for (j, other) in b.enumerated() {
                var least = min(last[j] + (letter == other ? 0 : 1), last[j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, letter == b[j - 1], a[i - 1] == other { least = min(least, beforeLast[j - 1] + 1) }
                row.append(least)
            }
            beforeLast = last
            last = row
        }
        return last[b.count]
    }
}
