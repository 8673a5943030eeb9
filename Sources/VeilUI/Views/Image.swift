/// A picture or a symbol, by its name.
public struct Image: Equatable, Sendable {
    private enum Source: Equatable {
        case name(String)
        case symbol(String)
        case address(String?)
    }

    private let source: Source
    private let isDecorative: Bool

    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(.name(name))
    }

    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(.name(name))
    }

    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(.name(name), isDecorative: true)
    }

    public init(systemName: String, variableValue: Double?) {
        self.init(systemName: systemName)
    }

    public init(systemName: String) {
        self.init(.symbol(systemName))
    }

    /// The picture that an asynchronous image loads.
    init(url: URL?) {
        self.init(.address(url?.absoluteString))
    }

    private init(_ source: Source, isDecorative: Bool = false) {
        self.source = source
        self.isDecorative = isDecorative
    }
}

extension Image: View {
    public typealias Body = Never
}

extension Image: PrimitiveView {
    func nodes(in evaluation: Evaluation) -> [ViewNode] {
        let node =
            switch source {
            case .name(let name): ViewNode("Image", ["name": .string(name)])
            case .symbol(let name): ViewNode("Image", ["systemName": .string(name)])
            case .address(let address): ViewNode("AsyncImage", ["url": .text(address)])
            }
        return [node].appending(isDecorative ? [.named("accessibilityHidden", .bool(true))] : [])
    }
}

// Modifiers that view JSON has no word for.
extension Image {
    public enum ResizingMode: Sendable {
        case tile, stretch
    }

    public enum TemplateRenderingMode: Sendable {
        case template, original
    }

    public enum Interpolation: Sendable {
        case none, low, medium, high
    }

    public enum Scale: Sendable {
        case small, medium, large
    }

    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        self
    }

    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
        self
    }

    public func interpolation(_ interpolation: Interpolation) -> Image {
        self
    }

    public func antialiased(_ isAntialiased: Bool) -> Image {
        self
    }
}

public struct SymbolRenderingMode: Sendable {
    public static let monochrome = SymbolRenderingMode()
    public static let multicolor = SymbolRenderingMode()
    public static let hierarchical = SymbolRenderingMode()
    public static let palette = SymbolRenderingMode()
}

nonisolated extension View {
    public func imageScale(_ scale: Image.Scale) -> some View {
        undescribed()
    }

    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        undescribed()
    }
}
