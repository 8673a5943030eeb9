/// The members of a node that every view may have, found in one pass.
struct NodeMembers {
    var id: JSONValue?
    var children: JSONValue?
    var label: JSONValue?
    var header: JSONValue?
    var footer: JSONValue?
    var modifiers: JSONValue?
    var fallback: JSONValue?
    var redaction: JSONValue?
    var busy: JSONValue?
    var disabled: JSONValue?
    var style: JSONValue?
    var title: JSONValue?
    /// Whether a member is left that only the view's arguments may explain.
    private(set) var hasOthers = false

    init() {}

    init(of node: JSONValue) {
        for member in node.members {
            guard let word = member.word else {
                hasOthers = true
                continue
            }
            if word == .type || word == .comment || word == .source || word == .why { continue }
            if word == .modifiers {
                modifiers = member.value
            } else if word == .children {
                children = member.value
            } else if word == .id {
                id = member.value
            } else if word == .label {
                label = member.value
            } else if word == .title {
                title = member.value
            } else if word == .header {
                header = member.value
            } else if word == .footer {
                footer = member.value
            } else if word == .fallback {
                fallback = member.value
            } else if word == .redaction {
                redaction = member.value
            } else if word == .busy {
                busy = member.value
            } else if word == .disabled {
                disabled = member.value
            } else if word == .style {
                style = member.value
            } else {
                hasOthers = true
            }
        }
    }
}

/// What `redaction` says on a node that comes in redacted already.
struct GivenRedaction {
    let reason: JSONValue?
    let effect: JSONValue?
    let disclosure: Disclosure
    let characters: Int?
    let ink: JSONValue?
    let cornerRadius: JSONValue?

    init(_ value: JSONValue, on type: ViewType) throws(Fault) {
        guard value.kind == .object else { throw Fault.type(value, expected: "an object with reason or effect") }
        let keys: [Word] = [.reason, .effect, .disclosure, .size, .ink, .cornerRadius]
        for member in value.members {
            guard let word = member.word, keys.contains(word) else {
                throw Fault(
                    .redaction, at: member.key, "%s is not a key of redaction[; did you mean %w?]",
                    word: Spelling.suggestion(for: member.key.text, among: keys))
            }
        }
        reason = try GivenRedaction.name(value[.reason])
        effect = try GivenRedaction.name(value[.effect])
        guard (reason == nil) != (effect == nil) else {
            throw Fault(.redaction, at: value, "A redaction has either a reason or an effect.")
        }
        guard let disclosure = Disclosure(value[.disclosure]?.word()) else {
            throw Fault(.redaction, at: value[.disclosure] ?? value, "A redaction has a disclosure: fixed, class or characters.")
        }
        self.disclosure = disclosure
        if let size = value[.size] {
            guard type == .text else { throw Fault(.redaction, at: size, "Only a Text has a size.") }
            guard let count = size[.characters], size.onlyMember != nil, count.kind == .number,
                let number = count.number.integer, number >= 0
            else { throw Fault(.redaction, at: size[.characters] ?? size, "A size is {\"characters\": n}, an integer.") }
            characters = number
        } else {
            characters = nil
        }
        ink = value[.ink]
        if let ink, !ColorValue.isLiteral(ink) { throw Fault(.redaction, at: ink, "An ink is a literal colour.") }
        cornerRadius = value[.cornerRadius]
        if let cornerRadius {
            guard cornerRadius.kind == .number, cornerRadius.number.isFinite else {
                throw Fault(.redaction, at: cornerRadius, "A cornerRadius is a number of points.")
            }
        }
    }

    private static func name(_ value: JSONValue?) throws(Fault) -> JSONValue? {
        guard let value else { return nil }
        guard value.kind == .string, value.text.isPlainName else {
            throw Fault(.redaction, at: value, "A reason or an effect is a plain word here.")
        }
        return value
    }
}
