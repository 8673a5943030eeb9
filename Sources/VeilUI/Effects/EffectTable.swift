/// The effects that a description declares.
@MainActor
final class EffectTable {
    private(set) var declarations: [DescriptionValue.Member] = []
    private var boundaryCount = 0

    func makeBoundary() -> EffectBoundary {
        boundaryCount += 1
        return EffectBoundary(id: boundaryCount)
    }

    /// Puts `effect` where its body has put its content.
    ///
    /// What directly surrounds the content becomes the look of the effect. An entry that holds state, or the
    /// content once more, cannot be part of an effect: it and those after it stay where they are.
    func withhold<Effect: RedactionEffect>(
        _ nodes: [ViewNode], behind boundary: EffectBoundary, with effect: Effect
    ) -> [ViewNode] {
        if let unchanged = unchangedContent(of: nodes, behind: boundary) { return unchanged }
        return nodes.map { node in
            node.mappingModifiers { modifiers in
                guard let place = modifiers.firstIndex(where: { $0.isBoundary(boundary.id) }) else { return modifiers }
                let look = modifiers[(place + 1)...].prefix(while: \.isDecoration)
                let name = declare(effect, look: Array(look))
                return modifiers[..<place] + [.named("effect", .string(name))] + modifiers[look.endIndex...]
            }
        }
    }

    /// The content of an effect whose body has left it as it is, at most in groups.
    private func unchangedContent(of nodes: [ViewNode], behind boundary: EffectBoundary) -> [ViewNode]? {
        guard nodes.count == 1 else { return nil }
        var node = nodes[0]
        if case .boundary(let last) = node.modifiers.last, last.id == boundary.id {
            if last.isGroup { return node.children }
            node.modifiers.removeLast()
            return [node]
        }
        guard node.type == "Group", node.modifiers.isEmpty,
            let content = unchangedContent(of: node.children, behind: boundary)
        else { return nil }
        node.children = content
        return [node]
    }

    private func declare<Effect: RedactionEffect>(_ effect: Effect, look: [ModifierEntry]) -> String {
        let modifiers = DescriptionValue.array(look.filter { !$0.isNaming }.compactMap(\.description))
        let declaration = DescriptionValue.members([
            "modifiers": modifiers,
            "content": effect.content == .shape ? nil : .string(effect.content.rawValue),
            "disclosure": .string(effect.disclosure.rawValue),
            "sticky": effect.isSticky ? .bool(true) : nil,
        ])
        var name = Effect.name
        var count = 1
        // Two effects of one name, or one effect in two environments, may look different.
        while let earlier = declarations.first(where: { $0.name == name }), earlier.value != declaration {
            count += 1
            name = "\(Effect.name)\(count)"
        }
        if !declarations.contains(where: { $0.name == name }) {
            declarations.append(.init(name: name, value: declaration))
        }
        return name
    }
}
