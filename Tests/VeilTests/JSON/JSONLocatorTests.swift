import Testing

@testable import Veil

struct JSONLocatorTests {
    private let json = """
        {"a/b": [1, {"c~d": null}],
         "modifiers": ["bold", {"overlay": {"type": "Text"}}]}
        """

    @Test(arguments: [
        ("", 1, 1), ("/a~1b", 1, 9), ("/a~1b/0", 1, 10), ("/a~1b/1/c~0d", 1, 21), ("/modifiers/1/overlay/type", 2, 45),
        ("/modifiers/bold", 2, 16), ("/modifiers/overlay/type", 2, 45),
    ])
    func `a pointer names a place`(_ pointer: String, _ line: Int, _ column: Int) {
        let place = Redactor.locate(pointer, in: Array(json.utf8))
        #expect(place.map { [$0.line, $0.column] } == [line, column])
    }

    @Test(arguments: ["a", "/a", "/a~1b/2", "/a~1b/01", "/a~1b/-1", "/a~2b", "/modifiers/italic", "/a~1b/0/x"])
    func `a pointer to nothing names no place`(_ pointer: String) {
        #expect(Redactor.locate(pointer, in: Array(json.utf8)) == nil)
    }

    @Test func `places come in one pass, in their order`() throws {
        try withDocument(json) { root in
            let places = JSONPlaces(in: root.source.bytes)
            var pointers: [String] = []
            for index in 0..<root.source.count {
                pointers.append(written { places.writePointer(to: index, below: root, into: $0) })
            }
            #expect(
                pointers == [
                    "", "/a~1b", "/a~1b", "/a~1b/0", "/a~1b/1", "/a~1b/1/c~0d", "/a~1b/1/c~0d", "/modifiers",
                    "/modifiers",
                    "/modifiers/0", "/modifiers/1", "/modifiers/1/overlay", "/modifiers/1/overlay",
                    "/modifiers/1/overlay/type", "/modifiers/1/overlay/type",
                ])
        }
    }
}
