nonisolated extension View {
    /// Adds reasons to those that the view inherits.
    @_disfavoredOverload
    public func redacted(reason: RedactionReasons) -> some View {
        described([.named("redacted", reason.description)]) { $0.redaction.own.formUnion(reason) }
    }

    /// Takes all reasons away from the view.
    public func unredacted() -> some View {
        described([.bare("unredacted")]) { $0.redaction.own = [] }
    }

    /// Says whether the view is to be covered when privacy is a reason.
    public func privacySensitive(_ sensitive: Bool = true) -> some View {
        described([sensitive ? .bare("privacySensitive") : .named("privacySensitive", .bool(false))]) {
            $0.redaction.markSensitive(sensitive)
        }
    }

    /// Says whether the view is to be shown as stale when its content is invalidated.
    public func invalidatableContent(_ invalidatable: Bool = true) -> some View {
        described([invalidatable ? .bare("invalidatableContent") : .named("invalidatableContent", .bool(false))])
    }

    /// Takes controls out of use; a nested `disabled(false)` does not put them back.
    public func disabled(_ disabled: Bool) -> some View {
        described("disabled", .bool(disabled)).environmentWritten { $0.isEnabled = $0.isEnabled && !disabled }
    }
}

extension DescribedView {
    /// The same modifier, which also changes the environment.
    func environmentWritten(_ write: @escaping (inout EnvironmentValues) -> Void) -> DescribedView {
        DescribedView(content: content, steps: steps, write: write)
    }
}
