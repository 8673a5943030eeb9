/// The style that buttons of a place have.
enum ButtonStyling {
    /// The core knows it by its name.
    case named
    case custom(any ButtonStyle)
    case primitive(any PrimitiveButtonStyle)
}

private struct ButtonStylingKey: EnvironmentKey {
    static var defaultValue: ButtonStyling { .named }
}

private struct ReadsEnvironmentInButtonStylesKey: EnvironmentKey {
    static let defaultValue = true
}

extension EnvironmentValues {
    var buttonStyling: ButtonStyling {
        get { self[ButtonStylingKey.self] }
        set { self[ButtonStylingKey.self] = newValue }
    }

    /// Whether the system sets the dynamic properties of button styles, as it does from iOS 14.5 on.
    var setsPropertiesOfButtonStyles: Bool {
        get { self[ReadsEnvironmentInButtonStylesKey.self] }
        set { self[ReadsEnvironmentInButtonStylesKey.self] = newValue }
    }
}

nonisolated extension View {
    public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
        described([]) { $0.buttonStyling = .custom(style) }
    }

    public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
        let builtIn = style as? any BuiltInButtonStyle
        let name = builtIn.map { type(of: $0).name }
        return described(ModifierEntry.value("buttonStyle", .text(name))) {
            $0.buttonStyling = name == nil ? .primitive(style) : .named
        }
    }
}
