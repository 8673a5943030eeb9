/// A node on its way out: what it inherits, how it looks, and which of the open lists are its own.
struct OutgoingNode {
    let type: ViewType
    let path: Int32
    /// The innermost state.
    let state: RedactionState
    let look: Look?
    /// What it said of its redaction when it came in, by its place among the writer's; negative for nothing.
    let given: Int32
    let isBusy: Bool
    private let firstStep: Int
    private let lastStep: Int
    /// Whether the effect's modifiers stand in its own list.
    var carriesEffects = false
    /// Whether it stands in place of what an effect removed.
    var isBox = false

    init(
        type: ViewType, path: Int32, state: RedactionState, look: Look?, given: Int32, isBusy: Bool, steps: Range<Int>
    ) {
        self.type = type
        self.path = path
        self.state = state
        self.look = look
        self.given = given
        self.isBusy = isBusy
        firstStep = steps.lowerBound
        lastStep = steps.upperBound
    }

    /// Its modifiers after the fold, outermost first.
    var steps: Range<Int> {
        firstStep..<lastStep
    }

    /// Whether the node holds no content, be it covered now or before.
    var isWithheld: Bool {
        look != nil || given >= 0
    }

    /// What everything inside inherits.
    var inner: RedactionState {
        handDown(state)
    }

    /// A state inside this node, such as that of an overlay.
    func handDown(_ state: RedactionState) -> RedactionState {
        var state = state
        state.parentHasPlaceholder = self.state.hasPlaceholder
        state.isInBusyRegion = state.isInBusyRegion || isBusy
        return state
    }
}

extension DescriptionWriter {
    func writeNode(_ node: JSONValue, in outer: RedactionState, path: Int32, wrapper: Int32) throws(Fault) {
        guard let typeValue = node[.type], typeValue.kind == .string else {
            throw Fault.type(node[.type] ?? node, expected: "the name of a view, such as Text")
        }
        let known = ViewType(typeValue.word())
        let type = known ?? .unknown
        let members = NodeMembers(of: node, type)
        let marks = (steps.count, states.count, paths.count, wrappers.count, fold.history.count)
        var cursor = FoldCursor(outer)
        try foldModifiers(members.modifiers, path: path, wrapper: wrapper, into: &cursor)
        if let removal = cursor.removal {
            try writeBox(for: node, path: path, from: marks.0, removal: removal, innermost: cursor.state)
        } else if type == .configurationLabel {
            // The label is wrapped anew by the same list, so what was folded here is dropped first.
            steps.truncate(to: marks.0)
            try writeConfigurationLabel(node, members, in: outer, path: path, wrapper: wrapper)
        } else if type == .unknown, let fallback = members.fallback,
            try writesFallback(
                fallback, node, members, in: outer, path: path, wrapper: wrapper, firstStep: marks.0, known: known,
                cursor)
        {
            // The fallback stands in its place.
        } else {
            try writeKnown(node, type, members, typeValue, known: known, cursor.state, path: path, firstStep: marks.0)
        }
        steps.truncate(to: marks.0)
        states.truncate(to: marks.1)
        paths.truncate(to: marks.2)
        wrappers.truncate(to: marks.3)
        if explains { fold.history.truncate(to: marks.4) }
    }

    func writeKnown(
        _ node: JSONValue, _ type: ViewType, _ members: NodeMembers, _ typeValue: JSONValue, known: ViewType?,
        _ state: RedactionState, path: Int32, firstStep: Int
    ) throws(Fault) {
        if type == .buttonStyleContent, !state.isInStyle || state.configuration < 0 {
            throw Fault(.styleOnly, at: node, "%w stands inside button styles only.", word: type.word)
        }
        var given: Int32 = -1
        if let redaction = members.redaction {
            givens.append(try GivenRedaction(redaction, on: type))
            given = Int32(givens.count - 1)
        }
        let look = state.look
        var outgoing = OutgoingNode(
            type: type, path: path, state: state, look: look, given: given,
            isBusy: try isBusy(members.busy, in: state), steps: firstStep..<steps.count)
        let isSilent = outgoing.isWithheld
        if isSilent { findings.muted += 1 }
        try attempt { () throws(Fault) in try checkMembers(of: node, type, members, known: known, path: path, typeValue)
        }
        if isSilent { findings.muted -= 1 }
        openNode(type == .buttonStyleContent ? .Group : type.word)
        if let id = members.id { try writeID(id, of: outgoing) }
        try writeRedaction(of: outgoing, scalars: textLength(of: node, outgoing))
        if outgoing.isBusy { writeTrue(.busy) }
        try writeDisabled(members.disabled, of: outgoing)
        let style = type == .button ? try writeStyle(members.style, of: outgoing) : .automatic
        try writeArguments(of: node, members, outgoing, known: known, typeValue)
        let hasChildren = try writeInside(of: node, members, outgoing, style: style)
        outgoing.carriesEffects = type.carriesEffects(hasChildren: hasChildren) && !state.isStandIn
        try writeModifiers(of: outgoing)
        closeNode(path: path, state)
        if given >= 0 { givens.removeSubrange(Int(given)...) }
    }

    /// What a node said of its redaction when it came in.
    func given(of node: OutgoingNode) -> GivenRedaction? {
        node.given >= 0 ? givens[Int(node.given)] : nil
    }

    func openNode(_ word: Word) {
        out.open("{\"type\":")
        out.writeWord(word)
    }

    func closeNode(path: Int32, _ state: RedactionState) {
        if explains { writeExplanation(path: path, state) }
        out.append(0x7D)
    }

    func writeTrue(_ word: Word) {
        out.writeKey(word)
        out.append("true")
    }

    /// A node says that it is busy where its placeholder begins, and no second time inside.
    func isBusy(_ given: JSONValue?, in state: RedactionState) throws(Fault) -> Bool {
        try checkTrue(given)
        guard !state.isInBusyRegion else { return false }
        return given != nil || state.hasPlaceholder && !state.parentHasPlaceholder && !state.isExempt
    }

    /// `busy` and `disabled` are said or left out.
    private func checkTrue(_ given: JSONValue?) throws(Fault) {
        guard let given, given.flag != true else { return }
        throw given.flag == nil ? Fault.type(given, expected: "true") : Fault.value(given, expected: "true")
    }

    private func writeID(_ id: JSONValue, of node: OutgoingNode) throws(Fault) {
        guard id.isScalar else { throw Fault.type(id, expected: "a string, a number or a boolean") }
        guard !node.isWithheld else { return }
        out.writeKey(.id)
        out.writeScalar(id)
    }

    private func writeDisabled(_ given: JSONValue?, of node: OutgoingNode) throws(Fault) {
        guard node.type.showsDisabled else { return }
        try checkTrue(given)
        if given != nil || !node.state.isEnabled { writeTrue(.disabled) }
    }

    /// Everything that the view's row does not explain: a typo of redaction refuses, the rest is left out with a word.
    func checkMembers(
        of node: JSONValue, _ type: ViewType, _ members: NodeMembers, known: ViewType?, path: Int32,
        _ typeValue: JSONValue
    ) throws(Fault) {
        if known == nil {
            let fault = Fault(
                .unknownType, at: typeValue,
                "This view[, %s,] is not known and stands as an opaque box.[ Did you mean %w?]",
                word: suggestion(for: typeValue, .unknownType, among: ViewType.allCases.map { $0.word }))
            try findings.warn(fault, at: path, in: paths)
        }
        if known == nil || members.hasOthers {
            try checkOthers(of: node, type, known: known, path: path)
        }
        if known != nil {
            try warnOfUnused(members.children, .children, isUsed: type.takesChildren, path: path)
            try warnOfUnused(members.label, .label, isUsed: type.hasTitle, path: path)
            try warnOfUnused(members.header, .header, isUsed: type == .section, path: path)
            try warnOfUnused(members.footer, .footer, isUsed: type == .section, path: path)
            if members.redaction != nil, !type.hasContent, !type.isShape, type != .color {
                try warnOfUnused(members.redaction, .redaction, isUsed: false, path: path)
            }
        }
    }

    private func warnOfUnused(
        _ member: JSONValue?, _ word: Word, isUsed: Bool, path: Int32
    ) throws(Fault) {
        guard let member, !isUsed else { return }
        let fault = Fault(.unknownArgument, at: member, "This view takes no %w; it is left out.", word: word)
        try findings.warn(fault, at: path, in: paths)
    }

    private func checkOthers(of node: JSONValue, _ type: ViewType, known: ViewType?, path: Int32) throws(Fault) {
        for member in node.members where !member.isIgnored && !isExplained(member, type) {
            try attempt { () throws(Fault) in try checkOther(member, type, known: known, path: path) }
        }
    }

    private func checkOther(_ member: JSONMember, _ type: ViewType, known: ViewType?, path: Int32) throws(Fault) {
        if let word = misspelling(by: member.key, structure: member.word == nil) {
            throw Fault.redactionSpelling(member.key, meant: word)
        }
        if known == nil { return }
        let fault = Fault(
            .unknownArgument, at: member.key,
            "This argument[, %s,] is not known here and is left out.[ Did you mean %w?]",
            word: suggestion(
                for: member.key, .unknownArgument,
                among: type.arguments.map { $0.word } + (type.hasTitle ? [.title] : [])))
        try findings.warn(fault, at: path, in: paths)
    }

    private func isExplained(_ member: JSONMember, _ type: ViewType) -> Bool {
        guard let word = member.word else { return false }
        return type.explains(word)
    }
}
