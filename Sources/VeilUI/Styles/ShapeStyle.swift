/// What a shape or a text is drawn with.
public protocol ShapeStyle: Sendable {}

/// A style that view JSON can say: a colour.
protocol DescribedStyle {
    var description: DescriptionValue { get }
}

extension ShapeStyle {
    /// The style as a colour of view JSON.
    var colorDescription: DescriptionValue? {
        (self as? any DescribedStyle)?.description
    }

    public func opacity(_ opacity: Double) -> some ShapeStyle {
        OpacityStyle(base: self, opacity: opacity)
    }
}

/// A style drawn with less than its own opacity.
private struct OpacityStyle<Base: ShapeStyle>: ShapeStyle, DescribedStyle {
    let base: Base
    let opacity: Double

    var description: DescriptionValue {
        .members(["color": base.colorDescription, "opacity": .finite(opacity)])
    }
}

/// A style whose type is not known.
public struct AnyShapeStyle: ShapeStyle, DescribedStyle {
    let description: DescriptionValue

    public init<Style: ShapeStyle>(_ style: Style) {
        description = style.colorDescription ?? .string("primary")
    }
}
