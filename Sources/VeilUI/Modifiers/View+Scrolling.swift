// How content scrolls. It does not here; it leaves no trace.

public struct ScrollIndicatorVisibility: Sendable {
    public static let automatic = ScrollIndicatorVisibility()
    public static let visible = ScrollIndicatorVisibility()
    public static let hidden = ScrollIndicatorVisibility()
    public static let never = ScrollIndicatorVisibility()
}

public struct ScrollDismissesKeyboardMode: Sendable {
    public static let automatic = ScrollDismissesKeyboardMode()
    public static let immediately = ScrollDismissesKeyboardMode()
    public static let interactively = ScrollDismissesKeyboardMode()
    public static let never = ScrollDismissesKeyboardMode()
}

public struct ScrollTargetBehaviorName: Sendable {
    public static let paging = ScrollTargetBehaviorName()
    public static let viewAligned = ScrollTargetBehaviorName()
}

public struct ScrollBounceBehavior: Sendable {
    public static let automatic = ScrollBounceBehavior()
    public static let always = ScrollBounceBehavior()
    public static let basedOnSize = ScrollBounceBehavior()
}

nonisolated extension View {
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        undescribed()
    }

    public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View {
        undescribed()
    }

    public func scrollDisabled(_ disabled: Bool) -> some View { undescribed() }
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { undescribed() }
    public func scrollTargetBehavior(_ behavior: ScrollTargetBehaviorName) -> some View { undescribed() }
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View { undescribed() }
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View { undescribed() }
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { undescribed() }
}
