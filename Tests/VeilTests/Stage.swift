import Testing

@testable import Veil

/// Reads a document for as long as a closure runs.
func withDocument<Result>(_ json: String, _ body: (JSONValue) throws -> Result) throws -> Result {
    let bytes = Array(json.utf8)
    return try bytes.withUnsafeBufferPointer { buffer in
        let view = ByteView(base: buffer.baseAddress!, count: buffer.count)
        let document = try JSONReader.read(view)
        return try withExtendedLifetime(document) {
            do {
                return try body(document.root)
            } catch let fault as Fault {
                // A fault points into the document, so what it says is written while that is there.
                throw Refused(message: message(of: fault))
            }
        }
    }
}

/// Reads a document's tables for as long as a closure runs; the first mistake in them is thrown.
func withTables<Result>(
    _ json: String, lock: Bool = false, _ body: (Document) throws -> Result
) throws -> Result {
    try withDocument(ByteView(EffectTable.builtInSource).string) { builtIn in
        try withDocument(json) { root in
            let document = try Document(
                root, builtInEffects: builtIn, lock: lock, recover: { (fault) throws(Fault) in throw fault })
            return try body(document)
        }
    }
}

struct Refused: Error {
    let message: String
}

private func message(of fault: Fault) -> String {
    fault.code.spelling.description + ": " + written { fault.writeMessage(naming: true, into: $0) }
}

/// The code and the sentence of a mistake that a part refuses.
func refusal(_ body: () throws -> Void) -> String {
    do {
        try body()
        return "nothing"
    } catch let fault as Fault {
        return message(of: fault)
    } catch let refused as Refused {
        return refused.message
    } catch {
        return "\(error)"
    }
}

/// What a part wrote.
func written(_ body: (ByteBuffer) -> Void) -> String {
    let buffer = ByteBuffer(capacity: 16, limit: 1 << 20)
    body(buffer)
    return String(decoding: buffer.array, as: UTF8.self)
}

extension ByteView {
    var string: String { String(decoding: (0..<count).map { self[$0] }, as: UTF8.self) }
}

extension JSONText {
    var string: String {
        var bytes: [UInt8] = []
        forEachByte { bytes.append($0) }
        return String(decoding: bytes, as: UTF8.self)
    }
}
