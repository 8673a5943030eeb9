/// A colour, by its name or by its components.
public struct Color: Hashable, Sendable {
    private var base: String
    private var opacity = 1.0

    private init(base: String) {
        self.base = base
    }

    /// A colour of the platform's, or of the theme that the description is redacted with.
    public init(_ name: String, bundle: Bundle? = nil) {
        base = name
    }

    public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        base = "#" + [red, green, blue].map(Self.hexadecimal).joined()
        self.opacity = opacity
    }

    public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(space, red: white, green: white, blue: white, opacity: opacity)
    }

    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        func component(_ offset: Double) -> Double {
            let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    public func opacity(_ opacity: Double) -> Color {
        var color = self
        color.opacity *= opacity
        return color
    }

    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB, sRGBLinear, displayP3
    }

    private static func hexadecimal(_ component: Double) -> String {
        let byte = component.isNaN ? 0 : Int((min(max(component, 0), 1) * 255).rounded())
        return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
}

extension Color {
    public static let red = Color(base: "red")
    public static let orange = Color(base: "orange")
    public static let yellow = Color(base: "yellow")
    public static let green = Color(base: "green")
    public static let mint = Color(base: "mint")
    public static let teal = Color(base: "teal")
    public static let cyan = Color(base: "cyan")
    public static let blue = Color(base: "blue")
    public static let indigo = Color(base: "indigo")
    public static let purple = Color(base: "purple")
    public static let pink = Color(base: "pink")
    public static let brown = Color(base: "brown")
    public static let white = Color(base: "white")
    public static let gray = Color(base: "gray")
    public static let black = Color(base: "black")
    public static let clear = Color(base: "clear")
    public static let primary = Color(base: "primary")
    public static let secondary = Color(base: "secondary")
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    public static let accentColor = Color(base: "accentColor")
}

extension Color: ShapeStyle, DescribedStyle {
    var description: DescriptionValue {
        guard opacity != 1, let opacity = DescriptionValue.finite(opacity) else { return .string(base) }
        return .members(["color": .string(base), "opacity": opacity])
    }
}

extension Color: View {
    public typealias Body = Never
}

extension Color: PrimitiveView {
    func nodes(in evaluation: Evaluation) -> [ViewNode] {
        [ViewNode("Color", ["color": description])]
    }
}
