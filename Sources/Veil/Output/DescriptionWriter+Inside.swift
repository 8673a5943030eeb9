// What stands inside a node: children, label, header and footer. Each carries its own redaction.

extension DescriptionWriter {
    /// Writes the inside and tells whether there are children.
    func writeInside(
        of node: JSONValue, _ members: NodeMembers, _ outgoing: OutgoingNode, style: ButtonStyleName
    ) throws(Fault) -> Bool {
        let before = out.count
        try attempt { () throws(Fault) in try writeChildren(of: node, members, outgoing) }
        let hasChildren = out.count > before
        if outgoing.type.hasTitle { try writeLabel(members, outgoing, style: style) }
        if outgoing.type == .section {
            try writePart(.header, members.header, of: outgoing)
            try writePart(.footer, members.footer, of: outgoing)
        }
        return hasChildren
    }

    private func writeChildren(of node: JSONValue, _ members: NodeMembers, _ outgoing: OutgoingNode) throws(Fault) {
        guard outgoing.type.takesChildren else { return }
        let before = out.count
        if let children = members.children {
            let path = paths.adding(.word(.children), to: outgoing.path)
            switch outgoing.type {
            case .picker where outgoing.isWithheld:
                // The options of a covered Picker are content: how many there are is as secret as what they say.
                try withdrawn(muting: true) { () throws(Fault) in
                    try writeChildren(children, in: outgoing.inner, path: path)
                }
            case .buttonStyleContent:
                var inner = outgoing.inner
                inner.readsDefaults = false
                try writeChildren(children, in: inner, path: path)
            case .text, .image, .asyncImage, .label, .button, .link, .toggle, .textField, .secureField, .textEditor,
                .picker, .slider, .stepper, .gauge, .progressView, .datePicker, .color, .rectangle, .roundedRectangle,
                .capsule, .circle, .ellipse, .vStack, .hStack, .zStack, .lazyVStack, .lazyHStack, .scrollView, .grid,
                .gridRow, .lazyVGrid, .lazyHGrid, .section, .groupBox, .disclosureGroup, .tabView, .navigationStack,
                .list, .form, .group, .divider, .spacer, .emptyView, .unknown, .configurationLabel:
                try writeChildren(children, in: outgoing.inner, path: path)
            }
        }
        if outgoing.type == .label, out.count == before { try writeIcon(node[.systemImage], of: outgoing) }
    }

    /// A Label's icon is its one child; a covered Label has one in any case.
    private func writeIcon(_ icon: JSONValue?, of node: OutgoingNode) throws(Fault) {
        guard node.isWithheld || icon != nil else { return }
        out.writeKey(.children)
        out.append(0x5B)
        openNode(.Image)
        if node.isWithheld {
            let image = OutgoingNode(
                type: .image, path: node.path, state: node.state, look: node.look, given: node.given, isBusy: false,
                steps: 0..<0)
            try writeRedaction(of: image, scalars: 0)
            try writeEffectAlone(of: node)
        } else if let icon {
            out.writeKey(.systemName)
            out.writeScalar(icon)
        }
        closeNode(path: node.path, node.inner)
        out.append(0x5D)
    }

    private func writeLabel(_ members: NodeMembers, _ node: OutgoingNode, style: ButtonStyleName) throws(Fault) {
        if let title = members.title, !title.isScalar {
            throw Fault.type(title, expected: "a string, a number or a boolean")
        }
        try writeMember(.label) { () throws(Fault) in
            try attempt { () throws(Fault) in
                switch style {
                case .declared(let place):
                    try writeStyleBody(place, members, node)
                case .automatic, .bordered, .borderedProminent, .borderless, .plain:
                    try writePlainLabel(members, node)
                }
            }
        }
    }

    private func writePlainLabel(_ members: NodeMembers, _ node: OutgoingNode) throws(Fault) {
        if let label = members.label {
            let path = paths.adding(.word(.label), to: node.path)
            var state = node.inner
            state.isStandIn =
                node.type.carriesEffects(hasChildren: false) && label[.redaction] != nil
                && label[.type]?.word() == .Text
            if try writeChild(label, in: state, path: path) { return }
        }
        guard members.title != nil || node.isWithheld else { return }
        openNode(.Text)
        if node.isWithheld {
            writeRedactionOfTitle(members.title, owner: node, state: node.state)
            if !node.type.carriesEffects(hasChildren: false) { try writeEffectAlone(of: node) }
        } else if let title = members.title {
            out.writeKey(.text)
            out.writeScalar(title)
        }
        closeNode(path: node.path, node.inner)
    }

    private func writePart(_ word: Word, _ part: JSONValue?, of node: OutgoingNode) throws(Fault) {
        guard let part else { return }
        let path = paths.adding(.word(word), to: node.path)
        try writeMember(word) { () throws(Fault) in
            try attempt { () throws(Fault) in _ = try writeChild(part, in: node.inner, path: path) }
        }
    }

    /// A Text made from a string, wrapped by lists from outside.
    func writeMadeText(
        of value: JSONValue?, in outer: RedactionState, path: Int32, wrapper: Int32, owner: OutgoingNode? = nil
    ) throws(Fault) {
        let marks = (steps.count, states.count)
        var cursor = FoldCursor(outer)
        try foldModifiers(nil, path: path, wrapper: wrapper, into: &cursor)
        if let removal = cursor.removal {
            try writeBox(for: nil, path: path, from: marks.0, removal: removal, innermost: cursor.state)
        } else {
            let state = cursor.state
            var node = OutgoingNode(
                type: .text, path: path, state: state, look: state.look, given: owner?.given ?? -1,
                isBusy: try isBusy(nil, in: state), steps: marks.0..<steps.count)
            node.carriesEffects = true
            openNode(.Text)
            if let owner {
                writeRedactionOfTitle(value, owner: owner, state: state)
            } else {
                try writeRedaction(of: node, scalars: value?.scalarLength ?? 0)
            }
            if node.isBusy { writeTrue(.busy) }
            if !node.isWithheld, let value {
                out.writeKey(.text)
                out.writeScalar(value)
            }
            try writeModifiers(of: node)
            closeNode(path: path, state)
        }
        steps.truncate(to: marks.0)
        states.truncate(to: marks.1)
    }

    /// A list where one view is asked for is a Group.
    func writeMadeGroup(
        of list: JSONValue, in outer: RedactionState, path: Int32, wrapper: Int32
    ) throws(Fault) {
        try writeMade(.group, in: outer, path: path, wrapper: wrapper) { (node) throws(Fault) in
            try self.writeChildren(list, in: node.inner, path: path)
        }
    }

    /// The absent view.
    func writeEmpty(in outer: RedactionState, path: Int32, wrapper: Int32) throws(Fault) {
        try writeMade(.emptyView, in: outer, path: path, wrapper: wrapper) { (_) throws(Fault) in }
    }

    private func writeMade(
        _ type: ViewType, in outer: RedactionState, path: Int32, wrapper: Int32,
        inside: (OutgoingNode) throws(Fault) -> Void
    ) throws(Fault) {
        let marks = (steps.count, states.count)
        var cursor = FoldCursor(outer)
        try foldModifiers(nil, path: path, wrapper: wrapper, into: &cursor)
        let state = cursor.state
        let node = OutgoingNode(
            type: type, path: path, state: state, look: state.look, given: -1, isBusy: try isBusy(nil, in: state),
            steps: marks.0..<steps.count)
        if let removal = cursor.removal {
            try writeBox(for: nil, path: path, from: marks.0, removal: removal, innermost: state)
            try withdrawn(muting: true) { () throws(Fault) in try inside(node) }
        } else {
            openNode(type.word)
            if node.isBusy { writeTrue(.busy) }
            try inside(node)
            try writeModifiers(of: node)
            closeNode(path: path, state)
        }
        steps.truncate(to: marks.0)
        states.truncate(to: marks.1)
    }
}
