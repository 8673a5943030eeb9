/// A picture at an address, as it is once it has come. Nothing is loaded: that an address is missing or wrong does not
/// show, and what stands in for the picture until it is there is not described.
public struct AsyncImage<Content> {
    private let content: () -> Content
}

extension AsyncImage: View where Content: View {
    public typealias Body = Never

    nonisolated public init<Picture: View, Placeholder: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Picture,
        @ViewBuilder placeholder: @escaping () -> Placeholder
    ) where Content == _ConditionalContent<Picture, Placeholder> {
        self.content = { Content(storage: .first(content(Image(url: url)))) }
    }

    nonisolated public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.content = { content(.success(Image(url: url))) }
    }
}

extension AsyncImage where Content == Image {
    nonisolated public init(url: URL?, scale: CGFloat = 1) {
        content = { Image(url: url) }
    }
}

extension AsyncImage: PrimitiveView where Content: View {
    func nodes(in evaluation: Evaluation) -> [ViewNode] {
        evaluation.nodes(of: content())
    }
}

/// How far the loading of a picture is; here it is done.
public enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)

    public var image: Image? {
        guard case .success(let image) = self else { return nil }
        return image
    }

    public var error: (any Error)? {
        guard case .failure(let error) = self else { return nil }
        return error
    }
}
