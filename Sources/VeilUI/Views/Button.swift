/// A control that runs an action; a description holds its label and not its action.
public struct Button<Label> {
    let label: Label
    let role: ButtonRole?
    let action: () -> Void
}

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
    let name: String

    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
    public static let close = ButtonRole(name: "close")
    public static let confirm = ButtonRole(name: "confirm")
}

extension Button: View where Label: View {
    public typealias Body = Never

    nonisolated public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.init(label: label(), role: nil, action: action)
    }

    nonisolated public init(
        role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), role: role, action: action)
    }
}

extension Button where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
        self.init(label: Text(titleKey), role: nil, action: action)
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void
    ) {
        self.init(label: Text(titleKey), role: role, action: action)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
        self.init(label: Text(title), role: nil, action: action)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping () -> Void
    ) {
        self.init(label: Text(title), role: role, action: action)
    }
}

extension Button where Label == VeilUI.Label<Text, Image> {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping () -> Void
    ) {
        self.init(label: VeilUI.Label(titleKey, systemImage: systemImage), role: nil, action: action)
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
        action: @escaping () -> Void
    ) {
        self.init(label: VeilUI.Label(titleKey, systemImage: systemImage), role: role, action: action)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, action: @escaping () -> Void
    ) {
        self.init(label: VeilUI.Label(title, systemImage: systemImage), role: nil, action: action)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping () -> Void
    ) {
        self.init(label: VeilUI.Label(title, systemImage: systemImage), role: role, action: action)
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Makes the button that a primitive style has been asked to draw.
    nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(label: configuration.label, role: configuration.role, action: configuration.action)
    }
}
