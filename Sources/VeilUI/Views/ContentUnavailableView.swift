/// What stands where there is nothing to show: a label, a description and what can be done, one under the other.
public struct ContentUnavailableView<Label, Description, Actions> {
    private let label: Label
    private let description: Description
    private let actions: Actions
}

extension ContentUnavailableView: View where Label: View, Description: View, Actions: View {
    nonisolated public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.init(label: label(), description: description(), actions: actions())
    }

    public var body: some View {
        VStack {
            label.font(.title2.bold())
            description.font(.subheadline).foregroundStyle(.secondary)
            actions
        }
    }
}

extension ContentUnavailableView
where Label == VeilUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(label: VeilUI.Label(title, systemImage: name), description: description, actions: EmptyView())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(label: VeilUI.Label(title, systemImage: name), description: description, actions: EmptyView())
    }
}
