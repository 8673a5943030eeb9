import Testing

@testable import Veil

struct JSONTextTests {
    @Test(arguments: [
        ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 2), ("👩‍👧", 3), (#"\n\u00e9"#, 2), (#"\ud83d\ude00!"#, 2),
        (#"\\u0041"#, 6),
    ])
    func `scalars are counted after unescaping`(_ spelling: String, _ count: Int) throws {
        #expect(try withDocument("\"\(spelling)\"") { $0.text.scalarCount } == count)
    }

    @Test(arguments: [
        ("a", "a", 0), ("a", "b", -1), ("b", "a", 1), ("a", "ab", -1), (#"\u0061b"#, "ab", 0), ("", "a", -1),
    ])
    func `strings are ordered by their UTF-8`(_ one: String, _ other: String, _ order: Int) throws {
        try withDocument("[\"\(one)\",\"\(other)\"]") { root in
            let texts = root.elements.map { $0.text }
            #expect(texts[0].order(to: texts[1]).signum() == order)
            #expect(texts[0].isEqual(to: texts[1]) == (order == 0))
        }
    }

    @Test(arguments: [
        (#"a\/b"#, #""a/b""#), (#"\u0001\u001f\u007f"#, "\"\\u0001\\u001f\u{7F}\""), ("<b>", #""\u003cb>""#),
        (#"\u003C"#, #""\u003c""#),
        (#"\b\f\n\r\t\"\\"#, #""\b\f\n\r\t\"\\""#), (#"\ud83d\ude00"#, "\"😀\""), ("\u{2028}", "\"\u{2028}\""),
    ])
    func `strings are written with the shortest escapes`(_ spelling: String, _ expected: String) throws {
        try withDocument("\"\(spelling)\"") { value in #expect(written { $0.writeString(value.text) } == expected) }
    }
}
