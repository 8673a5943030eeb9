@_exported import Foundation

/// A piece of interface that is described by its body.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency
    var body: Body { get }
}

extension View where Body == Never {
    /// Has no value: the view is described without a body.
    public var body: Never {
        fatalError("\(Self.self) has no body")
    }
}

extension Never: View {
    public typealias Body = Never
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
    func nodes(in evaluation: Evaluation) -> [ViewNode] {
        map { evaluation.nodes(of: $0) } ?? []
    }
}
