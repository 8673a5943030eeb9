/// A level below the foreground of its place.
public struct HierarchicalShapeStyle: ShapeStyle, DescribedStyle {
    let name: String

    var description: DescriptionValue {
        .string(name)
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .init(name: "primary") }
    public static var secondary: HierarchicalShapeStyle { .init(name: "secondary") }
    public static var tertiary: HierarchicalShapeStyle { .init(name: "tertiary") }
    public static var quaternary: HierarchicalShapeStyle { .init(name: "quaternary") }
    public static var quinary: HierarchicalShapeStyle { .init(name: "quinary") }
}

/// A colour with a role in the interface.
public struct SemanticShapeStyle: ShapeStyle, DescribedStyle {
    let name: String

    var description: DescriptionValue {
        .string(name)
    }
}

extension ShapeStyle where Self == SemanticShapeStyle {
    public static var tint: SemanticShapeStyle { .init(name: "tint") }
    public static var background: SemanticShapeStyle { .init(name: "background") }
    public static var separator: SemanticShapeStyle { .init(name: "separator") }
    public static var placeholder: SemanticShapeStyle { .init(name: "placeholder") }
    public static var foreground: SemanticShapeStyle { .init(name: "primary") }
}

extension ShapeStyle where Self == Color {
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
    public static var white: Color { .white }
    public static var gray: Color { .gray }
    public static var black: Color { .black }
    public static var clear: Color { .clear }
}
