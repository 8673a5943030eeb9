/// The caller's options as they were read: the JSON twin of `RedactionOptions`.
struct OptionValues {
    private(set) var reasons: JSONValue?
    private(set) var effect: JSONValue?
    private(set) var target: Target?
    private(set) var host: RedactionOptions.Host?
    private(set) var colorScheme: RedactionOptions.ColorScheme?
    private(set) var lock = false
    private(set) var explain = false
    private(set) var strict = false

    init() {}

    init(_ options: JSONValue) throws(Fault) {
        guard options.kind == .object else {
            throw Fault(.optionType, at: nil, "Options are an object, such as {\"reasons\": \"placeholder\"}.")
        }
        for member in options.members { try read(member) }
    }

    private mutating func read(_ member: JSONMember) throws(Fault) {
        let value = member.value
        if member.word == .reasons {
            reasons = value
        } else if member.word == .effect {
            guard value.kind == .string || value.kind == .null else {
                throw wrongType(.effect, "the name of an effect")
            }
            effect = value.kind == .null ? nil : value
        } else if member.word == .target {
            target = try given(value, .target) { (value) throws(Fault) in try Document.target(value) }
        } else if member.word == .host {
            host = try given(value, .host) { (value) throws(Fault) in try Document.host(value) }
        } else if member.word == .colorScheme {
            colorScheme = try given(value, .colorScheme) { (value) throws(Fault) in try Document.colorScheme(value) }
        } else if member.word == .lock {
            lock = try flag(value, .lock)
        } else if member.word == .explain {
            explain = try flag(value, .explain)
        } else if member.word == .strict {
            strict = try flag(value, .strict)
        } else {
            let words: [Word] = [.reasons, .effect, .target, .host, .colorScheme, .lock, .explain, .strict]
            throw Fault(
                .optionUnknownKey, at: member.key, "%s is not an option.[ Did you mean %w?]",
                word: Spelling.suggestion(for: member.key.text, among: words))
        }
    }

    private func wrongType(_ word: Word, _ expected: StaticString) -> Fault {
        Fault(.optionType, at: nil, "The option %w takes %d.", detail: expected, word: word)
    }

    private func flag(_ value: JSONValue, _ word: Word) throws(Fault) -> Bool {
        if value.kind == .null { return false }
        guard let flag = value.flag else { throw wrongType(word, "true or false") }
        return flag
    }

    private func given<Value>(
        _ value: JSONValue, _ word: Word, _ read: (JSONValue) throws(Fault) -> Value?
    ) throws(Fault) -> Value? {
        if value.kind == .null { return nil }
        do throws(Fault) {
            return try read(value)
        } catch {
            guard error.code == .value else { throw wrongType(word, error.detail) }
            throw Fault(.optionValue, at: nil, "The option %w takes %d.", detail: error.detail, word: word)
        }
    }

    /// The caller's reasons by the names that the document knows.
    func reasons(by table: ReasonTable) throws(Fault) -> RedactionReasons {
        guard let reasons else { return [] }
        do throws(Fault) {
            return try table.reasons(reasons)
        } catch {
            guard error.code == .undeclared else {
                throw wrongType(.reasons, "a name, a list of names or {\"rawValue\": …}")
            }
            throw Fault(
                .optionUnknownReason, at: error.place,
                "No reason is named %s; the document declares its own under reasons.")
        }
    }
}
