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
    /// Where in the document; its beginning for an option and for `output.size`.
    public var location: SourceLocation
    /// A JSON Pointer to the value at fault, where there is one.
    public var pointer: String?

    public init(code: String, message: String, location: SourceLocation, pointer: String? = nil) {
        self.code = code
        self.message = message
        self.location = location
        self.pointer = pointer
    }

    /// The result that stands for this error: `{"version":1,"error":{…}}`.
    public var json: [UInt8] {
        let buffer = ByteBuffer(capacity: 256, limit: Limits.output)
        buffer.append("{\"version\":1,\"error\":{")
        buffer.writeKey(.code)
        write(code, into: buffer)
        buffer.writeKey(.message)
        write(message, into: buffer)
        buffer.write(location)
        if let pointer {
            buffer.writeKey(.pointer)
            write(pointer, into: buffer)
        }
        buffer.append("}}")
        return buffer.array
    }

    private func write(_ string: String, into buffer: ByteBuffer) {
        ByteView.withBytes(of: Array(string.utf8)) { buffer.writeString(utf8: $0) }
    }
}

extension ByteBuffer {
    func write(_ location: SourceLocation) {
        writeKey(.line)
        writeNumber(location.line)
        writeKey(.column)
        writeNumber(location.column)
        writeKey(.offset)
        writeNumber(location.offset)
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
    /// A JSON Pointer; empty for the document as a whole.
    public var pointer: String
}
