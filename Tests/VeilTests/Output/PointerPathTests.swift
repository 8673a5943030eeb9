import Testing

@testable import Veil

struct PointerPathTests {
    @Test func `a path is written as a pointer`() throws {
        try withDocument(#""a/b~c""#) { name in
            let paths = PointerPath()
            let list = paths.adding(.index(12), to: paths.adding(.word(.children), to: PointerPath.root))
            let named = paths.adding(.word(.body), to: paths.adding(.name(name.text), to: list))
            #expect(written { paths.write(PointerPath.root, names: true, into: $0) } == "")
            #expect(written { paths.write(list, names: false, into: $0) } == "/children/12")
            #expect(written { paths.write(named, names: true, into: $0) } == "/children/12/a~1b~0c/body")
        }
    }

    @Test func `a path without names ends at the first, and tells so`() throws {
        try withDocument(#""own""#) { name in
            let paths = PointerPath()
            let table = paths.adding(.word(.effects), to: PointerPath.root)
            let inner = paths.adding(.index(0), to: paths.adding(.name(name.text), to: table))
            var isWhole: [Bool] = []
            let texts = [inner, table].map { path in
                written { isWhole.append(paths.write(path, names: false, into: $0)) }
            }
            #expect(texts == ["/effects", "/effects"])
            #expect(isWhole == [false, true])
        }
    }
}
