// Button styles: the body of a style is evaluated into the button's label, in the button's state. Inside, the style is
// automatic again, and a style of the document's does not stand inside another: what uses its label twice cannot grow
// beyond its own size times the label's.

extension DescriptionWriter {
    /// Writes `style` and tells the one whose body makes the label.
    func writeStyle(_ given: JSONValue?, of node: OutgoingNode) throws(Fault) -> ButtonStyleName {
        var style = node.state.buttonStyle
        var word: Word
        if case .declared = style, node.state.isInStyle { style = .automatic }
        word = style.word
        if let given {
            guard given.kind == .string else { throw Fault.type(given, expected: "the name of a button style") }
            let name = given.word(dotted: true)
            if name == .custom {
                (style, word) = (.automatic, .custom)
            } else if let builtIn = ButtonStyleName(name) {
                (style, word) = (builtIn, builtIn.word)
            } else if !node.isWithheld {
                let fault = Fault(
                    .unknownValue, at: given, "This style[, %s,] is not one of the built-in ones; it is left out.")
                try findings.warn(fault, at: node.path, .style, in: paths)
            }
        }
        out.writeKey(.style)
        out.writeWord(word)
        return style
    }

    func writeStyleBody(_ place: Int32, _ members: NodeMembers, _ button: OutgoingNode) throws(Fault) {
        let definition = document.styles.definitions[Int(place)]
        guard let body = definition.body else { return }
        try walkAgain(body)
        var state = button.inner
        configurations.append(
            Configuration(members: members, button: button))
        state.configuration = Int32(configurations.count - 1)
        state.isInStyle = true
        state.buttonStyle = .automatic
        state.readsDefaults = !conditions.target.resolvesPropertiesInButtonStyles
        let table = paths.adding(.word(.buttonStyles), to: PointerPath.root)
        let path = paths.adding(.word(.body), to: paths.adding(.name(definition.key.text), to: table))
        _ = try writeChild(body, in: state, path: path)
        _ = configurations.removeLast()
    }

    /// The label stands in the state at its place, with the modifiers of `configuration.label` behind its own.
    func writeConfigurationLabel(
        _ node: JSONValue, _ members: NodeMembers, in outer: RedactionState, path: Int32, wrapper: Int32
    ) throws(Fault) {
        guard outer.configuration >= 0, !leavesStyle(wrapper) else {
            throw Fault(.styleOnly, at: node, "%w stands inside button styles only.", word: .configurationLabel)
        }
        let configuration = configurations[Int(outer.configuration)]
        var list = wrapper
        var state = outer
        // The list is part of the style; the label inside it comes from where the button stands.
        if let modifiers = members.modifiers {
            wrappers.append(Wrapper(list: .modifiers(modifiers), path: path, next: wrapper, leavesStyle: true))
            list = Int32(wrappers.count - 1)
        } else {
            state.leaveStyle()
        }
        if let label = configuration.members.label {
            try walkAgain(label)
            let path = paths.adding(.word(.label), to: configuration.button.path)
            if try writeChild(label, in: state, path: path, wrapper: list) { return }
        }
        if let title = configuration.members.title {
            try walkAgain(title)
            try writeMadeText(
                of: title, in: state, path: configuration.button.path, wrapper: list, owner: configuration.button)
        } else if try isCovered(by: list, in: state) || configuration.button.given >= 0 {
            try writeMadeText(
                of: nil, in: state, path: configuration.button.path, wrapper: list, owner: configuration.button)
        } else {
            try writeEmpty(in: state, path: configuration.button.path, wrapper: list)
        }
    }

    /// Whether a view inside these lists is a label, which no style's label can stand in.
    private func leavesStyle(_ wrapper: Int32) -> Bool {
        var index = wrapper
        while index >= 0 {
            let wrapper = wrappers[Int(index)]
            if wrapper.leavesStyle { return true }
            index = wrapper.next
        }
        return false
    }

    /// Whether a view without modifiers of its own is covered inside these lists.
    private func isCovered(by wrapper: Int32, in state: RedactionState) throws(Fault) -> Bool {
        let marks = (steps.count, states.count)
        var cursor = FoldCursor(state)
        findings.muted += 1
        try foldModifiers(nil, path: PointerPath.root, wrapper: wrapper, into: &cursor)
        findings.muted -= 1
        steps.truncate(to: marks.0)
        states.truncate(to: marks.1)
        return cursor.state.isCovered
    }
}
