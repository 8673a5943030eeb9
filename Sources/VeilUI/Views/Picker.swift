public struct Picker<Label, SelectionValue, Content> {
    let label: Label
    let selection: SelectionValue
    let content: Content
}

extension Picker: View where Label: View, SelectionValue: Hashable, Content: View {
    public typealias Body = Never

    nonisolated public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), selection: selection.wrappedValue, content: content())
    }

    nonisolated public init(
        selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
    ) {
        self.init(label: label, selection: selection.wrappedValue, content: content())
    }
}

extension Picker where Label == Text, SelectionValue: Hashable, Content: View {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(label: Text(titleKey), selection: selection.wrappedValue, content: content())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(label: Text(title), selection: selection.wrappedValue, content: content())
    }
}

extension Picker where Label == VeilUI.Label<Text, Image>, SelectionValue: Hashable, Content: View {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            label: VeilUI.Label(titleKey, systemImage: systemImage), selection: selection.wrappedValue,
            content: content())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(
            label: VeilUI.Label(title, systemImage: systemImage), selection: selection.wrappedValue,
            content: content())
    }
}

extension Picker: PrimitiveView where Label: View, SelectionValue: Hashable, Content: View {
    func nodes(in evaluation: Evaluation) -> [ViewNode] {
        let inside = evaluation.withEnvironment { $0.pickerSelection = SelectionValue.self }
        let node = ViewNode(
            "Picker", ["selection": .content(selection)], children: inside.nodes(of: content))
        return evaluation.labelled(node, by: label)
    }
}

private struct PickerSelectionKey: EnvironmentKey {
    static var defaultValue: Any.Type? { nil }
}

extension EnvironmentValues {
    /// What the picker around the options chooses from.
    fileprivate var pickerSelection: Any.Type? {
        get { self[PickerSelectionKey.self] }
        set { self[PickerSelectionKey.self] = newValue }
    }

    /// The views of one element of a collection. In a picker of such values they have its identity as their tag,
    /// unless they have one of their own.
    func tagging<ID: Hashable>(_ nodes: [ViewNode], with id: ID) -> [ViewNode] {
        guard pickerSelection == ID.self || pickerSelection == ID?.self,
            !nodes.contains(where: { $0.modifiers.contains { $0.name == "tag" } })
        else { return nodes }
        return nodes.appending(ModifierEntry.value("tag", .content(id)))
    }
}

nonisolated extension View {
    public func tag<Value: Hashable>(_ tag: Value) -> some View {
        described("tag", .content(tag))
    }

    public func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool) -> some View {
        described("tag", .content(tag))
    }
}
