// What assistive technology is told beside names and values. View JSON has no word for it; it leaves no trace.

public struct AccessibilityActionKind: Equatable, Sendable {
    public static let `default` = AccessibilityActionKind()
    public static let escape = AccessibilityActionKind()
    public static let magicTap = AccessibilityActionKind()
    public static let delete = AccessibilityActionKind()
    public static let showMenu = AccessibilityActionKind()
}

public enum AccessibilityAdjustmentDirection: Sendable {
    case increment, decrement
}

public enum AccessibilityHeadingLevel: Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6
}

nonisolated extension View {
    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        undescribed()
    }

    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        undescribed()
    }

    public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> some View {
        undescribed()
    }

    @_disfavoredOverload
    public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> some View {
        undescribed()
    }

    public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        undescribed()
    }

    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        undescribed()
    }

    public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { undescribed() }
    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { undescribed() }

    @_disfavoredOverload
    public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { undescribed() }

    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { undescribed() }
    public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { undescribed() }
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { undescribed() }
    public func accessibilityShowsLargeContentViewer() -> some View { undescribed() }
    public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { undescribed() }

    /// The older spelling.
    public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }
}
