import VeilSystem

/// The lines of standard input, without their line feeds; nothing else ends a line.
struct LineReader {
    private var buffer = [UInt8](repeating: 0, count: 65_536)
    private var start = 0
    private var end = 0

    mutating func next() -> [UInt8]? {
        var line: [UInt8] = []
        while true {
            if start == end {
                refill()
                if end == 0 { return line.isEmpty ? nil : line }
            }
            let feed = buffer[start..<end].firstIndex(of: 0x0A)
            line += buffer[start..<(feed ?? end)]
            start = feed.map { $0 + 1 } ?? end
            if feed != nil { return line }
        }
    }

    private mutating func refill() {
        let count = buffer.withUnsafeMutableBufferPointer { veil_read(0, $0.baseAddress, numericCast($0.count)) }
        start = 0
        end = max(0, Int(count))
    }
}
