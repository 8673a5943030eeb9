public struct Rectangle: InsettableShape {
    public typealias Body = Never

    nonisolated public init() {}
}

public struct RoundedRectangle: InsettableShape {
    public typealias Body = Never

    nonisolated public let cornerSize: CGSize

    nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
    }

    nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
    }
}

public struct Capsule: InsettableShape {
    public typealias Body = Never

    nonisolated public init(style: RoundedCornerStyle = .continuous) {}
}

public struct Circle: InsettableShape {
    public typealias Body = Never

    nonisolated public init() {}
}

public struct Ellipse: InsettableShape {
    public typealias Body = Never

    nonisolated public init() {}
}

extension Rectangle: PrimitiveView {
    func nodes(in evaluation: Evaluation) -> [ViewNode] {
        [ViewNode("Rectangle")]
    }
}

extension RoundedRectangle: PrimitiveView {
    func nodes(in evaluation: Evaluation) -> [ViewNode] {
        [ViewNode("RoundedRectangle", ["cornerRadius": .finite(Double(cornerSize.width))])]
    }
}

extension Capsule: PrimitiveView {
    func nodes(in evaluation: Evaluation) -> [ViewNode] {
        [ViewNode("Capsule")]
    }
}

extension Circle: PrimitiveView {
    func nodes(in evaluation: Evaluation) -> [ViewNode] {
        [ViewNode("Circle")]
    }
}

extension Ellipse: PrimitiveView {
    func nodes(in evaluation: Evaluation) -> [ViewNode] {
        [ViewNode("Ellipse")]
    }
}

extension Shape where Self == Rectangle {
    nonisolated public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
    nonisolated public static func rect(
        cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}

extension Shape where Self == Capsule {
    nonisolated public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Circle {
    nonisolated public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
    nonisolated public static var ellipse: Ellipse { Ellipse() }
}
