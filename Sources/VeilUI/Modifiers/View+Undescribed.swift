// Looks and roles that view JSON has no word for. They are accepted, so that views which have them compile,
// and leave no trace in a description.

/// What an element is for assistive technology.
public struct AccessibilityTraits: OptionSet, Sendable {
    public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
    public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
    public static let isImage = AccessibilityTraits(rawValue: 1 << 2)
    public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
    public static let isSelected = AccessibilityTraits(rawValue: 1 << 4)
    public static let isStaticText = AccessibilityTraits(rawValue: 1 << 5)
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 6)

    public let rawValue: UInt64

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }
}

/// What becomes of the elements inside an element.
public enum AccessibilityChildBehavior: Sendable {
    case ignore, contain, combine
}

/// How a title of a page stands.
public enum TitleDisplayMode: Sendable {
    case automatic, inline, large
}

/// Which end of a text is left out.
public enum TruncationMode: Sendable {
    case head, middle, tail
}

/// In which case text is written.
public enum TextCase: Sendable {
    case uppercase, lowercase
}

/// Which keys a keyboard shows.
// swift-format-ignore: AlwaysUseLowerCamelCase
public enum KeyboardType: Sendable {
    case `default`, emailAddress, numberPad, decimalPad, phonePad, URL
}

/// What a view need not keep away from.
public struct SafeAreaRegions: OptionSet, Sendable {
    public static let container = SafeAreaRegions(rawValue: 1 << 0)
    public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
    public static let all: SafeAreaRegions = [.container, .keyboard]

    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}

/// How colours are laid over one another.
public enum BlendMode: Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut
    case plusDarker, plusLighter
}

/// How lines along a text are drawn.
extension Text {
    public struct LineStyle: Hashable, Sendable {
        public enum Pattern: Sendable {
            case solid, dot, dash, dashDot, dashDotDot
        }
    }
}

/// Which kind of a symbol is drawn.
public struct SymbolVariants: Hashable, Sendable {
    public static let none = SymbolVariants()
    public static let fill = SymbolVariants()
    public static let circle = SymbolVariants()
    public static let square = SymbolVariants()
    public static let rectangle = SymbolVariants()
    public static let slash = SymbolVariants()

    public var fill: SymbolVariants { self }
    public var circle: SymbolVariants { self }
    public var square: SymbolVariants { self }
    public var slash: SymbolVariants { self }
}

/// Whether a part of a view is seen.
public enum Visibility: Sendable {
    case automatic, visible, hidden
}

nonisolated extension View {
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { undescribed() }
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { undescribed() }
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { undescribed() }
    public func accessibilityIdentifier(_ identifier: String) -> some View { undescribed() }
    public func accessibilitySortPriority(_ priority: Double) -> some View { undescribed() }
    public func navigationBarTitleDisplayMode(_ mode: TitleDisplayMode) -> some View { undescribed() }
    public func keyboardType(_ type: KeyboardType) -> some View { undescribed() }
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { undescribed() }
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        undescribed()
    }

    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { undescribed() }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View { undescribed() }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View { undescribed() }

    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> some View {
        undescribed()
    }

    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
    ) -> some View {
        undescribed()
    }

    public func kerning(_ kerning: CGFloat) -> some View { undescribed() }
    public func tracking(_ tracking: CGFloat) -> some View { undescribed() }
    public func baselineOffset(_ offset: CGFloat) -> some View { undescribed() }
    public func fontDesign(_ design: Font.Design?) -> some View { undescribed() }
    public func monospaced(_ isActive: Bool = true) -> some View { undescribed() }
    public func monospacedDigit() -> some View { undescribed() }
    public func truncationMode(_ mode: TruncationMode) -> some View { undescribed() }
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { undescribed() }
    public func allowsTightening(_ flag: Bool) -> some View { undescribed() }
    public func lineSpacing(_ spacing: CGFloat) -> some View { undescribed() }
    public func textCase(_ textCase: TextCase?) -> some View { undescribed() }
    public func drawingGroup() -> some View { undescribed() }
    public func compositingGroup() -> some View { undescribed() }
    public func statusBarHidden(_ hidden: Bool = true) -> some View { undescribed() }
    public func listRowInsets(_ insets: EdgeInsets?) -> some View { undescribed() }
    public func listRowSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> some View { undescribed() }
    public func scrollContentBackground(_ visibility: Visibility) -> some View { undescribed() }
    public func listRowBackground<V: View>(_ view: V?) -> some View { undescribed() }
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { undescribed() }
    public func transition(_ transition: AnyTransition) -> some View { undescribed() }
    public func brightness(_ amount: Double) -> some View { undescribed() }
    public func contrast(_ amount: Double) -> some View { undescribed() }
    public func saturation(_ amount: Double) -> some View { undescribed() }
    public func grayscale(_ amount: Double) -> some View { undescribed() }
    public func colorMultiply(_ color: Color) -> some View { undescribed() }
    public func colorInvert() -> some View { undescribed() }
    public func hueRotation(_ angle: Angle) -> some View { undescribed() }
    public func blendMode(_ blendMode: BlendMode) -> some View { undescribed() }
    public func luminanceToAlpha() -> some View { undescribed() }
    public func fontWidth(_ width: Font.Width?) -> some View { undescribed() }
    public func symbolVariant(_ variant: SymbolVariants) -> some View { undescribed() }
    public func statusBar(hidden: Bool) -> some View { undescribed() }
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View { undescribed() }
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { undescribed() }
}

/// How a view comes and goes.
public struct AnyTransition: Sendable {
    public static let identity = AnyTransition()
    public static let opacity = AnyTransition()
    public static let scale = AnyTransition()
    public static let slide = AnyTransition()

    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { insertion }
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }

    public func combined(with other: AnyTransition) -> AnyTransition { self }
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}
