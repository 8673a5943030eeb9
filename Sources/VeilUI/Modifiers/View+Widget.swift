// What a home screen does with a view. It leaves no trace.

public struct ContainerBackgroundPlacement: Sendable {
    public static let widget = ContainerBackgroundPlacement()
    public static let navigation = ContainerBackgroundPlacement()
    public static let tabView = ContainerBackgroundPlacement()
}

nonisolated extension View {
    public func widgetURL(_ url: URL?) -> some View { undescribed() }
    public func widgetAccentable(_ accentable: Bool = true) -> some View { undescribed() }
    public func contentTransition(_ transition: ContentTransition) -> some View { undescribed() }

    public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        background(style)
    }

    public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View {
        background(alignment: alignment, content: content)
    }
}

/// How a content turns into another.
public struct ContentTransition: Equatable, Sendable {
    public static let identity = ContentTransition()
    public static let opacity = ContentTransition()
    public static let interpolate = ContentTransition()

    public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
    public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}
