/// Lists of modifiers: drawn from the outside in, as they are folded.
extension PairGenerator {
    /// What a list came to.
    struct Chain {
        var draft: Draft
        var state: ModelState
        /// Named content is withheld for the sake of the node alone, which a fallback may lift.
        var dependsOnNode = false
    }

    private enum Slot {
        case state(StateStep)
        case staying(String)
        case going
        case named
        case view(String)
        case style
        case unknown
    }

    private static let staying = [
        "{\"font\":\"title\"}", "\"bold\"", "\"italic\"", "{\"fontWeight\":\"heavy\"}", "{\"lineLimit\":2}",
        "\"padding\"",
        "{\"padding\":{\"top\":1,\"horizontal\":2}}", "{\"frame\":{\"width\":40,\"maxHeight\":\"infinity\"}}",
        "{\"multilineTextAlignment\":\"center\"}", "{\"aspectRatio\":1.5}", "\"fixedSize\"", "{\"layoutPriority\":1}",
        "{\"zIndex\":2}", "\"hidden\"", "\"accessibilityHidden\"", "{\"colorScheme\":\"dark\"}",
        "{\"layoutDirection\":\"rightToLeft\"}",
        "{\"environment\":{\"colorScheme\":\"light\",\"layoutDirection\":\"leftToRight\"}}",
        "{\"listStyle\":\"plain\"}", "{\"padding\":{\"if\":\"isPressed\",\"then\":3}}",
        "{\"buttonStyle\":\"bordered\"}",
    ]

    /// None that is newer than any target: that is said whether it shows or not.
    private static let going = [
        "{\"foregroundColor\":\"red\"}", "{\"foregroundColor\":null}",
        "{\"background\":\"blue\"}",
        "{\"overlay\":{\"content\":{\"type\":\"Circle\",\"modifiers\":[{\"fill\":\"red\"}]},\"alignment\":\"top\"}}",
        "{\"opacity\":0.25}", "{\"blur\":7}", "{\"cornerRadius\":5}", "{\"clipShape\":\"Capsule\"}",
        "{\"border\":{\"color\":\"red\",\"width\":2}}", "{\"shadow\":3}", "{\"offset\":{\"x\":1,\"y\":2}}",
        "{\"rotationEffect\":45}", "{\"scaleEffect\":{\"x\":2}}", "{\"fill\":\"green\"}", "{\"stroke\":\"green\"}",
    ]

    /// A list in the state around it, and the state inside of it.
    mutating func chain(in outer: ModelState) -> Chain {
        let slots = (0..<random.pick([0, 0, 1, 1, 2, 3, 5])).map { _ in slot() }
        // First the fold, from the last to the first, since a node's named content depends on its innermost state.
        var state = outer
        var places: [ModelState] = []
        for slot in slots.reversed() {
            places.append(state)
            if case .state(let step) = slot { state.apply(step, in: world) }
        }
        let covered = state.isCovered
        var drafts: [Draft] = []
        var dependsOnNode = false
        for (slot, place) in zip(slots, places.reversed()) {
            if case .named = slot, covered, !place.isCovered { dependsOnNode = true }
            drafts.append(draft(of: slot, at: place, nodeIsCovered: covered))
        }
        if covered, random.chance(15) {
            dependsOnNode = true
            drafts.insert(.spliced(namedList(), namedList()), at: random.within(0...drafts.count))
        }
        return Chain(draft: .array(drafts), state: state, dependsOnNode: dependsOnNode)
    }

    private mutating func slot() -> Slot {
        switch random.below(100) {
        case 0..<43: .state(step())
        case 43..<60: .staying(random.pick(Self.staying))
        case 60..<74: .going
        case 74..<86: .named
        case 86..<90: .style
        case 90..<97: .view(random.pick(["overlay", "background"]))
        default: isQuiet ? .going : .unknown
        }
    }

    /// A state modifier; none that is warned about where nothing may be said.
    private mutating func step() -> StateStep {
        let step = world.step(&random)
        guard isQuiet, world.effects.contains(where: { $0.content == .kept }) else { return step }
        switch step {
        case .effect, .redactable: return .unredacted
        default: return step
        }
    }

    private mutating func draft(of slot: Slot, at place: ModelState, nodeIsCovered: Bool) -> Draft {
        switch slot {
        case .state(let step): return chosen(.raw(step.json), in: place)
        case .staying(let json): return chosen(.raw(json), in: place)
        case .style: return .raw("{\"buttonStyle\":\"\(random.pick(styles + ["plain"]))\"}")
        case .unknown: return .raw("{\"sparkle\":{\"speed\":1}}")
        case .going:
            let one = goingList(1)
            return place.covers.isEmpty ? one[0] : .spliced(goingList(random.below(3)), goingList(random.below(3)))
        case .named:
            let withheld = nodeIsCovered || place.isCovered
            guard withheld else { return chosen(named(), in: place) }
            return .spliced(namedList(), namedList())
        case .view(let name):
            guard place.covers.isEmpty else {
                let hidden = hiddenViews(name, in: place)
                return .spliced(hidden, random.chance(50) ? hiddenViews(name, in: place) : [])
            }
            guard budget > 0 else { return .raw("{\"\(name)\":\"red\"}") }
            return .object([.pair(name, view(in: place))])
        }
    }

    private mutating func goingList(_ count: Int) -> [Draft] { (0..<count).map { _ in .raw(random.pick(Self.going)) } }

    private mutating func named() -> Draft {
        let name = random.pick([
            "accessibilityLabel", "accessibilityValue", "accessibilityHint", "help", "tag", "navigationTitle",
            "tabItem",
        ])
        return .object([.pair(name, .string(text(random.below(12))))])
    }

    private mutating func namedList() -> [Draft] { (0..<random.below(3)).map { _ in named() } }

    /// A view in an overlay that goes as a whole, whatever is in it.
    private mutating func hiddenViews(_ name: String, in place: ModelState) -> [Draft] {
        [budget > 0 ? .object([.pair(name, anything(in: place))]) : .raw("{\"\(name)\":\"red\"}")]
    }

    /// A view that never shows: its parts need not keep to anything but the grammar.
    mutating func anything(in state: ModelState) -> Draft {
        let before = isQuiet
        isQuiet = true
        defer { isQuiet = before }
        return random.chance(25)
            ? .object([.pair("type", .raw("\"Map\(serial())\"")), .pair("modifiers", .raw("[\"unredacted\"]"))])
            : view(in: state)
    }
}
