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
        do throws(VeilError) {
            return Reply(status: .done, bytes: try Redactor(reading(options)).redact(input))
        } catch {
            return Reply(status: .refused, bytes: error.json)
        }
    }

    static func checking(_ options: [UInt8], _ input: [UInt8]) -> Reply {
        do throws(VeilError) {
            return Reply(status: .done, bytes: Redactor(try reading(options)).check(input).json)
        } catch {
            return Reply(status: .refused, bytes: error.json)
        }
    }

    static func locating(_ pointer: [UInt8], _ input: [UInt8]) -> Reply {
        guard let place = Redactor.locate(String(decoding: pointer, as: UTF8.self), in: input) else {
            return Reply(status: .refused, bytes: [])
        }
        return Reply(status: .done, bytes: place.json)
    }

    /// No bytes at all are no options.
    private static func reading(_ options: [UInt8]) throws(VeilError) -> RedactionOptions {
        options.isEmpty ? RedactionOptions() : try RedactionOptions(json: options)
    }
}
