extension DescriptionWriter {
    /// Writes what the table lets out of a node's arguments; what it does not is checked for its JSON type alone.
    func writeArguments(
        of node: JSONValue, _ members: NodeMembers, _ outgoing: OutgoingNode, known: ViewType?, _ typeValue: JSONValue
    ) throws(Fault) {
        switch outgoing.type {
        case .text:
            try writeTextArguments(of: node, outgoing)
        case .unknown where known == nil:
            guard !outgoing.isWithheld else { return }
            out.writeKey(.name)
            out.writeScalar(typeValue)
        case .picker where members.children != nil:
            try writeArgument(.content(.selection, .scalarOrScalars), node[.selection], of: outgoing)
            if let options = node[.options] {
                try attempt { () throws(Fault) in try checkType(of: options, as: .scalars) }
            }
        case .label:
            if let icon = node[.systemImage] {
                try attempt { () throws(Fault) in try checkType(of: icon, as: .scalar) }
            }
        case .secureField:
            // A password is never shown, covered or not.
            if let text = node[.text] { try attempt { () throws(Fault) in try checkType(of: text, as: .scalar) } }
            try writeArgument(.content(.prompt), node[.prompt], of: outgoing)
        case .image, .asyncImage, .button, .link, .toggle, .textField, .textEditor, .picker, .slider, .stepper, .gauge,
            .progressView, .datePicker, .color, .rectangle, .roundedRectangle, .capsule, .circle, .ellipse, .vStack,
            .hStack, .zStack, .lazyVStack, .lazyHStack, .scrollView, .grid, .gridRow, .lazyVGrid, .lazyHGrid, .section,
            .groupBox, .disclosureGroup, .tabView, .navigationStack, .list, .form, .group, .divider, .spacer,
            .emptyView,
            .unknown, .configurationLabel, .buttonStyleContent:
            for argument in outgoing.type.arguments { try writeArgument(argument, node[argument.word], of: outgoing) }
        }
    }

    private func writeArgument(
        _ argument: ViewArgument, _ value: JSONValue?, of node: OutgoingNode
    ) throws(Fault) {
        guard let value else { return }
        try attempt { () throws(Fault) in
            switch argument.column {
            case .content:
                if node.isWithheld {
                    try checkType(of: value, as: argument.form)
                    return
                }
            case .layout, .decoration:
                break
            }
            let mark = out.count
            out.writeKey(argument.word)
            let fault = try writeValue(value, as: argument.form)
            if fault != nil || !argument.column.isShown(under: node.look) { out.truncate(to: mark) }
            guard let fault else { return }
            if node.isWithheld { findings.muted += 1 }
            try findings.warn(fault, at: node.path, argument.word, in: paths)
            if node.isWithheld { findings.muted -= 1 }
        }
    }

    private func writeTextArguments(of node: JSONValue, _ outgoing: OutgoingNode) throws(Fault) {
        let runs = node[.runs]
        let text = node[.text]
        if let text { try attempt { () throws(Fault) in try checkType(of: text, as: .scalar) } }
        if outgoing.isWithheld {
            guard let runs else { return }
            try withdrawn(muting: true) { () throws(Fault) in
                try checkType(of: runs, as: .runs)
                try writeRuns(runs, outgoing)
            }
        } else if let runs {
            try attempt { () throws(Fault) in
                try checkType(of: runs, as: .runs)
                try writeRuns(runs, outgoing)
            }
        } else if let text, text.isScalar {
            out.writeKey(.text)
            out.writeScalar(text)
        }
    }

    private func writeRuns(_ runs: JSONValue, _ node: OutgoingNode) throws(Fault) {
        out.writeKey(.runs)
        out.append(0x5B)
        for run in runs.elements {
            out.open("{")
            if let text = run[.text] {
                out.writeKey(.text)
                out.writeScalar(text)
            }
            for member in run.members where !member.isIgnored && member.word != .text && member.word != .modifiers {
                if let word = misspelling(by: member.key, structure: true) {
                    throw Fault.redactionSpelling(member.key, meant: word)
                }
                let fault = Fault(.unknownArgument, at: member.key, "A run has text and modifiers; this is left out.")
                try findings.warn(fault, at: node.path, in: paths)
            }
            if let modifiers = run[.modifiers] {
                runDepth += 1
                try writeRunModifiers(modifiers, of: node)
                runDepth -= 1
            }
            out.append(0x7D)
        }
        out.append(0x5D)
    }

    /// Scalars of a Text: of its runs where it has any.
    func textLength(of node: JSONValue, _ outgoing: OutgoingNode) -> Int {
        guard outgoing.type == .text, outgoing.look != nil else { return 0 }
        if let runs = node[.runs] {
            var count = 0
            for run in runs.elements { count += run[.text]?.scalarLength ?? 0 }
            return count
        }
        return node[.text]?.scalarLength ?? 0
    }

    /// Whether a withheld value has a type that its argument may have; nothing else of it is looked at.
    private func checkType(of value: JSONValue, as form: ValueForm) throws(Fault) {
        switch form {
        case .scalar, .imageAddress, .linkAddress:
            guard value.isScalar else { throw Fault.type(value, expected: "a string, a number or a boolean") }
        case .flag:
            guard value.flag != nil else { throw Fault.type(value, expected: "true or false") }
        case .scalarOrScalars:
            if !value.isScalar { try checkType(of: value, as: .scalars) }
        case .scalars:
            guard value.kind == .array else { throw Fault.type(value, expected: "a list") }
            for element in value.elements { try checkType(of: element, as: .scalar) }
        case .runs:
            guard value.kind == .array else { throw Fault.type(value, expected: "a list of runs") }
            for run in value.elements {
                guard run.kind == .object else {
                    throw Fault.type(run, expected: "a run: {\"text\": …, \"modifiers\": […]}")
                }
                if let text = run[.text] { try checkType(of: text, as: .scalar) }
            }
        case .number, .extent, .integer, .word, .color, .resettableColor, .font, .axis, .gridItems, .gridSize:
            break
        }
    }
}

extension JSONValue {
    var isScalar: Bool {
        switch kind {
        case .string, .number, .true, .false: true
        case .null, .array, .object: false
        }
    }

    /// How long the value is as text: a number or a boolean counts its spelling.
    var scalarLength: Int {
        kind == .string ? text.scalarCount : spelling.count
    }
}
