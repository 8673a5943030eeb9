/// What a value may be: the grammar of arguments and modifiers below the level of views.
enum ValueForm {
    /// A string, number or boolean, checked for nothing else.
    case scalar
    case scalars
    case scalarOrScalars
    case flag
    /// A number that is finite as a Double.
    case number
    /// A number, or `infinity`.
    case extent
    case integer
    case word(WordList)
    case color
    /// A colour, or null for the default.
    case resettableColor
    case font
    case axis
    case gridItems
    /// The sizes between which a column or row may be.
    case gridSize
    case runs
    case imageAddress
    case linkAddress
}

/// Values that stand by name.
enum WordList: UInt8, CaseIterable {
    case role, horizontalAlignment, verticalAlignment, alignment, anyAlignment, textAlignment, weight, design,
        fontStyle,
        colorScheme, layoutDirection, listStyle, contentMode, color, shape, buttonStyle, axis

    var words: [Word] {
        switch self {
        case .role: [.destructive, .cancel, .close, .confirm]
        case .horizontalAlignment: [.leading, .center, .trailing]
        case .verticalAlignment: [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline]
        case .alignment:
            [.topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom, .bottomTrailing]
        case .anyAlignment:
            [
                .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom,
                .bottomTrailing, .firstTextBaseline, .lastTextBaseline,
            ]
        case .textAlignment: [.leading, .center, .trailing]
        case .weight: [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
        case .design: [.default, .serif, .rounded, .monospaced]
        case .fontStyle:
            [
                .extraLargeTitle2, .extraLargeTitle, .largeTitle, .title, .title2, .title3, .headline, .subheadline,
                .body, .callout, .footnote, .caption, .caption2,
            ]
        case .colorScheme: [.light, .dark]
        case .layoutDirection: [.leftToRight, .rightToLeft]
        case .listStyle: [.automatic, .plain, .inset, .insetGrouped, .grouped, .sidebar, .bordered]
        case .contentMode: [.fit, .fill]
        case .color:
            [
                .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .white,
                .gray, .black, .clear, .primary, .secondary, .tertiary, .quaternary, .quinary, .accentColor, .tint,
                .background, .separator, .placeholder,
            ]
        case .shape: [.Rectangle, .RoundedRectangle, .Capsule, .Circle, .Ellipse]
        case .buttonStyle: [.automatic, .bordered, .borderedProminent, .borderless, .plain]
        case .axis: [.horizontal, .vertical]
        }
    }

    @inline(__always)
    func contains(_ word: Word?) -> Bool {
        guard let word else { return false }
        return WordLists.shared.members[Int(rawValue) * Word.allCases.count + Int(word.rawValue)]
    }
}

/// For each list in turn, for each word, whether it belongs to it; made once.
private final class WordLists: Sendable {
    static let shared = WordLists()

    let members: [Bool]

    private init() {
        var members = [Bool](repeating: false, count: WordList.allCases.count * Word.allCases.count)
        for list in WordList.allCases {
            for word in list.words { members[Int(list.rawValue) * Word.allCases.count + Int(word.rawValue)] = true }
        }
        self.members = members
    }
}
