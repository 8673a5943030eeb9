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

    public func popover<Content: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
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
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
    ) -> some View {
        undescribed()
    }

    public func textSelection(_ selectability: TextSelectability) -> some View { undescribed() }
}
