import Veil

extension View {
    /// Describes the view and redacts the description: the bytes that the core and the command give for its view JSON.
    @MainActor
    public func redactedJSON(
        _ environment: EnvironmentValues = .init(), for options: RedactionOptions = RedactionOptions()
    ) throws(VeilError) -> String {
        let description = Array(viewJSON(environment, for: options).utf8)
        return String(decoding: try Redactor(options).redact(description), as: UTF8.self)
    }

    /// Draws the redacted description as a tree, a view a line: for the tests of what is withheld and what is shown.
    @MainActor
    public func tree(
        _ environment: EnvironmentValues = .init(), for options: RedactionOptions = RedactionOptions()
    ) -> String {
        let description = Array(viewJSON(environment, for: options).utf8)
        let tree = TreeDump.text(of: Redactor(options).result(of: description).json)
        return String(decoding: tree, as: UTF8.self)
    }
}
