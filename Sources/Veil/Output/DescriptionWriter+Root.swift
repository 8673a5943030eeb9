extension DescriptionWriter {
    /// The state outside everything: the document's environment, and what the caller asks for above it.
    func rootState(_ options: OptionValues) throws(Fault) -> RedactionState {
        var state = RedactionState()
        if let environment = document.environment {
            try attempt { () throws(Fault) in try readEnvironment(environment, into: &state) }
        }
        if let scheme = options.colorScheme {
            state.colorScheme = scheme
            rootEnvironment.callersColorScheme = scheme
        }
        var reasons: RedactionReasons = []
        try attempt { () throws(Fault) in reasons = try options.reasons(by: document.reasons) }
        if fold.lock { state.locked = reasons } else { state.own.formUnion(reasons) }
        fold.history.add(.adds, reasons, of: document.reasons, at: PointerPath.caller, to: &state)
        if let name = options.effect { try attempt { () throws(Fault) in try coverRoot(name, in: &state) } }
        return state
    }

    private func readEnvironment(_ environment: JSONValue, into state: inout RedactionState) throws(Fault) {
        let path = paths.adding(.word(.environment), to: PointerPath.root)
        _ = try fold.apply(.environment, environment, written: environment, origin: -1, path: path, to: &state)
        rootEnvironment.colorScheme = environment[.colorScheme]
        rootEnvironment.layoutDirection = environment[.layoutDirection]
    }

    private func coverRoot(_ name: JSONValue, in state: inout RedactionState) throws(Fault) {
        guard let effect = document.effects.place(of: name.text) else {
            throw Fault(
                .optionUnknownEffect, at: name, "No effect is named %s; the document declares its own under effects.")
        }
        if fold.lock, document.effects[effect].declaration != nil {
            throw Fault(
                .optionUnknownEffect, at: name,
                "Only the document knows the effect %s, and what is locked must not depend on it.")
        }
        switch document.effects[effect].content {
        case .kept:
            keptRootEffect = effect
            try findings.warn(
                Fault(.kept, at: nil, "This effect keeps its content: nothing is withheld under it."),
                at: PointerPath.root, in: paths)
        case .shape, .removed:
            _ = fold.push(effect, isSticky: fold.lock, origin: -1, path: PointerPath.caller, to: &state)
        }
    }

    /// Looks at the declared effects once: no modifier of the state at any depth, and all else as in any view.
    func checkEffects() throws(Fault) {
        let table = paths.adding(.word(.effects), to: PointerPath.root)
        for definition in document.effects.definitions {
            guard definition.declaration != nil, let modifiers = definition.modifiers else { continue }
            try attempt { () throws(Fault) in
                try checkEffectList(modifiers, isNested: false)
                let path = paths.adding(.name(definition.name), to: table)
                let node = OutgoingNode(
                    type: .rectangle, path: path, state: RedactionState(), look: nil, given: -1, isBusy: false,
                    steps: 0..<0)
                try withdrawn(muting: false) { () throws(Fault) in
                    try writeEffectList(modifiers, in: RedactionState(), of: node, isFiltered: false)
                }
            }
        }
    }

    /// Looks at the declared styles once for errors, on a button without a label, whether a button uses them or not.
    func checkStyles() throws(Fault) {
        let button = OutgoingNode(
            type: .button, path: PointerPath.root, state: RedactionState(), look: nil, given: -1, isBusy: false,
            steps: 0..<0)
        for place in document.styles.definitions.indices {
            try withdrawn(muting: true) { () throws(Fault) in
                try writeStyleBody(Int32(place), NodeMembers(), button)
            }
        }
    }

    private func checkEffectList(_ list: JSONValue, isNested: Bool) throws(Fault) {
        if list.kind == .array {
            for entry in list.elements { try checkEffectEntry(entry, isNested: isNested) }
        } else {
            try checkEffectEntry(list, isNested: isNested)
        }
    }

    private func checkEffectEntry(_ entry: JSONValue, isNested: Bool) throws(Fault) {
        if entry.kind == .string {
            try checkEffectModifier(entry, isNested: isNested)
        } else if entry.kind == .object, entry[.if] != nil {
            if let then = entry[.then] { try checkEffectList(then, isNested: isNested) }
            if let other = entry[.else] { try checkEffectList(other, isNested: isNested) }
        } else if entry.kind == .object {
            for member in entry.members {
                try checkEffectModifier(member.key, isNested: isNested)
                try checkEffectValue(member.value)
            }
        }
    }

    /// Views inside an effect, wherever they stand.
    private func checkEffectValue(_ value: JSONValue) throws(Fault) {
        for element in value.elements { try checkEffectValue(element) }
        for member in value.members {
            if member.word == .modifiers {
                try checkEffectList(member.value, isNested: true)
            } else {
                try checkEffectValue(member.value)
            }
        }
    }

    private func checkEffectModifier(_ key: JSONValue, isNested: Bool) throws(Fault) {
        guard let name = ModifierName(key.word(dotted: true)) else { return }
        switch name.role {
        case .state:
            throw Fault(
                .effectModifier, at: key, "%w cannot stand in an effect, which draws and neither lifts nor covers.",
                word: name.word)
        case .visual:
            return
        case .namedContent:
            let isAccessibility =
                name == .accessibilityLabel || name == .accessibilityValue || name == .accessibilityHint
            if isNested || isAccessibility { return }
            throw Fault(.effectModifier, at: key, "%w cannot stand in an effect, which only draws.", word: name.word)
        }
    }
}
