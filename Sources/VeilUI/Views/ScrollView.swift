public struct ScrollView<Content> {
    let content: Content
    let axes: Axis.Set
}

extension ScrollView: View where Content: View {
    public typealias Body = Never

    nonisolated public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content(), axes: axes)
    }
}

extension ScrollView: PrimitiveView where Content: View {
    func nodes(in evaluation: Evaluation) -> [ViewNode] {
        [ViewNode("ScrollView", ["axis": axis], children: evaluation.nodes(of: content))]
    }

    private var axis: DescriptionValue? {
        if axes == .vertical { return nil }
        if axes == .horizontal { return .string("horizontal") }
        let names: [(Axis.Set, String)] = [(.horizontal, "horizontal"), (.vertical, "vertical")]
        return .array(names.filter { axes.contains($0.0) }.map { .string($0.1) })
    }
}
