import VeilSystem

// The only file here with raw pointers. The module runs on one thread and answers one call at a time; each buffer
// belongs to it from the call that makes it until `release`, and is zeroed before its memory is given back.

nonisolated(unsafe) var buffers = Buffers()

/// What the module and its caller share: a region for what comes in, and the last output.
struct Buffers {
    private var region = Bytes()
    private var output = Bytes()

    var outputAddress: UInt32 { output.address }
    var outputLength: UInt32 { UInt32(truncatingIfNeeded: output.count) }

    mutating func allocate(_ length: Int) -> UInt32 {
        region.clear()
        region = Bytes(count: length)
        return region.address
    }

    /// Splits the region into two parts, keeps what `reply` makes of them, and gives its status.
    mutating func answer(_ headLength: Int, _ inputLength: Int, with reply: ([UInt8], [UInt8]) -> Reply) -> UInt32 {
        precondition(headLength + inputLength <= region.count, "The region is shorter than what it is said to hold.")
        var head = region.copy(0, headLength)
        var input = region.copy(headLength, inputLength)
        let answer = reply(head, input)
        Buffers.erase(&head)
        Buffers.erase(&input)
        output.clear()
        output = Bytes(copying: answer.bytes)
        return answer.status.rawValue
    }

    mutating func release() {
        region.clear()
        output.clear()
    }

    private static func erase(_ array: inout [UInt8]) {
        array.withUnsafeMutableBytes { bytes in
            if let base = bytes.baseAddress { veil_erase(base, UInt(bytes.count)) }
        }
    }
}

/// Memory at an address that stays the same.
private struct Bytes {
    private var base: UnsafeMutablePointer<UInt8>?
    private(set) var count = 0

    init() {}

    init(count: Int) {
        base = veil_allocate_bytes(UInt(count))
        self.count = count
    }

    init(copying bytes: [UInt8]) {
        self.init(count: bytes.count)
        bytes.withUnsafeBufferPointer { buffer in
            if let base, let source = buffer.baseAddress { base.update(from: source, count: buffer.count) }
        }
    }

    var address: UInt32 { UInt32(truncatingIfNeeded: UInt(bitPattern: base)) }

    func copy(_ offset: Int, _ length: Int) -> [UInt8] {
        guard let base else { return [] }
        return [UInt8](UnsafeBufferPointer(start: base + offset, count: length))
    }

    mutating func clear() {
        guard let base else { return }
        veil_erase(base, UInt(count))
        veil_free_bytes(base)
        self = Bytes()
    }
}
