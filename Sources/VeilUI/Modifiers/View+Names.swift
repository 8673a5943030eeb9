nonisolated extension View {
    public func accessibilityLabel(_ label: Text) -> some View {
        described("accessibilityLabel", .string(label.string))
    }

    public func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(key))
    }

    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }

    public func accessibilityValue(_ value: Text) -> some View {
        described("accessibilityValue", .string(value.string))
    }

    public func accessibilityValue(_ key: LocalizedStringKey) -> some View {
        accessibilityValue(Text(key))
    }

    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }

    public func accessibilityHint(_ hint: Text) -> some View {
        described("accessibilityHint", .string(hint.string))
    }

    public func accessibilityHint(_ key: LocalizedStringKey) -> some View {
        accessibilityHint(Text(key))
    }

    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibilityHint(Text(hint))
    }

    public func accessibilityHidden(_ hidden: Bool) -> some View {
        described("accessibilityHidden", .bool(hidden))
    }

    public func help(_ text: Text) -> some View {
        described("help", .string(text.string))
    }

    public func help(_ key: LocalizedStringKey) -> some View {
        help(Text(key))
    }

    @_disfavoredOverload
    public func help<S: StringProtocol>(_ text: S) -> some View {
        help(Text(text))
    }

    public func navigationTitle(_ title: Text) -> some View {
        described("navigationTitle", .string(title.string))
    }

    public func navigationTitle(_ key: LocalizedStringKey) -> some View {
        navigationTitle(Text(key))
    }

    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(title))
    }

    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        described("tabItem", label())
    }
}

// The older spellings.
nonisolated extension View {
    public func accessibility(label: Text) -> some View {
        accessibilityLabel(label)
    }

    public func accessibility(value: Text) -> some View {
        accessibilityValue(value)
    }

    public func accessibility(hint: Text) -> some View {
        accessibilityHint(hint)
    }

    public func accessibility(hidden: Bool) -> some View {
        accessibilityHidden(hidden)
    }

    public func accessibility(identifier: String) -> some View {
        accessibilityIdentifier(identifier)
    }

    public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
        accessibilityAddTraits(traits)
    }

    public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }

    public func navigationBarTitle(_ title: Text) -> some View {
        navigationTitle(title)
    }

    public func navigationBarTitle(_ key: LocalizedStringKey) -> some View {
        navigationTitle(key)
    }

    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(title)
    }
}
