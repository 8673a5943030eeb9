/// A picture at an address.
public struct AsyncImage<Content> {
    private let url: URL?
}

extension AsyncImage: View where Content: View {
    public typealias Body = Never

    nonisolated public init<Picture: View, Placeholder: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Picture,
        @ViewBuilder placeholder: @escaping () -> Placeholder
    ) where Content == _ConditionalContent<Picture, Placeholder> {
        self.url = url
    }
}

extension AsyncImage where Content == Image {
    nonisolated public init(url: URL?, scale: CGFloat = 1) {
        self.url = url
    }
}

extension AsyncImage: PrimitiveView where Content: View {
    func nodes(in evaluation: Evaluation) -> [ViewNode] {
        [ViewNode("AsyncImage", ["url": .text(url?.absoluteString)])]
    }
}
