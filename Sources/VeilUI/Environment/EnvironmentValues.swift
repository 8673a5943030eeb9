/// What a view reads from where it stands.
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

extension EnvironmentValues: CustomStringConvertible {
    public var description: String {
        "EnvironmentValues(redactionReasons: \(redactionReasons.rawValue), isEnabled: \(isEnabled))"
    }
}

/// Names a value of the environment and gives its default.
public protocol EnvironmentKey {
    associatedtype Value

    static var defaultValue: Value { get }
}
