public struct Link<Label> {
    let label: Label
    let destination: URL
}

extension Link: View where Label: View {
    public typealias Body = Never

    nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.init(label: label(), destination: destination)
    }
}

extension Link where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(label: Text(titleKey), destination: destination)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(label: Text(title), destination: destination)
    }
}

extension Link: PrimitiveView where Label: View {
    func nodes(in evaluation: Evaluation) -> [ViewNode] {
        var node = ViewNode("Link", ["url": .string(destination.absoluteString)])
        node.setLabel(evaluation.nodes(of: label))
        return [node]
    }
}
