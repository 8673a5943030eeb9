/// One entry of a view's `modifiers`.
enum ModifierEntry: Sendable, Equatable {
    case bare(String)
    case named(String, DescriptionValue)
    /// Everything before it is content that an effect withholds; none is left in a finished description.
    case boundary(EffectBoundary)
    /// A modifier without a word in view JSON, kept behind a boundary: the content has been changed all the same.
    case undescribed

    /// An entry for a value that there may be.
    static func value(_ name: String, _ value: DescriptionValue?) -> [ModifierEntry] {
        value.map { [.named(name, $0)] } ?? []
    }

    var name: String? {
        switch self {
        case .bare(let name), .named(let name, _): name
        case .boundary, .undescribed: nil
        }
    }

    /// Whether the entry changes what is withheld, or the state that decides it.
    var isState: Bool {
        name.map(Self.stateNames.contains) ?? false
    }

    private static let stateNames: Set<String> = [
        "redacted", "unredacted", "privacySensitive", "invalidatableContent", "redactable", "effect", "environment",
        "disabled", "buttonStyle",
    ]
}
