/// A view without content; it has no place among other views.
public struct EmptyView {
    public init() {}
}

extension EmptyView: View {
    public typealias Body = Never
}

extension EmptyView: PrimitiveView {
    func nodes(in evaluation: Evaluation) -> [ViewNode] {
        []
    }
}
