/// Redacts view descriptions under one set of options.
public struct Redactor: Sendable {
    /// What the caller asks for, above what a document says.
    public var options: RedactionOptions

    public init(_ options: RedactionOptions = RedactionOptions()) {
        self.options = options
    }

    /// Gives the redacted description of `input`: view JSON in, view JSON out.
    public func redact(_ input: [UInt8]) throws(VeilError) -> [UInt8] {
        input
    }

    /// Lists every error and warning of `input` in document order, covered or not.
    public func check(_ input: [UInt8]) -> [Diagnostic] {
        []
    }

    /// Finds the place in `input` that a JSON Pointer names.
    public static func locate(_ pointer: String, in input: [UInt8]) -> SourceLocation? {
        nil
    }
}
