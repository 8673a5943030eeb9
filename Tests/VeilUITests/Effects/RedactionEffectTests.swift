import Testing
import Veil
import VeilUI

private struct Stamp: RedactionEffect {
    func body(content: Content) -> some View {
        content.overlay(Color.gray)
    }
}

private struct Box: RedactionEffect {
    var content: RedactedContent { .removed }
    var isSticky: Bool { true }

    func body(content: Content) -> some View {
        content.overlay(Text("Hidden"))
    }
}

private struct Sized: RedactionEffect {
    var disclosure: RedactionDisclosure { .characters }
    var radius: CGFloat

    func body(content: Content) -> some View {
        content.blur(radius: radius)
    }
}

@MainActor
struct RedactionEffectTests {
    @Test func `an effect becomes a declaration and a modifier`() {
        #expect(
            Text("Hi").modifier(Stamp()).viewJSON() == """
                {"version":1,"effects":{"stamp":{"modifiers":[{"overlay":"gray"}],"disclosure":"fixed"}},\
                "body":{"type":"Text","text":"Hi","modifiers":[{"effect":"stamp"}]}}
                """)
    }

    @Test func `an effect is drawn leaf by leaf`() {
        let view = VStack {
            Text("Ann")
            Button("Pay") {}
        }
        .modifier(Stamp())
        #expect(
            view.tree() == """
                VStack
                ├─ Text ▮ effect stamp fixed .overlay(gray)
                └─ Button ▮ effect stamp fixed style: automatic
                   └─ label: Text ▮ effect stamp fixed .overlay(gray)

                """)
    }

    @Test func `a removed content leaves one box that a nested unredacted does not open`() {
        let view = VStack { Text("Ann").unredacted() }.modifier(Box())
        #expect(
            view.tree() == """
                Rectangle ▮ effect box fixed .overlay(…)
                └─ overlay: Text "Hidden"

                """)
    }

    @Test func `an effect states what its size may tell`() {
        #expect(Text("Anna").modifier(Sized(radius: 2)).tree() == "Text ▮ effect sized characters 4 .blur(2)\n")
    }

    @Test func `one effect with two looks has two names`() {
        let view = HStack {
            Text("a").modifier(Sized(radius: 2))
            Text("b").modifier(Sized(radius: 4))
            Text("c").modifier(Sized(radius: 2))
        }
        #expect(
            view.tree() == """
                HStack
                ├─ Text ▮ effect sized characters 1 .blur(2)
                ├─ Text ▮ effect sized2 characters 1 .blur(4)
                └─ Text ▮ effect sized characters 1 .blur(2)

                """)
    }

    @Test func `a modifier outside the effect is not part of it`() {
        #expect(
            Text("Hi").bold().modifier(Stamp()).padding().tree()
                == "Text ▮ effect stamp fixed .bold .overlay(gray) .padding(16)\n")
    }
}
