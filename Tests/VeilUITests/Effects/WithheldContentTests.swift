import Testing
import Veil
import VeilUI

/// An effect with any body, for bodies that try to let their content out.
private struct Effect: RedactionEffect {
    let make: (Content) -> any View

    func body(content: Content) -> AnyView {
        erased(make(content))
    }

    private func erased(_ view: some View) -> AnyView {
        AnyView(view)
    }
}

@MainActor
struct WithheldContentTests {
    private var secret: some View {
        Text("needle").accessibilityLabel("needle").help("needle")
    }

    private func expectWithheld(
        _ view: some View, sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        #expect(try !view.redactedJSON().contains("needle"), sourceLocation: sourceLocation)
    }

    @Test func `content inside a stack of the effect is withheld`() throws {
        let view = secret.modifier(
            Effect { content in
                ZStack {
                    content.blur(radius: 3)
                    Image(systemName: "lock")
                }
            })
        try expectWithheld(view)
        #expect(
            view.tree() == """
                ZStack
                ├─ Text ▮ effect effect fixed .blur(3)
                └─ Image systemName: "lock"

                """)
    }

    @Test func `content that is drawn over itself is withheld twice`() throws {
        let view = secret.modifier(Effect { content in content.blur(radius: 3).overlay(content.opacity(0.5)) })
        try expectWithheld(view)
        #expect(
            view.tree() == """
                Text ▮ effect effect2 fixed .blur(3) .overlay(…)
                └─ overlay: Text ▮ effect effect fixed .opacity(0.5)

                """)
    }

    @Test func `content in a label or a header of the effect is withheld`() throws {
        try expectWithheld(
            secret.modifier(
                Effect { content in
                    Section {
                        Button(action: {}) { content }
                    } header: {
                        content
                    } footer: {
                        Label {
                            content
                        } icon: {
                            content
                        }
                    }
                }))
    }

    @Test func `state modifiers of an effect stand around it`() throws {
        let view = secret.modifier(Effect { content in content.blur(radius: 3).unredacted().overlay(Color.red) })
        try expectWithheld(view)
        #expect(view.tree() == "Text ▮ effect effect fixed .blur(3) .overlay(red)\n")
    }

    @Test func `an effect around an effect withholds`() throws {
        let inner = Effect { content in content.blur(radius: 3) }
        try expectWithheld(secret.modifier(Effect { content in content.modifier(inner).overlay(Color.red) }))
    }

    @Test func `what an effect overlays may be withheld by another one`() throws {
        let inner = Effect { content in content.blur(radius: 3) }
        let view = Text("shown").modifier(Effect { content in content.overlay(secret.modifier(inner)) })
        try expectWithheld(view)
        #expect(!view.tree().contains("shown"))
    }

    @Test func `content that reaches a nested effect's overlay is withheld`() throws {
        let view = secret.modifier(
            Effect { content in
                Text("front").modifier(Effect { front in front.overlay(content) })
            })
        try expectWithheld(view)
    }

    @Test func `a modifier without a word in view JSON withholds all the same`() throws {
        try expectWithheld(secret.modifier(Effect { content in content.underline() }))
        try expectWithheld(secret.modifier(Effect { content in content.bold(false) }))
        try expectWithheld(secret.modifier(Effect { content in content.onAppear() }))
        try expectWithheld(secret.modifier(Effect { content in content.id(1) }))
        try expectWithheld(secret.modifier(Effect { content in content.mask { Rectangle() } }))
    }

    @Test func `a name that an effect gives its content goes with the content`() throws {
        let view = secret.modifier(
            Effect { content in content.tag(1).help("Hidden").navigationTitle("Hidden").blur(radius: 3) })
        try expectWithheld(view)
        #expect(view.tree() == "Text ▮ effect effect fixed .blur(3)\n")
    }

    @Test func `the label of a button of the effect is withheld`() throws {
        try expectWithheld(
            secret.modifier(Effect { content in Button(action: {}, label: { content }).buttonStyle(.bordered) }))
    }

    @Test func `several views under an effect are withheld together`() throws {
        try expectWithheld(
            Group {
                secret
                secret
            }
            .modifier(Effect { content in content.overlay(Color.red) }))
        try expectWithheld(
            ForEach(0..<3) { _ in secret }.modifier(Effect { content in VStack { content } }))
    }

    @Test func `content given back unchanged is shown`() throws {
        let view = secret.modifier(Effect { content in content })
        #expect(view.viewJSON() == secret.viewJSON())
        let grouped = Text("Hi").modifier(Effect { content in Group { content } })
        #expect(grouped.describedBody() == #"{"type":"Group","children":[{"type":"Text","text":"Hi"}]}"#)
    }

    @Test func `several views given back unchanged stay what they are`() {
        let pair = ForEach(0..<2) { Text("\($0)") }
        #expect(
            VStack { pair.modifier(Effect { content in content }) }.viewJSON() == VStack { pair }.viewJSON())
    }
}
