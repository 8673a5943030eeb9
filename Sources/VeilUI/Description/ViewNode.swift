/// A view in view JSON.
struct ViewNode: Sendable, Equatable {
    var type: String
    var arguments: [DescriptionValue.Member]
    var children: [ViewNode]
    var modifiers: [ModifierEntry] = []

    init(
        _ type: String, _ arguments: KeyValuePairs<String, DescriptionValue?> = [:], children: [ViewNode] = []
    ) {
        self.type = type
        self.arguments = arguments.compactMap { argument in
            argument.value.map { DescriptionValue.Member(name: argument.key, value: $0) }
        }
        self.children = children
    }

    /// The string of a text that has nothing but a string.
    var plainText: String? {
        guard type == "Text", modifiers.isEmpty, arguments.count == 1, arguments[0].name == "text",
            case .string(let text) = arguments[0].value
        else { return nil }
        return text
    }

    /// The colour of a colour view that has nothing but a colour.
    var plainColor: DescriptionValue? {
        guard type == "Color", modifiers.isEmpty else { return nil }
        return arguments.first?.value
    }

    /// Puts a label where this view has one, in the short form where there is one.
    mutating func setLabel(_ nodes: [ViewNode]) {
        guard let label = nodes.single else { return }
        if let text = label.plainText {
            arguments.insert(.init(name: "title", value: .string(text)), at: 0)
        } else {
            arguments.append(.init(name: "label", value: .node(label)))
        }
    }
}

extension [ViewNode] {
    /// These nodes as one, or nothing when there are none.
    var single: ViewNode? {
        count > 1 ? ViewNode("Group", children: self) : first
    }

    /// These nodes with modifiers around all of them.
    func appending(_ entries: [ModifierEntry]) -> [ViewNode] {
        guard var node = single else { return self }
        if entries.isEmpty {
            guard node.modifiers.contains(where: \.isBoundary) else { return self }
            node.modifiers.append(.undescribed)
        }
        node.modifiers += entries
        return [node]
    }
}
