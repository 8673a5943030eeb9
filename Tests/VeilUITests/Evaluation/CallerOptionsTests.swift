import Testing
import Veil
import VeilUI

private struct Reasons: View {
    @Environment(\.redactionReasons) private var reasons
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Text("\(reasons.rawValue) \(colorScheme.rawValue)")
    }
}

@MainActor
struct CallerOptionsTests {
    @Test func `a view reads the caller's reasons and colour scheme`() {
        let options = RedactionOptions(reasons: ["privacy", "confidential"], colorScheme: .dark)
        #expect(Reasons().viewJSON(for: options).contains("1,026 dark"))
    }

    @Test func `unredacted takes the caller's reasons away unless they are locked`() {
        let view = Reasons().unredacted()
        #expect(view.viewJSON(for: RedactionOptions(reasons: ["privacy"])).contains("0 light"))
        #expect(view.viewJSON(for: RedactionOptions(reasons: ["privacy"], lock: true)).contains("2 light"))
    }

    @Test func `the redacted description is what the core makes of the view JSON`() throws {
        let view = VStack {
            Text("Ann").privacySensitive()
            Text("Title")
        }
        let options = RedactionOptions(reasons: ["privacy"], explain: true)
        let bytes = try Redactor(options).redact(Array(view.viewJSON(for: options).utf8))
        #expect(try view.redactedJSON(for: options) == String(decoding: bytes, as: UTF8.self))
    }

    @Test func `an option that nobody knows is refused, and the tree says so`() {
        let options = RedactionOptions(reasons: ["secrecy"])
        #expect(throws: VeilError.self) { try Text("Hi").redactedJSON(for: options) }
        #expect(Text("Hi").tree(for: options).hasPrefix("error option.unknown-reason"))
    }
}
