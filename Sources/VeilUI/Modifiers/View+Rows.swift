// Touches to rows, sections and tabs. View JSON has no word for them; they leave no trace.

public struct ListSectionSpacing: Sendable {
    public static let `default` = ListSectionSpacing()
    public static let compact = ListSectionSpacing()

    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing() }
}

public enum Prominence: Sendable {
    case standard, increased
}

public struct FormStyleName: Sendable {
    public static let automatic = FormStyleName()
    public static let columns = FormStyleName()
    public static let grouped = FormStyleName()
}

nonisolated extension View {
    public func listRowSeparatorTint(_ color: Color?, edges: Edge.Set = .all) -> some View { undescribed() }
    public func listSectionSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> some View { undescribed() }
    public func listSectionSeparatorTint(_ color: Color?, edges: Edge.Set = .all) -> some View { undescribed() }
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { undescribed() }
    public func listSectionSpacing(_ spacing: CGFloat) -> some View { undescribed() }
    public func listRowSpacing(_ spacing: CGFloat?) -> some View { undescribed() }
    public func listItemTint(_ tint: Color?) -> some View { undescribed() }
    public func headerProminence(_ prominence: Prominence) -> some View { undescribed() }
    public func deleteDisabled(_ isDisabled: Bool) -> some View { undescribed() }
    public func moveDisabled(_ isDisabled: Bool) -> some View { undescribed() }
    public func selectionDisabled(_ isDisabled: Bool = true) -> some View { undescribed() }
    public func formStyle(_ style: FormStyleName) -> some View { undescribed() }
}
