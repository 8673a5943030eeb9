/// A view that describes itself, without a body.
@MainActor
protocol PrimitiveView {
    func nodes(in evaluation: Evaluation) -> [ViewNode]
}
