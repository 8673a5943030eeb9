/// Lines of text.
public struct Text: Equatable, Sendable {
    struct Run: Equatable, Sendable {
        var text: String
        var modifiers: [ModifierEntry] = []
    }

    private var runs: [Run]
    private var modifiers: [ModifierEntry] = []

    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self.init(verbatim: key.text)
    }

    public init(verbatim content: String) {
        runs = [Run(text: content)]
    }

    @_disfavoredOverload
    public init<Content: StringProtocol>(_ content: Content) {
        self.init(verbatim: String(content))
    }

    public init<Format: FormatStyle>(
        _ input: Format.FormatInput, format: Format
    ) where Format.FormatOutput == String, Format.FormatInput: Equatable {
        self.init(verbatim: format.format(input))
    }

    public init(_ date: Date, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: date) ?? "")
    }

    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    public init(_ date: Date, style: DateStyle) {
        self.init(verbatim: style.format(date))
    }

    /// The characters; what else an attributed string says is not described.
    public init(_ attributedContent: AttributedString) {
        self.init(verbatim: String(attributedContent.characters))
    }

    public init(_ dates: ClosedRange<Date>) {
        self.init(verbatim: (dates.lowerBound..<dates.upperBound).formatted())
    }

    public static func + (first: Text, second: Text) -> Text {
        var text = first
        text.runs = first.flattened + second.flattened
        text.modifiers = []
        return text
    }

    /// The runs with the modifiers of the whole text on each.
    private var flattened: [Run] {
        runs.map { Run(text: $0.text, modifiers: $0.modifiers + modifiers) }
    }

    /// The text without its looks.
    var string: String {
        runs.map(\.text).joined()
    }

    func adding(_ entries: [ModifierEntry]) -> Text {
        var text = self
        text.modifiers += entries
        return text
    }
}

extension Text: View {
    public typealias Body = Never
}

extension Text: PrimitiveView {
    func nodes(in evaluation: Evaluation) -> [ViewNode] {
        if runs.count == 1 {
            return [ViewNode("Text", ["text": .string(runs[0].text)])].appending(runs[0].modifiers + modifiers)
        }
        let described = runs.map { run in
            DescriptionValue.members([
                "text": .string(run.text),
                "modifiers": run.modifiers.isEmpty ? nil : .array(run.modifiers.compactMap(\.description)),
            ])
        }
        return [ViewNode("Text", ["runs": .array(described)])].appending(modifiers)
    }
}
