import Testing

@testable import Veil

struct ColorValueTests {
    @Test(arguments: [
        #""red""#, #"".accentColor""#, #""placeholder""#, ##""#FfF""##, ##""#012345""##, ##""#01234567""##,
        #"{"color":"red"}"#, #"{"color":"red","opacity":0.5}"#, #"{"light":"red","dark":{"color":"blue","opacity":1}}"#,
    ])
    func `a literal colour`(_ json: String) throws {
        #expect(try withDocument(json) { ColorValue.isLiteral($0) })
    }

    @Test(arguments: [
        #""Red""#, #""rebeccapurple""#, #""""#, ##""#""##, ##""#FF""##, ##""#FFFF""##, ##""#GGG""##, ##""#0123456""##,
        #""FFF""#, "1", "null", "[]", "{}", #"{"opacity":1}"#, #"{"color":"red","opacity":"1"}"#,
        #"{"color":"red","opacity":1e309}"#, #"{"color":"red","x":1}"#, #"{"light":"red"}"#,
        #"{"light":"red","dark":"blue","opacity":1}"#, #"{"color":"x"}"#,
    ])
    func `no literal colour`(_ json: String) throws {
        #expect(try !withDocument(json) { ColorValue.isLiteral($0) })
    }
}
