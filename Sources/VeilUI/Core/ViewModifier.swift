/// Changes a view into another one.
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>

    @ViewBuilder @MainActor @preconcurrency
    func body(content: Content) -> Body
}

extension ViewModifier where Body == Never {
    /// Has no value: the modifier is described without a body.
    public func body(content: Content) -> Never {
        fatalError("\(Self.self) has no body")
    }
}

/// The view that a modifier is applied to, as its body sees it.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
    let content: any View
    /// Marks where the body has put its content, when the modifier withholds it.
    let boundary: EffectBoundary?
}

extension _ViewModifier_Content: View {
    public typealias Body = Never
}

extension _ViewModifier_Content: PrimitiveView {
    func nodes(in evaluation: Evaluation) -> [ViewNode] {
        let nodes = evaluation.nodes(of: content)
        guard var boundary else { return nodes }
        boundary.isGroup = nodes.count > 1
        return nodes.appending([.boundary(boundary)])
    }
}

nonisolated extension View {
    public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

nonisolated extension ViewModifier {
    public func concat<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
