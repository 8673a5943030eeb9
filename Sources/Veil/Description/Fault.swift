/// Why a document or an option is refused, or what a warning says: one finding, with its place.
///
/// A class, so that the many calls that may throw one hand on a reference and no copy.
final class Fault: Error {
    enum Code {
        case jsonEmpty, jsonSyntax, jsonUTF8, jsonSurrogate, jsonDuplicateKey, jsonDepth, jsonInputSize,
            jsonStringSize, jsonNumberSize, jsonValues
        case version, unknownKey, undeclared, type, value, redactionSpelling, effectModifier, modifier, condition,
            declaration, styleOnly, redaction, runModifier, number
        case unknownType, unknownArgument, unknownModifier, unknownValue, availability, address, kept, more
        case optionType, optionUnknownKey, optionUnknownReason, optionUnknownEffect, optionValue
        case outputSize
    }

    let code: Code
    /// The value or key at fault, where one stands in the document.
    let place: JSONValue?
    /// Counted from 0, in bytes.
    let offset: Int
    /// A sentence with marks: `%s` what the document spells at the place, `%k` the kind of value there, `%d` the
    /// detail, `%w` the word. A part in brackets is left out where one of its marks has nothing to say or, in the
    /// diagnostics of a result, where it would repeat the document.
    let text: StaticString
    let detail: StaticString
    let word: Word?

    init(
        _ code: Code, at place: JSONValue?, _ text: StaticString, detail: StaticString = "", word: Word? = nil
    ) {
        self.code = code
        self.place = place
        offset = place?.offset ?? 0
        self.text = text
        self.detail = detail
        self.word = word
    }

    init(_ fault: JSONFault) {
        place = nil
        offset = fault.offset
        detail = fault.expectation
        word = nil
        switch fault.reason {
        case .empty: (code, text) = (.jsonEmpty, "There is no JSON here; a document or a view was expected.")
        case .syntax: (code, text) = (.jsonSyntax, "This is not JSON: expected %d.")
        case .utf8: (code, text) = (.jsonUTF8, "These bytes are not UTF-8; save the document as UTF-8.")
        case .surrogate:
            (code, text) = (.jsonSurrogate, "This \\u escape is half of a pair; write both halves or the character.")
        case .duplicateKey: (code, text) = (.jsonDuplicateKey, "This key stands twice in its object; keep one.")
        case .depth: (code, text) = (.jsonDepth, "This is nested more than 512 levels deep.")
        case .inputSize: (code, text) = (.jsonInputSize, "The document is larger than 64 MiB.")
        case .stringSize: (code, text) = (.jsonStringSize, "This string is longer than 1 MiB.")
        case .numberSize: (code, text) = (.jsonNumberSize, "This number is longer than 1,024 bytes.")
        case .values: (code, text) = (.jsonValues, "The document has more than 16 million values.")
        }
    }
}

extension Fault.Code {
    var spelling: StaticString {
        switch self {
        case .jsonEmpty: "json.empty"
        case .jsonSyntax: "json.syntax"
        case .jsonUTF8: "json.utf-8"
        case .jsonSurrogate: "json.surrogate"
        case .jsonDuplicateKey: "json.duplicate-key"
        case .jsonDepth: "json.depth"
        case .jsonInputSize: "json.input-size"
        case .jsonStringSize: "json.string-size"
        case .jsonNumberSize: "json.number-size"
        case .jsonValues: "json.values"
        case .version: "view.version"
        case .unknownKey: "view.unknown-key"
        case .undeclared: "view.undeclared"
        case .type: "view.type"
        case .value: "view.value"
        case .redactionSpelling: "view.redaction-spelling"
        case .effectModifier: "view.effect-modifier"
        case .modifier: "view.modifier"
        case .condition: "view.condition"
        case .declaration: "view.declaration"
        case .styleOnly: "view.style-only"
        case .redaction: "view.redaction"
        case .runModifier: "view.run-modifier"
        case .number: "view.number"
        case .unknownType: "view.unknown-type"
        case .unknownArgument: "view.unknown-argument"
        case .unknownModifier: "view.unknown-modifier"
        case .unknownValue: "view.unknown-value"
        case .availability: "view.availability"
        case .address: "view.address"
        case .kept: "view.kept"
        case .more: "view.more"
        case .optionType: "option.type"
        case .optionUnknownKey: "option.unknown-key"
        case .optionUnknownReason: "option.unknown-reason"
        case .optionUnknownEffect: "option.unknown-effect"
        case .optionValue: "option.value"
        case .outputSize: "output.size"
        }
    }
}

extension Fault {
    static func type(_ place: JSONValue, expected: StaticString) -> Fault {
        Fault(.type, at: place, "This is %k; expected %d.", detail: expected)
    }

    static func unknownKey(_ key: JSONValue, of owner: StaticString, among words: [Word]) -> Fault {
        Fault(
            .unknownKey, at: key, "%s is not a key of %d.[ Did you mean %w?]", detail: owner,
            word: Spelling.suggestion(for: key.text, among: words))
    }

    /// A name that the document declares nowhere; `text` says of what, `words` are the names built in.
    static func undeclared(_ place: JSONValue, _ text: StaticString, among words: [Word]) -> Fault {
        Fault(.undeclared, at: place, text, word: Spelling.suggestion(for: place.text, among: words))
    }

    static func undeclaredReason(_ place: JSONValue) -> Fault {
        undeclared(
            place, "No reason is named %s; declare yours under reasons.[ Did you mean %w?]",
            among: [.placeholder, .privacy, .invalidated, .confidential, .blurred])
    }

    static func undeclaredEffect(_ place: JSONValue) -> Fault {
        undeclared(
            place, "No effect is named %s; declare yours under effects.[ Did you mean %w?]",
            among: [.placeholder, .confidential, .blurred])
    }

    static func undeclaredButtonStyle(_ place: JSONValue) -> Fault {
        undeclared(
            place, "No button style is named %s; declare yours under buttonStyles.[ Did you mean %w?]",
            among: WordList.buttonStyle.words)
    }

    static func value(_ place: JSONValue, expected: StaticString) -> Fault {
        Fault(.value, at: place, "This value cannot stand here; expected %d.", detail: expected)
    }

    static func redactionSpelling(_ key: JSONValue, meant word: Word) -> Fault {
        if key.word() == word {
            return Fault(
                .redactionSpelling, at: key, "%w cannot stand here; it is a modifier: write it in modifiers.",
                word: word)
        }
        return Fault(
            .redactionSpelling, at: key,
            "%s is not known here, but close to %w; a misspelling could show what should be hidden.", word: word)
    }
}
