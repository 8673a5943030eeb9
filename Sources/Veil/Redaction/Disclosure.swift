// Policy: what a stand-in may tell of what it stands for. `docs` of the measures: README, "Secrecy".

/// How much the size of a stand-in may depend on what is withheld, strictest first.
enum Disclosure: UInt8, Comparable {
    /// One size for each type of view.
    case fixed
    /// The count of scalars, rounded up to one of twelve classes.
    case `class`
    /// The count of scalars.
    case characters

    static func < (one: Disclosure, other: Disclosure) -> Bool {
        one.rawValue < other.rawValue
    }

    init?(_ word: Word?) {
        if word == .fixed {
            self = .fixed
        } else if word == .class {
            self = .class
        } else if word == .characters {
            self = .characters
        } else {
            return nil
        }
    }

    var word: Word {
        switch self {
        case .fixed: .fixed
        case .class: .class
        case .characters: .characters
        }
    }

    /// The size that may leave for a text of so many scalars; nil where none may.
    func size(of scalars: Int) -> Int? {
        switch self {
        case .fixed: nil
        case .class: Disclosure.sizeClass(of: scalars)
        case .characters: scalars
        }
    }

    /// Twelve classes, at most 3.6 bits; text without end is in the last, text without a letter in the first.
    private static func sizeClass(of scalars: Int) -> Int {
        for size in sizes where scalars <= size { return size }
        return sizes[sizes.count - 1]
    }

    static let sizes = [8, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512]
}

/// What makes a covered view look as it does.
enum Look {
    case reason(Word)
    /// By the effect's place among those of the document.
    case cover(Cover)
}

extension ArgumentColumn {
    /// The whole policy on arguments in one place.
    func isShown(under look: Look?) -> Bool {
        switch (self, look) {
        case (_, nil): true
        case (.content, .reason), (.content, .cover): false
        case (.layout, .reason), (.layout, .cover): true
        case (.decoration, .reason): true
        case (.decoration, .cover): false
        }
    }
}

extension ModifierName {
    /// Whether the modifier stays where its place has covers: it says how large the view is or how its text is set.
    var staysUnderCover: Bool {
        switch self {
        case .font, .bold, .italic, .fontWeight, .lineLimit, .multilineTextAlignment, .padding, .frame, .aspectRatio,
            .fixedSize, .layoutPriority, .zIndex, .hidden, .accessibilityHidden, .colorScheme, .layoutDirection,
            .listStyle:
            true
        case .redacted, .unredacted, .privacySensitive, .invalidatableContent, .redactable, .effect, .environment,
            .disabled, .buttonStyle, .foregroundStyle, .foregroundColor, .tint, .background, .overlay, .opacity, .blur,
            .cornerRadius, .clipShape, .border, .shadow, .fill, .stroke, .offset, .rotationEffect, .scaleEffect,
            .accessibilityLabel, .accessibilityValue, .accessibilityHint, .help, .tag, .tabItem, .navigationTitle:
            false
        }
    }
}

extension ViewType {
    /// Whether an effect's modifiers stand on the view itself; the others leave them to what they hold.
    func carriesEffects(hasChildren: Bool) -> Bool {
        switch self {
        case .button, .link, .label, .groupBox, .disclosureGroup:
            false
        case .unknown:
            !hasChildren
        case .text, .image, .asyncImage, .toggle, .textField, .secureField, .textEditor, .picker, .slider, .stepper,
            .gauge, .progressView, .datePicker, .color, .rectangle, .roundedRectangle, .capsule, .circle, .ellipse:
            true
        case .vStack, .hStack, .zStack, .lazyVStack, .lazyHStack, .scrollView, .grid, .gridRow, .lazyVGrid, .lazyHGrid,
            .section, .tabView, .navigationStack, .list, .form, .group, .divider, .spacer, .emptyView,
            .configurationLabel, .buttonStyleContent:
            false
        }
    }

    /// Whether a covered view of this type is marked as redacted.
    func isMarked(under look: Look) -> Bool {
        switch look {
        case .reason: hasContent
        case .cover: hasContent || isShape || self == .color
        }
    }
}
