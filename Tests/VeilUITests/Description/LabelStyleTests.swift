import Testing
import VeilUI

private struct Tinted: LabelStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.icon.padding(4)
            configuration.title.foregroundStyle(isEnabled ? Color.blue : .gray)
        }
    }
}

private struct Padded: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        Label(configuration).padding(4)
    }
}

@MainActor
struct LabelStyleTests {
    private let label = Label("Mail", systemImage: "tray")

    @Test func `a label shows the part that its style shows`() {
        let both = """
            Label
            ├─ Image systemName: "tray"
            └─ label: Text "Mail"
            """
        #expect(label.labelStyle(.automatic).drawn == both)
        #expect(label.labelStyle(.titleAndIcon).drawn == both)
        #expect(label.labelStyle(.titleOnly).drawn == #"Text "Mail""#)
        let icon = #"Image systemName: "tray" .accessibilityLabel("Mail")"#
        #expect(label.labelStyle(.iconOnly).drawn == icon)
        #expect(VStack { label }.labelStyle(IconOnlyLabelStyle()).drawn == "VStack\n└─ \(icon)")
        #expect(label.labelStyle(.titleOnly).labelStyle(.iconOnly).drawn == #"Text "Mail""#)
    }

    @Test func `a style of one's own reads its environment`() {
        let drawn = """
            HStack
            ├─ Image systemName: "tray" .padding(4)
            └─ Text "Mail" .foregroundStyle(gray)
            """
        #expect(label.labelStyle(Tinted()).disabled(true).drawn == drawn)
    }

    @Test func `inside a style the style is automatic again`() {
        #expect(
            label.labelStyle(Padded()).drawn == """
                Label .padding(4)
                ├─ Image systemName: "tray"
                └─ label: Text "Mail"
                """)
    }

    @Test func `a withheld icon does not say its title`() {
        let drawn = label.labelStyle(.iconOnly).redacted(reason: .placeholder).drawn
        #expect(drawn == "Image ▮ placeholder class busy")
    }

    @Test func `a hidden label is a name`() {
        #expect(
            VStack {
                Toggle("Sound", isOn: .constant(true))
                Slider(value: .constant(0.5)) { Text("Volume") }
                Toggle("", isOn: .constant(false))
                Button("Stay") {}
            }
            .labelsHidden().drawn == """
                VStack
                ├─ Toggle isOn: true .accessibilityLabel("Sound")
                ├─ Slider value: 0.5 in: [0, 1] .accessibilityLabel("Volume")
                ├─ Toggle isOn: false
                └─ Button style: automatic
                   └─ label: Text "Stay"
                """)
    }
}
