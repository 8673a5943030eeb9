nonisolated extension View {
    /// Sets the colour of the foreground; nil resets it to the default.
    public func foregroundColor(_ color: Color?) -> some View {
        described("foregroundColor", color?.description ?? .null)
    }

    public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
        described("foregroundStyle", style.colorDescription)
    }

    /// Sets the levels of the foreground; view JSON has the first.
    public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(
        _ primary: First, _ secondary: Second
    ) -> some View {
        foregroundStyle(primary)
    }

    public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle, Third: ShapeStyle>(
        _ primary: First, _ secondary: Second, _ tertiary: Third
    ) -> some View {
        foregroundStyle(primary)
    }

    public func tint(_ tint: Color?) -> some View {
        described("tint", tint?.description ?? .null)
    }

    @_disfavoredOverload
    public func tint<Style: ShapeStyle>(_ tint: Style?) -> some View {
        described("tint", tint.map(\.colorDescription) ?? .null)
    }

    /// The older spelling of a tint.
    public func accentColor(_ color: Color?) -> some View {
        tint(color)
    }

    public func colorScheme(_ scheme: ColorScheme) -> some View {
        described("colorScheme", .string(scheme.rawValue)).environmentWritten { $0.colorScheme = scheme }
    }

    public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
        described("colorScheme", .text(scheme?.rawValue)).environmentWritten { environment in
            if let scheme { environment.colorScheme = scheme }
        }
    }
}
