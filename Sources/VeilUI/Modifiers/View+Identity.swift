/// A view with an identity.
private struct IdentifiedView<Content: View> {
    let content: Content
    let id: DescriptionValue?
}

extension IdentifiedView: View {
    typealias Body = Never
}

extension IdentifiedView: PrimitiveView {
    func nodes(in evaluation: Evaluation) -> [ViewNode] {
        let nodes = evaluation.nodes(of: content)
        guard let id, var node = nodes.single else { return nodes.appending([]) }
        node.arguments.removeAll { $0.name == "id" }
        node.arguments.insert(.init(name: "id", value: id), at: 0)
        // It stands in no list of modifiers, and yet an effect that gives an identity has changed its content.
        return [node].appending([])
    }
}

nonisolated extension View {
    public func id<ID: Hashable>(_ id: ID) -> some View {
        IdentifiedView(content: self, id: .content(id))
    }
}
