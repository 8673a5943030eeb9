import Testing
import Veil
import VeilUI

// The first article's second way: reasons of one's own, an effect for each, and an own `redacted(reason:)`.

private enum RedactionReason {
    case placeholder, confidential, blurred
}

private struct Placeholder: RedactionEffect {
    let disclosure = RedactionDisclosure.class

    func body(content: Content) -> some View {
        content
            .accessibility(label: Text("Placeholder"))
            .opacity(0)
            .overlay(RoundedRectangle(cornerRadius: 2).fill(Color.black.opacity(0.1)).padding(.vertical, 4.5))
    }
}

private struct Confidential: RedactionEffect {
    func body(content: Content) -> some View {
        content.accessibility(label: Text("Confidential")).overlay(Color.black)
    }
}

private struct Blurred: RedactionEffect {
    func body(content: Content) -> some View {
        content.accessibility(label: Text("Blurred")).blur(radius: 4)
    }
}

extension View {
    @ViewBuilder
    fileprivate func redacted(reason: RedactionReason?) -> some View {
        switch reason {
        case .placeholder: modifier(Placeholder())
        case .confidential: modifier(Confidential())
        case .blurred: modifier(Blurred())
        case nil: self
        }
    }
}

@MainActor
struct OwnReasonTests {
    @Test func `four texts with nil and the three reasons`() throws {
        let view = VStack {
            Text("Hi").redacted(reason: nil)
            Text("Hi").redacted(reason: .placeholder)
            Text("Hi").redacted(reason: .confidential)
            Text("Hi").redacted(reason: .blurred)
        }
        let title = "four texts with nil and the three reasons"
        #expect(try view.redactedBody() == ViewCase.body(of: title, in: "articles"))
    }

    @Test func `an own redacted(reason:) needs nothing newer than iOS 13`() throws {
        let view = Text("Hi").redacted(reason: .blurred)
        let title = "the second way needs nothing newer than iOS 13"
        #expect(
            try view.redactedBody(for: RedactionOptions(target: "iOS 13.0")) == ViewCase.body(of: title, in: "articles")
        )
    }

    @Test func `SwiftUI's own reasons are still at hand beside it`() {
        #expect(
            Text("Hi").redacted(reason: [.placeholder, .privacy]).describedBody() == """
                {"type":"Text","text":"Hi","modifiers":[{"redacted":["placeholder","privacy"]}]}
                """)
        #expect(
            Text("Hi").redacted(reason: RedactionReasons.privacy).describedBody() == """
                {"type":"Text","text":"Hi","modifiers":[{"redacted":"privacy"}]}
                """)
    }

    @Test func `a nested unredacted shows through a confidential card`() throws {
        let view = VStack {
            Text("1234")
            Text("Bank").unredacted()
        }
        .redacted(reason: .confidential)
        let title = "a nested unredacted shows through a confidential card"
        #expect(try view.redactedBody() == ViewCase.body(of: title, in: "articles"))
    }
}
