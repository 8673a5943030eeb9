extension DescriptionValue {
    /// What a tag or a selection is in a description: a string, a number or a boolean.
    static func content(_ value: Any) -> DescriptionValue? {
        switch value {
        case let string as String: .string(string)
        case let bool as Bool: .bool(bool)
        case let integer as any BinaryInteger: .number(Double(integer))
        case let number as any BinaryFloatingPoint: finite(Double(number))
        case let date as Date: .string(date.formatted(.iso8601))
        case let optional as any OptionalValue: optional.value.flatMap { content($0) }
        case let set as any Collection & SetAlgebra: .array(set.map { "\($0)" }.sorted().map { .string($0) })
        case let raw as any RawRepresentable: content(raw.rawValue)
        default: .string(String(describing: value))
        }
    }
}

/// Finds the value of an optional of unknown type.
private protocol OptionalValue {
    var value: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate var value: Any? {
        self
    }
}
