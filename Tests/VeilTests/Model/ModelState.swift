/// The fold of the design, outer to inner, and the verdict on the node where it ends.
struct ModelState {
    var own: UInt32 = 0
    var locked: UInt32 = 0
    var mark = false
    var lockedMark = false
    /// Outermost first.
    var covers: [ModelWorld.Effect] = []
    var isEnabled = true

    /// The state at the root, with what the caller asks for.
    init(_ world: ModelWorld) {
        let asked = world.bits(world.callerReasons)
        own = world.bits(world.rootReasons)
        if world.lock { locked = asked } else { own |= asked }
        isEnabled = world.rootIsEnabled
        if let name = world.callerEffect {
            var effect = world.effect(named: name)
            if world.lock { effect.sticky = true }
            push(effect)
        }
    }

    private mutating func push(_ effect: ModelWorld.Effect) {
        switch effect.content {
        case .kept: break
        case .shape: covers.append(effect)
        case .removed:
            var effect = effect
            effect.sticky = true
            covers.append(effect)
        }
    }

    mutating func apply(_ step: StateStep, in world: ModelWorld) {
        switch step {
        case .redacted(let names): own |= world.bits(names)
        case .environment(let names): own = world.bits(names)
        case .unredacted:
            own = 0
            covers.removeAll { !$0.sticky }
        case .privacySensitive(let sensitive):
            let covered = sensitive && (own | locked) & ModelWorld.privacy != 0
            lockedMark = lockedMark || sensitive
            if world.app {
                if covered {
                    own &= ModelWorld.privacy
                    mark = true
                } else {
                    own = 0
                }
            } else {
                mark = sensitive
                if covered { own &= ModelWorld.privacy }
            }
        case .effect(let name):
            if let name { push(world.effect(named: name)) }
        case .redactable(let listed, let effect):
            var unexplained = locked & 0x7FFF_FF00
            for reason in world.declaredReasons where locked & reason.rawValue == reason.rawValue {
                unexplained &= ~reason.rawValue
                var cover = world.effect(named: reason.effect ?? "confidential")
                cover.sticky = true
                if cover.content == .kept { cover.content = .shape }
                if world.effects.contains(where: { $0.name == cover.name }) { cover.disclosure = .fixed }
                push(cover)
            }
            if unexplained != 0 {
                var cover = world.effect(named: "confidential")
                cover.sticky = true
                push(cover)
            }
            let present = world.declaredReasons.filter {
                (own | locked) & $0.rawValue == $0.rawValue && $0.effect != nil
                    && (listed?.contains($0.name) ?? true || locked & $0.rawValue == $0.rawValue)
            }
            if let lowest = present.first, let name = effect ?? lowest.effect { push(world.effect(named: name)) }
        case .disabled(let disabled): isEnabled = isEnabled && !disabled
        case .environmentIsEnabled(let enabled): isEnabled = enabled
        case .invalidatableContent: break
        }
    }

    var hasPlaceholder: Bool { (own | locked) & ModelWorld.placeholder != 0 }

    private var hasPrivacy: Bool {
        own & ModelWorld.privacy != 0 && mark || locked & ModelWorld.privacy != 0 && lockedMark
    }

    var isCovered: Bool { hasPlaceholder || hasPrivacy || !covers.isEmpty }

    /// The innermost place where a node turned into a box counts; of several the outermost.
    var removed: ModelWorld.Effect? { covers.first { $0.content == .removed } }

    /// What `redaction` says.
    enum Look: Equatable {
        case reason(String)
        case effect(String)
    }

    var look: Look? {
        if let cover = covers.first(where: \.sticky) ?? covers.first { return .effect(cover.name) }
        if hasPrivacy { return .reason("privacy") }
        return hasPlaceholder ? .reason("placeholder") : nil
    }

    /// The strictest of all that apply.
    func disclosure(in world: ModelWorld) -> ModelWorld.Disclosure? {
        var all = covers.map(\.disclosure)
        if hasPrivacy { all.append(world.disclosure(ofPlaceholder: false)) }
        if hasPlaceholder { all.append(world.disclosure(ofPlaceholder: true)) }
        return all.min()
    }

    /// The `size` of a Text of that many scalars, nil where there is none.
    static func size(of count: Int, _ disclosure: ModelWorld.Disclosure) -> Int? {
        switch disclosure {
        case .fixed: nil
        case .class: classes.first { count <= $0 } ?? 512
        case .characters: count
        }
    }

    static let classes = [8, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512]
}
