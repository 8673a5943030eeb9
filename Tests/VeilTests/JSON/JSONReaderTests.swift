import Testing

@testable import Veil

struct JSONReaderTests {
    /// The tape as one word a value.
    private func tape(_ json: String) throws -> String {
        try withDocument(json) { root in
            var words: [String] = []
            func list(_ value: JSONValue) {
                switch value.kind {
                case .null, .true, .false, .number: words.append(value.spelling.string)
                case .string: words.append("\"\(value.text.string)\"")
                case .array:
                    words.append("[")
                    for element in value.elements { list(element) }
                    words.append("]")
                case .object:
                    words.append("{")
                    for member in value.members {
                        words.append(member.key.text.string + ":")
                        list(member.value)
                    }
                    words.append("}")
                }
            }
            list(root)
            return words.joined(separator: " ")
        }
    }

    @Test(arguments: [
        ("null", "null"), (" true\r\n", "true"), ("false", "false"), ("[]", "[ ]"), ("{}", "{ }"),
        ("[1,[2],{\"a\":[]}]", "[ 1 [ 2 ] { a: [ ] } ]"),
        ("{\"a\":{\"b\":null},\"c\":\"d\"}", "{ a: { b: null } c: \"d\" }"),
        ("-0", "-0"), ("10.50e+07", "10.50e+07"), ("0.1E-2", "0.1E-2"),
        (#""\"\\\/\b\f\n\r\t""#, "\"\"\\/\u{8}\u{C}\n\r\t\""), (#""\u00e9\u20AC\uD83D\uDE00""#, "\"é€😀\""),
        (#""\u0000""#, "\"\0\""),
    ])
    func `a document becomes its tape`(_ json: String, _ expected: String) throws {
        #expect(try tape(json) == expected)
    }

    private func fault(_ bytes: [UInt8]) -> (JSONFault.Reason, Int)? {
        bytes.withUnsafeBufferPointer { buffer in
            let view = ByteView(base: buffer.baseAddress!, count: buffer.count)
            do throws(JSONFault) {
                _ = try JSONReader.read(view)
                return nil
            } catch {
                return (error.reason, error.offset)
            }
        }
    }

    @Test(arguments: [
        (" ", JSONFault.Reason.empty, 1), ("tru", .syntax, 0), ("01", .syntax, 1), ("1.", .syntax, 2),
        ("1e", .syntax, 2),
        ("-", .syntax, 1), ("+1", .syntax, 0), (".5", .syntax, 0), ("[1,]", .syntax, 3), ("[1 2]", .syntax, 3),
        ("{\"a\"}", .syntax, 4), ("{a:1}", .syntax, 1), ("{\"a\":1,}", .syntax, 7), ("[", .syntax, 1),
        ("\"a", .syntax, 0),
        ("\"\t\"", .syntax, 1), ("\"\\x\"", .syntax, 1), ("\"\\u12g4\"", .syntax, 1), ("1 2", .syntax, 2),
        ("'a'", .syntax, 0),
        ("\"\\ud800\"", .surrogate, 1), ("\"\\udc00\"", .surrogate, 1), ("\"\\ud800\\u0041\"", .surrogate, 1),
        ("{\"a\":1,\"a\":2}", .duplicateKey, 7), ("{\"a\":1,\"\\u0061\":2}", .duplicateKey, 7),
        ("{\"type\":1,\"typ\\u0065\":2}", .duplicateKey, 10), ("\u{FEFF}1", .syntax, 0),
    ])
    func `what is not JSON is refused at its place`(_ json: String, _ reason: JSONFault.Reason, _ offset: Int) throws {
        let found = try #require(fault(Array(json.utf8)))
        #expect(found.0 == reason)
        #expect(found.1 == offset)
    }

    @Test(
        arguments: [
            [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xC2, 0x41], [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF],
            [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xE2, 0x82], [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x8F, 0xBF, 0xBF],
            [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xF0, 0x9F, 0x98], [0xFE], [0xFF],
        ] as [[UInt8]])
    func `bytes that are not UTF-8 are refused`(_ bytes: [UInt8]) throws {
        let found = try #require(fault([0x22] + bytes + [0x22]))
        #expect(found.0 == .utf8)
        #expect(found.1 == 1)
    }

    @Test(arguments: ["\u{80}", "\u{7FF}", "\u{800}", "\u{D7FF}", "\u{E000}", "\u{FFFF}", "\u{10000}", "\u{10FFFF}"])
    func `each border of UTF-8 is read`(_ scalar: String) throws {
        #expect(try withDocument("\"\(scalar)\"") { $0.text.string } == scalar)
    }

    @Test func `many keys are compared as few are`() throws {
        let keys = (0..<100).map { "\"key\($0)\":\($0)" }
        #expect(try withDocument("{\(keys.joined(separator: ","))}") { Array($0.members).count } == 100)
        let found = try #require(fault(Array("{\(keys.joined(separator: ",")),\"key\\u0037\":1}".utf8)))
        #expect(found.0 == .duplicateKey)
    }

    @Test func `a member is found by its word`() throws {
        try withDocument(#"{"x-a":[1,2],"type":"Text","modifiers":[]}"#) { root in
            #expect(root[.type]?.word() == .Text)
            #expect(root[.modifiers]?.kind == .array)
            #expect(root[.children] == nil)
        }
    }
}
