/// One modifier of a node after the fold: what it leaves in the node's list, and the state around it.
struct FoldStep {
    enum Kind {
        case visual
        case naming
        /// Colour scheme and layout direction of an `environment`.
        case environment
        /// A place where covers were laid.
        case place
        /// An effect that withholds nothing.
        case kept(Int32)
        /// Invalidated content is dimmed from here in.
        case dimming
        case rootLayoutDirection
        case rootColorScheme
    }

    let kind: Kind
    let name: ModifierName
    /// The argument's entry; negative for a bare name.
    let argument: Int32
    /// The entry of the modifier as written, in the tape that `isBuiltIn` tells.
    let written: Int32
    let isBuiltIn: Bool
    /// The state outside this modifier.
    let state: Int32
    /// The node whose list bears it.
    let path: Int32
}

/// The state while a list is folded, with its place among the states once a step has referred to it.
struct FoldCursor {
    var state: RedactionState
    var place: Int32 = -1
    /// The step at which an effect removed the view, and the state there.
    var removal: (cover: Cover, state: RedactionState)?

    init(_ state: RedactionState) {
        self.state = state
    }
}

extension DescriptionWriter {
    /// Folds a node's own list inside the lists that wrap it.
    func foldModifiers(
        _ modifiers: JSONValue?, path: Int32, wrapper: Int32, into cursor: inout FoldCursor
    ) throws(Fault) {
        if wrapper >= 0 { try foldWrapper(wrapper, into: &cursor) }
        if let modifiers { try foldList(modifiers, path: path, into: &cursor) }
    }

    private func foldWrapper(_ index: Int32, into cursor: inout FoldCursor) throws(Fault) {
        let wrapper = wrappers[Int(index)]
        if wrapper.next >= 0 { try foldWrapper(wrapper.next, into: &cursor) }
        switch wrapper.list {
        case .modifiers(let list):
            try walkAgain(list)
            try foldList(list, path: wrapper.path, into: &cursor)
            if wrapper.leavesStyle {
                cursor.state.leaveStyle()
                cursor.place = -1
            }
        case .root:
            if let look = cursor.state.look, case .cover(let cover) = look,
                document.effects[cover.effect].content.removes
            {
                cursor.removal = (cover, cursor.state)
            }
            if rootEnvironment.colorScheme != nil || rootEnvironment.callersColorScheme != nil {
                add(.rootColorScheme, .colorScheme, nil, document.root, path: wrapper.path, cursor: &cursor)
            }
            if rootEnvironment.layoutDirection != nil {
                add(.rootLayoutDirection, .layoutDirection, nil, document.root, path: wrapper.path, cursor: &cursor)
            }
            if let effect = keptRootEffect {
                add(.kept(effect), .effect, nil, document.root, path: wrapper.path, cursor: &cursor)
            }
        }
    }

    /// Folds a list from its last entry to its first; a single modifier may stand without its list.
    func foldList(_ list: JSONValue, path: Int32, into cursor: inout FoldCursor) throws(Fault) {
        guard list.kind == .array else {
            try attempt { () throws(Fault) in try foldEntry(list, path: path, into: &cursor) }
            return
        }
        let first = entries.count
        for element in list.elements { entries.append(Int32(element.index)) }
        while entries.count > first {
            let entry = list.at(Int(entries.removeLast()))
            try attempt { () throws(Fault) in try foldEntry(entry, path: path, into: &cursor) }
        }
    }

    private func foldEntry(_ entry: JSONValue, path: Int32, into cursor: inout FoldCursor) throws(Fault) {
        switch entry.kind {
        case .string:
            try foldModifier(named: entry, nil, path: path, into: &cursor)
        case .object:
            if entry[.if] != nil {
                let count = paths.count
                if let branch = try branch(of: entry, in: cursor.state, path: path) {
                    try foldList(branch.value, path: path, into: &cursor)
                }
                paths.truncate(to: count)
                return
            }
            guard let member = entry.onlyMember else {
                throw Fault(
                    .modifier, at: entry,
                    "A modifier is an object with one key; write each as its own entry, in the order of the chain.")
            }
            try foldModifier(named: member.key, member.value, path: path, into: &cursor)
        case .null, .true, .false, .number, .array:
            throw Fault.type(entry, expected: "a modifier: a name, or an object with one key")
        }
    }

    private func foldModifier(
        named key: JSONValue, _ argument: JSONValue?, path: Int32, into cursor: inout FoldCursor
    ) throws(Fault) {
        guard let name = ModifierName(key.word(dotted: true)) else {
            if let word = misspelling(by: key) { throw Fault.redactionSpelling(key, meant: word) }
            let fault = Fault(
                .unknownModifier, at: key, "This modifier[, %s,] is not known and is left out.[ Did you mean %w?]",
                word: suggestion(for: key, .unknownModifier, among: ModifierName.allCases.map { $0.word }))
            try findings.warn(fault, at: path, .modifiers, in: paths)
            return
        }
        if runDepth > 0, !name.isOfText {
            switch name.role {
            case .state:
                throw Fault(.runModifier, at: key, "A run is part of its Text; put %w on the Text.", word: name.word)
            case .visual, .namedContent:
                let fault = Fault(.runModifier, at: key, "A run does not take %w; it is left out.", word: name.word)
                try findings.warn(fault, at: path, in: paths)
                return
            }
        }
        try warnOfAvailability(of: name, at: key, path: path, in: cursor.state)
        switch name.role {
        case .visual:
            if name == .colorScheme {
                foldColorScheme(argument, into: &cursor, key, path)
            } else {
                add(.visual, name, argument, key, path: path, cursor: &cursor)
            }
        case .namedContent:
            add(.naming, name, argument, key, path: path, cursor: &cursor)
        case .state:
            try foldState(name, argument, key, path: path, into: &cursor)
        }
    }

    /// A visual modifier that conditions read: inside it the scheme is what it says.
    private func foldColorScheme(_ argument: JSONValue?, into cursor: inout FoldCursor, _ key: JSONValue, _ path: Int32)
    {
        add(.visual, .colorScheme, argument, key, path: path, cursor: &cursor)
        guard let argument else { return }
        let value: JSONValue?
        if argument.kind == .object {
            let count = paths.count
            // An error in it is found, and told, where the modifier is written.
            value = try? branch(of: argument, in: cursor.state, path: path)?.value
            paths.truncate(to: count)
        } else {
            value = argument
        }
        let word = value?.word(dotted: true)
        guard word == .light || word == .dark else { return }
        cursor.state.colorScheme = word == .dark ? .dark : .light
        cursor.place = -1
    }

    private func foldState(
        _ name: ModifierName, _ argument: JSONValue?, _ key: JSONValue, path: Int32, into cursor: inout FoldCursor
    ) throws(Fault) {
        let outside = cursor
        let trace = try fold.apply(
            name, argument, written: key, origin: Int32(steps.count), path: path, to: &cursor.state)
        if let argument { try warnOfReasons(name, argument, at: key, path: path, in: cursor.state) }
        let inside = cursor.state
        cursor.state = outside.state
        let needsDimming = !inside.dimmed && inside.stale && inside.reasons.contains(.invalidated)
        // The innermost of what one modifier leaves stands first in the list, so the dimming is added behind the rest.
        switch trace {
        case .nothing:
            break
        case .place(let removal):
            if let removal, cursor.removal == nil { cursor.removal = (removal, inside) }
            add(.place, name, argument, key, path: path, cursor: &cursor)
        case .kept(let effect):
            try findings.warn(
                Fault(.kept, at: key, "This effect keeps its content: nothing is withheld under it."), at: path,
                .modifiers, in: paths)
            add(.kept(effect), name, argument, key, path: path, cursor: &cursor)
        case .environment:
            add(.environment, name, argument, key, path: path, cursor: &cursor)
        }
        if needsDimming { add(.dimming, name, argument, key, path: path, cursor: &cursor) }
        cursor.state = inside
        if needsDimming { cursor.state.dimmed = true }
        cursor.place = -1
    }

    private func add(
        _ kind: FoldStep.Kind, _ name: ModifierName, _ argument: JSONValue?, _ written: JSONValue, path: Int32,
        cursor: inout FoldCursor
    ) {
        if cursor.place < 0 {
            states.append(cursor.state)
            cursor.place = Int32(states.count - 1)
        }
        steps.append(
            FoldStep(
                kind: kind, name: name, argument: argument.map { Int32($0.index) } ?? -1,
                written: Int32(written.index), isBuiltIn: written.source == builtInEffects.source,
                state: cursor.place, path: path))
    }

    func argument(of step: FoldStep) -> JSONValue? {
        guard step.argument >= 0 else { return nil }
        return (step.isBuiltIn ? builtInEffects : document.root).at(Int(step.argument))
    }

    func written(_ step: FoldStep) -> JSONValue {
        (step.isBuiltIn ? builtInEffects : document.root).at(Int(step.written))
    }

    private func warnOfAvailability(
        of name: ModifierName, at key: JSONValue, path: Int32, in state: RedactionState
    ) throws(Fault) {
        guard let availability = Availability(of: name) else { return }
        try warn(availability, of: name.word, at: key, path: path, in: state)
    }

    private func warnOfReasons(
        _ name: ModifierName, _ argument: JSONValue, at key: JSONValue, path: Int32, in state: RedactionState
    ) throws(Fault) {
        let value: JSONValue?
        if name == .redacted {
            value = argument
        } else if name == .environment {
            value = argument[.redactionReasons]
            if value != nil { try warn(.redaction, of: .redactionReasons, at: key, path: path, in: state) }
        } else {
            return
        }
        guard let value, let availability = Availability(of: try document.reasons.reasons(value)) else { return }
        let word: Word
        switch availability {
        case .invalidation: word = .invalidated
        case .privacy, .redaction, .foregroundStyle, .effect: word = .privacy
        }
        try warn(availability, of: word, at: value, path: path, in: state)
    }

    private func warn(
        _ availability: Availability, of word: Word, at place: JSONValue, path: Int32, in state: RedactionState
    ) throws(Fault) {
        guard availability.isMissing(on: conditions.target) else { return }
        let fault = Fault(
            .availability, at: place, "%w is newer than the target: it came with %d.", detail: availability.requirement,
            word: word)
        try findings.warn(fault, at: path, .modifiers, in: paths)
    }
}
