/// A view whose type is not known.
public struct AnyView {
    private let view: any View

    public init<Content: View>(_ view: Content) {
        self.view = view
    }

    public init<Content: View>(erasing view: Content) {
        self.view = view
    }
}

extension AnyView: View {
    public typealias Body = Never
}

extension AnyView: PrimitiveView {
    func nodes(in evaluation: Evaluation) -> [ViewNode] {
        evaluation.nodes(of: view)
    }
}
