public struct TextField<Label> {
    let label: Label
    let text: String
    let prompt: Text?
}

extension TextField: View where Label: View {
    public typealias Body = Never

    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label: label(), text: text.wrappedValue, prompt: prompt)
    }

    nonisolated public init(
        text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), text: text.wrappedValue, prompt: prompt)
    }
}

extension TextField where Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
    ) {
        self.init(label: Text(titleKey), text: text.wrappedValue, prompt: prompt)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
    ) {
        self.init(label: Text(title), text: text.wrappedValue, prompt: prompt)
    }

    nonisolated public init<Format: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
    ) where Format.FormatOutput == String {
        self.init(label: Text(titleKey), text: format.format(value.wrappedValue), prompt: prompt)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, Format: ParseableFormatStyle>(
        _ title: S, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
    ) where Format.FormatOutput == String {
        self.init(label: Text(title), text: format.format(value.wrappedValue), prompt: prompt)
    }

    nonisolated public init<Format: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
    ) where Format.FormatOutput == String {
        self.init(label: Text(titleKey), text: value.wrappedValue.map(format.format) ?? "", prompt: prompt)
    }
}

extension TextField where Label == Text {
    nonisolated public init<Value>(
        _ titleKey: LocalizedStringKey, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(label: Text(titleKey), text: formatter.string(for: value.wrappedValue) ?? "", prompt: prompt)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, Value>(
        _ title: S, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(label: Text(title), text: formatter.string(for: value.wrappedValue) ?? "", prompt: prompt)
    }
}

// The older spellings.
extension TextField where Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(titleKey, text: text)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(title, text: text)
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(titleKey, text: text)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(title, text: text)
    }
}

extension TextField: PrimitiveView where Label: View {
    func nodes(in evaluation: Evaluation) -> [ViewNode] {
        var node = ViewNode("TextField", ["text": .string(text), "prompt": .text(prompt?.string)])
        node.setLabel(evaluation.nodes(of: label))
        return [node]
    }
}
