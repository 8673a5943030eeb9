import VeilSystem

/// A system call that failed.
struct SystemFailure: Error {
    enum Side {
        case input, output
    }

    let side: Side
    private let code: CInt

    /// The failure of the call just made.
    static func last(_ side: Side) -> SystemFailure {
        SystemFailure(side: side, code: veil_error())
    }

    /// Whether the reader of a pipe has gone, which is its right and no error.
    var isBrokenPipe: Bool { veil_is_broken_pipe(code) != 0 }

    /// The system's own words, such as `No such file or directory`.
    var text: [UInt8] {
        guard var next = UnsafePointer(veil_error_text(code)) else { return Array("unknown error".utf8) }
        var bytes: [UInt8] = []
        while next.pointee != 0 {
            bytes.append(UInt8(bitPattern: next.pointee))
            next += 1
        }
        return bytes
    }
}
