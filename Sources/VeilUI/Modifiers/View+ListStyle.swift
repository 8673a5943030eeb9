/// How lists look.
public protocol ListStyle: Sendable {}

/// A style of lists that has a name.
public struct NamedListStyle: ListStyle {
    let name: String
}

extension ListStyle where Self == NamedListStyle {
    public static var automatic: NamedListStyle { .init(name: "automatic") }
    public static var plain: NamedListStyle { .init(name: "plain") }
    public static var inset: NamedListStyle { .init(name: "inset") }
    public static var insetGrouped: NamedListStyle { .init(name: "insetGrouped") }
    public static var grouped: NamedListStyle { .init(name: "grouped") }
    public static var sidebar: NamedListStyle { .init(name: "sidebar") }
    public static var bordered: NamedListStyle { .init(name: "bordered") }
}

nonisolated extension View {
    public func listStyle<Style: ListStyle>(_ style: Style) -> some View {
        described("listStyle", .text((style as? any NamedList)?.listStyleName))
    }
}

/// A style of lists that view JSON has a name for.
private protocol NamedList {
    var listStyleName: String { get }
}

extension NamedListStyle: NamedList {
    fileprivate var listStyleName: String { name }
}

// The older spellings.
public struct DefaultListStyle: ListStyle, NamedList {
    fileprivate var listStyleName: String { "automatic" }

    public init() {}
}

public struct PlainListStyle: ListStyle, NamedList {
    fileprivate var listStyleName: String { "plain" }

    public init() {}
}

public struct InsetListStyle: ListStyle, NamedList {
    fileprivate var listStyleName: String { "inset" }

    public init() {}
}

public struct GroupedListStyle: ListStyle, NamedList {
    fileprivate var listStyleName: String { "grouped" }

    public init() {}
}

public struct InsetGroupedListStyle: ListStyle, NamedList {
    fileprivate var listStyleName: String { "insetGrouped" }

    public init() {}
}

public struct SidebarListStyle: ListStyle, NamedList {
    fileprivate var listStyleName: String { "sidebar" }

    public init() {}
}
