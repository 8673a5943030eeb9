// The walk: down the view description with the state that each view inherits, writing the redacted description as it
// goes. The output is built from nothing; what is not named in a table is never copied.

final class DescriptionWriter {
    let document: Document
    let fold: FoldScope
    let conditions: ConditionScope
    let findings: Findings
    let explains: Bool
    let out = ByteBuffer(capacity: 1 << 12, limit: Limits.output)
    let paths = PointerPath()
    let builtInEffects: JSONValue

    /// Modifiers of the nodes that are being written, each node's from its outermost in.
    let steps = Stack<FoldStep>()
    /// The states that steps refer to; neighbours share one.
    let states = Stack<RedactionState>()
    /// Entries of lists that are being folded from behind.
    let entries = Stack<Int32>()
    /// Lists of modifiers that wrap a node from outside: those of an unknown view around its fallback, those of
    /// `configuration.label` around the label, the root's around the body.
    let wrappers = Stack<Wrapper>()
    /// The buttons whose styles are being evaluated.
    let configurations = Stack<Configuration>()
    /// What nodes said of their redaction when they came in.
    var givens: [GivenRedaction] = []
    /// Above zero inside a layer that is not written.
    var droppedLayers = 0
    /// Above zero inside the runs of a Text.
    var runDepth = 0
    private var depth = 0
    private var reread = 0
    /// What is known of the spelling of each entry of the document's tape.
    private var spellings: [KeySpelling] = []

    private enum KeySpelling {
        case unread, fine, wrong
    }

    struct Wrapper {
        enum List {
            case modifiers(JSONValue)
            /// The root's colour scheme and layout direction.
            case root
        }

        let list: List
        let path: Int32
        /// The list further out; negative for none.
        let next: Int32
        /// Whether what stands inside the list comes from outside the button style that the list is part of.
        var leavesStyle = false
    }

    struct Configuration {
        let members: NodeMembers
        let button: OutgoingNode
    }

    /// What the root says beside its state.
    struct RootEnvironment {
        var colorScheme: JSONValue?
        var callersColorScheme: RedactionOptions.ColorScheme?
        var layoutDirection: JSONValue?
    }

    var rootEnvironment = RootEnvironment()
    /// The caller's effect, where it withholds nothing and only decorates the body.
    var keptRootEffect: Int32?

    init(
        document: Document, fold: FoldScope, target: Target, findings: Findings, explains: Bool,
        builtInEffects: JSONValue
    ) {
        self.document = document
        self.fold = fold
        self.findings = findings
        self.explains = explains
        self.builtInEffects = builtInEffects
        conditions = ConditionScope(reasons: document.reasons, target: target)
    }

    /// Writes `body` in the state of the root.
    func writeBody(in state: RedactionState) throws(Fault) {
        let path = document.hasEnvelope ? paths.adding(.word(.body), to: PointerPath.root) : PointerPath.root
        wrappers.append(Wrapper(list: .root, path: path, next: -1))
        let start = out.count
        try attempt { () throws(Fault) in
            if let body = document.body, try writeChild(body, in: state, path: path, wrapper: 0) { return }
            try writeEmpty(in: state, path: path, wrapper: 0)
        }
        if out.count == start { try writeEmpty(in: state, path: path, wrapper: 0) }
    }

    /// Writes a view that stands alone; false where a choice gives none.
    func writeChild(
        _ value: JSONValue, in state: RedactionState, path: Int32, wrapper: Int32 = -1
    ) throws(Fault) -> Bool {
        switch value.kind {
        case .string:
            try writeMadeText(of: value, in: state, path: path, wrapper: wrapper)
            return true
        case .array:
            try writeMadeGroup(of: value, in: state, path: path, wrapper: wrapper)
            return true
        case .object:
            if value[.type] != nil {
                try enter()
                try writeNode(value, in: state, path: path, wrapper: wrapper)
                depth -= 1
                return true
            }
            guard let branch = try branch(of: value, in: state, path: path) else { return false }
            return try writeChild(branch.value, in: state, path: branch.path, wrapper: wrapper)
        case .null, .true, .false, .number:
            throw Fault.type(value, expected: "a view: a string, or an object with a type")
        }
    }

    /// Writes a list of children, choices spliced in, under `children`; nothing where none is left.
    func writeChildren(_ list: JSONValue, in state: RedactionState, path: Int32) throws(Fault) {
        guard list.kind == .array else { throw Fault.type(list, expected: "a list of views") }
        try writeList(.children) { () throws(Fault) in try writeElements(of: list, in: state, path: path) }
    }

    /// Writes a member whose value `body` writes; nothing where it writes none.
    func writeMember(_ word: Word, _ body: () throws(Fault) -> Void) throws(Fault) {
        let mark = out.count
        out.writeKey(word)
        let start = out.count
        try body()
        if out.count == start { out.truncate(to: mark) }
    }

    /// Writes a list whose elements `body` writes; nothing where it writes none.
    func writeList(_ word: Word, _ body: () throws(Fault) -> Void) throws(Fault) {
        let mark = out.count
        out.writeKey(word)
        out.append(0x5B)
        let start = out.count
        try body()
        if out.count == start {
            out.truncate(to: mark)
        } else {
            out.append(0x5D)
        }
    }

    private func writeElements(of list: JSONValue, in state: RedactionState, path: Int32) throws(Fault) {
        var index: Int32 = 0
        for element in list.elements {
            let place = paths.adding(.index(index), to: path)
            try attempt { () throws(Fault) in try writeSpliced(element, in: state, path: place) }
            paths.truncate(to: Int(place))
            index += 1
        }
    }

    private func writeSpliced(_ value: JSONValue, in state: RedactionState, path: Int32) throws(Fault) {
        if value.kind == .object, value[.type] == nil {
            guard let branch = try branch(of: value, in: state, path: path) else { return }
            if branch.value.kind == .array {
                try writeElements(of: branch.value, in: state, path: branch.path)
            } else {
                try writeSpliced(branch.value, in: state, path: branch.path)
            }
        } else if value.kind == .array {
            throw Fault.type(
                value, expected: "a view; a list may stand in a branch of a choice, or as a Group's children")
        } else {
            _ = try writeChild(value, in: state, path: path)
        }
    }

    /// The branch of a choice that the state takes, with its path; nil where it is the absent `else`.
    func branch(
        of choice: JSONValue, in state: RedactionState, path: Int32
    ) throws(Fault) -> (value: JSONValue, path: Int32)? {
        guard let condition = choice[.if] else {
            let unknown = choice.members.first { ViewType($0.word) != nil }
            if let unknown {
                throw Fault(.type, at: unknown.key, "A view is an object with a type; write {\"type\": %s, …}.")
            }
            throw Fault.type(choice, expected: "a view, an object with a type, or a choice, an object with if and then")
        }
        for member in choice.members where !member.isIgnored {
            if member.word == .if || member.word == .then || member.word == .else { continue }
            throw Fault.unknownKey(member.key, of: "a choice", among: [.if, .then, .else])
        }
        guard let then = choice[.then] else {
            throw Fault(.condition, at: choice, "A choice needs a then.")
        }
        if try conditions.holds(condition, in: state) { return (then, paths.adding(.word(.then), to: path)) }
        guard let other = choice[.else] else { return nil }
        return (other, paths.adding(.word(.else), to: path))
    }

    /// The nearest word for a warning that is heard, and was not before.
    func suggestion(for value: JSONValue, _ code: Fault.Code, among words: @autoclosure () -> [Word]) -> Word? {
        guard findings.isNew(code, at: value) else { return nil }
        return Spelling.suggestion(for: value.text, among: words())
    }

    /// The word of redaction, or of the structure where `structure` says so, that a key misspells. Styles and labels are
    /// walked once for each button, so each key is read once.
    func misspelling(by key: JSONValue, structure: Bool = false) -> Word? {
        guard key.source == document.root.source else { return nil }
        if spellings.isEmpty { spellings = [KeySpelling](repeating: .unread, count: key.source.count) }
        switch spellings[key.index] {
        case .unread: break
        case .fine: return nil
        // What was said of late is not said again, whatever it is.
        case .wrong: if !findings.isNew(.redactionSpelling, at: key) { return .redacted }
        }
        let word = Spelling.redactionWord(near: key.text) ?? (structure ? Spelling.structureWord(near: key.text) : nil)
        spellings[key.index] = word == nil ? .fine : .wrong
        return word
    }

    static var tooLarge: Fault {
        Fault(.outputSize, at: nil, "The result would be larger than 256 MiB.")
    }

    /// Notes that a part of the document is walked once more than it is written there. Such a walk may write nothing,
    /// so its work is bounded by itself: what would be quadratic is refused.
    func walkAgain(_ value: JSONValue) throws(Fault) {
        reread += value.length
        guard reread <= Limits.reread else {
            throw Fault(
                .outputSize, at: nil,
                "Styles, labels and effects of this document come to more than 256 MiB where they are used.")
        }
    }

    /// Bounds the work and the stack: views nest through styles and labels too.
    private func enter() throws(Fault) {
        guard !out.isFull else {
            throw DescriptionWriter.tooLarge
        }
        depth += 1
        guard depth <= Limits.views else {
            throw Fault(.jsonDepth, at: nil, "Views stand inside one another more than 280 levels deep.")
        }
    }

    /// Runs a part; where all errors are wanted, one in it is noted and leaves nothing behind.
    func attempt(_ body: () throws(Fault) -> Void) throws(Fault) {
        switch findings.mode {
        case .result, .strict:
            try body()
        case .check:
            let marks = (out.count, steps.count, entries.count, wrappers.count, configurations.count, depth)
            let (muted, runs, dropped) = (findings.muted, runDepth, droppedLayers)
            do throws(Fault) {
                try body()
            } catch {
                out.truncate(to: marks.0)
                steps.truncate(to: min(marks.1, steps.count))
                entries.truncate(to: min(marks.2, entries.count))
                wrappers.truncate(to: min(marks.3, wrappers.count))
                configurations.truncate(to: min(marks.4, configurations.count))
                depth = marks.5
                findings.muted = muted
                runDepth = runs
                droppedLayers = dropped
                try findings.recover(error)
            }
        }
    }

    /// Runs a part for its errors alone: what it writes is withdrawn.
    func withdrawn(muting: Bool, _ body: () throws(Fault) -> Void) throws(Fault) {
        let mark = out.count
        if muting { findings.muted += 1 }
        try attempt(body)
        if muting { findings.muted -= 1 }
        out.truncate(to: mark)
    }
}
