/// A view that is an outline: it can be filled, stroked and clipped to.
public protocol Shape: View, Sendable {}

/// A shape whose outline can be drawn inside itself.
public protocol InsettableShape: Shape {}

/// How the inside of a shape is told; kept for the sake of SwiftUI's signatures.
public struct FillStyle: Equatable, Sendable {
    public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

/// How an outline is drawn; only its width is described.
public struct StrokeStyle: Equatable, Sendable {
    public var lineWidth: CGFloat

    public init(
        lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
    }

    public enum LineCap: Sendable {
        case butt, round, square
    }

    public enum LineJoin: Sendable {
        case miter, round, bevel
    }
}

/// How a corner is rounded; kept for the sake of SwiftUI's signatures.
public enum RoundedCornerStyle: Sendable {
    case circular, continuous
}

nonisolated extension Shape {
    public func fill<Style: ShapeStyle>(_ content: Style, style: FillStyle = FillStyle()) -> some View {
        described("fill", content.colorDescription)
    }

    public func fill(style: FillStyle = FillStyle()) -> some View {
        self
    }

    public func stroke<Style: ShapeStyle>(_ content: Style, lineWidth: CGFloat = 1) -> some View {
        described("stroke", strokeDescription(content.colorDescription, lineWidth))
    }

    public func stroke<Style: ShapeStyle>(_ content: Style, style: StrokeStyle) -> some View {
        stroke(content, lineWidth: style.lineWidth)
    }

    public func stroke(lineWidth: CGFloat = 1) -> some View {
        described("stroke", .members(["lineWidth": .finite(Double(lineWidth))]))
    }

    public func stroke(style: StrokeStyle) -> some View {
        stroke(lineWidth: style.lineWidth)
    }

    private func strokeDescription(_ color: DescriptionValue?, _ lineWidth: CGFloat) -> DescriptionValue? {
        guard let color else { return nil }
        return lineWidth == 1 ? color : .members(["color": color, "lineWidth": .finite(Double(lineWidth))])
    }
}

nonisolated extension InsettableShape {
    public func strokeBorder<Style: ShapeStyle>(_ content: Style, lineWidth: CGFloat = 1) -> some View {
        stroke(content, lineWidth: lineWidth)
    }

    public func strokeBorder<Style: ShapeStyle>(_ content: Style, style: StrokeStyle) -> some View {
        stroke(content, style: style)
    }

    public func strokeBorder(lineWidth: CGFloat = 1) -> some View {
        stroke(lineWidth: lineWidth)
    }

    public func strokeBorder(style: StrokeStyle) -> some View {
        stroke(style: style)
    }
}
