import Testing
import Veil
import VeilUI

// The second article: a style that reads isEnabled by itself, through a nested view, and through a wrapper.

private struct DirectStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding()
            .background(isEnabled ? Color.green : Color.red)
            .clipShape(Capsule())
    }
}

private struct NestedLabelStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        StyledLabel(configuration: configuration)
    }

    private struct StyledLabel: View {
        let configuration: ButtonStyle.Configuration
        @Environment(\.isEnabled) private var isEnabled

        var body: some View {
            configuration.label
                .padding()
                .background(isEnabled ? Color.green : Color.red)
                .clipShape(Capsule())
        }
    }
}

private struct ButtonStyleContent<Content: View>: View {
    @Environment(\.isEnabled) private var isEnabled
    @ViewBuilder let content: (Bool) -> Content

    var body: some View {
        Group { content(isEnabled) }
    }
}

private struct WrappedStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        ButtonStyleContent { isEnabled in
            configuration.label
                .padding()
                .background(isEnabled ? Color.green : Color.red)
                .clipShape(Capsule())
        }
    }
}

/// The wrapper with nothing but a background.
private struct WrappedCard: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        ButtonStyleContent { isEnabled in
            configuration.label.background(isEnabled ? Color.green : .red)
        }
    }
}

private struct DirectCard: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label.background(isEnabled ? .green : .red)
    }
}

private struct Colored: ViewModifier {
    @Environment(\.isEnabled) private var isEnabled

    func body(content: Content) -> some View {
        content.foregroundColor(isEnabled ? .green : .red)
    }
}

@MainActor
struct IsEnabledTests {
    @ViewBuilder private var buttons: some View {
        Button("On") {}
        Button("Off") {}.disabled(true)
    }

    /// The body of a case, without the actions that a closure does not have.
    private func expected(_ title: String) -> String {
        ViewCase.body(of: title, in: "articles")
            .replacingOccurrences(of: #""action":"a","#, with: "").replacingOccurrences(of: #""action":"b","#, with: "")
    }

    private let old = RedactionOptions(target: "iOS 14.4")

    @Test func `a style that reads isEnabled is right on the newest system`() throws {
        let view = VStack { buttons }.buttonStyle(DirectStyle())
        #expect(try view.redactedBody() == expected("a style that reads isEnabled is right on the newest system"))
    }

    @Test func `a style that reads isEnabled is always on below iOS 14.5`() throws {
        let view = VStack { buttons }.buttonStyle(DirectStyle())
        #expect(
            try view.redactedBody(for: old) == expected("a style that reads isEnabled is always on below iOS 14.5"))
    }

    @Test(arguments: ["iOS 14.5", "iOS 15.0", "macOS 11.0", "iPadOS 14.5", "watchOS 7.0"])
    func `a style that reads isEnabled is right from iOS 14.5 on and elsewhere`(target: String) throws {
        let view = Button("Off") {}.disabled(true).buttonStyle(DirectStyle())
        #expect(view.tree(for: RedactionOptions(target: target)).contains(".background(red)"))
    }

    @Test(arguments: ["iOS 14.4", "iPadOS 14.4", "iOS 14", "iOS 13.7"])
    func `below it the style reads the default`(target: String) throws {
        let view = Button("Off") {}.disabled(true).buttonStyle(DirectStyle())
        #expect(view.tree(for: RedactionOptions(target: target)).contains(".background(green)"))
    }

    @Test func `a nested view reads isEnabled rightly below iOS 14.5`() throws {
        let view = VStack { buttons }.buttonStyle(NestedLabelStyle())
        let newest = expected("a style that reads isEnabled is right on the newest system")
        #expect(try view.redactedBody(for: old) == newest)
        #expect(try view.redactedBody() == newest)
    }

    @Test func `a wrapper hands isEnabled on rightly below iOS 14.5`() throws {
        let view = VStack { buttons }.buttonStyle(WrappedStyle())
        let title = "ButtonStyleContent hands the right isEnabled on below iOS 14.5"
        #expect(try view.redactedBody(for: old) == expected(title))
        #expect(try view.redactedBody() == expected(title))
    }

    @Test func `a wrapper is a Group on the newest system too`() throws {
        let view = Button("Off") {}.disabled(true).buttonStyle(WrappedCard())
        #expect(try view.redactedBody() == expected("ButtonStyleContent is a Group on the newest system too"))
    }

    @Test(arguments: [
        ("iPadOS 14.4", "iPadOS below 14.5 reads the default as well"),
        ("macOS 11.0", "other platforms never had the fault"),
    ])
    func `other platforms than iOS`(target: String, title: String) throws {
        let view = Button("Off") {}.disabled(true).buttonStyle(DirectCard())
        #expect(try view.redactedBody(for: RedactionOptions(target: target)) == expected(title))
    }

    @Test func `a modifier outside of styles reads isEnabled rightly on iOS 14.4`() throws {
        let view = Text("Hi").modifier(Colored()).disabled(true)
        #expect(try view.redactedBody(for: old) == expected("the condition is right outside of styles on iOS 14.4"))
    }
}
