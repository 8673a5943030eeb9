/// Where views stand across a line.
public enum HorizontalAlignment: String, Sendable {
    case leading, center, trailing
}

/// Where views stand along a line.
public enum VerticalAlignment: String, Sendable {
    case top, center, bottom, firstTextBaseline, lastTextBaseline
}

/// Where views stand in both directions.
public struct Alignment: Hashable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

    /// The name of the alignment in Swift.
    var name: String {
        let vertical: String =
            switch vertical {
            case .top, .firstTextBaseline: "top"
            case .center: ""
            case .bottom, .lastTextBaseline: "bottom"
            }
        guard horizontal != .center else { return vertical.isEmpty ? "center" : vertical }
        return vertical.isEmpty ? horizontal.rawValue : vertical + horizontal.rawValue.capitalized
    }

    /// The name, unless it is that of the default.
    var description: DescriptionValue? {
        self == .center ? nil : .string(name)
    }
}

extension HorizontalAlignment {
    var description: DescriptionValue? {
        self == .center ? nil : .string(rawValue)
    }
}

extension VerticalAlignment {
    var description: DescriptionValue? {
        self == .center ? nil : .string(rawValue)
    }
}
