// Values that a platform would set. They have defaults here, so that views which read them compile and run.

/// How much room there is in one direction.
public enum UserInterfaceSizeClass: Sendable {
    case compact, regular
}

/// The size of text that a person has chosen.
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    public var isAccessibilitySize: Bool {
        self >= .accessibility1
    }

    public static func < (first: DynamicTypeSize, second: DynamicTypeSize) -> Bool {
        first.rawValue < second.rawValue
    }
}

/// Whether a scene can be seen and used.
public enum ScenePhase: Sendable {
    case background, inactive, active
}

/// Takes a presented view away; here it does nothing.
public struct DismissAction: Sendable {
    public func callAsFunction() {}
}

/// Opens an address; here it does nothing.
public struct OpenURLAction: Sendable {
    public enum Result: Sendable {
        case handled, discarded, systemAction
    }

    init() {}

    public init(handler: @escaping (URL) -> Result) {}

    public func callAsFunction(_ url: URL) {}
}

/// The older way to take a presented view away; here it does nothing.
public struct PresentationMode: Sendable {
    public var isPresented: Bool { false }

    public mutating func dismiss() {}
}

private struct PlatformKey<Value: Sendable>: EnvironmentKey {
    static var defaultValue: Value? { nil }
}

/// Has its own place beside the size class of the other direction.
private struct VerticalSizeClass: Sendable {
    let size: UserInterfaceSizeClass
}

private struct LocaleKey: EnvironmentKey {
    static let defaultValue = Locale(identifier: "en_US")
}

private struct CalendarKey: EnvironmentKey {
    static let defaultValue = Calendar(identifier: .gregorian)
}

private struct ReduceMotionKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[PlatformKey<UserInterfaceSizeClass>.self] }
        set { self[PlatformKey<UserInterfaceSizeClass>.self] = newValue }
    }

    public var dynamicTypeSize: DynamicTypeSize {
        get { self[PlatformKey<DynamicTypeSize>.self] ?? .large }
        set { self[PlatformKey<DynamicTypeSize>.self] = newValue }
    }

    public var scenePhase: ScenePhase {
        get { self[PlatformKey<ScenePhase>.self] ?? .active }
        set { self[PlatformKey<ScenePhase>.self] = newValue }
    }

    public var accessibilityReduceMotion: Bool {
        self[ReduceMotionKey.self]
    }

    public var dismiss: DismissAction {
        DismissAction()
    }

    public var isPresented: Bool {
        false
    }

    public var presentationMode: Binding<PresentationMode> {
        .constant(PresentationMode())
    }

    public var openURL: OpenURLAction {
        get { OpenURLAction() }
        set { _ = newValue }
    }

    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[PlatformKey<VerticalSizeClass>.self]?.size }
        set { self[PlatformKey<VerticalSizeClass>.self] = newValue.map(VerticalSizeClass.init) }
    }

    public var controlSize: ControlSize {
        get { self[PlatformKey<ControlSize>.self] ?? .regular }
        set { self[PlatformKey<ControlSize>.self] = newValue }
    }

    public var timeZone: TimeZone {
        get { self[PlatformKey<TimeZone>.self] ?? .gmt }
        set { self[PlatformKey<TimeZone>.self] = newValue }
    }
}

nonisolated extension View {
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Keeps the size of text within bounds.
    public func dynamicTypeSize<Bounds: RangeExpression<DynamicTypeSize>>(_ range: Bounds) -> some View {
        transformEnvironment(\.dynamicTypeSize) { size in
            let sizes = DynamicTypeSize.allCases.filter(range.contains)
            guard let least = sizes.first, let most = sizes.last else { return }
            size = min(max(size, least), most)
        }
    }
}
