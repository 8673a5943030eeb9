public struct DatePicker<Label> {
    let label: Label
    let selection: Binding<Date>
    let components: DatePickerComponents
}

extension DatePicker: View where Label: View {
    public typealias Components = DatePickerComponents
    public typealias Body = Never

    nonisolated public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), selection: selection, components: displayedComponents)
    }

    nonisolated public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), selection: selection, components: displayedComponents)
    }

    nonisolated public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), selection: selection, components: displayedComponents)
    }

    nonisolated public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), selection: selection, components: displayedComponents)
    }
}

extension DatePicker where Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(label: Text(titleKey), selection: selection, components: displayedComponents)
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(label: Text(titleKey), selection: selection, components: displayedComponents)
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(label: Text(titleKey), selection: selection, components: displayedComponents)
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(label: Text(titleKey), selection: selection, components: displayedComponents)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(label: Text(title), selection: selection, components: displayedComponents)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(label: Text(title), selection: selection, components: displayedComponents)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(label: Text(title), selection: selection, components: displayedComponents)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(label: Text(title), selection: selection, components: displayedComponents)
    }
}

extension DatePicker: PrimitiveView where Label: View {
    func nodes(in evaluation: Evaluation) -> [ViewNode] {
        let node = ViewNode("DatePicker", ["selection": .string(components.text(of: selection.wrappedValue))])
        return evaluation.labelled(node, by: label)
    }
}

/// Which parts of a date can be chosen.
public struct DatePickerComponents: OptionSet, Sendable {
    public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
    public static let date = DatePickerComponents(rawValue: 1 << 1)

    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// What is chosen, as far as it can be chosen: a date, a time, or both.
    fileprivate func text(of date: Date) -> String {
        switch self {
        case .date: date.formatted(.iso8601.year().month().day())
        case .hourAndMinute: date.formatted(.iso8601.time(includingFractionalSeconds: false))
        default: date.formatted(.iso8601)
        }
    }
}
