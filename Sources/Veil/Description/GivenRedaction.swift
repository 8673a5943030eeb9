/// What `redaction` says on a node that comes in redacted already.
final class GivenRedaction {
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
                    .redaction, at: member.key, "%s is not a key of redaction.[ Did you mean %w?]",
                    word: Spelling.suggestion(for: member.key.text, among: keys))
            }
        }
        reason = try GivenRedaction.name(value[.reason])
        effect = try GivenRedaction.name(value[.effect])
        guard (reason == nil) != (effect == nil) else {
            throw Fault(.redaction, at: value, "A redaction has either a reason or an effect.")
        }
        guard let disclosure = Disclosure(value[.disclosure]?.word()) else {
            throw Fault(
                .redaction, at: value[.disclosure] ?? value, "A redaction has a disclosure: fixed, class or characters."
            )
        }
        self.disclosure = disclosure
        if let size = value[.size] {
            guard type == .text else { throw Fault(.redaction, at: size, "Only a Text has a size.") }
            guard let count = size[.characters], size.onlyMember != nil, count.kind == .number,
                let number = count.number.integer, number >= 0
            else {
                throw Fault(.redaction, at: size[.characters] ?? size, "A size is {\"characters\": n}, an integer.")
            }
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
