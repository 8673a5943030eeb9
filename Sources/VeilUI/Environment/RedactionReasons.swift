/// Why content is redacted.
public struct RedactionReasons: OptionSet, Sendable, Hashable {
    public static let placeholder = RedactionReasons(rawValue: 1 << 0)
    public static let privacy = RedactionReasons(rawValue: 1 << 1)
    public static let invalidated = RedactionReasons(rawValue: 1 << 2)

    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
}

extension RedactionReasons {
    /// These reasons as view JSON has them: by name where there is one, else by their bits.
    var description: DescriptionValue {
        let named: [(RedactionReasons, String)] = [
            (.placeholder, "placeholder"), (.privacy, "privacy"), (.invalidated, "invalidated"),
        ]
        let names = named.filter { contains($0.0) }.map { DescriptionValue.string($0.1) }
        guard subtracting([.placeholder, .privacy, .invalidated]).isEmpty else {
            return .members(["rawValue": .number(Double(UInt32(truncatingIfNeeded: rawValue) & 0x7fff_ffff))])
        }
        return names.count == 1 ? names[0] : .array(names)
    }
}
