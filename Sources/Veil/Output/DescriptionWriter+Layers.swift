extension DescriptionWriter {
    /// Writes one modifier in normal form, or nothing where its value names what is not known or its choice is absent.
    func writeModifier(_ step: FoldStep, in state: RedactionState, of node: OutgoingNode) throws(Fault) {
        guard let form = step.name.form else { return }
        let mark = out.count
        var value = argument(of: step)
        if let choice = value, choice.kind == .object, choice[.if] != nil {
            guard let branch = try resolved(choice, in: state, path: node.path) else { return }
            value = branch
        }
        out.open("{")
        out.writeKey(step.name.word)
        let start = out.count
        let fault = try writeArgument(value, of: step, form, in: state, of: node)
        if out.count == start || fault != nil {
            out.truncate(to: mark)
        } else {
            out.append(0x7D)
        }
        if let fault { try findings.warn(fault, at: step.path, .modifiers, in: paths) }
    }

    /// The literal that a value's choices come to.
    private func resolved(_ choice: JSONValue, in state: RedactionState, path: Int32) throws(Fault) -> JSONValue? {
        var value = choice
        while value.kind == .object, value[.if] != nil {
            let count = paths.count
            guard let branch = try branch(of: value, in: state, path: path) else { return nil }
            paths.truncate(to: count)
            value = branch.value
        }
        return value
    }

    private func writeArgument(
        _ value: JSONValue?, of step: FoldStep, _ form: ModifierForm, in state: RedactionState, of node: OutgoingNode
    ) throws(Fault) -> Fault? {
        switch form {
        case .value(let form, let bare):
            guard let value else { return try writeBare(bare, of: step) }
            return try writeValue(value, as: form)
        case .labels(let labels, let form, let label, let bare):
            guard let value else { return try writeBare(bare, of: step) }
            if value.kind == .object, label != .color || !value.isColorAlone {
                return try writeLabels(labels, of: value, bareLabel: label)
            }
            guard let form else {
                let text: StaticString = "This is %k; expected an object such as {\"%w\": …}."
                throw Fault(.type, at: value, text, word: labels[0].word)
            }
            return try writeValue(value, as: form)
        case .layer:
            guard let value else { return try writeBare(nil, of: step) }
            return try writeLayer(value, of: step, in: state, of: node)
        case .shape:
            guard let value else { return try writeBare(nil, of: step) }
            return try writeShape(value, of: step, in: state, of: node)
        case .child:
            guard let value else { return try writeBare(nil, of: step) }
            try writeView(value, of: step, in: state, of: node)
            return nil
        }
    }

    private func writeBare(_ bare: StaticString?, of step: FoldStep) throws(Fault) -> Fault? {
        guard let bare else {
            throw Fault(.modifier, at: written(step), "%w needs a value; write {\"%w\": …}.", word: step.name.word)
        }
        out.separate()
        out.append(bare)
        return nil
    }

    /// An overlay or a background: a view, or a colour, alone or with an alignment.
    private func writeLayer(
        _ value: JSONValue, of step: FoldStep, in state: RedactionState, of node: OutgoingNode
    ) throws(Fault) -> Fault? {
        switch value.kind {
        case .string:
            return try writeColor(value)
        case .array:
            try writeView(value, of: step, in: state, of: node)
            return nil
        case .object:
            break
        case .null, .true, .false, .number:
            throw Fault.type(value, expected: "a view or a colour")
        }
        if value[.type] != nil || value[.if] != nil {
            try writeView(value, of: step, in: state, of: node)
            return nil
        }
        guard let content = value[.content] else { return try writeColor(value) }
        for member in value.members where member.word != .content && member.word != .alignment && !member.isIgnored {
            if let word = misspelling(by: member.key) {
                throw Fault.redactionSpelling(member.key, meant: word)
            }
            return Fault(
                .unknownValue, at: member.key, "A layer has content and alignment; this label[, %s,] is not known here."
            )
        }
        guard let alignment = value[.alignment] else { return try writeLayer(content, of: step, in: state, of: node) }
        let mark = out.count
        out.open("{")
        out.writeKey(.content)
        let start = out.count
        if let fault = try writeLayer(content, of: step, in: state, of: node) { return fault }
        if out.count == start {
            // An absent view leaves no layer: nothing is written, and nothing said.
            out.truncate(to: mark)
            return nil
        }
        out.writeKey(.alignment)
        if let fault = try writeWord(alignment, of: .anyAlignment) { return fault }
        out.append(0x7D)
        return nil
    }

    private func writeView(
        _ value: JSONValue, of step: FoldStep, in state: RedactionState, of node: OutgoingNode
    ) throws(Fault) {
        let count = paths.count
        let path = paths.adding(.word(step.name.word), to: paths.adding(.word(.modifiers), to: step.path))
        let isSilent = droppedLayers > 0
        if isSilent { findings.muted += 1 }
        _ = try writeChild(value, in: node.handDown(state), path: path)
        if isSilent { findings.muted -= 1 }
        paths.truncate(to: count)
    }

    private func writeShape(
        _ value: JSONValue, of step: FoldStep, in state: RedactionState, of node: OutgoingNode
    ) throws(Fault) -> Fault? {
        switch value.kind {
        case .string:
            return try writeWord(value, of: .shape)
        case .object:
            guard let type = value[.type], type.kind == .string else {
                throw Fault.type(value, expected: "a shape: a name such as \"Capsule\", or an object with its type")
            }
            guard let known = ViewType(type.word()), known.isShape else {
                return Fault(
                    .unknownValue, at: type, "This view[, %s,] is not a shape; the modifier is left out.")
            }
            try writeView(value, of: step, in: state, of: node)
            return nil
        case .null, .true, .false, .number, .array:
            throw Fault.type(value, expected: "a shape: a name such as \"Capsule\", or an object with its type")
        }
    }
}

extension JSONValue {
    /// Whether an object is a colour and not the labels of a modifier that has one.
    fileprivate var isColorAlone: Bool {
        self[.opacity] != nil || self[.light] != nil || self[.dark] != nil
    }
}
