/// A property that reads the environment of its view, modifier or style.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private final class Box {
        var value: Value?
    }

    private let keyPath: KeyPath<EnvironmentValues, Value>
    // Shared by the copies of a view: the evaluation sets it for as long as the view is evaluated.
    private let box = Box()

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        self.keyPath = keyPath
    }

    /// The value where the view stands; the default where nothing is evaluated.
    public var wrappedValue: Value {
        box.value ?? EnvironmentValues()[keyPath: keyPath]
    }
}

extension Environment: EnvironmentReading {
    func install(_ environment: EnvironmentValues) -> () -> Void {
        let previous = box.value
        box.value = environment[keyPath: keyPath]
        return { [box] in box.value = previous }
    }
}

/// A property that is set before the body of its view is asked for.
public protocol DynamicProperty {
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}
