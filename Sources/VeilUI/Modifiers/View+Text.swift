nonisolated extension View {
    public func font(_ font: Font?) -> some View {
        described(font?.entries ?? []) { $0.font = font }
    }

    public func bold() -> some View {
        described([.bare("bold")])
    }

    public func bold(_ isActive: Bool) -> some View {
        described(isActive ? [.bare("bold")] : [])
    }

    public func italic() -> some View {
        described([.bare("italic")])
    }

    public func italic(_ isActive: Bool) -> some View {
        described(isActive ? [.bare("italic")] : [])
    }

    public func fontWeight(_ weight: Font.Weight?) -> some View {
        described("fontWeight", .text(weight?.name))
    }

    public func lineLimit(_ number: Int?) -> some View {
        described("lineLimit", number.map { .number(Double($0)) })
            .environmentWritten { $0.lineLimit = number }
    }

    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        lineLimit(limit)
    }

    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        lineLimit(limit.upperBound)
    }

    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        lineLimit(limit.upperBound)
    }

    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        described("multilineTextAlignment", .string(alignment.rawValue))
            .environmentWritten { $0.multilineTextAlignment = alignment }
    }
}
