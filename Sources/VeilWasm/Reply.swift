import Veil

/// What an entry point answers: a status for the caller's program and JSON for its reader.
struct Reply {
    enum Status: UInt32 {
        case done = 0
        case refused = 1
    }

    let status: Status
    let json: ByteBuffer?

    static func redacting(_ options: ByteView, _ input: ByteView) -> Reply {
        let (json, isRefused) = Redactor.result(of: input, options: options)
        return Reply(status: isRefused ? .refused : .done, json: json)
    }

    static func checking(_ options: ByteView, _ input: ByteView) -> Reply {
        Reply(status: .done, json: Redactor.findings(of: input, options: options))
    }

    static func locating(_ pointer: ByteView, _ input: ByteView) -> Reply {
        let json = Redactor.placeJSON(of: pointer, in: input)
        return Reply(status: json == nil ? .refused : .done, json: json)
    }
}
