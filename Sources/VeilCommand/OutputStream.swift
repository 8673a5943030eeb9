import VeilSystem

/// Buffered bytes on their way to a descriptor.
struct OutputStream {
    private let descriptor: CInt
    private var pending: [UInt8] = []

    private static let capacity = 1 << 16

    init(descriptor: CInt) {
        self.descriptor = descriptor
        pending.reserveCapacity(Self.capacity)
    }

    mutating func write(_ bytes: [UInt8]) throws(SystemFailure) {
        if pending.count + bytes.count > Self.capacity { try flush() }
        // A large result is not copied once more.
        if bytes.count > Self.capacity { return try send(bytes) }
        pending += bytes
    }

    mutating func write(_ text: String) throws(SystemFailure) {
        try write(Array(text.utf8))
    }

    mutating func flush() throws(SystemFailure) {
        guard !pending.isEmpty else { return }
        // Emptied first: what could not be written once is not tried again.
        let bytes = pending
        pending.removeAll(keepingCapacity: true)
        try send(bytes)
    }

    private func send(_ bytes: [UInt8]) throws(SystemFailure) {
        let status = bytes.withUnsafeBufferPointer { veil_write(descriptor, $0.baseAddress, CUnsignedLong($0.count)) }
        if status < 0 { throw .last(.output) }
    }
}
