import Observation

/// Has the place of an object in the environment.
private struct ObjectKey<Object: AnyObject>: EnvironmentKey {
    static var defaultValue: Object? { nil }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension EnvironmentValues {
    /// The object of that type that stands furthest in.
    public subscript<Object: AnyObject & Observable>(objectType: Object.Type) -> Object? {
        get { self[ObjectKey<Object>.self] }
        set { self[ObjectKey<Object>.self] = newValue }
    }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension Environment {
    /// Reads an object; as in SwiftUI, one that nothing has put there is a fault of the program.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        self.init { environment in
            guard let object = environment[objectType] else {
                fatalError("no \(objectType) in the environment; put it there with environment(_:)")
            }
            return object
        }
    }

    public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
        self.init { $0[objectType] }
    }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
nonisolated extension View {
    public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
        described([]) { $0[Object.self] = object }
    }
}
