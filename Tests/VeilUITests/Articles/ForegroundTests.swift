import Testing
import VeilUI

@MainActor
struct ForegroundTests {
    @Test func `the placeholder leaves the foreground of the environment in place`() throws {
        let view = VStack { Text("Ann") }.foregroundColor(.green).redacted(reason: .placeholder)
        let title = "the placeholder leaves the foreground of the environment in place"
        #expect(try view.redactedBody() == ViewCase.body(of: title, in: "articles"))
    }

    @Test func `the placeholder leaves the foreground of the text itself in place`() throws {
        let view = Text("Ann").foregroundColor(.green).redacted(reason: .placeholder)
        let title = "the placeholder leaves the foreground of the text itself in place"
        #expect(try view.redactedBody() == ViewCase.body(of: title, in: "articles"))
    }
}
