/// A modifier that withholds what it is applied to.
///
/// It is written as any other modifier. What its body puts on the content becomes the look of the effect, drawn
/// leaf by leaf, and the content itself does not leave the core. A body that gives its content back unchanged,
/// at most in a `Group`, withholds nothing, so that an effect can depend on the environment.
@MainActor @preconcurrency
public protocol RedactionEffect: ViewModifier {
    /// The name under which descriptions speak of the effect.
    static var name: String { get }
    /// What the size of a stand-in may depend on.
    var disclosure: RedactionDisclosure { get }
    /// What is left of the content.
    var content: RedactedContent { get }
    /// Whether the effect stays under a nested `unredacted()`.
    var isSticky: Bool { get }
}

/// What the size of a stand-in may depend on.
public enum RedactionDisclosure: String, Sendable {
    /// Nothing: one size for each type of view.
    case fixed
    /// The number of characters, rounded up to one of twelve classes.
    case `class`
    /// The number of characters.
    case characters
}

/// What an effect leaves of the content.
public enum RedactedContent: String, Sendable {
    /// A stand-in for each leaf, in the same structure.
    case shape
    /// One box, without the structure.
    case removed
}

extension RedactionEffect {
    /// The name of the type, starting in lower case.
    public static var name: String {
        let type = String(String(describing: Self.self).prefix { $0.isASCII && ($0.isLetter || $0.isNumber) })
        return type.isEmpty ? "effect" : type.prefix(1).lowercased() + type.dropFirst()
    }

    public var disclosure: RedactionDisclosure {
        .fixed
    }

    public var content: RedactedContent {
        .shape
    }

    public var isSticky: Bool {
        false
    }
}
