/// A layer that lets what is behind it through; described as a background with less than full opacity.
public struct Material: ShapeStyle, DescribedStyle {
    private let opacity: Double

    private init(opacity: Double) {
        self.opacity = opacity
    }

    public static let ultraThin = Material(opacity: 0.4)
    public static let thin = Material(opacity: 0.55)
    public static let regular = Material(opacity: 0.7)
    public static let thick = Material(opacity: 0.85)
    public static let ultraThick = Material(opacity: 0.95)

    var description: DescriptionValue {
        .members(["color": .string("background"), "opacity": .number(opacity)])
    }
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
}
