/// Why states are as they are: events in a chain from each state to the root. Kept only where a caller asks for it.
final class History {
    enum Deed {
        case adds, clears, replaces, marks, covers, lifts

        var word: Word {
            switch self {
            case .adds: .adds
            case .clears: .clears
            case .replaces: .replaces
            case .marks: .marks
            case .covers: .covers
            case .lifts: .lifts
            }
        }
    }

    enum Subject {
        case name(JSONText)
        /// A bit that nobody declared.
        case bit(Int)
    }

    struct Event {
        /// The node whose list bears the modifier; negative for the caller.
        let path: Int32
        let deed: Deed
        let subject: Subject
        let previous: Int32
    }

    private let events = Stack<Event>()
    let isKept: Bool

    init(isKept: Bool) {
        self.isKept = isKept
    }

    func add(_ deed: Deed, _ subject: Subject, at path: Int32, to state: inout RedactionState) {
        guard isKept else { return }
        events.append(Event(path: path, deed: deed, subject: subject, previous: state.history))
        state.history = Int32(events.count - 1)
    }

    /// One event for each declared reason, and one for each bit that is left.
    func add(
        _ deed: Deed, _ reasons: RedactionReasons, of table: ReasonTable, at path: Int32, to state: inout RedactionState
    ) {
        guard isKept, !reasons.isEmpty else { return }
        var rest = reasons
        for definition in table.definitions where reasons.isSuperset(of: definition.bits) {
            add(deed, .name(definition.name), at: path, to: &state)
            rest.subtract(definition.bits)
        }
        for bit in 0..<31 where rest.rawValue & 1 << UInt32(bit) != 0 {
            add(deed, .bit(bit), at: path, to: &state)
        }
    }

    var count: Int { events.count }

    func truncate(to count: Int) {
        events.truncate(to: count)
    }

    /// The events of a state, the outermost first.
    func chain(to last: Int32) -> [Event] {
        var chain: [Event] = []
        var index = last
        while index >= 0 {
            chain.append(events[Int(index)])
            index = events[Int(index)].previous
        }
        return chain.reversed()
    }
}
