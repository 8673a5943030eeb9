/// Why bytes are not the JSON that a document may be, and where.
struct JSONFault: Error {
    enum Reason {
        case empty, syntax, utf8, surrogate, duplicateKey, depth, inputSize, stringSize, numberSize, values
    }

    let reason: Reason
    /// What was expected at that place, for `syntax` and `utf8`.
    let expectation: StaticString
    /// Counted from 0, in bytes.
    let offset: Int

    init(_ reason: Reason, at offset: Int, _ expectation: StaticString = "") {
        self.reason = reason
        self.offset = offset
        self.expectation = expectation
    }
}
