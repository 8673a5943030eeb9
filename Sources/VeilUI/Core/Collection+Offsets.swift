extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at these offsets, as a list asks for.
    public mutating func remove(atOffsets offsets: IndexSet) {
        var offset = -1
        removeAll { _ in
            offset += 1
            return offsets.contains(offset)
        }
    }
}

extension MutableCollection where Self: RangeReplaceableCollection {
    /// Moves the elements at these offsets before the one at another offset, as a list asks for.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let moved = source.map { self[index(startIndex, offsetBy: $0)] }
        let before = source.count(in: 0..<destination)
        remove(atOffsets: source)
        insert(contentsOf: moved, at: index(startIndex, offsetBy: destination - before))
    }
}
