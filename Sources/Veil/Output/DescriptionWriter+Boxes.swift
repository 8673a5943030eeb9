// Views that are not there: what an effect removed, and what Veil does not know.

extension DescriptionWriter {
    /// Writes the box in place of a removed view, and looks at what it stands for only for errors.
    func writeBox(
        for node: JSONValue?, path: Int32, from firstStep: Int, removal: (cover: Cover, state: RedactionState),
        innermost: RedactionState
    ) throws(Fault) {
        // The box is the effect's own, whatever covers it from outside.
        let look = Look.cover(removal.cover)
        try writeBox(look: look, state: innermost, path: path, steps: firstStep..<steps.count)
        guard let node else { return }
        try withdrawn(muting: true) { () throws(Fault) in
            try writeBoxed(node, in: innermost, path: path)
        }
    }

    /// Writes what a box stands for, its modifiers aside, in the state that these gave.
    private func writeBoxed(_ node: JSONValue, in innermost: RedactionState, path: Int32) throws(Fault) {
        let typeValue = node[.type] ?? node
        let known = ViewType(typeValue.word())
        let type = known ?? .unknown
        let members = NodeMembers(of: node, type)
        if type == .configurationLabel {
            try writeConfigurationLabel(node, members, in: innermost, path: path, wrapper: -1)
            return
        }
        if type == .unknown, let fallback = members.fallback {
            _ = try writeChild(fallback, in: innermost, path: paths.adding(.word(.fallback), to: path))
        }
        try writeKnown(
            node, type, members, typeValue, known: known, innermost, path: path, firstStep: steps.count)
    }

    private func writeBox(look: Look, state: RedactionState, path: Int32, steps: Range<Int>) throws(Fault) {
        var box = OutgoingNode(
            type: .rectangle, path: path, state: state, look: look, given: -1, isBusy: try isBusy(nil, in: state),
            steps: steps)
        box.carriesEffects = true
        box.isBox = true
        openNode(.Rectangle)
        try writeRedaction(of: box, scalars: 0)
        if box.isBusy { writeTrue(.busy) }
        findings.muted += 1
        try writeModifiers(of: box)
        findings.muted -= 1
        closeNode(path: path, state)
    }

    /// Writes the fallback of an unknown view in its place, inside the unknown view's own modifiers; false where a
    /// choice gives none.
    func writesFallback(
        _ fallback: JSONValue, _ node: JSONValue, _ members: NodeMembers, in outer: RedactionState, path: Int32,
        wrapper: Int32, firstStep: Int, known: ViewType?, _ cursor: FoldCursor
    ) throws(Fault) -> Bool {
        let kept = (firstStep..<steps.count).map { steps[$0] }
        steps.truncate(to: firstStep)
        var list = wrapper
        if let modifiers = members.modifiers {
            wrappers.append(Wrapper(list: .modifiers(modifiers), path: path, next: wrapper))
            list = Int32(wrappers.count - 1)
        }
        let typeValue = node[.type] ?? node
        // A view that comes in redacted holds no content either: its type and its arguments are none of the result's.
        let isSilent = cursor.state.isCovered || members.redaction != nil
        if isSilent { findings.muted += 1 }
        try checkMembers(of: node, .unknown, members, known: known, path: path, typeValue)
        if isSilent { findings.muted -= 1 }
        let inner = paths.adding(.word(.fallback), to: path)
        if try writeChild(fallback, in: outer, path: inner, wrapper: list) { return true }
        for step in kept { steps.append(step) }
        return false
    }
}
