import VeilSystem

/// The bytes of a file or of standard input, whole or line by line, never more than a limit of them at once.
struct InputStream {
    private let descriptor: CInt
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)
    private var start = 0
    private var end = 0

    private static let newline: UInt8 = 0x0A
    private static let carriageReturn: UInt8 = 0x0D

    /// Standard input.
    init() {
        descriptor = 0
    }

    init(path: [UInt8]) throws(SystemFailure) {
        descriptor = (path + [0]).withUnsafeBufferPointer { veil_open($0.baseAddress) }
        if descriptor < 0 { throw .last(.input) }
    }

    /// Whether the next line can be had without waiting for the writer.
    var hasBufferedLine: Bool {
        newline() != nil
    }

    /// Reads to the end, or one byte beyond the limit, which is enough to see that the limit was passed.
    mutating func readAll(limit: Int) throws(SystemFailure) -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count <= limit, try fill() {
            take(end - start, upTo: limit, into: &bytes)
        }
        return bytes
    }

    /// Reads a line without its LF or CRLF; of a line beyond the limit, one byte beyond, and skips the rest.
    mutating func readLine(limit: Int) throws(SystemFailure) -> [UInt8]? {
        var line: [UInt8] = []
        var isOpen = false
        while true {
            if start == end, try !fill() { break }
            isOpen = true
            let newline = newline()
            // One byte more than the limit for the CR, and one to tell that it was passed.
            take((newline ?? end) - start, upTo: limit + 1, into: &line)
            if newline != nil {
                start += 1
                break
            }
        }
        guard isOpen else { return nil }
        if line.last == Self.carriageReturn { line.removeLast() }
        return line
    }

    private func newline() -> Int? {
        let offset = buffer.withUnsafeBufferPointer {
            veil_find(Self.newline, $0.baseAddress! + start, CUnsignedLong(end - start))
        }
        return offset < 0 ? nil : start + Int(offset)
    }

    /// Moves that many buffered bytes to `bytes`, which grows to one byte beyond the limit and drops the others.
    private mutating func take(_ count: Int, upTo limit: Int, into bytes: inout [UInt8]) {
        let kept = max(0, min(count, limit + 1 - bytes.count))
        bytes += buffer[start..<start + kept]
        start += count
    }

    private mutating func fill() throws(SystemFailure) -> Bool {
        let count = buffer.withUnsafeMutableBufferPointer {
            veil_read(descriptor, $0.baseAddress, CUnsignedLong($0.count))
        }
        if count < 0 { throw .last(.input) }
        start = 0
        end = Int(count)
        return count > 0
    }
}
