/// Gives views to look at while they are written.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View

    @ViewBuilder @MainActor @preconcurrency
    static var previews: Previews { get }
}

/// How much room a preview has.
public enum PreviewLayout: Sendable {
    case device
    case sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

nonisolated extension View {
    public func previewLayout(_ value: PreviewLayout) -> some View {
        undescribed()
    }

    public func previewDisplayName(_ value: String?) -> some View {
        undescribed()
    }

    public func previewDevice(_ value: String?) -> some View {
        undescribed()
    }
}
