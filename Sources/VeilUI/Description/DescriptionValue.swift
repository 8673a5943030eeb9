/// A value in view JSON.
indirect enum DescriptionValue: Sendable, Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([DescriptionValue])
    case object([Member])
    case node(ViewNode)

    struct Member: Sendable, Equatable {
        var name: String
        var value: DescriptionValue
    }

    /// An object of those members that have a value.
    static func members(_ members: KeyValuePairs<String, DescriptionValue?>) -> DescriptionValue {
        .object(members.compactMap { member in member.value.map { Member(name: member.key, value: $0) } })
    }

    /// A length in points; nothing when JSON cannot say it.
    static func length(_ length: CGFloat?) -> DescriptionValue? {
        guard let length else { return nil }
        if length == .infinity { return .string("infinity") }
        return length.isFinite ? .number(Double(length)) : nil
    }

    /// A number; nothing when JSON cannot say it.
    static func finite(_ number: Double?) -> DescriptionValue? {
        guard let number, number.isFinite else { return nil }
        return .number(number)
    }

    static func text(_ text: String?) -> DescriptionValue? {
        text.map { .string($0) }
    }
}
