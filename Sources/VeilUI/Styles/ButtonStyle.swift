/// How buttons look.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// The button that a style draws.
public struct ButtonStyleConfiguration {
    /// The label of the button, as the style sees it.
    public struct Label {
        let view: any View
    }

    public let role: ButtonRole?
    public let label: Label
    /// False: a description is of a button that nobody presses.
    public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: View {
    public typealias Body = Never
}

extension ButtonStyleConfiguration.Label: PrimitiveView {
    func nodes(in evaluation: Evaluation) -> [ViewNode] {
        evaluation.nodes(of: view)
    }
}

/// How buttons look and what makes them act.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// The button that a primitive style draws.
public struct PrimitiveButtonStyleConfiguration {
    /// The label of the button, as the style sees it.
    public struct Label {
        let view: any View
    }

    public let role: ButtonRole?
    public let label: Label
    let action: () -> Void

    /// Runs the action of the button.
    @MainActor
    public func trigger() {
        action()
    }
}

extension PrimitiveButtonStyleConfiguration.Label: View {
    public typealias Body = Never
}

extension PrimitiveButtonStyleConfiguration.Label: PrimitiveView {
    func nodes(in evaluation: Evaluation) -> [ViewNode] {
        evaluation.nodes(of: view)
    }
}
