import Testing

@testable import Veil

/// Bytes are read and copied eight at a time: every length and every place is tried once.
struct BytesTests {
    private let longest = 40

    private func bytes(_ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(0x41 + $0) }
    }

    @Test func `bytes are equal when each is`() {
        for count in 0...longest {
            let one = bytes(count)
            #expect(isEqual(one, one), "\(count)")
            #expect(!isEqual(one, bytes(count + 1)), "\(count)")
            for place in 0..<count {
                var other = one
                other[place] ^= 0x80
                #expect(!isEqual(one, other), "\(place) of \(count)")
            }
        }
    }

    private func isEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
        ByteView.withBytes(of: one) { one in ByteView.withBytes(of: other) { one.isEqual(to: $0) } }
    }

    @Test func `all bytes are appended and no others`() {
        for count in 0...longest {
            let buffer = ByteBuffer(capacity: 4, limit: 1000)
            for byte in bytes(count) { buffer.append(byte) }
            ByteView.withBytes(of: bytes(count)) { buffer.append($0) }
            buffer.append(0x21)
            #expect(buffer.array == bytes(count) + bytes(count) + [0x21], "\(count)")
        }
    }

    @Test(arguments: [
        (#"\n"#, "\n"), (#"\""#, "\""), ("<", "<"), ("é", "é"), ("€", "€"), ("😀", "😀"), ("\u{7F}", "\u{7F}"),
    ])
    func `a string is read whatever stands at which place`(_ spelling: String, _ meaning: String) throws {
        for count in 0...20 {
            for place in 0...count {
                let (before, behind) = (
                    String(repeating: "a", count: place), String(repeating: "b", count: count - place)
                )
                let text = try withDocument("[\"\(before)\(spelling)\(behind)\",1]") {
                    $0.elements.map { $0 }[0].text.string
                }
                #expect(text == before + meaning + behind, "\(place) of \(count)")
            }
        }
    }

    @Test func `a control is refused at its place`() {
        for count in 0...20 {
            for place in 0...count {
                let json =
                    "\"" + String(repeating: "a", count: place) + "\u{1F}"
                    + String(repeating: "b", count: count - place) + "\""
                let fault = #expect(throws: JSONFault.self) { try withDocument(json) { _ in } }
                #expect(fault?.reason == .syntax)
                #expect(fault?.offset == place + 1)
            }
        }
    }
}
