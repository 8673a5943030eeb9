/// Views of every type.
extension PairGenerator {
    private static let titled = [
        "Button", "Link", "Toggle", "TextField", "SecureField", "TextEditor", "Picker", "Slider", "Stepper", "Gauge",
        "ProgressView", "DatePicker", "GroupBox", "DisclosureGroup", "Label",
    ]
    private static let containers = [
        "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "ScrollView", "Grid", "GridRow", "LazyVGrid",
        "LazyHGrid",
        "Section", "TabView", "NavigationStack", "List", "Form", "Group",
    ]
    private static let plain = [
        "Color", "Rectangle", "RoundedRectangle", "Capsule", "Circle", "Ellipse", "Divider", "Spacer", "EmptyView",
    ]

    /// A string, or a view.
    mutating func node(in outer: ModelState) -> Draft {
        if random.chance(10) {
            budget -= 1
            let state = outer
            let limit = limit(in: state)
            let one = Draft.string(text(random.within(limit.counts)))
            return .either(one, state.isCovered ? .string(text(random.within(limit.counts))) : one)
        }
        return view(in: outer)
    }

    mutating func view(in outer: ModelState) -> Draft {
        budget -= 1
        let chain = chain(in: outer)
        let state = chain.state
        if state.removed != nil { return box(chain) }
        var members = self.members(in: state, mayFallBack: !chain.dependsOnNode)
        members.append(.pair("modifiers", chain.draft))
        members += extras(covered: state.isCovered)
        return .object(members)
    }

    /// A node whose content is removed: everything in it is withheld, its type and structure too.
    private mutating func box(_ chain: Chain) -> Draft {
        let before = isQuiet
        isQuiet = true
        defer { isQuiet = before }
        let one = removedMembers(in: chain.state)
        let other = removedMembers(in: chain.state)
        return .either(
            .object([.pair("modifiers", chain.draft)] + one), .object([.pair("modifiers", chain.draft)] + other))
    }

    private mutating func removedMembers(in state: ModelState) -> [Draft.Member] {
        return members(in: state) + extras(covered: true)
    }

    private mutating func members(in state: ModelState, mayFallBack: Bool = true) -> [Draft.Member] {
        if random.chance(6) { return redacted() }
        let covered = state.isCovered
        let kind = random.below(100)
        if budget <= 0 || kind < 25 {
            return [.pair("type", .raw("\"Text\""))] + textContent(covered: covered, in: state)
        }
        if kind < 33 { return image(covered) }
        if kind < 40 { return unknown(covered: covered, in: state, mayFallBack) }
        if kind < 65 { return titledView(random.pick(Self.titled), covered: covered, in: state) }
        if kind < 75 { return plainView(random.pick(Self.plain), in: state) }
        return container(random.pick(Self.containers), in: state)
    }

    /// A node of an earlier result: it holds no content, whatever stands beside its `redaction`.
    private mutating func redacted() -> [Draft.Member] {
        let reason = random.pick([
            "{\"reason\":\"privacy\",\"disclosure\":\"fixed\"", "{\"effect\":\"stamp\",\"disclosure\":\"class\"",
        ])
        if random.chance(50) {
            let size = random.chance(50) ? ",\"size\":{\"characters\":\(random.below(90))}" : ""
            return [
                .pair("type", .raw("\"Text\"")), .pair("redaction", .raw(reason + size + "}")),
                value("text", covered: true),
            ]
        }
        return [
            .pair("type", .raw("\"Image\"")), .pair("redaction", .raw(reason + "}")), value("name", covered: true),
            value("systemName", covered: true),
        ]
    }

    private mutating func image(_ covered: Bool) -> [Draft.Member] {
        if random.chance(40) { return [.pair("type", .raw("\"AsyncImage\"")), address("url", covered: covered)] }
        return [
            .pair("type", .raw("\"Image\"")), value("name", covered: covered), value("systemName", covered: covered),
        ]
    }

    private mutating func children(in state: ModelState, most: Int = 4) -> Draft.Member {
        let count = random.below(max(1, min(most, budget) + 1))
        return .pair("children", .array((0..<count).map { _ in chosen(node(in: state), in: state) }))
    }

    private mutating func unknown(covered: Bool, in state: ModelState, _ mayFallBack: Bool) -> [Draft.Member] {
        if random.chance(40) {
            return [.pair("type", .raw("\"Unknown\"")), value("name", covered: covered), children(in: state, most: 2)]
        }
        let one = "\"Map\(serial())\""
        let type: Draft = covered ? .either(.raw(one), .raw("\"Chart\(serial())\"")) : .raw(one)
        if mayFallBack, random.chance(30), budget > 0 {
            // The fallback stands in for the node, in the state of its modifiers.
            return [.pair("type", type), .pair("fallback", node(in: state))]
        }
        return [.pair("type", type), children(in: state, most: 2)]
    }

    /// What decorates is withheld under a cover, and shown under reasons.
    private mutating func decoration(_ name: String, _ values: [String], in state: ModelState) -> Draft.Member {
        let one = (name, Draft.raw(random.pick(values)))
        guard !state.covers.isEmpty else { return .pair(one.0, one.1) }
        return .either(random.chance(70) ? [one] : [], [(name, .raw(random.pick(values + ["\"nobody\""])))])
    }

    private mutating func plainView(_ type: String, in state: ModelState) -> [Draft.Member] {
        var members: [Draft.Member] = [.pair("type", .raw("\"\(type)\""))]
        if type == "Color" { members.append(decoration("color", ["\"teal\"", "\"#123\""], in: state)) }
        if type == "RoundedRectangle" { members.append(.pair("cornerRadius", .raw("6"))) }
        if type == "Spacer" { members.append(.pair("minLength", .raw("2"))) }
        return members
    }

    private mutating func container(_ type: String, in state: ModelState) -> [Draft.Member] {
        var members: [Draft.Member] = [.pair("type", .raw("\"\(type)\"")), children(in: state)]
        if type.hasSuffix("Stack"), type != "NavigationStack" { members.append(.pair("spacing", .raw("4"))) }
        if type == "LazyVGrid" { members.append(.pair("columns", .raw("2"))) }
        if type == "LazyHGrid" { members.append(.pair("rows", .raw("[40,\"flexible\"]"))) }
        if type == "Section" {
            if random.chance(50) { members.append(.pair("header", node(in: state))) }
            if random.chance(50) { members.append(.pair("footer", node(in: state))) }
        }
        return members
    }

    private mutating func titledView(_ type: String, covered: Bool, in state: ModelState) -> [Draft.Member] {
        var members: [Draft.Member] = [.pair("type", .raw("\"\(type)\""))]
        switch type {
        case "Button": return members + button(covered: covered, in: state)
        case "Label":
            return members + [value("systemImage", covered: covered)] + title(covered: covered, in: state)
        case "Link": members.append(address("url", covered: covered))
        case "Toggle": members.append(argument("isOn", covered: covered) { .raw($0.random.pick(["true", "false"])) })
        case "TextField", "TextEditor":
            members += [value("text", covered: covered), value("prompt", covered: covered)]
        case "SecureField":
            // Its text is never given, covered or not.
            members += [value("text", covered: true), value("prompt", covered: covered)]
        case "Picker": members.append(picks(covered: covered, in: state))
        case "DatePicker": members.append(value("selection", covered: covered))
        case "GroupBox", "DisclosureGroup":
            members.append(children(in: state))
            if type == "DisclosureGroup" { members.append(.pair("isExpanded", .raw("true"))) }
        default:
            for name in ["value", "step", "total"] {
                members.append(argument(name, covered: covered) { .raw($0.random.pick(["0.5", "1", "-3e2"])) })
            }
            members.append(range("in", covered: covered))
        }
        // A fallback of a view that is known is not used.
        if covered, budget > 0, random.chance(10) { members.append(.either([("fallback", anything(in: state))], [])) }
        return members + title(covered: covered, in: state)
    }

    private mutating func button(covered: Bool, in state: ModelState) -> [Draft.Member] {
        var members: [Draft.Member] = [value("action", covered: covered)]
        if random.chance(30) { members.append(decoration("role", ["\"destructive\"", "\"cancel\""], in: state)) }
        if random.chance(20) { members.append(.pair("style", .raw("\"plain\""))) }
        return members + title(covered: covered, in: state)
    }
}
