public struct VStack<Content> {
    let content: Content
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
}

extension VStack: View where Content: View {
    public typealias Body = Never

    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content(), alignment: alignment, spacing: spacing)
    }
}

extension VStack: PrimitiveView where Content: View {
    func nodes(in evaluation: Evaluation) -> [ViewNode] {
        evaluation.stack("VStack", of: content, alignment: alignment.description, spacing: spacing)
    }
}

public struct HStack<Content> {
    let content: Content
    let alignment: VerticalAlignment
    let spacing: CGFloat?
}

extension HStack: View where Content: View {
    public typealias Body = Never

    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content(), alignment: alignment, spacing: spacing)
    }
}

extension HStack: PrimitiveView where Content: View {
    func nodes(in evaluation: Evaluation) -> [ViewNode] {
        evaluation.stack("HStack", of: content, alignment: alignment.description, spacing: spacing)
    }
}

public struct ZStack<Content> {
    let content: Content
    let alignment: Alignment
}

extension ZStack: View where Content: View {
    public typealias Body = Never

    nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.init(content: content(), alignment: alignment)
    }
}

extension ZStack: PrimitiveView where Content: View {
    func nodes(in evaluation: Evaluation) -> [ViewNode] {
        evaluation.stack("ZStack", of: content, alignment: alignment.description, spacing: nil)
    }
}

extension Evaluation {
    /// A container with an alignment and a spacing.
    func stack(
        _ type: String, of content: some View, alignment: DescriptionValue?, spacing: CGFloat?
    ) -> [ViewNode] {
        [
            ViewNode(
                type, ["alignment": alignment, "spacing": .finite(spacing.map { Double($0) })],
                children: nodes(of: content))
        ]
    }
}
