// Texts, images, controls and names, in the spellings that real code uses.
import VeilUI

struct Texts: View {
    let name: String = "Ada"
    let key: LocalizedStringKey = "greeting"
    let part: Substring = "sub"
    let date = Date(timeIntervalSince1970: 0)

    var body: some View {
        VStack {
            Text("literal")
            Text(verbatim: "verbatim \(name)")
            Text(name)
            Text(part)
            Text(key)
            Text("Hello, \(name)! You are \(36) and \(1.5, specifier: "%.1f")")
            Text(3.5, format: .number)
            Text(date, style: .date)
        }
        VStack {
            Text("a").font(.title).bold()
            Text("a").font(.system(size: 12, weight: .light, design: .monospaced))
            Text("a").font(.system(.body, design: .serif))
            Text("a").font(.custom("Avenir", size: 14))
            Text("a").font(.body.weight(.medium).italic())
            Text("a").fontWeight(.black).italic().underline().strikethrough(true, color: .red)
            Text("a").kerning(1).tracking(1).baselineOffset(2).fontDesign(.rounded)
            Text("a").lineLimit(1).lineLimit(nil).truncationMode(.tail).minimumScaleFactor(0.5)
            Text("a").multilineTextAlignment(.center).lineSpacing(2).textCase(.uppercase)
        }
        .font(.largeTitle)
    }
}

struct Images: View {
    let url = URL(string: "https://example.org/a.png")

    var body: some View {
        HStack {
            Image("name")
            Image(systemName: "star").imageScale(.large).symbolRenderingMode(.hierarchical)
            Image(decorative: "name").resizable().aspectRatio(contentMode: .fit)
            Image(systemName: "star").renderingMode(.template).font(.title)
            AsyncImage(url: url)
            AsyncImage(url: url) { image in
                image.resizable()
            } placeholder: {
                ProgressView()
            }
            Label("Star", systemImage: "star").labelStyle(.iconOnly)
            Label("Star", image: "star")
            Label {
                Text("Title")
            } icon: {
                Image(systemName: "star")
            }
            Link("Site", destination: URL(string: "https://example.org")!)
            Link(destination: URL(string: "https://example.org")!) { Text("Site") }
        }
    }
}

struct Controls: View {
    enum Fruit: String, CaseIterable, Identifiable {
        case apple, pear
        var id: Self { self }
    }

    @State private var isOn = false
    @State private var text = ""
    @State private var amount = 3
    @State private var level = 0.5
    @State private var date = Date(timeIntervalSince1970: 0)
    @State private var fruit: Fruit = .apple
    @State private var optional: Int? = nil
    @FocusState private var focused: Bool
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Form {
            Section("Switches") {
                Toggle("On", isOn: $isOn).toggleStyle(.switch)
                Toggle(isOn: $isOn) { Text("On") }
            }
            Section(header: Text("Header"), footer: Text("Footer")) {
                TextField("Name", text: $text, prompt: Text("Required")).textFieldStyle(.roundedBorder)
                TextField("Name", text: $text).focused($focused).keyboardType(.emailAddress)
                TextField("Amount", value: $amount, format: .number)
                SecureField("Password", text: $text)
                TextEditor(text: $text).frame(minHeight: 80)
            }
            Section {
                Picker("Fruit", selection: $fruit) {
                    ForEach(Fruit.allCases) { fruit in
                        Text(fruit.rawValue.capitalized).tag(fruit)
                    }
                }
                Picker(selection: $optional, label: Text("Optional")) {
                    Text("None").tag(nil as Int?)
                    Text("One").tag(Optional(1))
                }
                Slider(value: $level)
                Slider(value: $level, in: 0...10, step: 0.5) { Text("Level") }
                Stepper("Amount", value: $amount, in: 0...10)
                Stepper(value: $amount) { Text("Amount") }
                DatePicker("Date", selection: $date, displayedComponents: [.date])
                Gauge(value: level) { Text("Level") }
                ProgressView()
                ProgressView("Loading", value: 3, total: 10)
            } header: {
                Text("Values")
            }
            Button("Done") { dismiss() }
            Button("Add", systemImage: "plus") { amount += 1 }
            Button(role: .destructive) {
                text = ""
            } label: {
                Text("Clear")
            }
        }
        .onAppear { text = "started" }
        .onChange(of: amount) { _, new in text = "\(new)" }
        .task { text = "task" }
        .animation(.default, value: isOn)
    }
}

struct Names: View {
    let spoken = "spoken"

    var body: some View {
        Text("a")
            .accessibilityLabel("Label")
            .accessibilityLabel(Text("Label"))
            .accessibilityLabel(spoken)
            .accessibility(label: Text("Label"))
            .accessibility(value: Text("Value"))
            .accessibility(hint: Text("Hint"))
            .accessibility(hidden: true)
            .accessibilityValue("\(3) of 5")
            .accessibilityHint("Hint")
            .accessibilityHidden(true)
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(.isHeader)
            .accessibilityIdentifier("id")
            .help("Help")
            .tag(1)
            .id("row")
            .navigationTitle("Title")
            .navigationTitle(Text("Title"))
            .navigationBarTitleDisplayMode(.inline)
            .contentShape(Rectangle())
            .allowsHitTesting(false)
            .preferredColorScheme(.dark)
            .environment(\.layoutDirection, .rightToLeft)
    }
}
