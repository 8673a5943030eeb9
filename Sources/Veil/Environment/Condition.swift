// Conditions are read in the state at their place, as `@Environment` would be. Straight in a button style on a system
// that gives it defaults, they read these.

struct ConditionScope {
    let reasons: ReasonTable
    let target: Target

    func holds(_ condition: JSONValue, in state: RedactionState) throws(Fault) -> Bool {
        switch condition.kind {
        case .string:
            return try holds(named: condition, in: state)
        case .object:
            guard let member = condition.onlyMember else {
                throw Fault(
                    .condition, at: condition,
                    "A condition has one key: not, all, any, reason, colorScheme or available.")
            }
            return try holds(member, in: state)
        case .null, .true, .false, .number, .array:
            throw Fault.type(condition, expected: "a condition such as \"isEnabled\" or {\"reason\": …}")
        }
    }

    private func holds(named condition: JSONValue, in state: RedactionState) throws(Fault) -> Bool {
        let text = condition.text
        let isEnabled = state.readsDefaults || state.isEnabled
        if text.isEqual(to: "isEnabled") { return isEnabled }
        if text.isEqual(to: "!isEnabled") { return !isEnabled }
        if text.isEqual(to: "isPressed") { return false }
        if text.isEqual(to: "!isPressed") { return true }
        throw Fault(
            .condition, at: condition,
            "%s is not a condition.[ Did you mean %w?] Write isEnabled, isPressed or an object such as {\"reason\": …}.",
            word: Spelling.suggestion(for: text, among: [.isEnabled, .isPressed]))
    }

    private func holds(_ member: JSONMember, in state: RedactionState) throws(Fault) -> Bool {
        let value = member.value
        if member.word == .not { return !(try holds(value, in: state)) }
        if member.word == .all || member.word == .any {
            guard value.kind == .array else { throw Fault.type(value, expected: "a list of conditions") }
            // All are read, so that a mistake in one shows whatever the others say.
            var all = true
            var any = false
            for element in value.elements {
                let holds = try holds(element, in: state)
                all = all && holds
                any = any || holds
            }
            return member.word == .all ? all : any
        }
        if member.word == .reason { return try isPresent(value, in: state) }
        if member.word == .colorScheme {
            return try Document.colorScheme(value) == (state.readsDefaults ? .light : state.colorScheme)
        }
        if member.word == .available { return try isAvailable(value) }
        throw Fault.unknownKey(
            member.key, of: "a condition", among: [.not, .all, .any, .reason, .colorScheme, .available])
    }

    private func isPresent(_ value: JSONValue, in state: RedactionState) throws(Fault) -> Bool {
        let present: RedactionReasons = state.readsDefaults ? [] : state.reasons
        switch value.kind {
        case .string:
            return present.isSuperset(of: try reasons.reasons(value))
        case .array:
            var any = false
            for element in value.elements {
                guard element.kind == .string else { throw Fault.type(element, expected: "the name of a reason") }
                any = present.isSuperset(of: try reasons.reasons(element)) || any
            }
            return any
        case .null, .true, .false, .number, .object:
            throw Fault.type(value, expected: "the name of a reason, or a list of names")
        }
    }

    /// True where the list does not name the target's platform, as the star of `#available` is.
    private func isAvailable(_ value: JSONValue) throws(Fault) -> Bool {
        switch value.kind {
        case .string:
            return try satisfies(value) ?? true
        case .array:
            var result: Bool?
            for element in value.elements {
                guard let satisfied = try satisfies(element) else { continue }
                result = (result ?? true) && satisfied
            }
            return result ?? true
        case .null, .true, .false, .number, .object:
            throw Fault.type(value, expected: "a system and a version such as iOS 15, or a list of them")
        }
    }

    private func satisfies(_ value: JSONValue) throws(Fault) -> Bool? {
        guard let named = try Document.target(value) else { return nil }
        return target.satisfies(named)
    }
}

extension JSONValue {
    /// The member of an object that has exactly one.
    var onlyMember: JSONMember? {
        var only: JSONMember?
        for member in members {
            if only != nil { return nil }
            only = member
        }
        return only
    }
}
