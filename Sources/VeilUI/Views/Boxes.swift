public struct GroupBox<Label, Content> {
    let label: Label
    let content: Content
}

extension GroupBox: View where Label: View, Content: View {
    public typealias Body = Never

    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content())
    }

    nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
        self.init(label: label, content: content())
    }
}

extension GroupBox where Label == EmptyView, Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(label: EmptyView(), content: content())
    }
}

extension GroupBox where Label == Text, Content: View {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }
}

extension GroupBox: PrimitiveView where Label: View, Content: View {
    func nodes(in evaluation: Evaluation) -> [ViewNode] {
        var node = ViewNode("GroupBox", children: evaluation.nodes(of: content))
        node.setLabel(evaluation.nodes(of: label))
        return [node]
    }
}

public struct DisclosureGroup<Label, Content> {
    let label: Label
    let content: Content
    let isExpanded: Binding<Bool>?
}

extension DisclosureGroup: View where Label: View, Content: View {
    public typealias Body = Never

    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label: label(), content: content(), isExpanded: nil)
    }

    nonisolated public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), content: content(), isExpanded: isExpanded)
    }
}

extension DisclosureGroup where Label == Text, Content: View {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: Text(titleKey), content: content(), isExpanded: nil)
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(label: Text(titleKey), content: content(), isExpanded: isExpanded)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content(), isExpanded: nil)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(label: Text(title), content: content(), isExpanded: isExpanded)
    }
}

extension DisclosureGroup: PrimitiveView where Label: View, Content: View {
    func nodes(in evaluation: Evaluation) -> [ViewNode] {
        var node = ViewNode(
            "DisclosureGroup", ["isExpanded": isExpanded.map { .bool($0.wrappedValue) }],
            children: evaluation.nodes(of: content))
        node.setLabel(evaluation.nodes(of: label))
        return [node]
    }
}
