// What a view inherits, as one small value that is copied on the way down. The rules are those of SwiftUI where it has
// them: `redacted` unites, `unredacted` writes the empty set, `disabled` only tightens (Apple's documentation).

/// One effect laid over a view.
struct Cover {
    /// Its place among the document's effects.
    let effect: Int32
    /// The step of the fold that laid it; negative for the caller's.
    let origin: Int32
}

struct RedactionState {
    /// What the document's modifiers say.
    var own: RedactionReasons = []
    /// What the caller has locked; no modifier removes it.
    var locked: RedactionReasons = []
    /// Whether the view is privacy sensitive.
    var mark = false
    /// The same for locked reasons: once marked, always marked.
    var lockedMark = false
    /// Whether the content may be invalidated.
    var stale = false
    /// Whether an ancestor shows invalidated content already.
    var dimmed = false
    var isEnabled = true
    var colorScheme = RedactionOptions.ColorScheme.light
    var buttonStyle = ButtonStyleName.automatic

    /// The outermost cover that `unredacted` lifts, and the outermost that it does not.
    private var loose: Cover?
    private var sticky: Cover?
    private var looseDisclosure = Disclosure.characters
    private var stickyDisclosure = Disclosure.characters

    /// Inside an effect, whose own text and colours are not content.
    var isExempt = false
    /// Inside a button style or its label, where the style is automatic again.
    var isInStyle = false
    /// Straight in a button style on a system where it reads defaults.
    var readsDefaults = false
    /// The button whose label `configuration.label` stands for; negative outside button styles.
    var configuration: Int32 = -1

    /// For the label of a view that carries the effect's modifiers itself, where that label stands for a title.
    var isStandIn = false

    /// Whether the parent has the placeholder, and whether it or one above says that it is busy.
    var parentHasPlaceholder = false
    var isInBusyRegion = false
    /// The last event that explains this state; negative for none.
    var history: Int32 = -1

    init() {}

    var reasons: RedactionReasons {
        own.union(locked)
    }

    var hasCovers: Bool {
        (loose != nil || sticky != nil) && !isExempt
    }

    var isCovered: Bool {
        look != nil
    }

    /// Covers before reasons, the sticky and outermost first; of reasons, privacy before placeholder.
    var look: Look? {
        if isExempt { return nil }
        if let cover = sticky ?? loose { return .cover(cover) }
        if isPrivate { return .reason(.privacy) }
        return hasPlaceholder ? .reason(.placeholder) : nil
    }

    var hasPlaceholder: Bool {
        reasons.contains(.placeholder)
    }

    private var isPrivate: Bool {
        own.contains(.privacy) && mark || locked.contains(.privacy) && lockedMark
    }

    /// The strictest of all that apply.
    func disclosure(placeholder: Disclosure, privacy: Disclosure) -> Disclosure {
        var strictest = Disclosure.characters
        if sticky != nil { strictest = min(strictest, stickyDisclosure) }
        if loose != nil { strictest = min(strictest, looseDisclosure) }
        if isPrivate { strictest = min(strictest, privacy) }
        if hasPlaceholder { strictest = min(strictest, placeholder) }
        return strictest
    }

    /// Goes back to where a button stands, from inside its style; the style stays automatic.
    mutating func leaveStyle() {
        configuration = -1
        readsDefaults = false
    }

    mutating func push(_ cover: Cover, isSticky: Bool, disclosure: Disclosure) {
        if isSticky {
            stickyDisclosure = sticky == nil ? disclosure : min(stickyDisclosure, disclosure)
            sticky = sticky ?? cover
        } else {
            looseDisclosure = loose == nil ? disclosure : min(looseDisclosure, disclosure)
            loose = loose ?? cover
        }
    }

    /// The same with no cover but the caller's: what stands in a document's own effect.
    func withoutOwnCovers() -> RedactionState {
        var state = self
        state.loose = nil
        state.looseDisclosure = .characters
        if let cover = sticky, cover.origin >= 0 {
            state.sticky = nil
            state.stickyDisclosure = .characters
        }
        return state
    }

    /// Whether the caller's lock alone covers the view, whatever the document says.
    var isLockedWhole: Bool {
        var state = withoutOwnCovers()
        state.own = []
        return state.isCovered
    }

    /// `unredacted`: gives the cover that goes, if one does.
    mutating func unredact() -> Cover? {
        defer { loose = nil }
        own = []
        return loose
    }
}

/// The style of the buttons inside: a built-in one, or one of the document's by its place.
enum ButtonStyleName: Equatable {
    case automatic, bordered, borderedProminent, borderless, plain
    case declared(Int32)
}
