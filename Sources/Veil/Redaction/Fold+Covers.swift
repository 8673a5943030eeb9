extension FoldScope {
    /// `effect`: the article's own `redacted(reason:)`, which takes no reason from the environment.
    func applyEffect(
        _ name: JSONValue, origin: Int32, path: Int32, to state: inout RedactionState
    ) throws(Fault) -> FoldTrace {
        switch name.kind {
        case .null:
            return .nothing
        case .string:
            return cover(try effect(named: name), origin: origin, path: path, of: &state)
        case .true, .false, .number, .array, .object:
            throw Fault.type(name, expected: "the name of an effect, or null")
        }
    }

    /// `redactable`: a view that opts in to the effects of the reasons around it. Locked reasons come first and stay.
    func applyRedactable(
        _ argument: JSONValue?, origin: Int32, path: Int32, to state: inout RedactionState
    ) throws(Fault) -> FoldTrace {
        var listed: JSONValue?
        var ownEffect: JSONValue?
        if let argument {
            switch argument.kind {
            case .true:
                break
            case .object:
                for member in argument.members where member.word != .reasons && member.word != .effect {
                    throw Fault.unknownKey(member.key, of: "redactable", among: [.reasons, .effect])
                }
                listed = argument[.reasons]
                ownEffect = argument[.effect]
            case .null, .false, .number, .string, .array:
                throw Fault.type(argument, expected: "an object with reasons and effect, or nothing")
            }
        }
        if let listed { try checkList(listed) }
        var trace = coverLocked(origin: origin, path: path, of: &state)
        let effectName = ownEffect?.kind == .null ? nil : ownEffect
        if let effectName, effectName.kind != .string {
            throw Fault.type(effectName, expected: "the name of an effect, or null")
        }
        let ownPlace: Int32? = if let effectName { try effect(named: effectName) } else { nil }
        let found = try document.reasons.effective(
            in: state.reasons, among: listed, locked: state.locked, requiringEffect: listed == nil || ownEffect == nil)
        if let found, let effect = ownEffect == nil ? found.effect : ownPlace {
            switch cover(effect, origin: origin, path: path, of: &state) {
            case .place(let removal): trace = trace.place(removal)
            case .kept(let place): if case .nothing = trace { trace = .kept(place) }
            case .nothing, .environment: break
            }
        }
        return trace
    }

    private func checkList(_ listed: JSONValue) throws(Fault) {
        guard listed.kind == .array || listed.kind == .string else {
            throw Fault.type(listed, expected: "a list of reasons")
        }
        _ = try document.reasons.reasons(listed)
    }

    /// One cover that stays for each locked reason with bits of its own; none of them may do without an effect, nor
    /// tell more than an effect tells that says nothing of it. Bits that no declaration explains count as confidential.
    private func coverLocked(origin: Int32, path: Int32, of state: inout RedactionState) -> FoldTrace {
        guard !state.locked.isDisjoint(with: .declarable) else { return .nothing }
        var trace = FoldTrace.nothing
        var unexplained = state.locked.intersection(.declarable)
        for definition in document.reasons.definitions
        where RedactionReasons.declarable.isSuperset(of: definition.bits)
            && state.locked.isSuperset(of: definition.bits)
        {
            let removal = push(
                definition.effect ?? EffectTable.confidential, isSticky: true, origin: origin, path: path, to: &state)
            trace = trace.place(removal)
            unexplained.subtract(definition.bits)
        }
        if !unexplained.isEmpty {
            let removal = push(EffectTable.confidential, isSticky: true, origin: origin, path: path, to: &state)
            trace = trace.place(removal)
        }
        return trace
    }

    func effect(named name: JSONValue) throws(Fault) -> Int32 {
        guard let place = document.effects.place(of: name.text) else {
            throw Fault.undeclaredEffect(name)
        }
        return place
    }

    private func cover(
        _ effect: Int32, origin: Int32, path: Int32, of state: inout RedactionState
    ) -> FoldTrace {
        switch document.effects[effect].content {
        case .kept:
            return lock ? .nothing : .kept(effect)
        case .shape, .removed:
            return .place(removal: push(effect, isSticky: false, origin: origin, path: path, to: &state))
        }
    }

    /// Lays an effect over the state; gives the cover where it removes what is under it, and so always stays.
    func push(_ effect: Int32, isSticky: Bool, origin: Int32, path: Int32, to state: inout RedactionState) -> Cover? {
        let definition = document.effects[effect]
        let removes = definition.content.removes
        let cover = Cover(effect: effect, origin: origin)
        // What is pushed to stay is locked, and then a document's own effect may only be as strict as it is by default.
        let isLocked = isSticky && definition.declaration != nil
        state.push(
            cover, isSticky: isSticky || definition.isSticky || removes,
            disclosure: isLocked ? .fixed : definition.disclosure)
        history.add(.covers, .name(definition.name), at: path, to: &state)
        return removes ? cover : nil
    }
}

extension FoldTrace {
    /// Of several covers at one place the first removes.
    fileprivate func place(_ removal: Cover?) -> FoldTrace {
        switch self {
        case .place(let earlier): .place(removal: earlier ?? removal)
        case .nothing, .kept, .environment: .place(removal: removal)
        }
    }
}

extension EffectDefinition.Content {
    var removes: Bool {
        switch self {
        case .removed: true
        case .shape, .kept: false
        }
    }
}
