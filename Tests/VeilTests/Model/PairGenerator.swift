import Foundation

/// Draws documents in pairs that differ only in what is withheld, of the same size class.
///
/// The generator folds the state by the model while it draws, so it knows at each place whether content is withheld there.
struct PairGenerator {
    var random: SplitMix
    var world: ModelWorld
    /// How many nodes may still be drawn.
    var budget: Int
    /// Names of the document's own button styles.
    var styles: [String] = []
    var lastSerial = 0
    /// Inside of what goes as a whole nothing may be said, so nothing that is warned about whether covered or not is drawn.
    var isQuiet = false

    init(seed: UInt64, budget: Int) {
        random = SplitMix(seed: seed)
        world = ModelWorld.random(&random)
        self.budget = budget
    }

    mutating func serial() -> Int {
        lastSerial += 1
        return lastSerial
    }

    /// A whole document, and the caller's options for it.
    mutating func document() -> Draft {
        var members: [Draft.Member] = [.pair("version", .raw("1"))]
        for (key, value) in tables() { members.append(.pair(key, value)) }
        let state = ModelState(world)
        members.append(.pair("body", node(in: state)))
        members += hidden()
        return .object(members)
    }

    /// The tables of the document: the same on both sides, but for what effects show where all is locked.
    private mutating func tables() -> [(String, Draft)] {
        var tables: [(String, Draft)] = []
        let written = Array(("{" + world.tables + "\"x-end\":0}").utf8)
        let read = try! StrictJSON(written)
        for key in ["reasons", "effects", "theme", "environment"] {
            if let range = read.range(of: key) {
                let table = String(decoding: written[range], as: UTF8.self)
                tables.append((key, key == "effects" && isLockedWhole ? otherWords(in: table) : .raw(table)))
            }
        }
        if random.chance(50) {
            styles = ["Card", "Twice", "Sealed"]
            tables.append(
                (
                    "buttonStyles",
                    .raw(
                        """
                        {"Card":{"body":{"type":"HStack","children":["Go",{"type":"configuration.label","modifiers":["padding",\
                        {"background":{"if":"isEnabled","then":"green","else":"red"}}]}]}},\
                        "Twice":{"body":{"type":"ButtonStyleContent","children":[{"type":"configuration.label"},{"type":"Divider"},\
                        {"type":"configuration.label","modifiers":["bold",{"accessibilityLabel":"again"}]}]}},\
                        "Sealed":{"body":{"type":"configuration.label","modifiers":[{"effect":"confidential"}]}}}
                        """)
                ))
        }
        return tables
    }

    /// Whether what the caller locked covers everything, effects of the document's own among it.
    private var isLockedWhole: Bool {
        world.lock && (world.callerEffect != nil || world.callerReasons.contains("placeholder"))
    }

    /// The same effects with other words: what is said of a text may be as long as it will, its own only of its class.
    private mutating func otherWords(in effects: String) -> Draft {
        let said = Draft.quoted(text(random.below(30)))
        let shown = Draft.quoted(text(random.below(9)))
        return .either(
            .raw(effects),
            .raw(
                effects.replacingOccurrences(of: "\"\(ModelWorld.said)\"", with: said)
                    .replacingOccurrences(of: "\"\(ModelWorld.shown)\"", with: shown)))
    }

    /// Keys that are dropped silently anywhere: they differ freely.
    mutating func hidden() -> [Draft.Member] {
        guard random.chance(15) else { return [] }
        return [.either(hiddenMembers(), hiddenMembers())]
    }

    private mutating func hiddenMembers() -> [(String, Draft)] {
        var members: [(String, Draft)] = []
        if random.chance(50) { members.append(("x-\(serial())", junk())) }
        if random.chance(50) { members.append(("$comment", junk())) }
        return members
    }

    /// Any JSON at all.
    mutating func junk(depth: Int = 0) -> Draft {
        switch random.below(depth > 2 ? 5 : 7) {
        case 0: .raw("null")
        case 1: .raw(random.pick(["true", "false"]))
        case 2: .raw(random.pick(["0", "-1.5e3", "1e999", "123456789012345678901234567890"]))
        case 3...4: .string(text(random.below(30)))
        case 5: .array((0..<random.below(3)).map { _ in junk(depth: depth + 1) })
        default: .object((0..<random.below(3)).map { _ in .pair("k\(serial())", junk(depth: depth + 1)) })
        }
    }

    /// So many scalars of all kinds, each string its own.
    mutating func text(_ count: Int) -> String {
        let kinds = [
            "abcXYZ 0123", "äöüßéñ", "\u{301}\u{200d}\u{202e}\u{2066}\u{200b}\u{feff}", "漢字かな", "😀👩‍🚀🇩🇪", "\"\\/<>&'",
            "\n\t\r\u{0}\u{1f}", "redacted privacy",
        ]
        let alphabet = Array(random.pick(kinds).unicodeScalars)
        var scalars = String.UnicodeScalarView()
        for _ in 0..<count {
            scalars.append(random.pick(random.chance(70) ? alphabet : Array(kinds[0].unicodeScalars)))
        }
        return String(scalars)
    }

    /// A branch that is not taken may be any JSON, and differ.
    mutating func untaken() -> Draft { .either(junk(), junk()) }

    /// A condition with its value in that state.
    mutating func condition(in state: ModelState) -> (json: String, isTrue: Bool) {
        switch random.below(6) {
        case 0: return ("\"isEnabled\"", state.isEnabled)
        case 1: return ("\"!isEnabled\"", !state.isEnabled)
        case 2: return ("\"isPressed\"", false)
        case 3: return ("{\"available\":\"watchOS 99\"}", true)
        case 4:
            let name = random.pick(world.reasonNames)
            let bits = world.bits([name])
            return ("{\"reason\":\"\(name)\"}", (state.own | state.locked) & bits == bits)
        default:
            let inner = condition(in: state)
            return ("{\"not\":\(inner.json)}", !inner.isTrue)
        }
    }

    /// What is taken, sometimes inside of a choice.
    mutating func chosen(_ draft: Draft, in state: ModelState) -> Draft {
        guard random.chance(10) else { return draft }
        let condition = condition(in: state)
        var members: [Draft.Member] = [.pair("if", .raw(condition.json))]
        if condition.isTrue {
            members.append(.pair("then", draft))
            if random.chance(70) {
                members.append(.either([("else", untaken())], random.chance(50) ? [("else", untaken())] : []))
            }
        } else {
            members += [.pair("then", untaken()), .pair("else", draft)]
        }
        return .object(members)
    }
}
