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

public struct LabelStyleName: Sendable {
    public static let automatic = LabelStyleName()
    public static let iconOnly = LabelStyleName()
    public static let titleAndIcon = LabelStyleName()
    public static let titleOnly = LabelStyleName()
}

public struct ProgressViewStyleName: Sendable {
    public static let automatic = ProgressViewStyleName()
    public static let circular = ProgressViewStyleName()
    public static let linear = ProgressViewStyleName()
}

public enum ControlSize: Sendable {
    case mini, small, regular, large, extraLarge
}

nonisolated extension View {
    public func toggleStyle(_ style: ToggleStyleName) -> some View { undescribed() }
    public func pickerStyle(_ style: PickerStyleName) -> some View { undescribed() }
    public func textFieldStyle(_ style: TextFieldStyleName) -> some View { undescribed() }
    public func labelStyle(_ style: LabelStyleName) -> some View { undescribed() }
    public func progressViewStyle(_ style: ProgressViewStyleName) -> some View { undescribed() }
    public func controlSize(_ size: ControlSize) -> some View { undescribed() }
}

// The older spellings.
public typealias SegmentedPickerStyle = PickerStyleName
public typealias WheelPickerStyle = PickerStyleName
public typealias RoundedBorderTextFieldStyle = TextFieldStyleName
public typealias SwitchToggleStyle = ToggleStyleName
