extension Diagnostic {
    /// Writes diagnostics as the JSON array that `veil check` and the WebAssembly module give.
    public static func json(of diagnostics: [Diagnostic]) -> [UInt8] {
        let buffer = ByteBuffer(capacity: 128 * diagnostics.count, limit: Limits.output)
        buffer.append("[")
        for diagnostic in diagnostics { diagnostic.write(into: buffer) }
        buffer.append("]")
        return buffer.array
    }

    private func write(into buffer: ByteBuffer) {
        buffer.open("{\"code\":")
        write(code, into: buffer)
        switch severity {
        case .error: buffer.append(",\"severity\":\"error\"")
        case .warning: buffer.append(",\"severity\":\"warning\"")
        }
        buffer.append(",\"message\":")
        write(message, into: buffer)
        buffer.append(",\"line\":")
        buffer.append(location.line)
        buffer.append(",\"column\":")
        buffer.append(location.column)
        buffer.append(",\"offset\":")
        buffer.append(location.offset)
        buffer.append(",\"pointer\":")
        write(pointer, into: buffer)
        buffer.append("}")
    }

    private func write(_ text: String, into buffer: ByteBuffer) {
        ByteView.withBytes(of: Array(text.utf8)) { buffer.writeString(utf8: $0) }
    }
}
