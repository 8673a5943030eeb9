import Veil

/// What an entry point answers: a status for the caller's program and bytes of JSON for its reader.
struct Reply {
    enum Status: UInt32 {
        case done = 0
        case refused = 1
    }

    let status: Status
    let bytes: [UInt8]

    static func redacting(_ options: [UInt8], _ input: [UInt8]) -> Reply {
        let result = Redactor(optionsJSON: options).result(of: input)
        return Reply(status: result.isRefused ? .refused : .done, bytes: result.json)
    }

    static func checking(_ options: [UInt8], _ input: [UInt8]) -> Reply {
        Reply(status: .done, bytes: Redactor(optionsJSON: options).findings(of: input))
    }

    static func locating(_ pointer: [UInt8], _ input: [UInt8]) -> Reply {
        guard let place = Redactor.locate(pointer, in: input) else { return Reply(status: .refused, bytes: []) }
        return Reply(status: .done, bytes: place.json)
    }
}
