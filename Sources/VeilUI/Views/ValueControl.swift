/// What sliders, steppers, gauges and progress views have in common.
struct ValueDescription {
    var value: Double?
    var bounds: ClosedRange<Double>?
    var step: Double?
    var total: Double?

    @MainActor
    func nodes<Label: View>(_ type: String, label: Label, in evaluation: Evaluation) -> [ViewNode] {
        let range: DescriptionValue? = bounds.flatMap { bounds in
            guard let low = DescriptionValue.finite(bounds.lowerBound),
                let high = DescriptionValue.finite(bounds.upperBound)
            else { return nil }
            return .array([low, high])
        }
        let node = ViewNode(
            type, ["value": .finite(value), "in": range, "step": .finite(step), "total": .finite(total)])
        return evaluation.labelled(node, by: label)
    }
}

extension ClosedRange where Bound: BinaryFloatingPoint {
    var description: ClosedRange<Double> {
        Double(lowerBound)...Double(upperBound)
    }
}
