/// How text is set.
public struct Font: Hashable, Sendable {
    private enum Base: Hashable {
        case style(TextStyle)
        case size(CGFloat)
    }

    private var base: Base
    private var weight: Weight?
    private var design: Design?
    private var isItalic = false

    public enum TextStyle: String, CaseIterable, Sendable {
        case extraLargeTitle2, extraLargeTitle
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    public enum Design: String, Sendable {
        case `default`, serif, rounded, monospaced
    }

    public struct Weight: Hashable, Sendable {
        let name: String

        public static let ultraLight = Weight(name: "ultraLight")
        public static let thin = Weight(name: "thin")
        public static let light = Weight(name: "light")
        public static let regular = Weight(name: "regular")
        public static let medium = Weight(name: "medium")
        public static let semibold = Weight(name: "semibold")
        public static let bold = Weight(name: "bold")
        public static let heavy = Weight(name: "heavy")
        public static let black = Weight(name: "black")
    }

    /// How wide letters are; view JSON has no word for it.
    public struct Width: Hashable, Sendable {
        public static let compressed = Width()
        public static let condensed = Width()
        public static let standard = Width()
        public static let expanded = Width()
    }

    /// How far lines stand from one another; view JSON has no word for it.
    public enum Leading: Sendable {
        case standard, tight, loose
    }

    public static func system(
        _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
    ) -> Font {
        Font(base: .style(style), weight: weight, design: design)
    }

    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(base: .size(size), weight: weight, design: design)
    }

    /// A font of that size: view JSON has no names of fonts.
    public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle = .body) -> Font {
        .system(size: size)
    }

    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        .system(size: fixedSize)
    }
}

extension Font {
    public func weight(_ weight: Weight) -> Font {
        var font = self
        font.weight = weight
        return font
    }

    public func bold() -> Font {
        weight(.bold)
    }

    public func italic() -> Font {
        var font = self
        font.isItalic = true
        return font
    }

    public func monospaced() -> Font {
        var font = self
        font.design = .monospaced
        return font
    }

    public func monospacedDigit() -> Font { self }
    public func smallCaps() -> Font { self }
    public func leading(_ leading: Leading) -> Font { self }
    public func width(_ width: Width) -> Font { self }

    /// The modifiers that set text in this font.
    var entries: [ModifierEntry] {
        ModifierEntry.value("font", description) + (isItalic ? [.bare("italic")] : [])
    }

    private var description: DescriptionValue? {
        let style: DescriptionValue? = if case .style(let style) = base { .string(style.rawValue) } else { nil }
        let size: DescriptionValue? = if case .size(let size) = base { .finite(Double(size)) } else { nil }
        guard size != nil || weight != nil || design != nil else { return style }
        return .members([
            "style": style, "size": size, "weight": .text(weight?.name), "design": .text(design?.rawValue),
        ])
    }
}

extension Font {
    public static let extraLargeTitle2 = Font.system(.extraLargeTitle2)
    public static let extraLargeTitle = Font.system(.extraLargeTitle)
    public static let largeTitle = Font.system(.largeTitle)
    public static let title = Font.system(.title)
    public static let title2 = Font.system(.title2)
    public static let title3 = Font.system(.title3)
    public static let headline = Font.system(.headline)
    public static let subheadline = Font.system(.subheadline)
    public static let body = Font.system(.body)
    public static let callout = Font.system(.callout)
    public static let footnote = Font.system(.footnote)
    public static let caption = Font.system(.caption)
    public static let caption2 = Font.system(.caption2)
}
