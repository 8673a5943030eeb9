// Controls in their longer and older spellings, and modifiers that leave no trace; it has to compile, and that is
// the test.
import VeilUI

struct LongerControls: View {
    struct Row: Identifiable {
        let id: Int
        var name: String
        var isDone = false
    }

    @State private var level = 0.5
    @State private var count = 1
    @State private var text = ""
    @State private var date = Date(timeIntervalSince1970: 0)
    @State private var rows = [Row(id: 1, name: "Ann")]
    @State private var chosen: Int?
    @State private var marked: Set<Int> = []
    @State private var path = NavigationPath()
    @State private var isActive = false

    var body: some View {
        NavigationStack(path: $path) {
            Slider(value: $level, in: 0...1, onEditingChanged: { _ in }) { Text("Level") }
            Slider(value: $level, in: 0...1, minimumValueLabel: Text("0"), maximumValueLabel: Text("1")) {
                Text("Level")
            }
            Stepper(onIncrement: { count += 1 }, onDecrement: { count -= 1 }) { Text("Count") }
            Stepper(value: $count, in: 1...9, onEditingChanged: { _ in }) { Text("Count") }
            ProgressView(value: level, total: 2) {
                Text("Step")
            } currentValueLabel: {
                Text("3")
            }
            Gauge(value: level, in: 0...1) {
                Text("Speed")
            } currentValueLabel: {
                Text("3")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("1")
            }
            .gaugeStyle(.accessoryCircular)
            DatePicker("Born", selection: $date, in: ...date, displayedComponents: .date).datePickerStyle(.compact)
            DatePicker(selection: $date, in: date...) { Text("From") }
            fields
            lists
        }
    }

    @ViewBuilder private var fields: some View {
        TextField("Name", text: $text, onEditingChanged: { _ in }, onCommit: {})
            .textContentType(.name).textInputAutocapitalization(.words).autocapitalization(.none)
            .disableAutocorrection(true).submitLabel(.next).onSubmit(of: .search) {}
        TextField("Count", value: $count, formatter: NumberFormatter())
        SecureField("Password", text: $text, onCommit: {})
    }

    @ViewBuilder private var lists: some View {
        List($rows) { $row in Toggle(row.name, isOn: $row.isDone) }
        List(rows, selection: $chosen) { Text($0.name) }.formStyle(.grouped).listRowSpacing(4)
        List(rows, id: \.id, selection: $marked) { Text($0.name) }.scrollIndicators(.hidden).scrollDisabled(true)
        NavigationLink(destination: Text("Detail"), isActive: $isActive) { Text("Go") }
        NavigationLink(destination: Text("Detail"), tag: 1, selection: $chosen) { Text("Go") }
    }
}

struct OlderPage: View {
    @Environment(\.presentationMode) private var presentationMode
    @Environment(\.controlSize) private var controlSize
    @Environment(\.verticalSizeClass) private var verticalSizeClass
    @Namespace private var names
    @State private var isShown = false

    var body: some View {
        NavigationView {
            Button("Close") { presentationMode.wrappedValue.dismiss() }
                .buttonBorderShape(.capsule)
                .controlSize(.large)
                .keyboardShortcut(.defaultAction)
                .matchedGeometryEffect(id: "close", in: names)
                .accessibilityAction(named: "Copy") {}
                .accessibilityHeading(.h1)
                .onLongPressGesture(minimumDuration: 1, maximumDistance: 10) {
                } onPressingChanged: { _ in
                }
                .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
                .navigationBarTitle("Page", displayMode: .inline)
                .navigationBarHidden(true)
                .ignoresSafeArea(.keyboard, edges: .bottom)
                .alert(isPresented: $isShown) {
                    Alert(title: Text("Sure?"), primaryButton: .destructive(Text("Yes")), secondaryButton: .cancel())
                }
                .actionSheet(isPresented: $isShown) { ActionSheet(title: Text("Sure?"), buttons: [.cancel()]) }
                .sheet(isPresented: $isShown) { Text("Sheet").presentationDetents([.medium, .large]) }
                .environment(\.openURL, OpenURLAction { _ in .handled })
        }
        .navigationViewStyle(StackNavigationViewStyle())
        .overlay(Capsule().strokeBorder(Color.red, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4])))
        .background(LinearGradient(colors: [.red, .blue], startPoint: UnitPoint(x: 0, y: 0), endPoint: .bottom))
        .transition(.asymmetric(insertion: .opacity, removal: .scale))
        .widgetURL(URL(string: "app://page"))
        .containerBackground(.background, for: .widget)
    }
}
