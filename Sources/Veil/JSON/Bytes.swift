// The only file of the core that handles unsafe pointers. Views are plain values without reference counts, which
// is what makes cursors over the tape cheap; whoever makes one keeps its memory alive (`Redactor` does, for a call).

/// Bytes that somebody else keeps alive.
package struct ByteView: @unchecked Sendable, BitwiseCopyable {
    package let base: UnsafePointer<UInt8>
    package let count: Int

    package init(base: UnsafePointer<UInt8>, count: Int) {
        self.base = base
        self.count = count
    }

    init(_ literal: StaticString) {
        self.init(base: literal.utf8Start, count: literal.utf8CodeUnitCount)
    }

    @inline(__always)
    subscript(index: Int) -> UInt8 {
        assert(index >= 0 && index < count)
        return base[index]
    }

    /// Eight bytes from `index` on, the first in the lowest place.
    @inline(__always)
    func word(at index: Int) -> UInt64 {
        assert(index >= 0 && index + 8 <= count)
        return UInt64(littleEndian: UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self))
    }

    /// The first and the last eight bytes, which overlap in fewer than sixteen; together with `count` they are all
    /// that short bytes have.
    @inline(__always)
    var ends: (first: UInt64, last: UInt64) {
        if count >= 8 { return (word(at: 0), word(at: count - 8)) }
        if count >= 4 {
            let bytes = UnsafeRawPointer(base)
            return (
                UInt64(UInt32(littleEndian: bytes.loadUnaligned(as: UInt32.self))),
                UInt64(UInt32(littleEndian: (bytes + (count - 4)).loadUnaligned(as: UInt32.self)))
            )
        }
        guard count > 0 else { return (0, 0) }
        return (UInt64(base[0]), UInt64(base[count / 2]) << 8 | UInt64(base[count - 1]))
    }

    func slice(_ start: Int, _ end: Int) -> ByteView {
        assert(start >= 0 && start <= end && end <= count)
        return ByteView(base: base + start, count: end - start)
    }

    func isEqual(to other: ByteView) -> Bool {
        guard count == other.count else { return false }
        guard count > 8 else { return ends == other.ends }
        var index = 0
        while index + 8 < count {
            if word(at: index) != other.word(at: index) { return false }
            index += 8
        }
        return word(at: count - 8) == other.word(at: count - 8)
    }

    /// Most of what is copied is short: two overlapping words are quicker than a call.
    @inline(__always)
    fileprivate func copy(to target: UnsafeMutablePointer<UInt8>) {
        let target = UnsafeMutableRawPointer(target)
        if count > 16 {
            target.copyMemory(from: base, byteCount: count)
        } else if count >= 8 {
            target.storeBytes(of: word(at: 0), as: UInt64.self)
            (target + (count - 8)).storeBytes(of: word(at: count - 8), as: UInt64.self)
        } else {
            var index = 0
            while index < count {
                target.storeBytes(of: base[index], toByteOffset: index, as: UInt8.self)
                index += 1
            }
        }
    }

    /// Lends the bytes of an array for the time of a call.
    @inline(__always)
    package static func withBytes<Result, Failure: Error>(
        of array: [UInt8], _ body: (ByteView) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        // An empty array may have no address at all; one byte that nobody reads stands in for it.
        let lent = array.isEmpty ? [0] : array
        let count = array.count
        return try lent.withUnsafeBufferPointer { (buffer: UnsafeBufferPointer<UInt8>) throws(Failure) -> Result in
            try body(ByteView(base: buffer.baseAddress!, count: count))
        }
    }
}

/// Bytes that are written from front to end, up to a limit. What was written, kept or taken back, may be a document's
/// own, so it is zeroed before its memory is given back.
package final class ByteBuffer {
    private var base: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    private let limit: Int
    package private(set) var count = 0
    /// How far bytes were written before some were taken back.
    private var highest = 0
    /// Bytes written and taken back; they count towards the limit, so that work without output is bounded too.
    private var discarded = 0
    /// Whether the limit was met. Nothing is stored from then on.
    private(set) var isFull = false

    init(capacity: Int, limit: Int) {
        self.capacity = max(capacity, 64)
        self.limit = limit
        base = .allocate(capacity: self.capacity)
    }

    deinit {
        erase()
        base.deallocate()
    }

    @inline(__always)
    var last: UInt8 {
        count > 0 ? base[count - 1] : 0
    }

    @inline(__always)
    subscript(index: Int) -> UInt8 {
        assert(index >= 0 && index < count)
        return base[index]
    }

    @inline(__always)
    func append(_ byte: UInt8) {
        guard count < capacity || grow(by: 1) else { return }
        base[count] = byte
        count += 1
    }

    func append(_ view: ByteView) {
        guard count + view.count <= capacity || grow(by: view.count) else { return }
        view.copy(to: base + count)
        count += view.count
    }

    func append(_ literal: StaticString) {
        append(ByteView(literal))
    }

    /// Zeroes everything, so that nothing of it stays behind in free memory.
    package func erase() {
        highest = max(highest, count)
        base.initialize(repeating: 0, count: highest)
        count = 0
        highest = 0
    }

    func appendDecimal(_ number: Int) {
        if number < 0 { append(0x2D) }
        var divisor: UInt = 1
        while number.magnitude / divisor >= 10 { divisor *= 10 }
        while divisor > 0 {
            append(0x30 + UInt8(number.magnitude / divisor % 10))
            divisor /= 10
        }
    }

    func append(_ other: ByteBuffer) {
        append(other.view)
    }

    func truncate(to length: Int) {
        assert(length <= count)
        highest = max(highest, count)
        discarded += count - length
        count = length
        if discarded > limit { isFull = true }
    }

    /// Valid until the next change.
    package var view: ByteView {
        ByteView(base: UnsafePointer(base), count: count)
    }

    /// The bytes for as long as the program runs; for tables that are made once.
    func leaked() -> ByteView {
        let kept = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
        UnsafeMutableRawPointer(kept).copyMemory(from: base, byteCount: count)
        return ByteView(base: UnsafePointer(kept), count: count)
    }

    var array: [UInt8] {
        [UInt8](UnsafeBufferPointer(start: base, count: count))
    }

    @inline(never)
    private func grow(by length: Int) -> Bool {
        guard !isFull, length <= limit, count + discarded + length <= limit else {
            isFull = true
            return false
        }
        while capacity < count + length { capacity *= 2 }
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        UnsafeMutableRawPointer(larger).copyMemory(from: base, byteCount: count)
        base.initialize(repeating: 0, count: max(highest, count))
        base.deallocate()
        base = larger
        highest = count
        return true
    }
}

/// A stack of plain values that grows as it must and is cut back in no time.
final class Stack<Element: BitwiseCopyable> {
    private var base: UnsafeMutablePointer<Element>
    private var capacity = 32
    private(set) var count = 0

    init() {
        base = .allocate(capacity: capacity)
    }

    deinit {
        base.deallocate()
    }

    @inline(__always)
    func append(_ element: Element) {
        if count == capacity { grow() }
        (base + count).initialize(to: element)
        count += 1
    }

    @inline(__always)
    func removeLast() -> Element {
        assert(count > 0)
        count -= 1
        return base[count]
    }

    @inline(__always)
    func truncate(to length: Int) {
        assert(length <= count)
        count = length
    }

    @inline(__always)
    subscript(index: Int) -> Element {
        assert(index >= 0 && index < count)
        return base[index]
    }

    @inline(never)
    private func grow() {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
        UnsafeMutableRawPointer(larger).copyMemory(from: base, byteCount: count * MemoryLayout<Element>.stride)
        base.deallocate()
        base = larger
        capacity *= 2
    }
}

/// The words of a tape, written by a reader and then only read.
final class WordBuffer {
    fileprivate var base: UnsafeMutablePointer<UInt64>
    private var capacity: Int
    private(set) var count = 0

    init(capacity: Int) {
        self.capacity = max(capacity, 16)
        base = .allocate(capacity: self.capacity)
    }

    deinit {
        base.deallocate()
    }

    @inline(__always)
    func append(_ word: UInt64) {
        if count == capacity { grow() }
        base[count] = word
        count += 1
    }

    @inline(__always)
    subscript(index: Int) -> UInt64 {
        get {
            assert(index >= 0 && index < count)
            return base[index]
        }
        set {
            assert(index >= 0 && index < count)
            base[index] = newValue
        }
    }

    @inline(never)
    private func grow() {
        let larger = UnsafeMutablePointer<UInt64>.allocate(capacity: capacity * 2)
        UnsafeMutableRawPointer(larger).copyMemory(from: base, byteCount: count * MemoryLayout<UInt64>.stride)
        base.deallocate()
        base = larger
        capacity *= 2
    }
}

/// A document's bytes and tape, one pointer wide, so that cursors are small. `JSONDocument` keeps it alive.
struct JSONSource: @unchecked Sendable, Equatable {
    fileprivate struct Parts {
        let words: UnsafePointer<UInt64>
        let wordCount: Int
        let bytes: ByteView
    }

    private let parts: UnsafePointer<Parts>

    fileprivate init(_ parts: UnsafePointer<Parts>) {
        self.parts = parts
    }

    @inline(__always)
    func entry(_ index: Int) -> JSONEntry {
        assert(index >= 0 && index < parts.pointee.wordCount)
        return JSONEntry(bits: parts.pointee.words[index])
    }

    @inline(__always)
    func bytes(_ start: Int, _ end: Int) -> ByteView {
        parts.pointee.bytes.slice(start, end)
    }

    var bytes: ByteView {
        parts.pointee.bytes
    }

    /// How many entries the tape has.
    var count: Int {
        parts.pointee.wordCount
    }
}

/// Owns the tape of a document whose bytes are lent; its cursors are valid while it lives.
final class JSONDocument {
    private let tape: WordBuffer
    private let parts: UnsafeMutablePointer<JSONSource.Parts>

    init(tape: WordBuffer, bytes: ByteView) {
        self.tape = tape
        parts = .allocate(capacity: 1)
        parts.initialize(to: JSONSource.Parts(words: UnsafePointer(tape.base), wordCount: tape.count, bytes: bytes))
    }

    deinit {
        parts.deallocate()
    }

    var root: JSONValue {
        JSONValue(source: JSONSource(UnsafePointer(parts)), index: 0)
    }
}
