extension ModelWorld {
    /// What an effect says of a view, and what it shows on it.
    static let said = "Covered"
    static let shown = "stamped"

    /// Tables and options at random, within what the design leaves no doubt about.
    static func random(_ random: inout SplitMix) -> ModelWorld {
        var world = ModelWorld()
        world.app = random.chance(40)
        world.lock = random.chance(35)
        let names = ["stamp", "seal", "dots", "gone", "dim"]
        for name in names where random.chance(35) {
            var effect = Effect(name: name, disclosure: random.pick([.fixed, .fixed, .class, .characters]))
            effect.sticky = name == "seal" || random.chance(15)
            effect.content = name == "gone" ? .removed : name == "dim" ? .kept : .shape
            effect.modifiers = random.pick([
                "[]", "[{\"overlay\":\"gray\"}]", "[\"italic\",{\"opacity\":0.5}]",
                "[{\"accessibilityLabel\":\"\(said)\"},{\"overlay\":{\"type\":\"Text\",\"text\":\"\(shown)\"}}]",
                "[{\"if\":\"isEnabled\",\"then\":{\"blur\":2},\"else\":{\"blur\":3}},\"padding\"]",
            ])
            world.effects.append(effect)
        }
        let usable = ["confidential", "blurred", "placeholder"] + world.effects.map(\.name)
        if random.chance(40) {
            world.reasons.append(Reason(name: "low", rawValue: 1 << 8, effect: random.pick(usable)))
        }
        if random.chance(40) {
            world.reasons.append(Reason(name: "pair", rawValue: 3 << 14, effect: random.pick(usable)))
        }
        if random.chance(25) { world.reasons.append(Reason(name: "quiet", rawValue: 1 << 20, effect: nil)) }
        // Under lock the built-in definitions stay whatever is declared; cases pin that by hand.
        if !world.lock, random.chance(15) {
            world.reasons.append(Reason(name: "mine", rawValue: 1 << 10, effect: random.pick(usable)))
        }
        if random.chance(25) {
            world.placeholderDisclosure =
                world.lock ? random.pick([.fixed, .class]) : random.pick([.fixed, .class, .characters])
        }
        if !world.lock, random.chance(20) { world.privacyDisclosure = random.pick([.fixed, .class, .characters]) }
        if random.chance(20) { world.rootReasons = [random.pick(world.reasonNames)] }
        world.rootIsEnabled = random.chance(85)
        if random.chance(10) { world.callerReasons.append("invalidated") }
        for name in ["placeholder", "privacy"] where random.chance(25) { world.callerReasons.append(name) }
        if random.chance(25) { world.callerReasons.append(random.pick(world.declaredReasons.map(\.name))) }
        if random.chance(15) {
            world.callerEffect = random.pick(world.lock ? ["confidential", "blurred", "placeholder"] : usable)
        }
        return world
    }

    /// A state modifier at random.
    func step(_ random: inout SplitMix) -> StateStep {
        let effectNames = ["confidential", "blurred", "placeholder"] + effects.map(\.name)
        switch random.below(20) {
        case 0...4:
            return .redacted(Array(reasonNames.shuffled(using: &random).prefix(random.pick([0, 1, 1, 1, 2, 3]))))
        case 5...6: return .environment(Array(reasonNames.shuffled(using: &random).prefix(random.pick([0, 1, 1, 2]))))
        case 7...9: return .unredacted
        case 10...12: return .privacySensitive(random.chance(70))
        case 13...14: return .effect(random.chance(15) ? nil : random.pick(effectNames))
        case 15: return .redactable(listed: nil, effect: nil)
        case 16...17:
            // A reason without an effect says nothing about an effect of redactable's own: not asked for here.
            let listed = declaredReasons.filter { $0.effect != nil }.map(\.name).filter { _ in random.chance(50) }
            let plain = !reasons.contains { $0.effect == nil }
            return .redactable(
                listed: random.chance(70) ? listed : nil,
                effect: plain && random.chance(50) ? random.pick(effectNames) : nil)
        case 18: return random.chance(70) ? .disabled(random.chance(60)) : .environmentIsEnabled(random.chance(50))
        default: return .invalidatableContent
        }
    }
}
