/// Which parts of a lazy container stay in sight.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)

    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}

public struct LazyVStack<Content> {
    let content: Content
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
}

extension LazyVStack: View where Content: View {
    public typealias Body = Never

    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.init(content: content(), alignment: alignment, spacing: spacing)
    }
}

extension LazyVStack: PrimitiveView where Content: View {
    func nodes(in evaluation: Evaluation) -> [ViewNode] {
        evaluation.stack("LazyVStack", of: content, alignment: alignment.description, spacing: spacing)
    }
}

public struct LazyHStack<Content> {
    let content: Content
    let alignment: VerticalAlignment
    let spacing: CGFloat?
}

extension LazyHStack: View where Content: View {
    public typealias Body = Never

    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.init(content: content(), alignment: alignment, spacing: spacing)
    }
}

extension LazyHStack: PrimitiveView where Content: View {
    func nodes(in evaluation: Evaluation) -> [ViewNode] {
        evaluation.stack("LazyHStack", of: content, alignment: alignment.description, spacing: spacing)
    }
}
