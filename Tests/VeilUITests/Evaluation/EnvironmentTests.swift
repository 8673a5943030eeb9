import Testing
import VeilUI

private struct LevelKey: EnvironmentKey {
    static let defaultValue = 0
}

extension EnvironmentValues {
    fileprivate var level: Int {
        get { self[LevelKey.self] }
        set { self[LevelKey.self] = newValue }
    }

    /// Writes a value of SwiftUI's through one of the user's own.
    fileprivate var isLoading: Bool {
        get { redactionReasons.contains(.placeholder) }
        set { redactionReasons = newValue ? .placeholder : [] }
    }
}

private struct Level: View {
    @Environment(\.level) private var level

    var body: some View {
        Text("\(level)")
    }
}

private struct Nested: DynamicProperty {
    @Environment(\.level) var level
}

private struct NestedLevel: View {
    private var nested = Nested()

    var body: some View {
        Text("\(nested.level)")
    }
}

/// Reads its environment in a closure that runs while another view is evaluated.
private struct Capturing: View {
    @Environment(\.level) private var level

    var body: some View {
        ForEach(0..<1) { _ in Text("\(level)") }
            .environment(\.level, 9)
    }
}

private struct Raising: ViewModifier {
    @Environment(\.level) private var level

    func body(content: Content) -> some View {
        content.environment(\.level, level + 1)
    }
}

private struct Enabled: View {
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        Text(isEnabled ? "on" : "off")
    }
}

@MainActor
struct EnvironmentTests {
    private func texts(_ view: some View) -> [String] {
        view.tree().split(separator: "\"").enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }

    @Test func `a view reads where it stands`() {
        let view = VStack {
            Level()
            Level().environment(\.level, 2)
            VStack { Level() }.environment(\.level, 3).environment(\.level, 4)
        }
        #expect(texts(view) == ["0", "2", "3"])
    }

    @Test func `the same value in two places reads twice`() {
        let level = Level()
        #expect(
            texts(
                HStack {
                    level.environment(\.level, 1)
                    level
                    level.environment(\.level, 2)
                }) == ["1", "0", "2"])
    }

    @Test func `a property inside another property reads too`() {
        #expect(texts(NestedLevel().environment(\.level, 5)) == ["5"])
    }

    @Test func `a closure reads what its view read`() {
        #expect(texts(Capturing().environment(\.level, 1)) == ["1"])
    }

    @Test func `a modifier reads outside of what it writes`() {
        let raising = Raising()
        #expect(texts(Level().modifier(raising).modifier(raising)) == ["2"])
        #expect(texts(Level().modifier(raising.concat(raising)).environment(\.level, 5)) == ["7"])
    }

    @Test func `transforming goes on from what is inherited`() {
        #expect(texts(Level().transformEnvironment(\.level) { $0 *= 2 }.environment(\.level, 4)) == ["8"])
    }

    @Test func `an overlay reads the environment outside of it`() {
        let view = Text("x").environment(\.level, 1).overlay(Level()).environment(\.level, 2)
        #expect(texts(view) == ["x", "2"])
    }

    @Test func `nothing inside enables what is disabled outside`() {
        #expect(texts(Enabled().disabled(false).disabled(true)) == ["off"])
        #expect(texts(Enabled().environment(\.isEnabled, true).disabled(true)) == ["on"])
    }

    @Test func `outside of an evaluation a property has its default`() {
        #expect(texts(Level().body) == ["0"])
    }

    @Test func `the environment of the call is that of the root`() {
        var environment = EnvironmentValues()
        environment.level = 3
        environment.redactionReasons = [.privacy, RedactionReasons(rawValue: 1 << 20)]
        environment.isEnabled = false
        environment.colorScheme = .dark
        environment.font = .title
        #expect(
            Level().viewJSON(environment) == """
                {"version":1,"environment":{"redactionReasons":{"rawValue":1048578},"isEnabled":false,\
                "colorScheme":"dark"},"body":{"type":"Text","text":"3","modifiers":[{"font":"title"}]}}
                """)
    }

    @Test func `what is written through a property of one's own is described`() {
        #expect(Text("Hi").environment(\.isLoading, true).tree() == "Text ▮ placeholder class 8 busy\n")
    }

    @Test func `state and bindings hold their values`() {
        struct Counter: View {
            @State private var count = 2
            @Binding var name: String

            var body: some View {
                Stepper(name, value: $count)
            }
        }
        #expect(
            Counter(name: .constant("Cups")).describedBody()
                == #"{"type":"Stepper","title":"Cups","value":2,"step":1}"#)
    }
}
