import Testing

@testable import Veil

struct DisclosureTests {
    @Test(arguments: [
        (0, 8), (8, 8), (9, 16), (16, 16), (17, 24), (25, 32), (33, 48), (49, 64), (65, 96), (97, 128), (129, 192),
        (193, 256),
        (257, 384), (385, 512), (512, 512), (513, 512), (1_000_000, 512),
    ])
    func `a size is rounded up to its class`(_ scalars: Int, _ size: Int) {
        #expect(Disclosure.class.size(of: scalars) == size)
    }

    @Test func `fixed tells nothing and characters all`() {
        #expect(Disclosure.fixed.size(of: 7) == nil)
        #expect(Disclosure.characters.size(of: 7) == 7)
    }

    @Test func `content is shown only where nothing covers it, layout always, decoration under reasons`() {
        let reason = Look.reason(.privacy)
        let cover = Look.cover(Cover(effect: 0, origin: 0))
        let shown = [ArgumentColumn.content, .layout, .decoration].map { column in
            [nil, reason, cover].map { column.isShown(under: $0) }
        }
        #expect(shown == [[true, false, false], [true, true, true], [true, true, false]])
    }
}
