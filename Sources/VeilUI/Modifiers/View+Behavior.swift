// What a description does not hold: actions, tasks and motion. They are accepted, so that views which have
// them compile, and never run.

nonisolated extension View {
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        undescribed()
    }

    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        undescribed()
    }

    @preconcurrency
    public func task(
        priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
    ) -> some View {
        undescribed()
    }

    @preconcurrency
    public func task<ID: Equatable>(
        id: ID, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
    ) -> some View {
        undescribed()
    }

    @preconcurrency
    public func refreshable(action: @escaping @MainActor () async -> Void) -> some View {
        undescribed()
    }

    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
    ) -> some View {
        undescribed()
    }

    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        undescribed()
    }

    public func onChange<Value: Equatable>(
        of value: Value, perform action: @escaping (Value) -> Void
    ) -> some View {
        undescribed()
    }

    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        undescribed()
    }

    public func onSubmit(_ action: @escaping () -> Void) -> some View {
        undescribed()
    }

    public func animation(_ animation: Animation?) -> some View {
        undescribed()
    }

    public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
        undescribed()
    }

    public func allowsHitTesting(_ enabled: Bool) -> some View {
        undescribed()
    }

    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        undescribed()
    }

    public func equatable() -> some View {
        undescribed()
    }
}

/// How a change is animated; here it is not.
public struct Animation: Equatable, Sendable {
    public static let `default` = Animation()
    public static let linear = Animation()
    public static let easeIn = Animation()
    public static let easeOut = Animation()
    public static let easeInOut = Animation()

    public static func linear(duration: Double) -> Animation { Animation() }
    public static func easeIn(duration: Double) -> Animation { Animation() }
    public static func easeOut(duration: Double) -> Animation { Animation() }
    public static func easeInOut(duration: Double) -> Animation { Animation() }

    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation {
        Animation()
    }

    public static let spring = Animation()
    public static let bouncy = Animation()
    public static let smooth = Animation()
    public static let snappy = Animation()

    public static func spring(duration: Double = 0.5, bounce: Double = 0) -> Animation { Animation() }

    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
    ) -> Animation {
        Animation()
    }

    public func delay(_ delay: Double) -> Animation { self }
    public func speed(_ speed: Double) -> Animation { self }

    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
    public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
}

/// Runs a change.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try body()
}
