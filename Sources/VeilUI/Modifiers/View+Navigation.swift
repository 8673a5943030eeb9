// Where views lead and what stands around a page. A description is of one view; it leaves no trace.

public struct NavigationViewStyleName: Sendable {
    public static let automatic = NavigationViewStyleName()
    public static let stack = NavigationViewStyleName()
    public static let columns = NavigationViewStyleName()

    public init() {}
}

nonisolated extension View {
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        undescribed()
    }

    public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        undescribed()
    }

    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        undescribed()
    }

    public func navigationViewStyle(_ style: NavigationViewStyleName) -> some View { undescribed() }
    public func navigationBarHidden(_ hidden: Bool) -> some View { undescribed() }
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { undescribed() }

    public func navigationBarTitle(_ title: Text, displayMode: TitleDisplayMode) -> some View {
        navigationTitle(title)
    }

    public func navigationBarTitle(_ key: LocalizedStringKey, displayMode: TitleDisplayMode) -> some View {
        navigationTitle(key)
    }

    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(_ title: S, displayMode: TitleDisplayMode) -> some View {
        navigationTitle(title)
    }
}

// The older spellings.
public typealias StackNavigationViewStyle = NavigationViewStyleName
public typealias DefaultNavigationViewStyle = NavigationViewStyleName
