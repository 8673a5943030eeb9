/// A fault with its place worked out: what an error object says.
struct Refusal {
    let code: StaticString
    let message: ByteBuffer
    let location: SourceLocation
    /// Nil where the fault is not at a value of the document.
    let pointer: ByteBuffer?

    init(_ fault: Fault, in input: ByteView) {
        self.init(fault, in: input, JSONPlaces(in: input))
    }

    /// For one of several faults in the order of their places.
    init(_ fault: Fault, in input: ByteView, _ places: JSONPlaces) {
        code = fault.code.spelling
        message = ByteBuffer(capacity: 128, limit: Limits.output)
        fault.writeMessage(naming: true, into: message)
        // Options have no place in the document.
        let isOfDocument = fault.place.map { $0.source.bytes.base == input.base } ?? true
        location = places.location(of: isOfDocument ? fault.offset : 0)
        if let place = fault.place, isOfDocument {
            let buffer = ByteBuffer(capacity: 64, limit: Limits.output)
            places.writePointer(to: place.index, below: place.at(0), into: buffer)
            pointer = buffer
        } else {
            pointer = nil
        }
    }

    /// How many bytes it says.
    var length: Int {
        message.count + (pointer?.count ?? 0)
    }

    func write(into buffer: ByteBuffer, severity: Word? = nil) {
        buffer.open("{")
        buffer.writeKey(.code)
        buffer.writeString(code)
        if let severity {
            buffer.writeKey(.severity)
            buffer.writeWord(severity)
        }
        buffer.writeKey(.message)
        buffer.writeString(utf8: message.view)
        buffer.write(location)
        if let pointer {
            buffer.writeKey(.pointer)
            buffer.writeString(utf8: pointer.view)
        }
        buffer.append(0x7D)
    }

    var error: VeilError {
        VeilError(
            code: String(decoding: ByteBuffer.array(of: code), as: UTF8.self),
            message: String(decoding: message.array, as: UTF8.self), location: location,
            pointer: pointer.map { String(decoding: $0.array, as: UTF8.self) })
    }
}

extension ByteBuffer {
    static func array(of literal: StaticString) -> [UInt8] {
        let buffer = ByteBuffer(capacity: 64, limit: Limits.output)
        buffer.append(literal)
        return buffer.array
    }
}
