extension DescriptionWriter {
    /// Writes what is left of a node's modifiers, in the order of the chain, with the effect of its look at its place.
    func writeModifiers(of node: OutgoingNode) throws(Fault) {
        let cover = node.carriesEffects ? node.look?.cover : nil
        guard !node.steps.isEmpty || cover != nil else { return }
        try writeList(.modifiers) { () throws(Fault) in try writeSteps(of: node, cover: cover) }
    }

    private func writeSteps(of node: OutgoingNode, cover: Cover?) throws(Fault) {
        let isBox = node.isBox
        let start = out.count
        // A box is drawn by its effect before anything else is said of it.
        if isBox, let cover { try writeEffect(cover.effect, in: node.inner, of: node, isFiltered: false) }
        var isPending = cover.map { !isBox && !node.steps.contains(Int($0.origin)) } ?? false
        var hasRoot = false
        for index in node.steps.reversed() {
            let step = steps[index]
            switch step.kind {
            case .rootColorScheme, .rootLayoutDirection:
                if isPending, let cover { try writeEffect(cover.effect, in: node.inner, of: node, isFiltered: false) }
                isPending = false
                hasRoot = true
            case .visual, .naming, .environment, .place, .kept, .dimming:
                try attempt { () throws(Fault) in try writeStep(step, at: index, cover: cover, of: node) }
            }
        }
        if isPending, let cover { try writeEffect(cover.effect, in: node.inner, of: node, isFiltered: false) }
        if hasRoot { writeRootModifiers(from: start) }
    }

    /// The modifiers of the look's effect alone, on a view that has none of its own.
    func writeEffectAlone(of owner: OutgoingNode) throws(Fault) {
        guard let cover = owner.look?.cover else { return }
        try writeList(.modifiers) { () throws(Fault) in
            try writeEffect(cover.effect, in: owner.inner, of: owner, isFiltered: false)
        }
    }

    private func writeStep(_ step: FoldStep, at index: Int, cover: Cover?, of node: OutgoingNode) throws(Fault) {
        let state = states[Int(step.state)]
        switch step.kind {
        case .visual:
            if state.hasCovers, !step.name.staysUnderCover {
                // What is said of the modifier is said in any case, but nothing of a view inside, which goes as a whole.
                droppedLayers += 1
                try withdrawn(muting: false) { () throws(Fault) in try writeModifier(step, in: state, of: node) }
                droppedLayers -= 1
            } else {
                try writeModifier(step, in: state, of: node)
            }
        case .naming:
            if node.look != nil || state.isCovered {
                try withdrawn(muting: true) { () throws(Fault) in try writeModifier(step, in: state, of: node) }
            } else {
                try writeModifier(step, in: state, of: node)
            }
        case .environment:
            guard let values = argument(of: step) else { return }
            if let direction = values[.layoutDirection] {
                try writeSingle(.layoutDirection, direction, .word(.layoutDirection))
            }
            if let scheme = values[.colorScheme] { try writeSingle(.colorScheme, scheme, .word(.colorScheme)) }
        case .place:
            if let cover, Int(cover.origin) == index, !node.isBox {
                try writeEffect(cover.effect, in: node.handDown(state), of: node, isFiltered: false)
            }
        case .kept(let effect):
            try writeEffect(effect, in: node.handDown(state), of: node, isFiltered: state.hasCovers)
        case .dimming:
            if !state.hasCovers { out.open("{\"opacity\":0.5}") }
        case .rootColorScheme, .rootLayoutDirection:
            break
        }
    }

    private func writeSingle(_ word: Word, _ value: JSONValue, _ form: ValueForm) throws(Fault) {
        out.open("{")
        out.writeKey(word)
        _ = try writeValue(value, as: form)
        out.append(0x7D)
    }

    /// Writes an effect's modifiers. What they show is the effect's own, so nothing in them is covered.
    private func writeEffect(
        _ effect: Int32, in state: RedactionState, of node: OutgoingNode, isFiltered: Bool
    ) throws(Fault) {
        let definition = document.effects[effect]
        guard let modifiers = definition.modifiers else { return }
        try walkAgain(modifiers)
        findings.muted += 1
        if fold.lock, definition.declaration != nil, state.isLockedWhole {
            try writeLockedEffectList(modifiers, in: state, of: node)
        } else {
            try writeEffectList(modifiers, in: state, of: node, isFiltered: isFiltered)
        }
        findings.muted -= 1
    }

    /// What the caller locked covers everything, so a document's own effect is content like the rest of the document:
    /// its words go, and the views in it are covered.
    private func writeLockedEffectList(
        _ modifiers: JSONValue, in state: RedactionState, of node: OutgoingNode
    ) throws(Fault) {
        var state = state.withoutOwnCovers()
        state.isInStyle = true
        state.configuration = -1
        let hasCovers = state.hasCovers
        try writeSteps(of: modifiers, in: state, of: node) { name in
            switch name.role {
            case .namedContent, .state: false
            case .visual: !hasCovers || name.staysUnderCover
            }
        }
    }

    func writeEffectList(
        _ modifiers: JSONValue, in state: RedactionState, of node: OutgoingNode, isFiltered: Bool
    ) throws(Fault) {
        var state = state
        state.isExempt = true
        state.isInStyle = true
        state.configuration = -1
        try writeSteps(of: modifiers, in: state, of: node) { !isFiltered || $0.staysUnderCover }
    }

    /// Writes the modifiers of a run.
    func writeRunModifiers(_ modifiers: JSONValue, of node: OutgoingNode) throws(Fault) {
        try writeList(.modifiers) { () throws(Fault) in
            try writeSteps(of: modifiers, in: node.inner, of: node) { _ in true }
        }
    }

    private func writeSteps(
        of modifiers: JSONValue, in state: RedactionState, of node: OutgoingNode,
        where isShown: (ModifierName) -> Bool
    ) throws(Fault) {
        let marks = (steps.count, states.count)
        var cursor = FoldCursor(state)
        try foldList(modifiers, path: node.path, into: &cursor)
        for index in (marks.0..<steps.count).reversed() where isShown(steps[index].name) {
            let step = steps[index]
            try attempt { () throws(Fault) in try writeModifier(step, in: states[Int(step.state)], of: node) }
        }
        steps.truncate(to: marks.0)
        states.truncate(to: marks.1)
    }

    /// Layout direction and colour scheme of the root stand last; what stands there already is not written again.
    private func writeRootModifiers(from start: Int) {
        let wanted = ByteBuffer(capacity: 96, limit: 1 << 12)
        var ends: [Int] = [0]
        if let direction = rootEnvironment.layoutDirection, let word = direction.word(dotted: true) {
            writeRoot(.layoutDirection, word, into: wanted)
            ends.append(wanted.count)
        }
        if let scheme = rootEnvironment.callersColorScheme {
            writeRoot(.colorScheme, scheme == .dark ? .dark : .light, into: wanted)
            ends.append(wanted.count)
        } else if let scheme = rootEnvironment.colorScheme, let word = scheme.word(dotted: true) {
            writeRoot(.colorScheme, word, into: wanted)
            ends.append(wanted.count)
        }
        // The longest beginning of what is wanted that the list ends with.
        var present = 0
        for end in ends where endsWith(wanted.view.slice(0, end), from: start) { present = end }
        let rest = wanted.view.slice(present, wanted.count)
        if rest.count == 0 { return }
        out.separate()
        out.append(present > 0 ? rest.slice(1, rest.count) : rest)
    }

    private func writeRoot(_ name: Word, _ value: Word, into buffer: ByteBuffer) {
        if buffer.count > 0 { buffer.append(0x2C) }
        buffer.append(0x7B)
        buffer.append(0x22)
        buffer.append(name.spelling)
        buffer.append("\":\"")
        buffer.append(value.spelling)
        buffer.append("\"}")
    }

    private func endsWith(_ view: ByteView, from start: Int) -> Bool {
        guard out.count - start >= view.count else { return false }
        let first = out.count - view.count
        for index in 0..<view.count where out[first + index] != view[index] { return false }
        return view.count == 0 || first == start || out[first - 1] == 0x2C
    }
}

extension Look {
    var cover: Cover? {
        switch self {
        case .reason: nil
        case .cover(let cover): cover
        }
    }
}
