/// A reason by its name.
struct ReasonDefinition {
    let name: JSONText
    let bits: RedactionReasons
    /// The effect of the reason by its place in the effect table; nil makes a reason for conditions only.
    var effect: Int32?
}

/// The reasons of a document: the built-in ones, and its own.
struct ReasonTable {
    private(set) var definitions: [ReasonDefinition] = [
        ReasonDefinition(name: JSONText("placeholder"), bits: .placeholder, effect: nil),
        ReasonDefinition(name: JSONText("privacy"), bits: .privacy, effect: nil),
        ReasonDefinition(name: JSONText("invalidated"), bits: .invalidated, effect: nil),
    ]

    /// Reads the document's table. With `lock`, `confidential` and `blurred` stay what they are under any name.
    init(_ table: JSONValue?, effects: EffectTable, lock: Bool, recover: (Fault) throws(Fault) -> Void) throws(Fault) {
        let builtIn = [
            ReasonDefinition(
                name: JSONText("confidential"), bits: .confidential, effect: effects.place(of: JSONText("confidential"))
            ),
            ReasonDefinition(name: JSONText("blurred"), bits: .blurred, effect: effects.place(of: JSONText("blurred"))),
        ]
        var own: [ReasonDefinition] = []
        if let table {
            guard table.kind == .object else { throw Fault.type(table, expected: "an object of reasons by name") }
            for member in table.members {
                do throws(Fault) {
                    own.append(try ReasonTable.definition(member, among: own, effects: effects))
                } catch {
                    try recover(error)
                }
            }
        }
        for definition in builtIn {
            var isReplaced = false
            for other in own
            where !other.bits.isDisjoint(with: definition.bits) || other.name.isEqual(to: definition.name) {
                isReplaced = true
            }
            if lock || !isReplaced { definitions.append(definition) }
        }
        for var definition in own {
            if lock {
                if definition.name.isEqual(to: "confidential") || definition.name.isEqual(to: "blurred") { continue }
                for kept in builtIn where !definition.bits.isDisjoint(with: kept.bits) {
                    definition.effect = kept.effect
                    break
                }
            }
            definitions.append(definition)
        }
    }

    private static func definition(
        _ member: JSONMember, among others: [ReasonDefinition], effects: EffectTable
    ) throws(Fault) -> ReasonDefinition {
        let name = member.key.text
        guard name.isPlainName else {
            throw Fault(.declaration, at: member.key, "A reason's name is letters, digits, _, - and ., a letter first.")
        }
        for reserved in [Word.placeholder, .privacy, .invalidated] where member.word == reserved {
            throw Fault(.declaration, at: member.key, "%s is SwiftUI's own reason; declare yours under another name.")
        }
        guard member.value.kind == .object else {
            throw Fault.type(member.value, expected: "an object with rawValue and, where you like, effect")
        }
        for inner in member.value.members where inner.word != .rawValue && inner.word != .effect && !inner.isIgnored {
            throw Fault.unknownKey(inner.key, of: "a reason", among: [.rawValue, .effect])
        }
        guard let raw = member.value[.rawValue] else {
            throw Fault(.declaration, at: member.value, "A reason needs its rawValue, such as \"1 << 12\".")
        }
        guard let bits = RedactionReasons(raw) else {
            guard raw.kind == .number || raw.kind == .string else {
                throw Fault.type(raw, expected: "a number such as 4096 or a string such as \"1 << 12\"")
            }
            throw Fault(
                .declaration, at: raw, "A rawValue is a number such as 4096 or \"1 << 12\", of the bits 8 to 30.")
        }
        guard !bits.isEmpty, RedactionReasons.declarable.isSuperset(of: bits) else {
            throw Fault(.declaration, at: raw, "A reason has one or more of the bits 8 to 30; SwiftUI has those below.")
        }
        for other in others where !other.bits.isDisjoint(with: bits) {
            throw Fault(.declaration, at: raw, "Another reason has one of these bits; give each its own.")
        }
        return ReasonDefinition(name: name, bits: bits, effect: try effect(of: member, effects: effects))
    }

    private static func effect(of member: JSONMember, effects: EffectTable) throws(Fault) -> Int32? {
        guard let effect = member.value[.effect] else {
            return effects.place(of: member.key.text) ?? EffectTable.confidential
        }
        switch effect.kind {
        case .null:
            return nil
        case .string:
            guard let place = effects.place(of: effect.text) else {
                throw Fault.undeclaredEffect(effect)
            }
            return place
        case .true, .false, .number, .array, .object:
            throw Fault.type(effect, expected: "the name of an effect, or null")
        }
    }

    func definition(of name: JSONText) -> ReasonDefinition? {
        for definition in definitions where definition.name.isEqual(to: name) { return definition }
        return nil
    }
}

extension RedactionReasons {
    /// Reads `1024` or `"1 << 10"`.
    init?(_ value: JSONValue) {
        switch value.kind {
        case .number:
            var bits: UInt64 = 0
            for index in 0..<value.spelling.count {
                guard 0x30...0x39 ~= value.spelling[index], bits < 1 << 32 else { return nil }
                bits = bits * 10 + UInt64(value.spelling[index] - 0x30)
            }
            guard bits < 1 << 31 else { return nil }
            self.init(rawValue: UInt32(bits))
        case .string:
            var digits: [UInt8] = []
            var bytes = value.text.unescaped
            while let byte = bytes.next(), digits.count < 16 { if byte != 0x20 { digits.append(byte) } }
            guard 4...5 ~= digits.count, digits[0] == 0x31, digits[1] == 0x3C, digits[2] == 0x3C else { return nil }
            var bit = 0
            for digit in digits[3...] {
                guard 0x30...0x39 ~= digit else { return nil }
                bit = bit * 10 + Int(digit - 0x30)
            }
            guard bit <= 30 else { return nil }
            self.init(rawValue: 1 << UInt32(bit))
        case .null, .true, .false, .array, .object:
            return nil
        }
    }
}
