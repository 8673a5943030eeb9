/// A style that view JSON has a name for.
protocol BuiltInButtonStyle {
    static var name: String { get }
}

public struct DefaultButtonStyle {
    public init() {}
}

extension DefaultButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
    static let name = "automatic"

    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(self)
    }
}

public struct BorderedButtonStyle {
    public init() {}
}

extension BorderedButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
    static let name = "bordered"

    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(self)
    }
}

public struct BorderedProminentButtonStyle {
    public init() {}
}

extension BorderedProminentButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
    static let name = "borderedProminent"

    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(self)
    }
}

public struct BorderlessButtonStyle {
    public init() {}
}

extension BorderlessButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
    static let name = "borderless"

    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(self)
    }
}

public struct PlainButtonStyle {
    public init() {}
}

extension PlainButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
    static let name = "plain"

    public func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(self)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    nonisolated public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
