/// What the value of a visual or naming modifier may be, and what the bare name stands for.
enum ModifierForm {
    /// One value; `bare` is what the name alone means, where it may stand alone.
    case value(ValueForm, bare: StaticString?)
    /// An object of Swift labels in their order, or bare one value: that of `label`, or one of its own.
    case labels([ModifierLabel], value: ValueForm?, label: Word?, bare: StaticString?)
    /// A view or a colour, with an alignment.
    case layer
    /// A shape by name or as a node.
    case shape
    /// A view.
    case child
}

struct ModifierLabel {
    let word: Word
    let form: ValueForm

    init(_ word: Word, _ form: ValueForm) {
        self.word = word
        self.form = form
    }
}

extension ModifierName {
    /// The form of the value; nil for a modifier of the state, whose grammar is the fold's.
    var form: ModifierForm? {
        switch self {
        case .redacted, .unredacted, .privacySensitive, .invalidatableContent, .redactable, .effect, .environment,
            .disabled, .buttonStyle:
            nil
        case .font: .value(.font, bare: nil)
        case .bold, .italic, .hidden, .accessibilityHidden: .value(.flag, bare: "true")
        case .fontWeight: .value(.word(.weight), bare: nil)
        case .lineLimit: .value(.integer, bare: nil)
        case .multilineTextAlignment: .value(.word(.textAlignment), bare: nil)
        case .foregroundStyle, .foregroundColor, .tint: .value(.resettableColor, bare: nil)
        case .padding:
            .labels(
                [
                    ModifierLabel(.top, .number), ModifierLabel(.leading, .number), ModifierLabel(.bottom, .number),
                    ModifierLabel(.trailing, .number), ModifierLabel(.horizontal, .number),
                    ModifierLabel(.vertical, .number),
                ], value: .number, label: nil, bare: "16")
        case .frame:
            .labels(
                [
                    ModifierLabel(.width, .number), ModifierLabel(.height, .number), ModifierLabel(.minWidth, .extent),
                    ModifierLabel(.idealWidth, .extent), ModifierLabel(.maxWidth, .extent),
                    ModifierLabel(.minHeight, .extent), ModifierLabel(.idealHeight, .extent),
                    ModifierLabel(.maxHeight, .extent), ModifierLabel(.alignment, .word(.anyAlignment)),
                ], value: nil, label: nil, bare: nil)
        case .background, .overlay: .layer
        case .opacity, .blur, .cornerRadius, .layoutPriority, .zIndex: .value(.number, bare: nil)
        case .clipShape: .shape
        case .border:
            .labels(
                [ModifierLabel(.color, .color), ModifierLabel(.width, .number)], value: .color, label: .color, bare: nil
            )
        case .stroke:
            .labels(
                [ModifierLabel(.color, .color), ModifierLabel(.lineWidth, .number)], value: .color, label: .color,
                bare: nil)
        case .shadow:
            .labels(
                [
                    ModifierLabel(.color, .color), ModifierLabel(.radius, .number), ModifierLabel(.x, .number),
                    ModifierLabel(.y, .number),
                ], value: .number, label: .radius, bare: nil)
        case .fill: .value(.color, bare: nil)
        case .offset:
            .labels([ModifierLabel(.x, .number), ModifierLabel(.y, .number)], value: nil, label: nil, bare: nil)
        case .rotationEffect:
            .labels(
                [ModifierLabel(.degrees, .number), ModifierLabel(.anchor, .word(.alignment))], value: .number,
                label: .degrees, bare: nil)
        case .scaleEffect:
            .labels(
                [
                    ModifierLabel(.x, .number), ModifierLabel(.y, .number),
                    ModifierLabel(.anchor, .word(.alignment)),
                ], value: .number, label: nil, bare: nil)
        case .aspectRatio:
            .labels(
                [ModifierLabel(.ratio, .number), ModifierLabel(.contentMode, .word(.contentMode))], value: .number,
                label: .ratio, bare: nil)
        case .fixedSize:
            .labels(
                [ModifierLabel(.horizontal, .flag), ModifierLabel(.vertical, .flag)], value: .flag, label: nil,
                bare: "true")
        case .colorScheme: .value(.word(.colorScheme), bare: nil)
        case .layoutDirection: .value(.word(.layoutDirection), bare: nil)
        case .listStyle: .value(.word(.listStyle), bare: nil)
        case .accessibilityLabel, .accessibilityValue, .accessibilityHint, .help, .tag, .navigationTitle:
            .value(.scalar, bare: nil)
        case .tabItem: .child
        }
    }
}
