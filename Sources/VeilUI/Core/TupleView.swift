/// The views of a block with more than one of them.
public struct TupleView<T> {
    public var value: T
    private let views: [any View]

    public init(_ value: T) {
        // A tuple is not generic over its elements' conformance, so that they have to be found at run time.
        self.init(value, views: Mirror(reflecting: value).children.compactMap { $0.value as? any View })
    }

    init(_ value: T, views: [any View]) {
        self.value = value
        self.views = views
    }
}

extension TupleView: View {
    public typealias Body = Never
}

extension TupleView: PrimitiveView {
    func nodes(in evaluation: Evaluation) -> [ViewNode] {
        views.flatMap { evaluation.nodes(of: $0) }
    }
}
