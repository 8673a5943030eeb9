// Values in normal form. Each function gives nil where it wrote the value, and a warning where the value's name is not
// known; the caller then withdraws what was written. A wrong JSON type is an error.

extension DescriptionWriter {
    func writeValue(_ value: JSONValue, as form: ValueForm) throws(Fault) -> Fault? {
        switch form {
        case .scalar:
            guard value.isScalar else { throw Fault.type(value, expected: "a string, a number or a boolean") }
            out.writeScalar(value)
            return nil
        case .scalars:
            return try writeScalars(value)
        case .scalarOrScalars:
            if value.kind == .array { return try writeScalars(value) }
            return try writeValue(value, as: .scalar)
        case .flag:
            guard let flag = value.flag else { throw Fault.type(value, expected: "true or false") }
            out.writeFlag(flag)
            return nil
        case .number:
            try writeNumber(value, expected: "a number")
            return nil
        case .extent:
            if value.word(dotted: true) == .infinity {
                out.writeWord(.infinity)
            } else {
                try writeNumber(value, expected: "a number or \"infinity\"")
            }
            return nil
        case .integer:
            guard value.kind == .number else { throw Fault.type(value, expected: "a whole number") }
            guard value.number.integer != nil else { throw Fault.value(value, expected: "a whole number") }
            out.writeScalar(value)
            return nil
        case .word(let list):
            return try writeWord(value, of: list)
        case .color:
            return try writeColor(value)
        case .resettableColor:
            if value.kind == .null {
                out.writeScalar(value)
                return nil
            }
            return try writeColor(value)
        case .font:
            return try writeFont(value)
        case .axis:
            return try writeAxis(value)
        case .gridItems:
            return try writeGridItems(value)
        case .gridSize:
            return try writeLabels(
                [ModifierLabel(.minimum, .number), ModifierLabel(.maximum, .extent)], of: value, bareLabel: nil)
        case .imageAddress:
            return try writeAddress(value, isAllowed: Address.isImage)
        case .linkAddress:
            return try writeAddress(value, isAllowed: Address.isLink)
        case .runs:
            return nil
        }
    }

    private func writeScalars(_ value: JSONValue) throws(Fault) -> Fault? {
        guard value.kind == .array else { throw Fault.type(value, expected: "a list") }
        out.open("[")
        for element in value.elements { _ = try writeValue(element, as: .scalar) }
        out.append(0x5D)
        return nil
    }

    private func writeNumber(_ value: JSONValue, expected: StaticString) throws(Fault) {
        guard value.kind == .number else { throw Fault.type(value, expected: expected) }
        guard value.number.isFinite else {
            throw Fault(.number, at: value, "This number is not finite as a Double.")
        }
        out.writeScalar(value)
    }

    private func writeAddress(_ value: JSONValue, isAllowed: (JSONText) -> Bool) throws(Fault) -> Fault? {
        guard value.isScalar else { throw Fault.type(value, expected: "an address, a string") }
        if value.kind == .string, !isAllowed(value.text) {
            return Fault(
                .address, at: value,
                "This address is left out: images may be https, relative or data:image, links http, https, mailto, tel or relative."
            )
        }
        out.writeScalar(value)
        return nil
    }

    func writeWord(_ value: JSONValue, of list: WordList) throws(Fault) -> Fault? {
        guard value.kind == .string else { throw Fault.type(value, expected: "a name, a string") }
        let word = value.word(dotted: true)
        guard let word, list.contains(word) else {
            return unknownValue(value, among: list)
        }
        out.writeWord(word)
        return nil
    }

    private func unknownValue(_ value: JSONValue, among list: WordList) -> Fault {
        Fault(
            .unknownValue, at: value,
            "This value[, %s,] is not known here; what it belongs to is left out.[ Did you mean %w?]",
            word: suggestion(for: value, .unknownValue, among: list.words))
    }

    /// Theme names become the literals behind them; all else stands as spelled.
    func writeColor(_ value: JSONValue, usingTheme: Bool = true) throws(Fault) -> Fault? {
        switch value.kind {
        case .string:
            // What a built-in effect draws with is not the document's to name.
            if usingTheme, value.source == document.root.source, let color = document.theme.color(value.text) {
                return try writeColor(color, usingTheme: false)
            }
            if ColorValue.isHexadecimal(value.text) {
                out.writeString(value.text)
                return nil
            }
            return try writeWord(value, of: .color)
        case .object:
            return try writeColorObject(value, usingTheme: usingTheme)
        case .null, .true, .false, .number, .array:
            throw Fault.type(value, expected: "a colour: a name, #RRGGBB, {color, opacity} or {light, dark}")
        }
    }

    private func writeColorObject(_ value: JSONValue, usingTheme: Bool) throws(Fault) -> Fault? {
        guard ColorValue.isObject(value) else {
            throw Fault.value(value, expected: "a colour: a name, #RRGGBB, {color, opacity} or {light, dark}")
        }
        if let light = value[.light], let dark = value[.dark] {
            out.open("{")
            out.writeKey(.light)
            if let fault = try writeColor(light, usingTheme: usingTheme) { return fault }
            out.writeKey(.dark)
            if let fault = try writeColor(dark, usingTheme: usingTheme) { return fault }
            out.append(0x7D)
            return nil
        }
        guard let color = value[.color] else { return nil }
        guard let opacity = value[.opacity] else { return try writeColor(color, usingTheme: usingTheme) }
        out.open("{")
        out.writeKey(.color)
        if let fault = try writeColor(color, usingTheme: usingTheme) { return fault }
        out.writeKey(.opacity)
        try writeNumber(opacity, expected: "a number from 0 to 1")
        out.append(0x7D)
        return nil
    }

    private func writeAxis(_ value: JSONValue) throws(Fault) -> Fault? {
        guard value.kind == .array else { return try writeWord(value, of: .axis) }
        var axes: [Word] = []
        for element in value.elements {
            guard element.kind == .string else { throw Fault.type(element, expected: "horizontal or vertical") }
            guard let word = element.word(dotted: true), WordList.axis.contains(word) else {
                return unknownValue(element, among: .axis)
            }
            if !axes.contains(word) { axes.append(word) }
        }
        guard let first = axes.first else { throw Fault.value(value, expected: "horizontal, vertical or both") }
        if axes.count == 1 {
            out.writeWord(first)
        } else {
            out.open("[")
            for word in WordList.axis.words { out.writeWord(word) }
            out.append(0x5D)
        }
        return nil
    }
}
