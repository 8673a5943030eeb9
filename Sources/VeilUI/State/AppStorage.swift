// Values that outlive a view. Nothing is read from the defaults or the scene: a view that is evaluated has the value
// that its code begins with, so that a description does not depend on the machine.

/// A value that the defaults of a person keep.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let state: State<Value>

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        state = State(wrappedValue: wrappedValue)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value: ExpressibleByNilLiteral {
        state = State(wrappedValue: nil)
    }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    public var projectedValue: Binding<Value> {
        state.projectedValue
    }
}

/// A value that a scene keeps.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let state: State<Value>

    public init(wrappedValue: Value, _ key: String) {
        state = State(wrappedValue: wrappedValue)
    }

    public init(_ key: String) where Value: ExpressibleByNilLiteral {
        state = State(wrappedValue: nil)
    }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    public var projectedValue: Binding<Value> {
        state.projectedValue
    }
}

/// Names for views that move into one another.
@propertyWrapper
public struct Namespace: DynamicProperty {
    public struct ID: Hashable, Sendable {}

    public init() {}

    public var wrappedValue: ID {
        ID()
    }
}

nonisolated extension View {
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        undescribed()
    }
}
