extension DescriptionWriter {
    /// A text style by name, or an object with size or style, weight and design.
    func writeFont(_ value: JSONValue) throws(Fault) -> Fault? {
        switch value.kind {
        case .string:
            return try writeWord(value, of: .fontStyle)
        case .object:
            return try writeLabels(
                [
                    ModifierLabel(.style, .word(.fontStyle)), ModifierLabel(.size, .number),
                    ModifierLabel(.weight, .word(.weight)), ModifierLabel(.design, .word(.design)),
                ], of: value, bareLabel: .style)
        case .null, .true, .false, .number, .array:
            throw Fault.type(value, expected: "a text style such as \"title\", or {size, weight, design}")
        }
    }

    /// An object of labels in their order; the one that may stand bare does where it is alone.
    func writeLabels(_ labels: [ModifierLabel], of value: JSONValue, bareLabel: Word?) throws(Fault) -> Fault? {
        var count = 0
        for member in value.members {
            if labels.contains(where: { $0.word == member.word }) {
                count += 1
                continue
            }
            if member.isIgnored { continue }
            if let word = misspelling(by: member.key) {
                throw Fault.redactionSpelling(member.key, meant: word)
            }
            return Fault(
                .unknownValue, at: member.key,
                "This label[, %s,] is not known here; what it belongs to is left out.[ Did you mean %w?]",
                word: suggestion(for: member.key, .unknownValue, among: labels.map { $0.word }))
        }
        guard count > 0 else { throw Fault(.value, at: value, "This object says nothing; give one of its labels.") }
        if count == 1, let bareLabel, let only = value[bareLabel] {
            for label in labels where label.word == bareLabel { return try writeValue(only, as: label.form) }
        }
        out.open("{")
        for label in labels {
            guard let argument = value[label.word] else { continue }
            out.writeKey(label.word)
            if let fault = try writeValue(argument, as: label.form) { return fault }
        }
        out.append(0x7D)
        return nil
    }

    /// Columns or rows: how many, or a list of items.
    func writeGridItems(_ value: JSONValue) throws(Fault) -> Fault? {
        switch value.kind {
        case .number:
            guard let count = value.number.integer, count > 0 else {
                throw Fault.value(value, expected: "a whole number above 0, or a list of items")
            }
            out.writeScalar(value)
            return nil
        case .array:
            out.open("[")
            for item in value.elements {
                if let fault = try writeGridItem(item) { return fault }
            }
            out.append(0x5D)
            return nil
        case .null, .true, .false, .string, .object:
            throw Fault.type(value, expected: "a whole number, or a list of items")
        }
    }

    private func writeGridItem(_ item: JSONValue) throws(Fault) -> Fault? {
        switch item.kind {
        case .number:
            return try writeValue(item, as: .number)
        case .string:
            let word = item.word(dotted: true)
            guard let word, word == .flexible || word == .adaptive else {
                return Fault(
                    .unknownValue, at: item, "A grid item is a number, flexible or adaptive; this is left out.")
            }
            out.writeWord(word)
            return nil
        case .object:
            return try writeLabels(
                [
                    ModifierLabel(.fixed, .number), ModifierLabel(.flexible, .gridSize),
                    ModifierLabel(.adaptive, .gridSize), ModifierLabel(.spacing, .number),
                    ModifierLabel(.alignment, .word(.anyAlignment)),
                ], of: item, bareLabel: .fixed)
        case .null, .true, .false, .array:
            throw Fault.type(item, expected: "a number of points, \"flexible\", \"adaptive\" or an object")
        }
    }
}
