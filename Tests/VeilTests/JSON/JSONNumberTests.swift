import Testing

@testable import Veil

struct JSONNumberTests {
    @Test(arguments: [
        ("0", true), ("-0.0e999999999", true), ("1e308", true), ("1.7976931348623157e308", true),
        ("1.797693134862315807e308", true), ("1.797693134862315808e308", false), ("17.9e307", true),
        ("17.98e307", false),
        ("179769313486231570000e288", true), ("0.0000001e315", true), ("0.000001e315", false), ("1e309", false),
        ("-1e400", false), ("1e-400", true), ("1e99999999999999999999", false), ("1e-99999999999999999999", true),
    ])
    func `a number is finite as a Double or not`(_ spelling: String, _ expected: Bool) throws {
        #expect(try withDocument(spelling) { $0.number.isFinite } == expected)
        #expect(Double(spelling)?.isFinite == expected)
    }

    @Test(arguments: [
        ("0", 0), ("-7", -7), ("123456789", 123_456_789), ("1234567890", nil), ("1.0", nil), ("1e2", nil),
    ])
    func `an integer is read from its spelling`(_ spelling: String, _ expected: Int?) throws {
        #expect(try withDocument(spelling) { $0.number.integer } == expected)
    }
}
