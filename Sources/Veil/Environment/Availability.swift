/// When the interfaces came that views of redaction use; from Apple's documentation of each.
enum Availability {
    case redaction, privacy, invalidation, foregroundStyle, effect

    /// The first version of a platform that has it; visionOS had all of them from its first.
    func first(on platform: Target.Platform) -> Version {
        switch (self, platform) {
        case (.redaction, .iOS), (.redaction, .iPadOS), (.redaction, .tvOS): Version(major: 14, minor: 0)
        case (.redaction, .macOS): Version(major: 11, minor: 0)
        case (.redaction, .watchOS): Version(major: 7, minor: 0)
        case (.privacy, .iOS), (.privacy, .iPadOS), (.privacy, .tvOS), (.foregroundStyle, .iOS),
            (.foregroundStyle, .iPadOS), (.foregroundStyle, .tvOS):
            Version(major: 15, minor: 0)
        case (.privacy, .macOS), (.foregroundStyle, .macOS): Version(major: 12, minor: 0)
        case (.privacy, .watchOS), (.foregroundStyle, .watchOS): Version(major: 8, minor: 0)
        case (.invalidation, .iOS), (.invalidation, .iPadOS), (.invalidation, .tvOS): Version(major: 17, minor: 0)
        case (.invalidation, .macOS): Version(major: 14, minor: 0)
        case (.invalidation, .watchOS): Version(major: 10, minor: 0)
        case (.effect, .iOS), (.effect, .iPadOS), (.effect, .tvOS): Version(major: 13, minor: 0)
        case (.effect, .macOS): Version(major: 10, minor: 15)
        case (.effect, .watchOS): Version(major: 6, minor: 0)
        case (.redaction, .visionOS), (.privacy, .visionOS), (.invalidation, .visionOS), (.foregroundStyle, .visionOS),
            (.effect, .visionOS):
            Version(major: 1, minor: 0)
        }
    }

    func isMissing(on target: Target) -> Bool {
        target.version < first(on: target.platform)
    }

    /// What a modifier itself needs; what its argument needs comes on top.
    init?(of modifier: ModifierName) {
        switch modifier {
        case .redacted, .unredacted, .redactable:
            self = .redaction
        case .privacySensitive:
            self = .privacy
        case .invalidatableContent:
            self = .invalidation
        case .foregroundStyle, .tint:
            self = .foregroundStyle
        case .effect:
            self = .effect
        case .environment, .disabled, .buttonStyle, .font, .bold, .italic, .fontWeight, .lineLimit,
            .multilineTextAlignment, .foregroundColor, .padding, .frame, .background, .overlay, .opacity, .blur,
            .cornerRadius, .clipShape, .border, .shadow, .fill, .stroke, .offset, .rotationEffect, .scaleEffect,
            .aspectRatio, .fixedSize, .hidden, .layoutPriority, .zIndex, .colorScheme, .layoutDirection, .listStyle,
            .accessibilityLabel, .accessibilityValue, .accessibilityHint, .help, .tag, .tabItem, .navigationTitle,
            .accessibilityHidden:
            return nil
        }
    }

    /// What reasons need beyond their modifier.
    init?(of reasons: RedactionReasons) {
        if reasons.contains(.invalidated) {
            self = .invalidation
        } else if reasons.contains(.privacy) {
            self = .privacy
        } else {
            return nil
        }
    }

    var requirement: StaticString {
        switch self {
        case .redaction: "iOS 14, macOS 11, tvOS 14 or watchOS 7"
        case .privacy, .foregroundStyle: "iOS 15, macOS 12, tvOS 15 or watchOS 8"
        case .invalidation: "iOS 17, macOS 14, tvOS 17 or watchOS 10"
        case .effect: "iOS 13, macOS 10.15, tvOS 13 or watchOS 6"
        }
    }
}
