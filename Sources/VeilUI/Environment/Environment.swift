/// A property that reads the environment of its view, modifier or style.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private final class Box {
        var environment: EnvironmentValues?
    }

    private let read: (EnvironmentValues) -> Value
    // Shared by the copies of a view: the evaluation sets it for as long as the view is evaluated.
    private let box = Box()

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        self.init { $0[keyPath: keyPath] }
    }

    init(read: @escaping (EnvironmentValues) -> Value) {
        self.read = read
    }

    /// The value where the view stands; the default where nothing is evaluated.
    public var wrappedValue: Value {
        read(box.environment ?? EnvironmentValues())
    }
}

extension Environment: EnvironmentReading {
    func install(_ environment: EnvironmentValues) -> () -> Void {
        let previous = box.environment
        box.environment = environment
        return { [box] in box.environment = previous }
    }
}

/// A property that is set before the body of its view is asked for.
public protocol DynamicProperty {
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}
