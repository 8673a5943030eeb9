/// A view with one value of its environment written.
private struct EnvironmentWritingView<Content: View, Value> {
    let content: Content
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let change: (inout Value) -> Void
}

extension EnvironmentWritingView: View {
    typealias Body = Never
}

extension EnvironmentWritingView: PrimitiveView {
    func nodes(in evaluation: Evaluation) -> [ViewNode] {
        let inside = evaluation.withEnvironment { change(&$0[keyPath: keyPath]) }
        return inside.nodes(of: content)
            .appending(inside.environment.entries(writing: keyPath, since: evaluation.environment))
    }
}

nonisolated extension View {
    public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> some View {
        EnvironmentWritingView(content: self, keyPath: keyPath, change: { $0 = value })
    }

    public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
    ) -> some View {
        EnvironmentWritingView(content: self, keyPath: keyPath, change: transform)
    }
}
