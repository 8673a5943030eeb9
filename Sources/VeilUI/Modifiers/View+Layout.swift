nonisolated extension View {
    public func padding(_ insets: EdgeInsets) -> some View {
        described(
            "padding",
            .members([
                "top": .finite(Double(insets.top)), "leading": .finite(Double(insets.leading)),
                "bottom": .finite(Double(insets.bottom)), "trailing": .finite(Double(insets.trailing)),
            ]))
    }

    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        if edges == .all {
            guard let length else { return described([.bare("padding")]) }
            return described("padding", .finite(Double(length)))
        }
        let value = DescriptionValue.finite(Double(length ?? 16))
        func side(_ side: Edge.Set, unless pair: Edge.Set) -> DescriptionValue? {
            edges.contains(side) && !edges.contains(pair) ? value : nil
        }
        guard !edges.isEmpty else { return described([]) }
        return described(
            "padding",
            .members([
                "top": side(.top, unless: .vertical), "leading": side(.leading, unless: .horizontal),
                "bottom": side(.bottom, unless: .vertical), "trailing": side(.trailing, unless: .horizontal),
                "horizontal": edges.contains(.horizontal) ? value : nil,
                "vertical": edges.contains(.vertical) ? value : nil,
            ]))
    }

    public func padding(_ length: CGFloat) -> some View {
        padding(.all, length)
    }

    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        described(
            "frame",
            .members([
                "width": .finite(width.map { Double($0) }), "height": .finite(height.map { Double($0) }),
                "alignment": alignment.description,
            ]))
    }

    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        described(
            "frame",
            .members([
                "minWidth": .length(minWidth), "idealWidth": .length(idealWidth), "maxWidth": .length(maxWidth),
                "minHeight": .length(minHeight), "idealHeight": .length(idealHeight),
                "maxHeight": .length(maxHeight), "alignment": alignment.description,
            ]))
    }

    public func fixedSize() -> some View {
        described([.bare("fixedSize")])
    }

    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        described("fixedSize", .members(["horizontal": .bool(horizontal), "vertical": .bool(vertical)]))
    }

    public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        described(
            "aspectRatio",
            .members(["ratio": .finite(ratio.map { Double($0) }), "contentMode": .string(contentMode.rawValue)]))
    }

    public func aspectRatio(_ ratio: CGSize, contentMode: ContentMode) -> some View {
        aspectRatio(ratio.width / ratio.height, contentMode: contentMode)
    }

    public func scaledToFit() -> some View {
        aspectRatio(contentMode: .fit)
    }

    public func scaledToFill() -> some View {
        aspectRatio(contentMode: .fill)
    }

    public func layoutPriority(_ value: Double) -> some View {
        described("layoutPriority", .finite(value))
    }

    public func zIndex(_ value: Double) -> some View {
        described("zIndex", .finite(value))
    }

    public func hidden() -> some View {
        described([.bare("hidden")])
    }
}
