public struct SecureField<Label> {
    let label: Label
    let text: Binding<String>
    let prompt: Text?
}

extension SecureField: View where Label: View {
    public typealias Body = Never

    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label: label(), text: text, prompt: prompt)
    }
}

extension SecureField where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(label: Text(titleKey), text: text, prompt: prompt)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(label: Text(title), text: text, prompt: prompt)
    }
}

// The older spellings.
extension SecureField where Label == Text {
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

extension SecureField: PrimitiveView where Label: View {
    // A description has no use for the text of a secure field, so that it is not even written.
    func nodes(in evaluation: Evaluation) -> [ViewNode] {
        var node = ViewNode("SecureField", ["prompt": .text(prompt?.string)])
        node.setLabel(evaluation.nodes(of: label))
        return [node]
    }
}

public struct TextEditor {
    let text: Binding<String>

    public init(text: Binding<String>) {
        self.text = text
    }
}

extension TextEditor: View {
    public typealias Body = Never
}

extension TextEditor: PrimitiveView {
    func nodes(in evaluation: Evaluation) -> [ViewNode] {
        [ViewNode("TextEditor", ["text": .string(text.wrappedValue)])]
    }
}
