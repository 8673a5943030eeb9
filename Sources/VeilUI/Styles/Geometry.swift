/// An angle, kept in degrees.
public struct Angle: Hashable, Sendable {
    public var degrees: Double

    public init(degrees: Double) {
        self.degrees = degrees
    }

    public init(radians: Double) {
        degrees = radians * 180 / .pi
    }

    public var radians: Double {
        degrees * .pi / 180
    }

    public static let zero = Angle(degrees: 0)

    public static func degrees(_ degrees: Double) -> Angle {
        Angle(degrees: degrees)
    }

    public static func radians(_ radians: Double) -> Angle {
        Angle(radians: radians)
    }
}

/// A place in a view, in parts of its size; it is described as the nearest of the nine with a name.
public struct UnitPoint: Hashable, Sendable {
    let name: String

    private init(name: String) {
        self.name = name
    }

    public init() {
        self = .topLeading
    }

    public init(x: CGFloat, y: CGFloat) {
        let points: [UnitPoint] = [
            .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom, .bottomTrailing,
        ]
        func third(_ part: CGFloat) -> Int { part < 0.25 ? 0 : part > 0.75 ? 2 : 1 }
        self = points[third(y) * 3 + third(x)]
    }

    public static let zero = UnitPoint()

    public static let topLeading = UnitPoint(name: "topLeading")
    public static let top = UnitPoint(name: "top")
    public static let topTrailing = UnitPoint(name: "topTrailing")
    public static let leading = UnitPoint(name: "leading")
    public static let center = UnitPoint(name: "center")
    public static let trailing = UnitPoint(name: "trailing")
    public static let bottomLeading = UnitPoint(name: "bottomLeading")
    public static let bottom = UnitPoint(name: "bottom")
    public static let bottomTrailing = UnitPoint(name: "bottomTrailing")

    var description: DescriptionValue? {
        self == .center ? nil : .string(name)
    }
}

/// A side of a view.
public enum Edge: Int8, CaseIterable, Sendable {
    case top, leading, bottom, trailing

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        public init(_ edge: Edge) {
            self.init(rawValue: 1 << edge.rawValue)
        }

        public static let top = Set(.top)
        public static let leading = Set(.leading)
        public static let bottom = Set(.bottom)
        public static let trailing = Set(.trailing)
        public static let horizontal: Set = [.leading, .trailing]
        public static let vertical: Set = [.top, .bottom]
        public static let all: Set = [.horizontal, .vertical]
    }
}

/// Lengths at the four sides of a view.
public struct EdgeInsets: Equatable, Sendable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat

    public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

/// A direction.
public enum Axis: Int8, CaseIterable, Sendable {
    case horizontal, vertical

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        public static let horizontal = Set(rawValue: 1 << 0)
        public static let vertical = Set(rawValue: 1 << 1)
    }
}

/// Whether content fits into its place or fills it.
public enum ContentMode: String, CaseIterable, Sendable {
    case fit, fill
}
