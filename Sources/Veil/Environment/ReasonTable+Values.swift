extension ReasonTable {
    /// Reads what `redacted` takes: a name, a list of names, `{"rawValue": …}`, or null for none.
    func reasons(_ value: JSONValue) throws(Fault) -> RedactionReasons {
        switch value.kind {
        case .null:
            return []
        case .string:
            return try named(value)
        case .array:
            var reasons: RedactionReasons = []
            for element in value.elements {
                guard element.kind == .string else { throw Fault.type(element, expected: "the name of a reason") }
                reasons.formUnion(try named(element))
            }
            return reasons
        case .object:
            for member in value.members where member.word != .rawValue {
                throw Fault.unknownKey(member.key, of: "a reason's value", among: [.rawValue])
            }
            guard let raw = value[.rawValue], let reasons = RedactionReasons(raw) else {
                throw Fault.value(
                    value[.rawValue] ?? value, expected: "rawValue with bits 0 to 30, such as 1024 or \"1 << 10\"")
            }
            return reasons
        case .true, .false, .number:
            throw Fault.type(value, expected: "a reason's name, a list of names, {\"rawValue\": …} or null")
        }
    }

    private func named(_ value: JSONValue) throws(Fault) -> RedactionReasons {
        if let definition = definition(of: value.text) { return definition.bits }
        if let word = value.word(dotted: true), value.text.bytes[0] == 0x2E,
            let definition = definition(of: JSONText(bytes: word.spelling, isEscaped: false, isMarked: false))
        {
            return definition.bits
        }
        throw Fault.undeclaredReason(value)
    }

    /// The declared reason that is present, has an effect and has the lowest raw value; of those listed, if any are,
    /// and of the locked ones in any case.
    func effective(
        in present: RedactionReasons, among listed: JSONValue?, locked: RedactionReasons, requiringEffect: Bool
    ) throws(Fault) -> ReasonDefinition? {
        var lowest: ReasonDefinition?
        for definition in definitions {
            if requiringEffect, definition.effect == nil { continue }
            guard present.isSuperset(of: definition.bits) else { continue }
            let isLocked =
                locked.isSuperset(of: definition.bits) && RedactionReasons.declarable.isSuperset(of: definition.bits)
            if let listed, !isLocked, !(try isListed(definition, in: listed)) { continue }
            if lowest.map({ definition.bits.rawValue < $0.bits.rawValue }) ?? true { lowest = definition }
        }
        return lowest
    }

    private func isListed(_ definition: ReasonDefinition, in list: JSONValue) throws(Fault) -> Bool {
        if list.kind == .string { return definition.name.isEqual(to: list.text) }
        for element in list.elements where element.kind == .string && definition.name.isEqual(to: element.text) {
            return true
        }
        return false
    }
}
