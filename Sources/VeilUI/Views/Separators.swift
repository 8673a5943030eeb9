public struct Divider {
    public init() {}
}

extension Divider: View {
    public typealias Body = Never
}

extension Divider: PrimitiveView {
    func nodes(in evaluation: Evaluation) -> [ViewNode] {
        [ViewNode("Divider")]
    }
}

public struct Spacer {
    public var minLength: CGFloat?

    public init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }
}

extension Spacer: View {
    public typealias Body = Never
}

extension Spacer: PrimitiveView {
    func nodes(in evaluation: Evaluation) -> [ViewNode] {
        [ViewNode("Spacer", ["minLength": .finite(minLength.map { Double($0) })])]
    }
}
