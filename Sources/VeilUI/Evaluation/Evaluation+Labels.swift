private struct LabelStyleKey: EnvironmentKey {
    static var defaultValue: (any LabelStyle)? { nil }
}

private struct LabelsAreHiddenKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    fileprivate var labelStyle: (any LabelStyle)? {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }

    fileprivate var labelsAreHidden: Bool {
        get { self[LabelsAreHiddenKey.self] }
        set { self[LabelsAreHiddenKey.self] = newValue }
    }
}

nonisolated extension View {
    public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
        described([]) { $0.labelStyle = style }
    }

    /// Hides the labels of controls; assistive technology says them all the same.
    public func labelsHidden() -> some View {
        described([]) { $0.labelsAreHidden = true }
    }
}

extension Label: PrimitiveView where Title: View, Icon: View {
    func nodes(in evaluation: Evaluation) -> [ViewNode] {
        guard let style = evaluation.environment.labelStyle else { return [node(in: evaluation)] }
        // Inside a style the style is automatic again.
        let inside = evaluation.withEnvironment { $0.labelStyle = nil }
        return inside.nodes(of: style, configuration: configuration, outside: evaluation.environment)
    }

    @MainActor
    private func node(in evaluation: Evaluation) -> ViewNode {
        let icons = evaluation.nodes(of: icon)
        var node = ViewNode("Label", children: icons)
        // A symbol has a short form.
        if icons.count == 1, icons[0].type == "Image", icons[0].modifiers.isEmpty,
            let argument = icons[0].arguments.first, argument.name == "systemName"
        {
            node = ViewNode("Label", ["systemImage": argument.value])
        }
        node.setLabel(evaluation.nodes(of: title))
        return node
    }

    private var configuration: LabelStyleConfiguration {
        LabelStyleConfiguration(title: .init(view: title), icon: .init(view: icon))
    }
}

extension Evaluation {
    fileprivate func nodes<Style: LabelStyle>(
        of style: Style, configuration: LabelStyleConfiguration, outside: EnvironmentValues
    ) -> [ViewNode] {
        DynamicProperties.withEnvironment(outside, in: style) {
            nodes(of: style.makeBody(configuration: configuration))
        }
    }

    /// A control under its label, or under nothing but its name where labels are hidden.
    func labelled<Name: View>(_ node: ViewNode, by label: Name) -> [ViewNode] {
        if environment.labelsAreHidden { return named([node], by: label) }
        var node = node
        node.setLabel(nodes(of: label))
        return [node]
    }

    fileprivate func named<Name: View>(_ nodes: [ViewNode], by name: Name) -> [ViewNode] {
        guard let text = self.nodes(of: name).single?.plainText, !text.isEmpty else { return nodes }
        return nodes.appending([.named("accessibilityLabel", .string(text))])
    }
}

/// A view that another names for assistive technology.
struct NamedView<Name: View, Content: View> {
    let name: Name
    let content: Content
}

extension NamedView: View {
    typealias Body = Never
}

extension NamedView: PrimitiveView {
    func nodes(in evaluation: Evaluation) -> [ViewNode] {
        evaluation.named(evaluation.nodes(of: content), by: name)
    }
}
