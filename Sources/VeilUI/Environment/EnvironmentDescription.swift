/// The values of the environment that view JSON knows.
enum DescribedEnvironmentValue: String, CaseIterable {
    case redactionReasons, isEnabled, colorScheme, layoutDirection
    case font, lineLimit, multilineTextAlignment

    var keyPath: PartialKeyPath<EnvironmentValues> {
        switch self {
        case .redactionReasons: \.redactionReasons
        case .isEnabled: \.isEnabled
        case .colorScheme: \.colorScheme
        case .layoutDirection: \.layoutDirection
        case .font: \.font
        case .lineLimit: \.lineLimit
        case .multilineTextAlignment: \.multilineTextAlignment
        }
    }

    /// The value for the `environment` of a document, for those that have a place there.
    func documentValue(in environment: EnvironmentValues) -> DescriptionValue? {
        switch self {
        case .redactionReasons: environment.redaction.own.description
        case .isEnabled: .bool(environment.isEnabled)
        case .colorScheme: .string(environment.colorScheme.rawValue)
        case .layoutDirection: .string(environment.layoutDirection.rawValue)
        case .font, .lineLimit, .multilineTextAlignment: nil
        }
    }

    /// The modifiers that write the value.
    func entries(in environment: EnvironmentValues) -> [ModifierEntry] {
        switch self {
        case .redactionReasons, .isEnabled, .colorScheme, .layoutDirection:
            ModifierEntry.value("environment", .members([rawValue: documentValue(in: environment)]))
        case .font:
            environment.font?.entries ?? []
        case .lineLimit:
            ModifierEntry.value(rawValue, environment.lineLimit.map { .number(Double($0)) })
        case .multilineTextAlignment:
            [.named(rawValue, .string(environment.multilineTextAlignment.rawValue))]
        }
    }
}

extension EnvironmentValues {
    /// The modifiers that say what a write through `keyPath` has changed since `earlier`.
    ///
    /// A value that was written is said even when it was the same before: the description may come to stand
    /// somewhere else. A property of the user's own may write one of the values that view JSON knows.
    func entries(writing keyPath: AnyKeyPath, since earlier: EnvironmentValues) -> [ModifierEntry] {
        DescribedEnvironmentValue.allCases.flatMap { value in
            let entries = value.entries(in: self)
            return value.keyPath == keyPath || entries != value.entries(in: earlier) ? entries : []
        }
    }
}
