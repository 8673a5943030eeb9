public struct Toggle<Label> {
    let label: Label
    let isOn: Binding<Bool>
}

extension Toggle: View where Label: View {
    public typealias Body = Never

    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(label: label(), isOn: isOn)
    }
}

extension Toggle where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(label: Text(titleKey), isOn: isOn)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(label: Text(title), isOn: isOn)
    }
}

extension Toggle where Label == VeilUI.Label<Text, Image> {
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(label: VeilUI.Label(titleKey, systemImage: systemImage), isOn: isOn)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(label: VeilUI.Label(title, systemImage: systemImage), isOn: isOn)
    }
}

extension Toggle: PrimitiveView where Label: View {
    func nodes(in evaluation: Evaluation) -> [ViewNode] {
        let node = ViewNode("Toggle", ["isOn": .bool(isOn.wrappedValue)])
        return evaluation.labelled(node, by: label)
    }
}
