import Veil

extension EnvironmentValues {
    /// This environment under what the caller of a redactor asks for.
    func joining(_ options: RedactionOptions) -> EnvironmentValues {
        var environment = self
        let reasons = options.reasons.reduce(into: RedactionReasons()) { $0.formUnion(RedactionReasons(named: $1)) }
        if options.lock {
            environment.redaction.locked = reasons
        } else {
            environment.redaction.own.formUnion(reasons)
        }
        switch options.host {
        case .app: environment.redaction.host = .app
        case .widget, nil: environment.redaction.host = .widget
        }
        switch options.colorScheme {
        case .light: environment.colorScheme = .light
        case .dark: environment.colorScheme = .dark
        case nil: break
        }
        environment.setsPropertiesOfButtonStyles = !(options.target.map(Self.leavesPropertiesOfButtonStyles) ?? false)
        return environment
    }

    /// Whether a target is below iOS 14.5, whose notes say that dynamic properties work in button styles.
    private static func leavesPropertiesOfButtonStyles(_ target: String) -> Bool {
        let words = target.split(separator: " ")
        guard words.count == 2, words[0] == "iOS" || words[0] == "iPadOS" else { return false }
        let numbers = words[1].split(separator: ".").map { Int($0) ?? 0 }
        return numbers.lexicographicallyPrecedes([14, 5])
    }
}

extension RedactionReasons {
    /// The reasons that a redactor knows without a declaration.
    fileprivate init(named name: String) {
        switch name {
        case "placeholder": self = .placeholder
        case "privacy": self = .privacy
        case "invalidated": self = .invalidated
        case "confidential": self.init(rawValue: 1 << 10)
        case "blurred": self.init(rawValue: 1 << 11)
        default: self = []
        }
    }
}
