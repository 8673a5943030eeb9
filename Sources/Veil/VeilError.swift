/// A place in a document.
public struct SourceLocation: Sendable, Equatable {
    /// Counted from 1.
    public var line: Int
    /// Counted from 1, in bytes of UTF-8.
    public var column: Int
    /// Counted from 0, in bytes.
    public var offset: Int

    public init(line: Int, column: Int, offset: Int) {
        self.line = line
        self.column = column
        self.offset = offset
    }
}

/// Why a document or an option was refused.
public struct VeilError: Error, Sendable, Equatable {
    /// Dotted: `json.…`, `view.…`, `option.…` or `output.size`.
    public var code: String
    /// A sentence for people that says what to write instead.
    public var message: String
    public var location: SourceLocation
    /// A JSON Pointer to the value at fault, where there is one.
    public var pointer: String?

    /// The result that stands for this error: `{"version":1,"error":{…}}`.
    public var json: [UInt8] {
        []
    }
}

/// An error or a warning of a document, with its place.
public struct Diagnostic: Sendable, Equatable {
    public enum Severity: Sendable, Equatable {
        case error, warning
    }

    public var code: String
    public var severity: Severity
    public var message: String
    public var location: SourceLocation
    public var pointer: String
}
