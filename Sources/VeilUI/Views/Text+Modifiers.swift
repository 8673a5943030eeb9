extension Text {
    public func font(_ font: Font?) -> Text {
        adding(font?.entries ?? [])
    }

    public func bold() -> Text {
        adding([.bare("bold")])
    }

    public func bold(_ isActive: Bool) -> Text {
        isActive ? bold() : self
    }

    public func italic() -> Text {
        adding([.bare("italic")])
    }

    public func italic(_ isActive: Bool) -> Text {
        isActive ? italic() : self
    }

    public func fontWeight(_ weight: Font.Weight?) -> Text {
        adding(ModifierEntry.value("fontWeight", .text(weight?.name)))
    }

    public func foregroundColor(_ color: Color?) -> Text {
        adding([.named("foregroundColor", color?.description ?? .null)])
    }

    public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
        adding(ModifierEntry.value("foregroundStyle", style.colorDescription))
    }
}

// Modifiers that view JSON has no word for.
extension Text {
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        self
    }

    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        self
    }

    public func kerning(_ kerning: CGFloat) -> Text {
        self
    }

    public func tracking(_ tracking: CGFloat) -> Text {
        self
    }

    public func baselineOffset(_ offset: CGFloat) -> Text {
        self
    }

    public func fontDesign(_ design: Font.Design?) -> Text {
        self
    }

    public func monospaced(_ isActive: Bool = true) -> Text {
        self
    }

    public func monospacedDigit() -> Text {
        self
    }
}

extension Text {
    /// How a date is written.
    public struct DateStyle: Equatable, Sendable {
        private let name: String

        public static let date = DateStyle(name: "date")
        public static let time = DateStyle(name: "time")
        public static let relative = DateStyle(name: "relative")
        public static let offset = DateStyle(name: "offset")
        public static let timer = DateStyle(name: "timer")

        // Relative styles would give another description at every evaluation.
        func format(_ date: Date) -> String {
            let format = Date.ISO8601FormatStyle().year().month().day()
            return self == .time
                ? date.formatted(.iso8601.time(includingFractionalSeconds: false)) : format.format(date)
        }
    }
}
