import Veil

/// Lines for people on standard error: `card.json:3:14: error: message [code]`.
struct Report {
    private let file: [UInt8]
    private var stream = OutputStream(descriptor: 2)

    /// Nil is standard input.
    init(file: [UInt8]?) {
        self.file = file ?? Array("<stdin>".utf8)
    }

    /// Adds what is wrong with a document; `line` says which line of the input it is, where it is one.
    mutating func add(_ error: VeilError, line: Int?) {
        write(place(error.location, line: line), ": error: ", error.message, error.code)
    }

    mutating func add(_ diagnostic: Diagnostic, line: Int?) {
        let place = place(diagnostic.location, line: line)
        switch diagnostic.severity {
        case .error: write(place, ": error: ", diagnostic.message, diagnostic.code)
        case .warning: write(place, ": warning: ", diagnostic.message, diagnostic.code)
        }
    }

    /// Adds why the input or the output came to an end.
    mutating func add(_ failure: SystemFailure) {
        switch failure.side {
        case .input: write(Printable.escaped(file))
        case .output: write(Array("<stdout>".utf8))
        }
        write(Array(": error: ".utf8) + failure.text + [0x0A])
    }

    mutating func flush() {
        // There is nowhere left to say that standard error cannot be written.
        try? stream.flush()
    }

    private func place(_ location: SourceLocation, line: Int?) -> [UInt8] {
        Printable.escaped(file) + Array(":\(line ?? location.line):\(location.column)".utf8)
    }

    private mutating func write(_ place: [UInt8], _ severity: String, _ message: String, _ code: String) {
        write(place + Array(severity.utf8) + Printable.escaped(Array(message.utf8)) + Array(" [\(code)]\n".utf8))
    }

    private mutating func write(_ bytes: [UInt8]) {
        try? stream.write(bytes)
    }
}
