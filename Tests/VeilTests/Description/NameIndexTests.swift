import Testing

@testable import Veil

struct NameIndexTests {
    private func place(of name: String, among names: [String]) throws -> Int? {
        let list = (names + [name]).map { "\"\($0)\"" }.joined(separator: ",")
        return try withDocument("[\(list)]") { root in
            var texts = root.elements.map { $0.text }
            let wanted = texts.removeLast()
            return NameIndex(texts).place(of: wanted)
        }
    }

    @Test(arguments: [("b", 0), ("a", 1), ("c", 2), ("", nil), ("ab", nil), ("d", nil)])
    func `a name is found wherever it stands`(_ name: String, _ expected: Int?) throws {
        #expect(try place(of: name, among: ["b", "a", "c"]) == expected)
    }

    @Test func `of equal names the later counts`() throws {
        #expect(try place(of: "a", among: ["a", "b", "a", "c"]) == 2)
    }

    @Test func `a name is compared without its escapes`() throws {
        #expect(try place(of: #"\u0061b"#, among: ["x", "ab"]) == 1)
    }

    @Test func `nothing is found among no names`() throws {
        #expect(try place(of: "a", among: []) == nil)
    }

    @Test(arguments: [
        ("a", true), ("A-b_c.9", true), (String(repeating: "a", count: 64), true), ("", false), ("9a", false),
        (".a", false), ("_a", false), ("a b", false), ("é", false), (#"\u0061"#, false),
        (String(repeating: "a", count: 65), false),
    ])
    func `a plain name is letters, digits and three marks`(_ name: String, _ expected: Bool) throws {
        #expect(try withDocument("\"\(name)\"") { $0.text.isPlainName } == expected)
    }
}
