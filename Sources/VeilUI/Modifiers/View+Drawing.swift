nonisolated extension View {
    public func opacity(_ opacity: Double) -> some View {
        described("opacity", .finite(opacity))
    }

    public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        described("blur", .finite(Double(radius)))
    }

    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        described("cornerRadius", .finite(Double(radius)))
    }

    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        DescribedView(content: self, steps: [.shape("clipShape", shape)])
    }

    /// A mask that is a shape.
    public func mask<S: Shape>(_ shape: S) -> some View {
        clipShape(shape)
    }

    /// A mask that is not a shape is not described: it hides no content from a description.
    @_disfavoredOverload
    public func mask<Mask: View>(_ mask: Mask) -> some View {
        undescribed()
    }

    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        undescribed()
    }

    public func clipped(antialiased: Bool = false) -> some View {
        clipShape(Rectangle())
    }

    public func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1) -> some View {
        let color = content.colorDescription
        return described(
            "border", width == 1 ? color : .members(["color": color, "width": .finite(Double(width))]))
    }

    public func shadow(
        color: Color = Color.black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        let isDefault = color == Color.black.opacity(0.33)
        guard !isDefault || x != 0 || y != 0 else { return described("shadow", .finite(Double(radius))) }
        return described(
            "shadow",
            .members([
                "color": isDefault ? nil : color.description, "radius": .finite(Double(radius)),
                "x": x == 0 ? nil : .finite(Double(x)), "y": y == 0 ? nil : .finite(Double(y)),
            ]))
    }

    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        described("offset", .members(["x": .finite(Double(x)), "y": .finite(Double(y))]))
    }

    public func offset(_ offset: CGSize) -> some View {
        self.offset(x: offset.width, y: offset.height)
    }

    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        let degrees = DescriptionValue.finite(angle.degrees)
        return described(
            "rotationEffect",
            anchor == .center ? degrees : .members(["degrees": degrees, "anchor": anchor.description]))
    }

    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        let number = DescriptionValue.finite(Double(scale))
        return described(
            "scaleEffect",
            anchor == .center ? number : .members(["x": number, "y": number, "anchor": anchor.description]))
    }

    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        described(
            "scaleEffect",
            .members(["x": .finite(Double(x)), "y": .finite(Double(y)), "anchor": anchor.description]))
    }

    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }
}
