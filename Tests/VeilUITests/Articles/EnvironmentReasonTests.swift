import Testing
import VeilUI

// The first article's first way: a reason of one's own, and a modifier for the views that take part.

extension RedactionReasons {
    static let confidential = RedactionReasons(rawValue: 1 << 10)
}

/// The look, as a modifier of SwiftUI's: it draws over the content, which stays.
private struct DrawnOver: ViewModifier {
    @Environment(\.redactionReasons) private var reasons

    func body(content: Content) -> some View {
        if reasons.contains(.confidential) {
            content.accessibility(label: Text("Confidential")).overlay(Color.black)
        } else {
            content
        }
    }
}

/// The same, withheld.
private struct Confidential: RedactionEffect {
    @Environment(\.redactionReasons) private var reasons

    func body(content: Content) -> some View {
        if reasons.contains(.confidential) {
            content.accessibility(label: Text("Confidential")).overlay(Color.black)
        } else {
            content
        }
    }
}

private struct Stamp: RedactionEffect {
    func body(content: Content) -> some View {
        content.overlay(Color.gray)
    }
}

extension View {
    fileprivate func redactable() -> some View {
        modifier(Confidential())
    }
}

@MainActor
struct EnvironmentReasonTests {
    private func expect(
        _ view: some View, _ title: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let expected = ViewCase.body(of: title, in: "articles")
        #expect(try view.redactedBody() == expected, sourceLocation: sourceLocation)
    }

    @Test func `an own reason covers only what opted in`() throws {
        let view = VStack {
            Text("Hello")
            Text("World").redactable()
        }
        .redacted(reason: .confidential)
        .font(.title)
        try expect(view, "an own reason covers only what opted in")
    }

    @Test func `an own reason without an opt-in draws nothing`() throws {
        let view = VStack {
            Text("Hello")
            Text("World")
        }
        .redacted(reason: .confidential)
        try expect(view, "an own reason without an opt-in draws nothing")
    }

    @Test func `an opt-in without the reason draws nothing`() throws {
        try expect(Text("World").redactable(), "an opt-in without the reason draws nothing")
    }

    @Test func `an own reason travels by its raw value`() throws {
        let view = Text("World").redactable().redacted(reason: RedactionReasons(rawValue: 1 << 10))
        #expect(view.viewJSON().contains(#"{"redacted":{"rawValue":1024}}"#))
        try expect(view, "an own reason travels by its raw value")
        try expect(view, "the reason declared under the article's bit and an own name")
    }

    @Test func `a nested unredacted shows through an effect of one's own`() throws {
        let view = HStack {
            Text("12")
            Text("Bank").unredacted()
        }
        .modifier(Stamp())
        try expect(view, "a nested unredacted is honoured under an effect of the document's own")
    }

    @Test func `the opt-in reads what is set outside of it and not inside`() throws {
        try expect(
            Text("World").redacted(reason: .confidential).redactable(),
            "the opt-in reads what is set outside of it and not inside")
    }

    @Test func `a nested unredacted shows through the effect`() throws {
        let view = VStack {
            Text("1234")
            Text("Bank").unredacted()
        }
        .redactable()
        .redacted(reason: .confidential)
        try expect(view, "a nested unredacted is honoured under redactable")
    }

    @Test func `a modifier that draws over content keeps it`() throws {
        let view = Text("World").modifier(DrawnOver()).redacted(reason: .confidential)
        #expect(
            try view.redactedBody() == """
                {"type":"Text","text":"World","modifiers":[{"accessibilityLabel":"Confidential"},{"overlay":"black"}]}
                """)
    }

    @Test func `the same modifier as an effect withholds it`() throws {
        let view = Text("World").modifier(Confidential()).redacted(reason: .confidential)
        #expect(try !view.redactedJSON().contains("World"))
        #expect(
            view.tree() == "Text ▮ effect confidential fixed .accessibilityLabel(\"Confidential\") .overlay(black)\n")
    }
}
