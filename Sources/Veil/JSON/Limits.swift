/// What a document may take at most; beyond each stands an error of its own.
enum Limits {
    /// Objects and arrays inside one another.
    static let depth = 512
    /// Views inside one another, through labels, styles and layers too: a browser's stack, of about a megabyte, has to
    /// bear them. Children reach 256 before `depth` ends them.
    static let views = 280
    /// Bytes of a document.
    static let input = 64 << 20
    /// Bytes between the quotes of a string, as spelled.
    static let string = 1 << 20
    /// Bytes of a number, as spelled.
    static let number = 1024
    static let values = 16_000_000
    /// Bytes of a result, and of what is written and withdrawn on the way to it.
    static let output = 256 << 20
    /// Bytes of a document that are read again: styles for each button, labels in them, effects for each view.
    static let reread = 256 << 20
    /// Bytes of the findings of a check, messages and pointers together, before one `view.more`.
    static let findings = 16 << 20
    /// How many findings of a check are looked at.
    static let checked = 100_000
    /// Warnings in a result, before one `view.more`.
    static let diagnostics = 100
    /// Bytes of a document's own name that a message repeats.
    static let quoted = 64
}
