import Testing
import Veil

@Test func `an error keeps its parts`() {
    let location = SourceLocation(line: 1, column: 2, offset: 1)
    #expect(location.offset == 1)
}
