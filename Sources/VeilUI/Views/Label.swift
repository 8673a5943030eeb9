/// A title with an icon.
public struct Label<Title, Icon> {
    private let title: Title
    private let icon: Icon
}

extension Label: View where Title: View, Icon: View {
    public typealias Body = Never

    nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.init(title: title(), icon: icon())
    }
}

extension Label where Title == Text, Icon == Image {
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(title: Text(titleKey), icon: Image(systemName: name))
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init(title: Text(titleKey), icon: Image(name))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init(title: Text(title), icon: Image(systemName: name))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init(title: Text(title), icon: Image(name))
    }
}

extension Label: PrimitiveView where Title: View, Icon: View {
    func nodes(in evaluation: Evaluation) -> [ViewNode] {
        let icons = evaluation.nodes(of: icon)
        var node = ViewNode("Label", children: icons)
        // A symbol has a short form.
        if icons.count == 1, icons[0].type == "Image", icons[0].modifiers.isEmpty,
            let argument = icons[0].arguments.first, argument.name == "systemName"
        {
            node = ViewNode("Label", ["systemImage": argument.value])
        }
        node.setLabel(evaluation.nodes(of: title))
        return [node]
    }
}
