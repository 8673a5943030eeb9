/// Writes a description as JSON text.
struct DescriptionWriter {
    private(set) var text = ""

    static func text(of value: DescriptionValue) -> String {
        var writer = DescriptionWriter()
        writer.write(value)
        return writer.text
    }

    private mutating func write(_ value: DescriptionValue) {
        switch value {
        case .null: text += "null"
        case .bool(let bool): text += bool ? "true" : "false"
        case .number(let number): write(number)
        case .string(let string): write(string)
        case .array(let values): write(values, between: "[", "]") { $0.write($1) }
        case .object(let members): write(members, between: "{", "}") { $0.write($1) }
        case .node(let node): write(node)
        }
    }

    private mutating func write(_ member: DescriptionValue.Member) {
        write(member.name)
        text += ":"
        write(member.value)
    }

    private mutating func write(_ node: ViewNode) {
        var members = [DescriptionValue.Member(name: "type", value: .string(node.type))] + node.arguments
        if !node.children.isEmpty {
            members.append(.init(name: "children", value: .array(node.children.map { .node($0) })))
        }
        if !node.modifiers.isEmpty {
            members.append(.init(name: "modifiers", value: .array(node.modifiers.compactMap(\.description))))
        }
        write(.object(members))
    }

    private mutating func write(_ number: Double) {
        // A whole number is written without a fraction, as a person would.
        text += Int(exactly: number).map { "\($0)" } ?? "\(number)"
    }

    private mutating func write(_ string: String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\u{0}"..<" ": text += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
            // So that the text can stand inside a script element.
            case "<": text += "\\u003c"
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }

    private mutating func write<Element>(
        _ elements: [Element], between open: String, _ close: String,
        _ write: (inout DescriptionWriter, Element) -> Void
    ) {
        text += open
        for (index, element) in elements.enumerated() {
            if index > 0 { text += "," }
            write(&self, element)
        }
        text += close
    }
}

extension ModifierEntry {
    /// The entry as view JSON has it.
    var description: DescriptionValue? {
        switch self {
        case .bare(let name): .string(name)
        case .named(let name, let value): .object([.init(name: name, value: value)])
        case .boundary, .undescribed: nil
        }
    }
}
