/// What is drawn over a covered view.
struct EffectDefinition {
    enum Content {
        /// A stand-in with the effect's modifiers for each leaf.
        case shape
        /// One box for the whole view.
        case removed
        /// Everything, under the decoration: nothing is withheld.
        case kept
    }

    let name: JSONText
    /// The declaration, an array or an object; nil for a built-in effect.
    let declaration: JSONValue?
    let modifiers: JSONValue?
    let content: Content
    let disclosure: Disclosure
    let isSticky: Bool
}

/// The effects of a document: the three built-in ones, and its own.
struct EffectTable {
    static let placeholder: Int32 = 0
    static let confidential: Int32 = 1
    static let blurred: Int32 = 2

    private(set) var definitions: [EffectDefinition]
    private var index: NameIndex
    private let keepsBuiltIn: Bool

    /// Reads the document's table. With `lock` the built-in names stay what they are.
    init(
        _ table: JSONValue?, builtIn: JSONValue, lock: Bool, recover: (Fault) throws(Fault) -> Void
    ) throws(Fault) {
        definitions = [
            EffectTable.builtIn("placeholder", .placeholder, in: builtIn, .class),
            EffectTable.builtIn("confidential", .confidential, in: builtIn, .fixed),
            EffectTable.builtIn("blurred", .blurred, in: builtIn, .fixed),
        ]
        keepsBuiltIn = lock
        if let table {
            guard table.kind == .object else { throw Fault.type(table, expected: "an object of effects by name") }
            for member in table.members {
                do throws(Fault) {
                    definitions.append(try EffectTable.definition(member))
                } catch {
                    try recover(error)
                }
            }
        }
        index = NameIndex(definitions.map { $0.name })
    }

    /// The three looks of the first article, with its numbers.
    static let builtInSource: StaticString = """
        {"placeholder":[{"accessibilityLabel":"Placeholder"},{"opacity":0},{"overlay":{"type":"RoundedRectangle",\
        "cornerRadius":2,"modifiers":[{"fill":{"color":"black","opacity":0.1}},{"padding":{"vertical":4.5}}]}}],\
        "confidential":[{"accessibilityLabel":"Confidential"},{"overlay":"black"}],\
        "blurred":[{"accessibilityLabel":"Blurred"},{"blur":4}]}
        """

    private static func builtIn(
        _ name: StaticString, _ word: Word, in source: JSONValue, _ disclosure: Disclosure
    ) -> EffectDefinition {
        EffectDefinition(
            name: JSONText(name), declaration: nil, modifiers: source[word], content: .shape, disclosure: disclosure,
            isSticky: false)
    }

    func place(of name: JSONText) -> Int32? {
        if keepsBuiltIn {
            for place in 0..<3 where definitions[place].name.isEqual(to: name) { return Int32(place) }
        }
        return index.place(of: name).map { Int32($0) }
    }

    subscript(_ place: Int32) -> EffectDefinition {
        definitions[Int(place)]
    }

    private static func definition(_ member: JSONMember) throws(Fault) -> EffectDefinition {
        guard member.key.text.isPlainName else {
            throw Fault(
                .declaration, at: member.key, "An effect's name is letters, digits, _, - and ., a letter first.")
        }
        let value = member.value
        var content = EffectDefinition.Content.shape
        var disclosure = Disclosure.fixed
        var isSticky = false
        var modifiers: JSONValue? = value
        switch value.kind {
        case .array, .string:
            break
        case .object where value.isModifier:
            break
        case .object:
            for inner in value.members where !inner.isIgnored {
                if inner.word == .modifiers || inner.word == .content { continue }
                if inner.word == .disclosure || inner.word == .sticky { continue }
                throw Fault.unknownKey(
                    inner.key, of: "an effect", among: [.modifiers, .content, .disclosure, .sticky])
            }
            modifiers = value[.modifiers]
            content = try EffectTable.content(value[.content])
            if let given = value[.disclosure] {
                guard let known = Disclosure(given.word(dotted: true)) else {
                    throw Fault.value(given, expected: "fixed, class or characters")
                }
                disclosure = known
            }
            if let given = value[.sticky] {
                guard let flag = given.flag else { throw Fault.type(given, expected: "true or false") }
                isSticky = flag
            }
        case .null, .true, .false, .number:
            throw Fault.type(value, expected: "a list of modifiers, or an object with modifiers")
        }
        return EffectDefinition(
            name: member.key.text, declaration: value, modifiers: modifiers, content: content, disclosure: disclosure,
            isSticky: isSticky)
    }

    private static func content(_ value: JSONValue?) throws(Fault) -> EffectDefinition.Content {
        guard let value else { return .shape }
        let word = value.word(dotted: true)
        if word == .shape { return .shape }
        if word == .removed { return .removed }
        if word == .kept { return .kept }
        throw Fault.value(value, expected: "shape, removed or kept")
    }
}

extension JSONValue {
    /// Whether an object is one modifier or a choice, and no table of its own.
    var isModifier: Bool {
        if self[.if] != nil { return true }
        var names = 0
        for member in members {
            guard ModifierName(member.word) != nil else { return false }
            names += 1
        }
        return names == 1
    }
}

extension JSONMember {
    /// `x-` keys and comments: an author's own, dropped without a word.
    var isIgnored: Bool {
        word == .comment || key.text.hasPrefix("x-")
    }
}
