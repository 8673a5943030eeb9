/// Where the walk stands, as steps that each know the one before; a path is the number of its last step.
final class PointerPath {
    enum Step {
        case word(Word)
        case index(Int32)
        /// A key of the document's own making: results do not repeat it, and end there.
        case name(JSONText)
    }

    /// The path of the root.
    static let root: Int32 = -1
    /// Not in the document at all: what the caller asked for.
    static let caller: Int32 = -2

    private struct Link {
        let parent: Int32
        let step: Step
    }

    private let steps = Stack<Link>()

    var count: Int { steps.count }

    func adding(_ step: Step, to parent: Int32) -> Int32 {
        steps.append(Link(parent: parent, step: step))
        return Int32(steps.count - 1)
    }

    func truncate(to count: Int) {
        steps.truncate(to: count)
    }

    /// Writes the path as a JSON Pointer, with `names` beyond the document's own keys too; tells whether all was written.
    @discardableResult
    func write(_ path: Int32, names: Bool, into buffer: ByteBuffer) -> Bool {
        var chain: [Step] = []
        var index = path
        while index >= 0 {
            chain.append(steps[Int(index)].step)
            index = steps[Int(index)].parent
        }
        for step in chain.reversed() {
            switch step {
            case .word(let word):
                buffer.append(0x2F)
                buffer.append(word.spelling)
            case .index(let index):
                buffer.append(0x2F)
                buffer.appendDecimal(Int(index))
            case .name(let name):
                guard names else { return false }
                buffer.append(0x2F)
                JSONLocator.writeToken(name, into: buffer)
            }
        }
        return true
    }
}
