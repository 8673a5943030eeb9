// View JSON has colours and no gradients: a gradient is described by its first colour.

/// Colours that go over into one another.
public struct Gradient: Hashable, Sendable {
    public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    public var stops: [Stop]

    public init(colors: [Color]) {
        stops = colors.enumerated().map { index, color in
            Stop(color: color, location: CGFloat(index) / CGFloat(max(colors.count - 1, 1)))
        }
    }

    public init(stops: [Stop]) {
        self.stops = stops
    }

    var description: DescriptionValue {
        stops.first?.color.description ?? .string("clear")
    }
}

public struct LinearGradient: ShapeStyle, DescribedStyle {
    private let gradient: Gradient

    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
    }

    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        gradient = Gradient(colors: colors)
    }

    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        gradient = Gradient(stops: stops)
    }

    var description: DescriptionValue { gradient.description }
}

extension LinearGradient: View {
    public typealias Body = Never
}

extension LinearGradient: PrimitiveView {
    func nodes(in evaluation: Evaluation) -> [ViewNode] {
        [ViewNode("Color", ["color": description])]
    }
}

public struct RadialGradient: ShapeStyle, DescribedStyle {
    private let gradient: Gradient

    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
    }

    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        gradient = Gradient(colors: colors)
    }

    var description: DescriptionValue { gradient.description }
}

extension RadialGradient: View {
    public typealias Body = Never
}

extension RadialGradient: PrimitiveView {
    func nodes(in evaluation: Evaluation) -> [ViewNode] {
        [ViewNode("Color", ["color": description])]
    }
}

extension ShapeStyle where Self == LinearGradient {
    public static func linearGradient(
        colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }

    public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }
}

extension Color {
    /// The standard gradient of the colour.
    public var gradient: some ShapeStyle {
        self
    }
}
