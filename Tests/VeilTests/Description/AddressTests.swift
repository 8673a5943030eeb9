import Testing

@testable import Veil

struct AddressTests {
    private func judge(_ address: String, _ rule: (JSONText) -> Bool) throws -> Bool {
        try withDocument("\"\(address)\"") { rule($0.text) }
    }

    @Test(arguments: [
        "", "a.png", "/a.png", "../a:b.png", "?a:b", "#a:b", "https://a.b/c", "HTTPS://a.b", " h\\tttps://a.b",
        "data:image/png;base64,AA", "DATA:Image/JPEG,AA", "data:image/webp;base64,AA", "//a.b/c",
    ])
    func `an image may come from there`(_ address: String) throws {
        #expect(try judge(address, Address.isImage))
    }

    @Test(arguments: [
        "http://a.b", "javascript:1", "java\\nscript:1", "\\u0001javascript:1", "JAVASCRIPT:1", "vbscript:1",
        "file:///a",
        "data:image/svg+xml,<svg>", "data:text/html,a", "data:image/png", "data:image/pngx,a", "data:,a", "blob:a",
        ":a",
        "java%73cript:1", "j\\u00a0avascript:1", "cid:a",
    ])
    func `an image may not come from there`(_ address: String) throws {
        #expect(try !judge(address, Address.isImage))
    }

    @Test(arguments: ["http://a.b", "https://a.b", "mailto:a@b", "TEL:+1", "a/b", "//a.b", "#top", ""])
    func `a link may lead there`(_ address: String) throws {
        #expect(try judge(address, Address.isLink))
    }

    @Test(arguments: [
        "javascript:1", "data:text/html,a", "data:image/png,a", "vbscript:1", "ftp://a", "intent:a", "a b:c",
    ])
    func `a link may not lead there`(_ address: String) throws {
        #expect(try !judge(address, Address.isLink))
    }
}
