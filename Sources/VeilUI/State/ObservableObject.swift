// Objects of iOS 13. Here they only hold their values: a view is evaluated once, and nothing is told of a change.

/// An object with values that views read.
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher = ObservableObjectPublisher

    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    public var objectWillChange: ObservableObjectPublisher {
        ObservableObjectPublisher()
    }
}

/// Tells of a change; here nobody listens.
public struct ObservableObjectPublisher: Sendable {
    public init() {}

    public func send() {}
}

/// A value of an object that views read.
@propertyWrapper
public struct Published<Value> {
    public var wrappedValue: Value

    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    public init(initialValue: Value) {
        wrappedValue = initialValue
    }
}

/// An object that a view is given.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    public var wrappedValue: ObjectType

    public init(wrappedValue: ObjectType) {
        self.wrappedValue = wrappedValue
    }

    public init(initialValue: ObjectType) {
        wrappedValue = initialValue
    }

    public var projectedValue: Wrapper {
        Wrapper(object: wrappedValue)
    }

    /// Gives bindings to the properties of the object.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            let object = object
            return Binding<Subject>(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }
}

/// An object that a view makes and keeps.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private final class Box {
        let make: () -> ObjectType
        lazy var object = make()

        init(_ make: @escaping () -> ObjectType) {
            self.make = make
        }
    }

    private let box: Box

    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        box = Box(thunk)
    }

    public var wrappedValue: ObjectType {
        box.object
    }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        .init(object: box.object)
    }
}

/// An object that stands further out, in the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private let environment = Environment { $0[EnvironmentObjectKey<ObjectType>.self] }

    public init() {}

    /// The object; as in SwiftUI, one that nothing has put there is a fault of the program.
    public var wrappedValue: ObjectType {
        guard let object = environment.wrappedValue else {
            fatalError("no \(ObjectType.self) in the environment; put it there with environmentObject(_:)")
        }
        return object
    }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        .init(object: wrappedValue)
    }
}

private struct EnvironmentObjectKey<Object: AnyObject>: EnvironmentKey {
    static var defaultValue: Object? { nil }
}

nonisolated extension View {
    public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
        described([]) { $0[EnvironmentObjectKey<Object>.self] = object }
    }
}
