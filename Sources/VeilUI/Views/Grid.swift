public struct Grid<Content> {
    let content: Content
    let alignment: Alignment
    let spacing: CGFloat?
}

extension Grid: View where Content: View {
    public typealias Body = Never

    /// Makes a grid; a description has one spacing for both directions.
    nonisolated public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content(), alignment: alignment, spacing: verticalSpacing ?? horizontalSpacing)
    }
}

extension Grid: PrimitiveView where Content: View {
    func nodes(in evaluation: Evaluation) -> [ViewNode] {
        evaluation.stack("Grid", of: content, alignment: alignment.description, spacing: spacing)
    }
}

public struct GridRow<Content> {
    let content: Content
    let alignment: VerticalAlignment?
}

extension GridRow: View where Content: View {
    public typealias Body = Never

    nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.init(content: content(), alignment: alignment)
    }
}

extension GridRow: PrimitiveView where Content: View {
    func nodes(in evaluation: Evaluation) -> [ViewNode] {
        evaluation.stack("GridRow", of: content, alignment: .text(alignment?.rawValue), spacing: nil)
    }
}
