package enum EditDistance {
    /// Counts the insertions, deletions, substitutions and swaps of neighbours that lead from one name to the other.
    package static func between(_ one: ByteView, _ other: ByteView) -> Int {
        var before: [Int] = []
        var above = [Int](0...other.count)
        for row in 0..<one.count {
            var current = [row + 1]
            for column in 0..<other.count {
                var least = min(above[column + 1], current[column]) + 1
                least = min(least, above[column] + (one[row] == other[column] ? 0 : 1))
                if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
                    least = min(least, before[column - 1] + 1)
                }
                current.append(least)
            }
            before = above
            above = current
        }
        return above[other.count]
    }
}
