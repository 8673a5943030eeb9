// What stands outside the view that presents it: menus and sheets. A description is of one view, so that they are
// accepted and never built.

/// Which parts of a text can be chosen.
public enum TextSelectability: Sendable {
    case enabled, disabled
}

/// The side of a row at which its actions stand.
public enum HorizontalEdge: Sendable {
    case leading, trailing
}

nonisolated extension View {
    public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View { undescribed() }

    public func swipeActions<Actions: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Actions
    ) -> some View {
        undescribed()
    }

    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        undescribed()
    }

    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        undescribed()
    }

    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        undescribed()
    }

    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        undescribed()
    }

    public func contextMenu<Items: View, Preview: View>(
        @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview
    ) -> some View {
        undescribed()
    }

    public func popover<Content: View>(
        isPresented: Binding<Bool>, arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        undescribed()
    }

    public func alert<Actions: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
    ) -> some View {
        undescribed()
    }

    public func alert<Actions: View, Message: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> some View {
        undescribed()
    }

    public func confirmationDialog<Actions: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions
    ) -> some View {
        undescribed()
    }

    public func confirmationDialog<Actions: View, Message: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
    ) -> some View {
        undescribed()
    }

    public func textSelection(_ selectability: TextSelectability) -> some View { undescribed() }
}

// The same with a title that is a string, and with a value that is presented.
nonisolated extension View {
    @_disfavoredOverload
    public func alert<S: StringProtocol, Actions: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
    ) -> some View {
        undescribed()
    }

    @_disfavoredOverload
    public func alert<S: StringProtocol, Actions: View, Message: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
        @ViewBuilder message: () -> Message
    ) -> some View {
        undescribed()
    }

    public func alert<Actions: View, Value>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Value?,
        @ViewBuilder actions: (Value) -> Actions
    ) -> some View {
        undescribed()
    }

    public func alert<Actions: View, Message: View, Value>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Value?,
        @ViewBuilder actions: (Value) -> Actions, @ViewBuilder message: (Value) -> Message
    ) -> some View {
        undescribed()
    }

    public func alert<E: LocalizedError, Actions: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> Actions
    ) -> some View {
        undescribed()
    }

    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, Actions: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> Actions
    ) -> some View {
        undescribed()
    }

    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { undescribed() }
    public func presentationDragIndicator(_ visibility: Visibility) -> some View { undescribed() }
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { undescribed() }
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { undescribed() }
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { undescribed() }
}

/// How high a sheet stands.
public struct PresentationDetent: Hashable, Sendable {
    public static let medium = PresentationDetent(height: 0)
    public static let large = PresentationDetent(height: 1)

    private let height: CGFloat

    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { .init(height: fraction) }
    public static func height(_ height: CGFloat) -> PresentationDetent { .init(height: height) }
}

/// The alert of iOS 13.
public struct Alert: Sendable {
    public struct Button: Sendable {
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
        public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    }

    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
}

/// The action sheet of iOS 13.
public struct ActionSheet: Sendable {
    public typealias Button = Alert.Button

    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}

nonisolated extension View {
    public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { undescribed() }

    public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
        undescribed()
    }

    public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View { undescribed() }

    public func actionSheet<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> ActionSheet) -> some View {
        undescribed()
    }
}
