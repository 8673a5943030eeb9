public struct ProgressView<Label, CurrentValueLabel> {
    let label: Label
    let description: ValueDescription
}

extension ProgressView: View where Label: View, CurrentValueLabel: View {
    public typealias Body = Never
}

extension ProgressView: PrimitiveView where Label: View, CurrentValueLabel: View {
    func nodes(in evaluation: Evaluation) -> [ViewNode] {
        description.nodes("ProgressView", label: label, in: evaluation)
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    nonisolated public init() {
        self.init(label: EmptyView(), description: ValueDescription())
    }

    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
        self.init(label: EmptyView(), description: .init(progress: value, total: total))
    }
}

extension ProgressView where Label: View, CurrentValueLabel == EmptyView {
    nonisolated public init(@ViewBuilder label: () -> Label) {
        self.init(label: label(), description: ValueDescription())
    }

    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
        self.init(label: label(), description: .init(progress: value, total: total))
    }
}

extension ProgressView where Label: View, CurrentValueLabel: View {
    /// Makes a progress view; a description has no label for its value.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(label: label(), description: .init(progress: value, total: total))
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    nonisolated public init(_ titleKey: LocalizedStringKey) {
        self.init(label: Text(titleKey), description: ValueDescription())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S) {
        self.init(label: Text(title), description: ValueDescription())
    }

    nonisolated public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
        self.init(label: Text(titleKey), description: .init(progress: value, total: total))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) {
        self.init(label: Text(title), description: .init(progress: value, total: total))
    }
}

extension ValueDescription {
    fileprivate init<V: BinaryFloatingPoint>(progress value: V?, total: V) {
        self.value = value.map { Double($0) }
        self.total = value == nil || total == 1 ? nil : Double(total)
    }
}

public struct Gauge<Label, CurrentValueLabel> {
    let label: Label
    let description: ValueDescription
}

extension Gauge: View where Label: View, CurrentValueLabel: View {
    public typealias Body = Never

    /// Makes a gauge; a description has no label for its value.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            label: label(), description: ValueDescription(value: Double(value), bounds: bounds.description))
    }
}

extension Gauge where Label: View, CurrentValueLabel: View {
    /// Makes a gauge; a description has no labels for its value and its ends.
    nonisolated public init<V: BinaryFloatingPoint, BoundsLabel: View>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(value: value, in: bounds, label: label, currentValueLabel: currentValueLabel)
    }
}

extension Gauge where Label: View, CurrentValueLabel == EmptyView {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) {
        self.init(
            label: label(), description: ValueDescription(value: Double(value), bounds: bounds.description))
    }
}

extension Gauge: PrimitiveView where Label: View, CurrentValueLabel: View {
    func nodes(in evaluation: Evaluation) -> [ViewNode] {
        description.nodes("Gauge", label: label, in: evaluation)
    }
}
