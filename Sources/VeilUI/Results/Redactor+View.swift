import Veil

extension Redactor {
    /// Gives the redacted description of a view: the bytes that its view JSON gives.
    @MainActor
    public func redact(
        _ view: some View, in environment: EnvironmentValues = .init()
    ) throws(VeilError) -> [UInt8] {
        try redact(Array(view.viewJSON(environment, for: options).utf8))
    }
}
