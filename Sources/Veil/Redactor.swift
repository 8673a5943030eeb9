/// Redacts view descriptions under one set of options.
public struct Redactor: Sendable {
    /// What the caller asks for, above what a document says, as JSON.
    private let options: [UInt8]

    public init(_ options: RedactionOptions = RedactionOptions()) {
        self.options = options.json
    }

    /// Takes options as a JSON object with the members of `RedactionOptions`, or no bytes for none.
    ///
    /// A mistake in them is an error of each call.
    public init(optionsJSON: [UInt8]) {
        options = optionsJSON
    }

    /// Gives the redacted description of `input`: view JSON in, view JSON out, both UTF-8.
    ///
    /// The same input and options give the same bytes on every platform. A refused document throws; the next call works.
    public func redact(_ input: [UInt8]) throws(VeilError) -> [UInt8] {
        try ByteView.withBytes(of: input) { (bytes) throws(VeilError) in
            try ByteView.withBytes(of: options) { (options) throws(VeilError) in
                switch Redaction(input: bytes, options: options).outcome() {
                case .result(let buffer): return buffer.array
                case .refused(let refusal): throw refusal.error
                }
            }
        }
    }

    /// Lists every error and warning of `input` in document order, whether a view is covered or not.
    public func check(_ input: [UInt8]) -> [Diagnostic] {
        ByteView.withBytes(of: input) { bytes in
            ByteView.withBytes(of: options) { options in
                Redaction(input: bytes, options: options).findings().map { finding in
                    let error = finding.refusal.error
                    return Diagnostic(
                        code: error.code, severity: finding.isError ? .error : .warning, message: error.message,
                        location: error.location, pointer: error.pointer ?? "")
                }
            }
        }
    }

    /// Finds the place in `input` that a JSON Pointer names; behind `modifiers` a name stands for the first of that name.
    public static func locate(_ pointer: String, in input: [UInt8]) -> SourceLocation? {
        locate(Array(pointer.utf8), in: input)
    }
}

/// The same by bytes alone, without a `String`: what the command and WebAssembly use.
extension Redactor {
    /// A result, or the error object in its place.
    public struct Result: Sendable {
        public let json: [UInt8]
        public let isRefused: Bool
    }

    /// Redacts `input`; never throws.
    public func result(of input: [UInt8]) -> Result {
        ByteView.withBytes(of: input) { bytes in
            ByteView.withBytes(of: options) { options in
                let (json, isRefused) = Redactor.result(of: bytes, options: options)
                return Result(json: json.array, isRefused: isRefused)
            }
        }
    }

    /// The same without a copy of what comes in and of what goes out.
    package static func result(of input: ByteView, options: ByteView) -> (json: ByteBuffer, isRefused: Bool) {
        switch Redaction(input: input, options: options).outcome() {
        case .result(let buffer):
            return (buffer, false)
        case .refused(let refusal):
            let buffer = ByteBuffer(capacity: 256, limit: Limits.output)
            buffer.append("{\"version\":1,\"error\":")
            refusal.write(into: buffer)
            buffer.append(0x7D)
            return (buffer, true)
        }
    }

    /// What `check` finds, as a JSON list of objects with code, severity, message, line, column, offset and pointer.
    public func findings(of input: [UInt8]) -> [UInt8] {
        ByteView.withBytes(of: input) { bytes in
            ByteView.withBytes(of: options) { Redactor.findings(of: bytes, options: $0).array }
        }
    }

    package static func findings(of input: ByteView, options: ByteView) -> ByteBuffer {
        let buffer = ByteBuffer(capacity: 256, limit: Limits.output)
        buffer.append(0x5B)
        for finding in Redaction(input: input, options: options).findings() {
            finding.refusal.write(into: buffer, severity: finding.isError ? .error : .warning)
        }
        buffer.append(0x5D)
        return buffer
    }

    /// Finds the place in `input` that a JSON Pointer, as UTF-8, names; nil where there is none, or no JSON.
    public static func locate(_ pointer: [UInt8], in input: [UInt8]) -> SourceLocation? {
        ByteView.withBytes(of: input) { bytes in ByteView.withBytes(of: pointer) { place(of: $0, in: bytes) } }
    }

    /// The place as JSON; nil where there is none.
    package static func placeJSON(of pointer: ByteView, in input: ByteView) -> ByteBuffer? {
        guard let place = place(of: pointer, in: input) else { return nil }
        let buffer = ByteBuffer(capacity: 64, limit: Limits.output)
        buffer.append(0x7B)
        buffer.write(place)
        buffer.append(0x7D)
        return buffer
    }

    private static func place(of pointer: ByteView, in input: ByteView) -> SourceLocation? {
        guard let document = try? JSONReader.read(input) else { return nil }
        return withExtendedLifetime(document) {
            guard let value = JSONLocator.value(at: pointer, below: document.root) else { return nil }
            return JSONLocator.location(of: value.offset, in: input)
        }
    }
}
