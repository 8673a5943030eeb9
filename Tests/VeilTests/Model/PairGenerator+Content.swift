/// Content arguments: the same on both sides where they show, and free of each other where they are withheld.
extension PairGenerator {
    /// What limits the count of scalars of a withheld text.
    struct Limit {
        var counts: ClosedRange<Int>
        /// An absent text counts none.
        var mayBeAbsent: Bool { counts.lowerBound == 0 }
    }

    mutating func limit(in state: ModelState) -> Limit {
        switch state.disclosure(in: world) ?? .fixed {
        case .fixed: return Limit(counts: 0...60)
        case .class:
            let index = random.chance(80) ? random.below(4) : random.below(ModelState.classes.count)
            let low = index == 0 ? 0 : ModelState.classes[index - 1] + 1
            return Limit(counts: low...(index == 11 ? 700 : ModelState.classes[index]))
        case .characters:
            let count = random.below(30)
            return Limit(counts: count...count)
        }
    }

    /// A string, number or boolean of so many scalars as it is spelled.
    mutating func scalar(_ limit: Limit) -> Draft {
        let count = random.within(limit.counts)
        if random.chance(12), count > 0, count < 900 {
            return .raw(String((0..<count).map { $0 == 0 ? "1" : Character(String(random.below(10))) }))
        }
        if random.chance(5), limit.counts.contains(4) { return .raw("true") }
        return .string(text(count))
    }

    /// Any content value but of a text.
    mutating func value() -> Draft {
        switch random.below(5) {
        case 0: .raw(random.pick(["true", "false"]))
        case 1: .raw(random.pick(["0", "-0", "1e400", "3.50", "17"]))
        default: .string(text(random.below(20)))
        }
    }

    /// A content argument that may be there or not.
    mutating func argument(_ name: String, covered: Bool, _ draw: (inout PairGenerator) -> Draft) -> Draft.Member {
        let one: [(String, Draft)] = random.chance(70) ? [(name, draw(&self))] : []
        guard covered else { return .either(one, one) }
        return .either(one, random.chance(70) ? [(name, draw(&self))] : [])
    }

    mutating func value(_ name: String, covered: Bool) -> Draft.Member {
        argument(name, covered: covered) { $0.value() }
    }

    /// `text` or `runs` of a Text.
    mutating func textContent(covered: Bool, in state: ModelState) -> [Draft.Member] {
        let limit = limit(in: state)
        let one = textMembers(limit, covered: covered)
        return [.either(one, covered ? textMembers(limit, covered: true) : one)]
    }

    private mutating func textMembers(_ limit: Limit, covered: Bool) -> [(String, Draft)] {
        guard random.chance(25) else {
            return limit.mayBeAbsent && random.chance(20) ? [] : [("text", scalar(limit))]
        }
        var left = random.within(limit.counts)
        var runs: [Draft] = []
        while left > 0 || random.chance(20) {
            let count = random.chance(40) ? left : random.within(0...left)
            left -= count
            var members: [Draft.Member] = [.pair("text", .string(text(count)))]
            if random.chance(40) {
                // Of a withheld run nothing is said, whatever is wrong with it.
                let odd = ["[\"sparkle\",{\"foregroundColor\":\"reddish\"}]", "[{\"padding\":3}]", "\"italic\""]
                let plain = "[\"bold\",{\"foregroundColor\":\"red\"}]"
                members.append(.pair("modifiers", .raw(covered ? random.pick(odd + [plain]) : plain)))
            }
            runs.append(.object(members))
        }
        // Beside runs a text says nothing.
        return [("runs", .array(runs))] + (random.chance(20) ? [("text", .string(text(9)))] : [])
    }

    /// `title`, or a view as `label`, or neither.
    mutating func title(covered: Bool, in state: ModelState) -> [Draft.Member] {
        if random.chance(30), budget > 0 {
            var members: [Draft.Member] = [.pair("label", node(in: state))]
            if random.chance(30) { members.append(value("title", covered: covered)) }
            return members
        }
        let limit = limit(in: state)
        let one = titleMembers(limit)
        return [.either(one, covered ? titleMembers(limit) : one)]
    }

    private mutating func titleMembers(_ limit: Limit) -> [(String, Draft)] {
        limit.mayBeAbsent && random.chance(30) ? [] : [("title", scalar(limit))]
    }

    mutating func range(_ name: String, covered: Bool) -> Draft.Member {
        argument(name, covered: covered) { .raw($0.random.pick(["[0,1]", "[5,-1]", "[1e5,2]"])) }
    }

    mutating func address(_ name: String, covered: Bool) -> Draft.Member {
        argument(name, covered: covered) { generator in
            let safe = "https://example.com/\(generator.serial())"
            guard covered else { return .string(safe) }
            return .string(
                generator.random.pick([
                    safe, "javascript:alert(1)", "data:text/html,x", "\u{1}java\nscript:x", "http://x", "",
                ]))
        }
    }

    /// `options` or tagged children of a Picker.
    mutating func picks(covered: Bool, in state: ModelState) -> Draft.Member {
        let one = pickMembers(in: state)
        return .either(one, covered ? pickMembers(in: state) : one)
    }

    private mutating func pickMembers(in state: ModelState) -> [(String, Draft)] {
        var members: [(String, Draft)] = []
        if random.chance(60) {
            members.append(
                ("selection", random.chance(30) ? .array((0..<random.below(3)).map { _ in value() }) : value()))
        }
        switch random.below(3) {
        case 0: members.append(("options", .strings((0..<random.below(4)).map { _ in text(random.below(9)) })))
        case 1: members.append(("children", .array((0..<random.below(4)).map { _ in option() })))
        default: break
        }
        return members
    }

    private mutating func option() -> Draft {
        let state = random.chance(20) ? ["\"unredacted\""] : random.chance(10) ? ["{\"redacted\":\"placeholder\"}"] : []
        let tag = random.chance(70) ? ["{\"tag\":\(serial())}"] : []
        return .object([
            .pair("type", .raw("\"Text\"")), .pair("text", .string(text(random.below(9)))),
            .pair("modifiers", .raw("[" + (state + tag).joined(separator: ",") + "]")),
        ])
    }

    /// id, arguments that nobody knows, comments.
    mutating func extras(covered: Bool) -> [Draft.Member] {
        var members = hidden()
        if random.chance(25) {
            let one = ("id", value())
            members.append(
                covered
                    ? .either(random.chance(70) ? [one] : [], random.chance(70) ? [("id", value())] : [])
                    : .pair(one.0, one.1))
        }
        if random.chance(15) {
            let one = unknownArguments()
            members.append(.either(one, covered ? unknownArguments() : one))
        }
        return members
    }

    private mutating func unknownArguments() -> [(String, Draft)] {
        (0..<random.below(3)).map { _ in ("zoomRate\(serial())", junk()) }
    }
}
