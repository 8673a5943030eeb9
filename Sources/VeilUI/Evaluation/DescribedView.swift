/// A view with a modifier that view JSON has: an entry, and what it does to the environment.
struct DescribedView<Content: View> {
    enum Step {
        case entry(ModifierEntry)
        /// A modifier that takes a view; the view sees the environment outside the modifier.
        case view(String, any View, alignment: String?)
        /// A modifier that takes a shape.
        case shape(String, any Shape)
    }

    let content: Content
    let steps: [Step]
    var write: ((inout EnvironmentValues) -> Void)?
}

extension DescribedView: View {
    typealias Body = Never
}

extension DescribedView: PrimitiveView {
    func nodes(in evaluation: Evaluation) -> [ViewNode] {
        let inside = write.map { evaluation.withEnvironment($0) } ?? evaluation
        let nodes = inside.nodes(of: content)
        return nodes.appending(steps.compactMap { entry(for: $0, in: evaluation) })
    }

    @MainActor
    private func entry(for step: Step, in evaluation: Evaluation) -> ModifierEntry? {
        switch step {
        case .entry(let entry):
            return entry
        case .view(let name, let view, let alignment):
            guard let node = evaluation.nodes(of: view).single else { return nil }
            let value: DescriptionValue =
                if case .string(let color) = node.plainColor { .string(color) } else { .node(node) }
            guard let alignment else { return .named(name, value) }
            return .named(name, .members(["content": value, "alignment": .string(alignment)]))
        case .shape(let name, let shape):
            guard let node = evaluation.nodes(of: shape).single else { return nil }
            return .named(name, node == ViewNode(node.type) ? .string(node.type) : .node(node))
        }
    }
}

nonisolated extension View {
    /// A modifier that view JSON has no word for.
    func undescribed() -> DescribedView<Self> {
        described([])
    }

    func described(
        _ entries: [ModifierEntry], write: ((inout EnvironmentValues) -> Void)? = nil
    ) -> DescribedView<Self> {
        DescribedView(content: self, steps: entries.map { .entry($0) }, write: write)
    }

    func described(_ name: String, _ value: DescriptionValue?) -> DescribedView<Self> {
        described(ModifierEntry.value(name, value))
    }

    func described(_ name: String, _ view: some View, alignment: Alignment = .center) -> DescribedView<Self> {
        let step = DescribedView<Self>.Step.view(
            name, view, alignment: alignment == .center ? nil : alignment.name)
        return DescribedView(content: self, steps: [step])
    }
}
