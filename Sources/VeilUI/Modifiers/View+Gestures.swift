// Gestures are accepted, so that styles and views which have them compile, and nothing ever performs one.

/// What a person does with a pointer or a finger.
public protocol Gesture<Value> {
    associatedtype Value
}

extension Gesture {
    public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
        self
    }

    public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
        self
    }

    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> some Gesture<Value> {
        self
    }
}

public struct TapGesture: Gesture, Sendable {
    public typealias Value = Void

    public init(count: Int = 1) {}
}

public struct LongPressGesture: Gesture, Sendable {
    public typealias Value = Bool

    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

public struct DragGesture: Gesture, Sendable {
    public struct Value: Equatable, Sendable {
        public let startLocation: CGPoint
        public let location: CGPoint
        public let translation: CGSize
    }

    public init(minimumDistance: CGFloat = 10) {}
}

/// A value that a gesture has for as long as it lasts; here the one it begins with.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    public let wrappedValue: Value

    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    public init(initialValue: Value) {
        wrappedValue = initialValue
    }

    public var projectedValue: GestureState<Value> {
        self
    }
}

/// How a change is carried out; here it is not animated.
public struct Transaction: Sendable {
    public var animation: Animation?
    public var disablesAnimations = false

    public init(animation: Animation? = nil) {
        self.animation = animation
    }
}

nonisolated extension View {
    public func gesture<G: Gesture>(_ gesture: G) -> some View { undescribed() }
    public func simultaneousGesture<G: Gesture>(_ gesture: G) -> some View { undescribed() }
    public func highPriorityGesture<G: Gesture>(_ gesture: G) -> some View { undescribed() }
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { undescribed() }
}
