public struct Form<Content> {
    let content: Content
}

extension Form: View where Content: View {
    public typealias Body = Never

    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(content: content())
    }
}

extension Form: PrimitiveView where Content: View {
    func nodes(in evaluation: Evaluation) -> [ViewNode] {
        [ViewNode("Form", children: evaluation.nodes(of: content))]
    }
}

public struct NavigationStack<Content> {
    let content: Content
}

extension NavigationStack: View where Content: View {
    public typealias Body = Never

    nonisolated public init(@ViewBuilder root: () -> Content) {
        self.init(content: root())
    }

    /// Makes a stack; a description is of its root.
    nonisolated public init<Path>(path: Binding<Path>, @ViewBuilder root: () -> Content) {
        self.init(content: root())
    }
}

extension NavigationStack: PrimitiveView where Content: View {
    func nodes(in evaluation: Evaluation) -> [ViewNode] {
        [ViewNode("NavigationStack", children: evaluation.nodes(of: content))]
    }
}

/// Where a navigation stack has led; here it only counts.
public struct NavigationPath {
    private var values: [AnyHashable] = []

    public init() {}

    public var count: Int { values.count }
    public var isEmpty: Bool { values.isEmpty }

    public mutating func append<V: Hashable>(_ value: V) {
        values.append(value)
    }

    public mutating func removeLast(_ count: Int = 1) {
        values.removeLast(count)
    }
}

/// The older spelling of a navigation stack.
public struct NavigationView<Content> {
    let content: Content
}

extension NavigationView: View where Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(content: content())
    }

    public var body: some View {
        NavigationStack { content }
    }
}

public struct TabView<SelectionValue, Content> {
    let content: Content
}

extension TabView: View where SelectionValue: Hashable, Content: View {
    public typealias Body = Never

    nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.init(content: content())
    }
}

extension TabView where SelectionValue == Int, Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(content: content())
    }
}

extension TabView: PrimitiveView where SelectionValue: Hashable, Content: View {
    func nodes(in evaluation: Evaluation) -> [ViewNode] {
        [ViewNode("TabView", children: evaluation.nodes(of: content))]
    }
}
