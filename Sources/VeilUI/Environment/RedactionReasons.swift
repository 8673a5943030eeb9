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
    ///
    /// View JSON has bits 0 to 30. A bit above them is for the code of views alone.
    var description: DescriptionValue {
        let bits = rawValue & 0x7fff_ffff
        let names = [
            (RedactionReasons.placeholder, "placeholder"), (.privacy, "privacy"), (.invalidated, "invalidated"),
        ]
        let named = names.filter { contains($0.0) }
        guard named.reduce(0, { $0 | $1.0.rawValue }) == bits else {
            return .members(["rawValue": .number(Double(bits))])
        }
        return named.count == 1 ? .string(named[0].1) : .array(named.map { .string($0.1) })
    }
}
