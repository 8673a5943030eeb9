/// Changes nothing.
public struct EmptyModifier {
    nonisolated(unsafe) public static let identity = EmptyModifier()

    public init() {}
}

extension EmptyModifier: ViewModifier {
    public func body(content: Content) -> some View {
        content
    }
}
