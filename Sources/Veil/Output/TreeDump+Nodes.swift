extension TreeWriter {
    /// Writes what a node says of itself and gives the views below it.
    func writeLine(_ node: JSONValue) -> [Branch] {
        switch node.kind {
        case .object:
            if let did = node[.did], let what = node[.what], let place = node[.at] {
                writeBare(did)
                writeTail(what)
                buffer.append(" at ")
                writeValue(place, quoting: true)
                return []
            } else if let type = node[.type] {
                writeBare(type)
            } else if let condition = node[.if] {
                buffer.append("if ")
                writeValue(condition, quoting: false)
            } else if node[.text] == nil {
                writeValue(node, quoting: true)
                return []
            }
            return writeMembers(of: node)
        case .array:
            buffer.append("[]")
            return node.elements.map { Branch(value: $0) }
        case .string, .number, .true, .false, .null:
            writeValue(node, quoting: true)
            return []
        }
    }

    private func writeMembers(of node: JSONValue) -> [Branch] {
        var branches: [Branch] = []
        var modifiers: JSONValue?
        for member in node.members {
            switch member.word {
            case .type, .if: break
            case .redaction: writeRedaction(member.value)
            case .text where member.value.kind == .string:
                buffer.separateWords()
                writeValue(member.value, quoting: true)
            case .busy where member.value.kind == .true, .disabled where member.value.kind == .true:
                buffer.separateWords()
                writePlain(member.key)
            case .children: branches += list(nil, member.value)
            case .runs: branches += list("run", member.value)
            case .label: branches += list("label", member.value)
            case .header: branches += list("header", member.value)
            case .footer: branches += list("footer", member.value)
            case .fallback: branches += list("fallback", member.value)
            case .then: branches += list("then", member.value)
            case .else: branches += list("else", member.value)
            case .modifiers: modifiers = member.value
            case .why where member.value.kind == .array:
                branches += member.value.elements.map { Branch(name: "why", value: $0) }
            case _: writeArgument(member)
            }
        }
        if let modifiers { branches += writeModifiers(modifiers) }
        return branches
    }

    /// A list is several views in one place.
    private func list(_ name: StaticString?, _ value: JSONValue) -> [Branch] {
        value.kind == .array
            ? value.elements.map { Branch(name: name, value: $0) } : [Branch(name: name, value: value)]
    }

    /// `▮ placeholder class 8` for a reason, `▮ effect confidential fixed` for an effect.
    private func writeRedaction(_ redaction: JSONValue) {
        buffer.separateWords()
        buffer.append("▮")
        guard redaction.kind == .object else { return writeTail(redaction) }
        for member in redaction.members {
            switch member.word {
            case .reason, .disclosure: writeTail(member.value)
            case .effect:
                buffer.append(" effect")
                writeTail(member.value)
            case .size where member.value[.characters] != nil:
                for part in member.value.members { writeTail(part.value) }
            case _: writeArgument(member)
            }
        }
    }

    private func writeTail(_ value: JSONValue) {
        buffer.append(" ")
        writeValue(value, quoting: false)
    }

    /// `.bold .padding(16) .frame(width: 20, height: 10) .overlay(…)`, where … is a branch below.
    private func writeModifiers(_ modifiers: JSONValue) -> [Branch] {
        guard modifiers.kind == .array else { return writeModifier(modifiers) }
        return modifiers.elements.flatMap { writeModifier($0) }
    }

    private func writeModifier(_ modifier: JSONValue) -> [Branch] {
        buffer.separateWords()
        buffer.append(".")
        var members = modifier.members
        guard let member = members.next(), members.next() == nil else {
            if modifier.kind == .string { writeBare(modifier) } else { writeValue(modifier, quoting: false) }
            return []
        }
        writeBare(member.key)
        if member.value.kind == .true { return [] }
        buffer.append("(")
        defer { buffer.append(")") }
        return writeParameters(member)
    }

    private func writeParameters(_ modifier: JSONMember) -> [Branch] {
        let value = modifier.value
        let name = TreeWriter.branchName(of: modifier.word)
        if isView(value) {
            buffer.append("…")
            return list(name, value)
        }
        guard value.kind == .object else {
            writeValue(value, quoting: TreeWriter.isContent(modifier.word))
            return []
        }
        var branches: [Branch] = []
        var isFirst = true
        for member in value.members {
            if !isFirst { buffer.append(", ") }
            isFirst = false
            if isView(member.value) {
                buffer.append("…")
                branches += list(name, member.value)
            } else {
                writeLabelled(member)
            }
        }
        return branches
    }

    private func isView(_ value: JSONValue) -> Bool {
        value[.type] != nil || value.elements.contains { $0[.type] != nil }
    }

    /// Views stand under the name of their modifier.
    private static func branchName(of modifier: Word?) -> StaticString {
        switch modifier {
        case .overlay: "overlay"
        case .background: "background"
        case .tabItem: "tabItem"
        case .clipShape: "clipShape"
        case _: "view"
        }
    }
}
