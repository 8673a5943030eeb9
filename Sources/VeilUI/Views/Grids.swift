/// The columns of a grid, or its rows.
public struct GridItem: Sendable {
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public var size: Size
    public var spacing: CGFloat?
    public var alignment: Alignment?

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }

    var description: DescriptionValue {
        .members([
            sizeName: sizeDescription, "spacing": .finite(spacing.map { Double($0) }),
            "alignment": .text(alignment?.name),
        ])
    }

    private var sizeName: String {
        switch size {
        case .fixed: "fixed"
        case .flexible: "flexible"
        case .adaptive: "adaptive"
        }
    }

    private var sizeDescription: DescriptionValue? {
        switch size {
        case .fixed(let length):
            .finite(Double(length))
        case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
            .members(["minimum": .finite(Double(minimum)), "maximum": .length(maximum == .infinity ? nil : maximum)])
        }
    }
}

public struct LazyVGrid<Content> {
    let columns: [GridItem]
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content
}

extension LazyVGrid: View where Content: View {
    public typealias Body = Never

    nonisolated public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.init(columns: columns, alignment: alignment, spacing: spacing, content: content())
    }
}

extension LazyVGrid: PrimitiveView where Content: View {
    func nodes(in evaluation: Evaluation) -> [ViewNode] {
        var node = evaluation.stack("LazyVGrid", of: content, alignment: alignment.description, spacing: spacing)[0]
        node.arguments.insert(.init(name: "columns", value: .array(columns.map(\.description))), at: 0)
        return [node]
    }
}

public struct LazyHGrid<Content> {
    let rows: [GridItem]
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content
}

extension LazyHGrid: View where Content: View {
    public typealias Body = Never

    nonisolated public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
    ) {
        self.init(rows: rows, alignment: alignment, spacing: spacing, content: content())
    }
}

extension LazyHGrid: PrimitiveView where Content: View {
    func nodes(in evaluation: Evaluation) -> [ViewNode] {
        var node = evaluation.stack("LazyHGrid", of: content, alignment: alignment.description, spacing: spacing)[0]
        node.arguments.insert(.init(name: "rows", value: .array(rows.map(\.description))), at: 0)
        return [node]
    }
}
