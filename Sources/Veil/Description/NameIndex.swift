/// Finds declared names in logarithmic time, so that a thousand names looked up a thousand times stay cheap.
struct NameIndex {
    private var names: [(name: JSONText, place: Int)] = []

    init(_ names: [JSONText]) {
        // Of equal names the later declaration wins: a document's own stand behind the built-in ones.
        let order = names.indices.sorted { one, other in
            let order = names[one].order(to: names[other])
            return order == 0 ? one > other : order < 0
        }
        for place in order { self.names.append((names[place], place)) }
    }

    func place(of name: JSONText) -> Int? {
        var low = 0
        var high = names.count
        while low < high {
            let middle = (low + high) / 2
            if names[middle].name.order(to: name) < 0 { low = middle + 1 } else { high = middle }
        }
        guard low < names.count, names[low].name.isEqual(to: name) else { return nil }
        return names[low].place
    }
}

extension JSONText {
    /// Whether the name may stand in a result: ASCII letters, digits, `_`, `-` and `.`, a letter first, 64 at most.
    var isPlainName: Bool {
        guard !isEscaped, 1...64 ~= bytes.count else { return false }
        for index in 0..<bytes.count {
            switch bytes[index] {
            case 0x41...0x5A, 0x61...0x7A: continue
            case 0x30...0x39, 0x5F, 0x2D, 0x2E: if index == 0 { return false }
            default: return false
            }
        }
        return true
    }
}
