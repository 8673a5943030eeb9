import Veil

/// What decides the reasons that a view reads: the same fold as the core's, for the code of views.
struct RedactionState {
    /// What the modifiers around a view have set.
    var own: RedactionReasons = []
    /// What no modifier can remove.
    var locked: RedactionReasons = []
    var host = RedactionOptions.Host.widget

    /// A widget only clears what is to be covered; an app lays the content out without any reason.
    mutating func markSensitive(_ isSensitive: Bool) {
        let isCovered = isSensitive && own.union(locked).contains(.privacy)
        switch host {
        case .widget: if isCovered { own.formIntersection(.privacy) }
        case .app: own = isCovered ? own.intersection(.privacy) : []
        }
    }
}

private struct RedactionStateKey: EnvironmentKey {
    static var defaultValue: RedactionState { RedactionState() }
}

extension EnvironmentValues {
    var redaction: RedactionState {
        get { self[RedactionStateKey.self] }
        set { self[RedactionStateKey.self] = newValue }
    }

    /// The reasons that apply to a view.
    public var redactionReasons: RedactionReasons {
        get { redaction.own.union(redaction.locked) }
        set { redaction.own = newValue }
    }
}
