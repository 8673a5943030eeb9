/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// The label that a style draws.
public struct LabelStyleConfiguration {
    /// The title of the label, as the style sees it.
    public struct Title {
        let view: any View
    }

    /// The icon of the label, as the style sees it.
    public struct Icon {
        let view: any View
    }

    public let title: Title
    public let icon: Icon
}

extension LabelStyleConfiguration.Title: View {
    public typealias Body = Never
}

extension LabelStyleConfiguration.Title: PrimitiveView {
    func nodes(in evaluation: Evaluation) -> [ViewNode] {
        evaluation.nodes(of: view)
    }
}

extension LabelStyleConfiguration.Icon: View {
    public typealias Body = Never
}

extension LabelStyleConfiguration.Icon: PrimitiveView {
    func nodes(in evaluation: Evaluation) -> [ViewNode] {
        evaluation.nodes(of: view)
    }
}

/// Draws a label as its place asks for; a description has both parts.
public struct DefaultLabelStyle: LabelStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Label(configuration)
    }
}

public struct TitleAndIconLabelStyle: LabelStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Label(configuration)
    }
}

public struct TitleOnlyLabelStyle: LabelStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.title
    }
}

/// Draws the icon alone; the title is what assistive technology says.
public struct IconOnlyLabelStyle: LabelStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        NamedView(name: configuration.title, content: configuration.icon)
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    public static var automatic: Self { Self() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    public static var titleAndIcon: Self { Self() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    public static var titleOnly: Self { Self() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    public static var iconOnly: Self { Self() }
}
