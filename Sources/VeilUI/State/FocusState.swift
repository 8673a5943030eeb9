/// Which control has the focus; nothing has it here.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    private let state: State<Value>

    public init() where Value == Bool {
        state = State(wrappedValue: false)
    }

    public init<Wrapped: Hashable>() where Value == Wrapped? {
        state = State(wrappedValue: nil)
    }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    public var projectedValue: Self.Binding {
        Self.Binding(state: state)
    }

    @propertyWrapper
    public struct Binding {
        fileprivate let state: State<Value>

        public var wrappedValue: Value {
            get { state.wrappedValue }
            nonmutating set { state.wrappedValue = newValue }
        }

        public var projectedValue: Self {
            self
        }
    }
}

nonisolated extension View {
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        undescribed()
    }

    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        undescribed()
    }
}
