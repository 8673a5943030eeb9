/// The modifiers that Veil knows, by their SwiftUI names; the numbers are those of `Word`.
enum ModifierName: UInt16, CaseIterable {
    case redacted = 46
    case unredacted, privacySensitive, invalidatableContent, redactable, effect, environment, disabled, buttonStyle
    case font, bold, italic, fontWeight, lineLimit, multilineTextAlignment, foregroundStyle, foregroundColor, tint,
        padding, frame, background, overlay, opacity, blur, cornerRadius, clipShape, border, shadow, fill, stroke,
        offset, rotationEffect, scaleEffect, aspectRatio, fixedSize, hidden, layoutPriority, zIndex, colorScheme,
        layoutDirection, listStyle
    case accessibilityLabel, accessibilityValue, accessibilityHint, help, tag, tabItem, navigationTitle
    case accessibilityHidden

    init?(_ word: Word?) {
        guard let word, let name = ModifierName(rawValue: word.rawValue) else { return nil }
        self = name
    }

    var word: Word {
        Word(rawValue: rawValue) ?? .hidden
    }

    enum Role {
        /// Folded into the state, never copied.
        case state
        /// How the view looks and how large it is.
        case visual
        /// What is said of the view: content.
        case namedContent
    }

    var role: Role {
        switch self {
        case .redacted, .unredacted, .privacySensitive, .invalidatableContent, .redactable, .effect, .environment,
            .disabled, .buttonStyle:
            .state
        case .font, .bold, .italic, .fontWeight, .lineLimit, .multilineTextAlignment, .foregroundStyle,
            .foregroundColor, .tint, .padding, .frame, .background, .overlay, .opacity, .blur, .cornerRadius,
            .clipShape, .border, .shadow, .fill, .stroke, .offset, .rotationEffect, .scaleEffect, .aspectRatio,
            .fixedSize, .hidden, .layoutPriority, .zIndex, .colorScheme, .layoutDirection, .listStyle,
            .accessibilityHidden:
            .visual
        case .accessibilityLabel, .accessibilityValue, .accessibilityHint, .help, .tag, .tabItem, .navigationTitle:
            .namedContent
        }
    }

    /// Whether the modifier may stand on a run of a Text.
    var isOfText: Bool {
        switch self {
        case .font, .bold, .italic, .fontWeight, .foregroundStyle, .foregroundColor:
            true
        case .redacted, .unredacted, .privacySensitive, .invalidatableContent, .redactable, .effect, .environment,
            .disabled, .buttonStyle, .lineLimit, .multilineTextAlignment, .tint, .padding, .frame, .background,
            .overlay, .opacity, .blur, .cornerRadius, .clipShape, .border, .shadow, .fill, .stroke, .offset,
            .rotationEffect, .scaleEffect, .aspectRatio, .fixedSize, .hidden, .layoutPriority, .zIndex, .colorScheme,
            .layoutDirection, .listStyle, .accessibilityHidden, .accessibilityLabel, .accessibilityValue,
            .accessibilityHint, .help, .tag, .tabItem, .navigationTitle:
            false
        }
    }
}
