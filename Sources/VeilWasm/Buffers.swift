import Veil
import VeilSystem

// The only file here with raw pointers. The module runs on one thread and answers one call at a time; the region and
// the output belong to it from the call that makes them until `release`, and are zeroed before their memory is given
// back.

nonisolated(unsafe) var buffers = Buffers()

/// What the module and its caller share: a region for what comes in, and the last output.
struct Buffers {
    private var region: UnsafeMutablePointer<UInt8>?
    private var regionLength = 0
    private var output: ByteBuffer?

    var outputAddress: UInt32 {
        output.map { UInt32(truncatingIfNeeded: UInt(bitPattern: $0.view.base)) } ?? 0
    }

    var outputLength: UInt32 {
        output.map { UInt32(truncatingIfNeeded: $0.count) } ?? 0
    }

    mutating func allocate(_ length: Int) -> UInt32 {
        clearRegion()
        let base = veil_allocate_bytes(UInt(length))
        region = base
        regionLength = length
        return UInt32(truncatingIfNeeded: UInt(bitPattern: base))
    }

    /// Splits the region into two parts, keeps what `reply` makes of them, and gives its status.
    mutating func answer(_ headLength: Int, _ inputLength: Int, with reply: (ByteView, ByteView) -> Reply) -> UInt32 {
        precondition(headLength + inputLength <= regionLength, "The region is shorter than what it is said to hold.")
        // Something may be asked about nothing at all.
        if region == nil { _ = allocate(0) }
        guard let region else { return Reply.Status.refused.rawValue }
        let answer = reply(
            ByteView(base: region, count: headLength), ByteView(base: region + headLength, count: inputLength))
        output?.erase()
        output = answer.json
        return answer.status.rawValue
    }

    mutating func release() {
        clearRegion()
        output?.erase()
        output = nil
    }

    private mutating func clearRegion() {
        guard let region else { return }
        veil_erase(region, UInt(regionLength))
        veil_free_bytes(region)
        self.region = nil
        regionLength = 0
    }
}
