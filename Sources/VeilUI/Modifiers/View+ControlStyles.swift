// Styles of other controls than buttons and lists, by name: view JSON has no word for them.

public struct ToggleStyleName: Sendable {
    public static let automatic = ToggleStyleName()
    public static let button = ToggleStyleName()
    public static let checkbox = ToggleStyleName()
    public static let `switch` = ToggleStyleName()

    public init() {}
    public init(tint: Color) {}
}

public struct PickerStyleName: Sendable {
    public static let automatic = PickerStyleName()
    public static let inline = PickerStyleName()
    public static let menu = PickerStyleName()
    public static let navigationLink = PickerStyleName()
    public static let segmented = PickerStyleName()
    public static let wheel = PickerStyleName()

    public init() {}
}

public struct TextFieldStyleName: Sendable {
    public static let automatic = TextFieldStyleName()
    public static let plain = TextFieldStyleName()
    public static let roundedBorder = TextFieldStyleName()
    public static let squareBorder = TextFieldStyleName()

    public init() {}
}

public struct DatePickerStyleName: Sendable {
    public static let automatic = DatePickerStyleName()
    public static let compact = DatePickerStyleName()
    public static let graphical = DatePickerStyleName()
    public static let wheel = DatePickerStyleName()

    public init() {}
}

public struct GaugeStyleName: Sendable {
    public static let automatic = GaugeStyleName()
    public static let linearCapacity = GaugeStyleName()
    public static let accessoryCircular = GaugeStyleName()
    public static let accessoryCircularCapacity = GaugeStyleName()
    public static let accessoryLinear = GaugeStyleName()
    public static let accessoryLinearCapacity = GaugeStyleName()
}

public struct TabViewStyleName: Sendable {
    public static let automatic = TabViewStyleName()
    public static let page = TabViewStyleName()

    public init() {}
    public init(indexDisplayMode: IndexDisplayMode) {}

    public static func page(indexDisplayMode: IndexDisplayMode) -> TabViewStyleName { TabViewStyleName() }

    public enum IndexDisplayMode: Sendable {
        case automatic, always, never
    }
}

public struct ProgressViewStyleName: Sendable {
    public static let automatic = ProgressViewStyleName()
    public static let circular = ProgressViewStyleName()
    public static let linear = ProgressViewStyleName()

    public init() {}
    public init(tint: Color) {}
}

public enum ControlSize: CaseIterable, Sendable {
    case mini, small, regular, large, extraLarge
}

/// The outline of a bordered button.
public struct ButtonBorderShape: Sendable {
    public static let automatic = ButtonBorderShape()
    public static let capsule = ButtonBorderShape()
    public static let circle = ButtonBorderShape()
    public static let roundedRectangle = ButtonBorderShape()

    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape() }
}

nonisolated extension View {
    public func toggleStyle(_ style: ToggleStyleName) -> some View { undescribed() }
    public func pickerStyle(_ style: PickerStyleName) -> some View { undescribed() }
    public func textFieldStyle(_ style: TextFieldStyleName) -> some View { undescribed() }
    public func progressViewStyle(_ style: ProgressViewStyleName) -> some View { undescribed() }
    public func datePickerStyle(_ style: DatePickerStyleName) -> some View { undescribed() }
    public func gaugeStyle(_ style: GaugeStyleName) -> some View { undescribed() }
    public func tabViewStyle(_ style: TabViewStyleName) -> some View { undescribed() }
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { undescribed() }
    public func controlSize(_ size: ControlSize) -> some View { described([]) { $0.controlSize = size } }
}

// The older spellings.
public typealias SegmentedPickerStyle = PickerStyleName
public typealias WheelPickerStyle = PickerStyleName
public typealias RoundedBorderTextFieldStyle = TextFieldStyleName
public typealias SwitchToggleStyle = ToggleStyleName
public typealias MenuPickerStyle = PickerStyleName
public typealias GraphicalDatePickerStyle = DatePickerStyleName
public typealias CompactDatePickerStyle = DatePickerStyleName
public typealias WheelDatePickerStyle = DatePickerStyleName
public typealias LinearProgressViewStyle = ProgressViewStyleName
public typealias CircularProgressViewStyle = ProgressViewStyleName
public typealias PageTabViewStyle = TabViewStyleName
