/// Works out places of a document one after the other, in their order, each from where the last one stood: any number
/// of findings takes one pass.
final class JSONPlaces {
    /// A container that is open, and the element or member in it that was reached.
    private struct Level {
        let container: JSONValue
        /// An element, or the key of a member.
        var entry: Int
        var position = 0

        var value: JSONValue {
            container.at(container.kind == .object ? entry + 1 : entry)
        }
    }

    private let bytes: ByteView
    private var levels: [Level] = []
    private var offset = 0
    private var line = 1
    private var lineStart = 0

    init(in bytes: ByteView) {
        self.bytes = bytes
    }

    /// The place of an offset that is not before the last one.
    func location(of target: Int) -> SourceLocation {
        let end = min(target, bytes.count)
        while offset < end {
            if bytes[offset] == 0x0A {
                line += 1
                lineStart = offset + 1
            }
            offset += 1
        }
        return SourceLocation(line: line, column: target - lineStart + 1, offset: target)
    }

    /// Writes the JSON Pointer of an entry below `root` that is not before the last one.
    func writePointer(to index: Int, below root: JSONValue, into buffer: ByteBuffer) {
        while let last = levels.last, last.container.next <= index { levels.removeLast() }
        if levels.isEmpty, index > root.index { levels.append(Level(container: root, entry: root.index + 1)) }
        while var level = levels.last {
            while level.value.next <= index {
                level.entry = level.value.next
                level.position += 1
            }
            levels[levels.count - 1] = level
            guard level.value.index < index else { break }
            levels.append(Level(container: level.value, entry: level.value.index + 1))
        }
        for level in levels {
            buffer.append(0x2F)
            if level.container.kind == .object {
                JSONLocator.writeToken(level.container.at(level.entry).text, into: buffer)
            } else {
                buffer.appendDecimal(level.position)
            }
        }
    }
}
