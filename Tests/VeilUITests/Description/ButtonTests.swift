import Testing
import VeilUI

private struct Framed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.border(configuration.role == .destructive ? Color.red : Color.gray)
    }
}

private struct Around: PrimitiveButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Button(configuration)
            Text(isEnabled ? "on" : "off")
        }
    }
}

@MainActor
struct ButtonTests {
    @Test func `a button is its title or its label, and its role`() {
        #expect(Button("Pay") {}.describedBody() == #"{"type":"Button","title":"Pay"}"#)
        #expect(
            Button("Delete", role: .destructive, action: {}).describedBody()
                == #"{"type":"Button","title":"Delete","role":"destructive"}"#)
        #expect(
            Button(action: {}) { Image(systemName: "trash") }.describedBody()
                == #"{"type":"Button","label":{"type":"Image","systemName":"trash"}}"#)
    }

    @Test func `a built-in style is written where it stands`() {
        #expect(
            Button("a") {}.buttonStyle(.bordered).describedBody()
                == #"{"type":"Button","title":"a","modifiers":[{"buttonStyle":"bordered"}]}"#)
        #expect(
            Button("a") {}.buttonStyle(PlainButtonStyle()).describedBody()
                == #"{"type":"Button","title":"a","modifiers":[{"buttonStyle":"plain"}]}"#)
    }

    @Test func `the innermost style draws`() {
        let view = VStack {
            Button("a") {}
            Button("b", role: .destructive) {}.buttonStyle(.plain)
        }
        .buttonStyle(Framed())
        .buttonStyle(.bordered)
        #expect(
            view.drawn == """
                VStack
                ├─ Button style: custom
                │  └─ label: Text "a" .border(gray)
                └─ Button style: plain role: destructive
                   └─ label: Text "b"
                """)
    }

    @Test func `inside a style the style is automatic again`() {
        let view = Button(action: {}) { NavigationLink("inner") { Text("x") } }.buttonStyle(Framed())
        #expect(
            view.drawn == """
                Button style: custom
                └─ label: Button style: automatic .border(gray)
                   └─ label: Text "inner"
                """)
    }

    @Test func `a primitive style may draw with the button itself`() {
        let view = Button("a") {}.buttonStyle(Around()).disabled(true)
        #expect(
            view.drawn == """
                HStack
                ├─ Button disabled style: automatic
                │  └─ label: Text "a"
                └─ Text "off"
                """)
    }

    @Test func `a withheld label stays withheld inside a style`() throws {
        let view = Button("needle") {}.privacySensitive().buttonStyle(Framed()).redacted(reason: .privacy)
        #expect(try !view.redactedJSON().contains("needle"))
        #expect(
            view.drawn == """
                Button ▮ privacy fixed style: custom
                └─ label: Text ▮ privacy fixed .border(gray)
                """)
    }

    @Test func `actions do not run`() {
        var count = 0
        _ = Button("a") { count += 1 }.buttonStyle(Around()).onAppear { count += 1 }.viewJSON()
        #expect(count == 0)
    }
}
