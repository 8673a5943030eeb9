nonisolated extension View {
    public func overlay<Overlay: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
    ) -> some View {
        described("overlay", content(), alignment: alignment)
    }

    @_disfavoredOverload
    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        described("overlay", overlay, alignment: alignment)
    }

    public func overlay<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        described("overlay", StyleView(style: style))
    }

    public func overlay<Style: ShapeStyle, S: Shape>(
        _ style: Style, in shape: S, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        described("overlay", shape.fill(style))
    }

    public func background<Background: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Background
    ) -> some View {
        described("background", content(), alignment: alignment)
    }

    @_disfavoredOverload
    public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        described("background", background, alignment: alignment)
    }

    public func background<Style: ShapeStyle>(
        _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        described("background", StyleView(style: style))
    }

    public func background<Style: ShapeStyle, S: Shape>(
        _ style: Style, in shape: S, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        described("background", shape.fill(style))
    }

    public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        described("background", shape.fill(.background))
    }
}

/// A style that fills its place.
private struct StyleView<Style: ShapeStyle> {
    let style: Style
}

extension StyleView: View {
    typealias Body = Never
}

extension StyleView: PrimitiveView {
    func nodes(in evaluation: Evaluation) -> [ViewNode] {
        style.colorDescription.map { [ViewNode("Color", ["color": $0])] } ?? []
    }
}
