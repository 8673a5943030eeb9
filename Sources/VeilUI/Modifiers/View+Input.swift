// How text, keys and pointers come in. None do here; it leaves no trace.

public struct TextInputAutocapitalization: Equatable, Sendable {
    public static let never = TextInputAutocapitalization()
    public static let words = TextInputAutocapitalization()
    public static let sentences = TextInputAutocapitalization()
    public static let characters = TextInputAutocapitalization()
}

/// The older spelling of how capitals are set.
public enum TextAutocapitalizationType: Sendable {
    case none, words, sentences, allCharacters
}

/// What a text is about.
// swift-format-ignore: AlwaysUseLowerCamelCase
public enum TextContentType: Sendable {
    case name, givenName, familyName, nickname, jobTitle, organizationName, username, password, newPassword
    case oneTimeCode, emailAddress, telephoneNumber, URL, creditCardNumber, dateTime, birthdate
    case fullStreetAddress, streetAddressLine1, streetAddressLine2, addressCity, addressState, postalCode
    case countryName
}

/// What the key that ends an input is called.
public struct SubmitLabel: Sendable {
    public static let done = SubmitLabel()
    public static let go = SubmitLabel()
    public static let send = SubmitLabel()
    public static let join = SubmitLabel()
    public static let route = SubmitLabel()
    public static let search = SubmitLabel()
    public static let `return` = SubmitLabel()
    public static let next = SubmitLabel()
    public static let `continue` = SubmitLabel()
}

/// What sets off a submission.
public struct SubmitTriggers: OptionSet, Sendable {
    public static let text = SubmitTriggers(rawValue: 1 << 0)
    public static let search = SubmitTriggers(rawValue: 1 << 1)

    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
}

/// A key on its own.
public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
    public static let `return` = KeyEquivalent("\r")
    public static let escape = KeyEquivalent("\u{1B}")
    public static let delete = KeyEquivalent("\u{8}")
    public static let space = KeyEquivalent(" ")
    public static let tab = KeyEquivalent("\t")

    public let character: Character

    public init(_ character: Character) {
        self.character = character
    }

    public init(extendedGraphemeClusterLiteral character: Character) {
        self.character = character
    }
}

public struct EventModifiers: OptionSet, Sendable {
    public static let capsLock = EventModifiers(rawValue: 1 << 0)
    public static let shift = EventModifiers(rawValue: 1 << 1)
    public static let control = EventModifiers(rawValue: 1 << 2)
    public static let option = EventModifiers(rawValue: 1 << 3)
    public static let command = EventModifiers(rawValue: 1 << 4)

    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
}

/// Keys that press a control.
public struct KeyboardShortcut: Sendable {
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {}
}

/// What happens when a pointer is over a view.
public struct HoverEffect: Sendable {
    public static let automatic = HoverEffect()
    public static let highlight = HoverEffect()
    public static let lift = HoverEffect()
}

/// What a device lets a hand or an ear feel.
public struct SensoryFeedback: Equatable, Sendable {
    public static let success = SensoryFeedback()
    public static let warning = SensoryFeedback()
    public static let error = SensoryFeedback()
    public static let selection = SensoryFeedback()
    public static let increase = SensoryFeedback()
    public static let decrease = SensoryFeedback()
    public static let impact = SensoryFeedback()
}

nonisolated extension View {
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
        undescribed()
    }

    public func autocapitalization(_ style: TextAutocapitalizationType) -> some View { undescribed() }
    public func disableAutocorrection(_ disable: Bool?) -> some View { undescribed() }
    public func textContentType(_ textContentType: TextContentType?) -> some View { undescribed() }
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View { undescribed() }
    public func onSubmit(of triggers: SubmitTriggers, _ action: @escaping () -> Void) -> some View { undescribed() }
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { undescribed() }

    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        undescribed()
    }

    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        undescribed()
    }

    /// The older spelling.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
        perform action: @escaping () -> Void
    ) -> some View {
        undescribed()
    }

    public func onHover(perform action: @escaping (Bool) -> Void) -> some View { undescribed() }
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { undescribed() }
    public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { undescribed() }
    public func focusable(_ isFocusable: Bool = true) -> some View { undescribed() }

    public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        undescribed()
    }
}
