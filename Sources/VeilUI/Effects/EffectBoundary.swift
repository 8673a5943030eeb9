/// The place in a list of modifiers where the content of an effect ends and the effect begins.
struct EffectBoundary: Sendable, Equatable {
    let id: Int
    /// Whether the node that bears it was made to hold several views together.
    var isGroup = false
}

extension ViewNode {
    /// Whether a boundary or a state modifier stands anywhere in this node.
    var hasStateInside: Bool {
        children.contains(where: \.hasStateInside) || arguments.contains { $0.value.hasStateInside }
            || modifiers.contains { !$0.isDecoration }
    }

    /// This node with a change made to every list of modifiers in it, innermost first.
    func mappingModifiers(_ change: ([ModifierEntry]) -> [ModifierEntry]) -> ViewNode {
        var node = self
        node.children = children.map { $0.mappingModifiers(change) }
        node.arguments = arguments.map { .init(name: $0.name, value: $0.value.mappingModifiers(change)) }
        node.modifiers = change(
            modifiers.map { entry in
                guard case .named(let name, let value) = entry else { return entry }
                return .named(name, value.mappingModifiers(change))
            })
        return node
    }
}

extension DescriptionValue {
    fileprivate var hasStateInside: Bool {
        switch self {
        case .node(let node): node.hasStateInside
        case .array(let values): values.contains(where: \.hasStateInside)
        case .object(let members): members.contains { $0.value.hasStateInside }
        case .null, .bool, .number, .string: false
        }
    }

    fileprivate func mappingModifiers(_ change: ([ModifierEntry]) -> [ModifierEntry]) -> DescriptionValue {
        switch self {
        case .node(let node): .node(node.mappingModifiers(change))
        case .array(let values): .array(values.map { $0.mappingModifiers(change) })
        case .object(let members):
            .object(members.map { .init(name: $0.name, value: $0.value.mappingModifiers(change)) })
        case .null, .bool, .number, .string: self
        }
    }
}

extension ModifierEntry {
    var isBoundary: Bool {
        if case .boundary = self { true } else { false }
    }

    func isBoundary(_ id: Int) -> Bool {
        if case .boundary(let boundary) = self { boundary.id == id } else { false }
    }

    /// Whether the entry names its view to what is around it: an effect cannot, and on a covered view it would go.
    var isNaming: Bool {
        name.map(["help", "tag", "tabItem", "navigationTitle"].contains) ?? false
    }

    /// Whether the entry only draws, with all that stands in it, so that it can be part of an effect.
    var isDecoration: Bool {
        switch self {
        case .bare: !isState
        case .named(_, let value): !isState && !value.hasStateInside
        case .boundary: false
        case .undescribed: true
        }
    }
}
