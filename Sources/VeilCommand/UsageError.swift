/// A command line that cannot be carried out.
struct UsageError: Error {
    /// A sentence without a full stop.
    let message: [UInt8]

    private init(_ parts: [UInt8]...) {
        message = parts.flatMap { $0 }
    }

    static func unknownCommand(_ word: [UInt8]) -> UsageError {
        let names = Command.allCases.map { $0.name } + ["help"]
        return UsageError(text("unknown command "), word, suggestion(for: word, among: names))
    }

    static func unknownOption(_ word: [UInt8]) -> UsageError {
        UsageError(text("unknown option "), word, suggestion(for: word, among: CommandOption.allCases.map { $0.name }))
    }

    static func commandMissing(before option: [UInt8]) -> UsageError {
        UsageError(text("a command goes before "), option, text("; write veil redact, veil check or veil tree first"))
    }

    static func valueMissing(_ option: CommandOption) -> UsageError {
        UsageError(text(option.name), text(" needs a value: "), text(option.value ?? ""))
    }

    static func valueUnexpected(_ option: CommandOption) -> UsageError {
        UsageError(text(option.name), text(" takes no value"))
    }

    static func valueUnknown(_ option: CommandOption, _ value: [UInt8]) -> UsageError {
        UsageError(text(option.name), text(" is "), text(option.value ?? ""), text(", not "), value)
    }

    static func notUTF8(_ option: CommandOption) -> UsageError {
        UsageError(text("the value of "), text(option.name), text(" is not UTF-8"))
    }

    static func repeated(_ option: CommandOption) -> UsageError {
        UsageError(text(option.name), text(" is given twice; only --reason may be repeated"))
    }

    static func secondFile(_ file: [UInt8]) -> UsageError {
        UsageError(text("only one file at a time; what to do with "), file)
    }

    private static func text(_ text: String) -> [UInt8] {
        Array(text.utf8)
    }

    private static func suggestion(for word: [UInt8], among names: [String]) -> [UInt8] {
        guard let name = Spelling.nearest(to: word, among: names) else { return [] }
        return text("; did you mean ") + text(name) + text("?")
    }
}
