// The table that decides what may be copied. Each argument stands in one column; nothing outside this table is ever
// copied from a node, and what a column means under a cover is said in `Disclosure`.

enum ArgumentColumn {
    /// What the view says: withheld wherever the view is covered.
    case content
    /// How large the view is and where its parts stand: always shown.
    case layout
    /// How the view looks: shown under reasons, withheld under a cover.
    case decoration
}

struct ViewArgument {
    let word: Word
    let column: ArgumentColumn
    let form: ValueForm

    static func content(_ word: Word, _ form: ValueForm = .scalar) -> ViewArgument {
        ViewArgument(word: word, column: .content, form: form)
    }

    static func layout(_ word: Word, _ form: ValueForm) -> ViewArgument {
        ViewArgument(word: word, column: .layout, form: form)
    }

    static func decoration(_ word: Word, _ form: ValueForm) -> ViewArgument {
        ViewArgument(word: word, column: .decoration, form: form)
    }
}

extension ViewType {
    /// Whether `title` is content of the view; in the output it is a `label`.
    var hasTitle: Bool {
        switch self {
        case .label, .button, .link, .toggle, .textField, .secureField, .textEditor, .picker, .slider, .stepper, .gauge,
            .progressView, .datePicker, .groupBox, .disclosureGroup:
            true
        case .text, .image, .asyncImage, .color, .rectangle, .roundedRectangle, .capsule, .circle, .ellipse, .vStack,
            .hStack, .zStack, .lazyVStack, .lazyHStack, .scrollView, .grid, .gridRow, .lazyVGrid, .lazyHGrid, .section,
            .tabView, .navigationStack, .list, .form, .group, .divider, .spacer, .emptyView, .unknown,
            .configurationLabel, .buttonStyleContent:
            false
        }
    }

    /// The arguments in the order of the output, `title` aside.
    var arguments: [ViewArgument] {
        ViewArguments.shared.rows[Int(rawValue)]
    }

    /// Whether the view has content of its own, so that a cover leaves a stand-in.
    var hasContent: Bool {
        hasTitle || ViewArguments.shared.haveContent[Int(rawValue)]
    }

    /// Whether a node of this type may have a member of this name.
    @inline(__always)
    func explains(_ word: Word) -> Bool {
        ViewArguments.shared.explained[Int(rawValue) * Word.allCases.count + Int(word.rawValue)]
    }

    /// The members that are no arguments.
    fileprivate var structure: [Word] {
        [
            .type, .id, .children, .label, .header, .footer, .modifiers, .fallback, .redaction, .busy, .source, .why,
            .comment,
        ]
            + (hasTitle ? [.title] : []) + (showsDisabled ? [.disabled] : []) + (self == .button ? [.style] : [])
    }

    fileprivate var row: [ViewArgument] {
        switch self {
        case .text:
            // Text alone is written by hand: runs win over text, and both are counted.
            [.content(.text), .content(.runs, .runs)]
        case .image:
            [.content(.name), .content(.systemName)]
        case .asyncImage:
            [.content(.url, .imageAddress)]
        case .label:
            [.content(.systemImage)]
        case .button:
            [.content(.action), .decoration(.role, .word(.role))]
        case .link:
            [.content(.url, .linkAddress)]
        case .toggle:
            [.content(.isOn, .flag)]
        case .textField, .secureField, .textEditor:
            [.content(.text), .content(.prompt)]
        case .picker:
            [.content(.selection, .scalarOrScalars), .content(.options, .scalars)]
        case .slider, .stepper, .gauge, .progressView:
            [.content(.value), .content(.in, .scalars), .content(.step), .content(.total)]
        case .datePicker:
            [.content(.selection, .scalarOrScalars), .content(.in, .scalars)]
        case .color:
            [.decoration(.color, .color)]
        case .roundedRectangle:
            [.layout(.cornerRadius, .number)]
        case .vStack, .lazyVStack:
            [.layout(.alignment, .word(.horizontalAlignment)), .layout(.spacing, .number)]
        case .hStack, .lazyHStack:
            [.layout(.alignment, .word(.verticalAlignment)), .layout(.spacing, .number)]
        case .zStack:
            [.layout(.alignment, .word(.alignment)), .layout(.spacing, .number)]
        case .scrollView:
            [.layout(.axis, .axis)]
        case .grid, .gridRow, .lazyVGrid, .lazyHGrid:
            [
                .layout(.columns, .gridItems), .layout(.rows, .gridItems), .layout(.alignment, .word(.anyAlignment)),
                .layout(.spacing, .number),
            ]
        case .disclosureGroup, .groupBox:
            [.layout(.isExpanded, .flag)]
        case .spacer:
            [.layout(.minLength, .number)]
        case .unknown:
            [.content(.name)]
        case .rectangle, .capsule, .circle, .ellipse, .section, .tabView, .navigationStack, .list, .form, .group,
            .divider, .emptyView, .configurationLabel, .buttonStyleContent:
            []
        }
    }
}

/// The rows of the table, made once.
private final class ViewArguments: Sendable {
    static let shared = ViewArguments()

    let rows: [[ViewArgument]]
    let haveContent: [Bool]
    /// For each type in turn, for each word, whether it is a member of such a node.
    let explained: [Bool]

    private init() {
        var rows: [[ViewArgument]] = []
        var haveContent: [Bool] = []
        var explained = [Bool](repeating: false, count: ViewType.allCases.count * Word.allCases.count)
        for type in ViewType.allCases {
            let first = Int(type.rawValue) * Word.allCases.count
            for word in type.structure + type.row.map({ $0.word }) { explained[first + Int(word.rawValue)] = true }
            var hasContent = false
            for argument in type.row {
                switch argument.column {
                case .content: hasContent = true
                case .layout, .decoration: break
                }
            }
            rows.append(type.row)
            haveContent.append(hasContent)
        }
        self.rows = rows
        self.haveContent = haveContent
        self.explained = explained
    }
}
