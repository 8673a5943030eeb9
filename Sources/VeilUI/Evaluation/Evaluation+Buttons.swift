extension Button: PrimitiveView where Label: View {
    func nodes(in evaluation: Evaluation) -> [ViewNode] {
        // Inside a style, its own body and the label of the button alike, the style is automatic again.
        let inside = evaluation.withEnvironment { $0.buttonStyling = .named }
        switch evaluation.environment.buttonStyling {
        case .named:
            return [node(label: evaluation.nodes(of: label))]
        case .custom(let style):
            return [node(label: inside.nodes(of: style, configuration: configuration), style: "custom")]
        case .primitive(let style):
            let body = inside.nodes(of: style, configuration: primitiveConfiguration)
            // Such a style may draw with the button itself; otherwise what it draws is the button.
            return body.contains(where: \.containsButton) ? body : [node(label: body, style: "custom")]
        }
    }

    private func node(label: [ViewNode], style: String? = nil) -> ViewNode {
        var node = ViewNode("Button", ["role": .text(role?.name), "style": .text(style)])
        node.setLabel(label)
        return node
    }

    private var configuration: ButtonStyleConfiguration {
        ButtonStyleConfiguration(role: role, label: .init(view: label), isPressed: false)
    }

    private var primitiveConfiguration: PrimitiveButtonStyleConfiguration {
        PrimitiveButtonStyleConfiguration(role: role, label: .init(view: label), action: action)
    }
}

extension Evaluation {
    fileprivate func nodes<Style: ButtonStyle>(
        of style: Style, configuration: ButtonStyleConfiguration
    ) -> [ViewNode] {
        withProperties(of: style) { nodes(of: style.makeBody(configuration: configuration)) }
    }

    fileprivate func nodes<Style: PrimitiveButtonStyle>(
        of style: Style, configuration: PrimitiveButtonStyleConfiguration
    ) -> [ViewNode] {
        withProperties(of: style) { nodes(of: style.makeBody(configuration: configuration)) }
    }

    /// A system that does not set the properties of styles leaves them at their defaults. Views inside
    /// the body are views as any other, and have theirs set.
    private func withProperties(of style: Any, _ run: () -> [ViewNode]) -> [ViewNode] {
        guard environment.setsPropertiesOfButtonStyles else { return run() }
        return DynamicProperties.withEnvironment(environment, in: style, run)
    }
}

extension ViewNode {
    fileprivate var containsButton: Bool {
        type == "Button" || children.contains(where: \.containsButton)
    }
}
