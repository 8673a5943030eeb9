import Testing
import VeilUI

private enum Tariff: String, CaseIterable, Identifiable {
    case free, pro

    var id: Self { self }
}

@MainActor
struct ControlTests {
    @Test func `options of a collection have their identity as their tag`() {
        let picker = Picker("Plan", selection: .constant(Tariff?.some(.pro))) {
            Text("None").tag(Tariff?.none)
            ForEach(Tariff.allCases) { Text($0.rawValue) }
        }
        #expect(
            picker.drawn == """
                Picker selection: "pro"
                ├─ Text "None"
                ├─ Text "free" .tag("free")
                ├─ Text "pro" .tag("pro")
                └─ label: Text "Plan"
                """)
    }

    @Test func `an option keeps a tag of its own, and one of another type has none`() {
        let picker = Picker("Size", selection: .constant(2)) {
            ForEach(1..<3) { Text("\($0)").tag($0 * 2) }
            ForEach(["a"], id: \.self) { Text($0) }
        }
        #expect(
            picker.drawn == """
                Picker selection: 2
                ├─ Text "1" .tag(2)
                ├─ Text "2" .tag(4)
                ├─ Text "a"
                └─ label: Text "Size"
                """)
    }

    @Test func `a date picker has the parts of a date that can be chosen`() {
        let date = Date(timeIntervalSince1970: 0)
        func selection(_ components: DatePickerComponents) -> String {
            DatePicker("D", selection: .constant(date), in: ...date, displayedComponents: components).describedBody()
        }
        #expect(selection(.date) == #"{"type":"DatePicker","title":"D","selection":"1970-01-01"}"#)
        #expect(selection(.hourAndMinute) == #"{"type":"DatePicker","title":"D","selection":"00:00:00"}"#)
        #expect(
            selection([.date, .hourAndMinute])
                == #"{"type":"DatePicker","title":"D","selection":"1970-01-01T00:00:00Z"}"#)
    }

    @Test func `an asynchronous image is its picture with what is done to it`() {
        let url = URL(string: "https://a.b/c.png")
        let image = AsyncImage(url: url) { image in
            image.resizable().scaledToFill().frame(width: 40, height: 40).clipShape(Circle())
        } placeholder: {
            ProgressView()
        }
        let phases = AsyncImage(url: url, transaction: Transaction(animation: .default)) { phase in
            if let image = phase.image {
                image.resizable().scaledToFill().frame(width: 40, height: 40).clipShape(Circle())
            } else if phase.error != nil {
                Color.red
            }
        }
        let drawn = """
            AsyncImage url: "https://a.b/c.png" .aspectRatio(contentMode: fill) .frame(width: 40, height: 40) \
            .clipShape(Circle)
            """
        #expect(image.drawn == drawn)
        #expect(phases.drawn == drawn)
        #expect(
            image.redacted(reason: .placeholder).drawn == """
                AsyncImage ▮ placeholder class busy .aspectRatio(contentMode: fill) .frame(width: 40, height: 40) \
                .clipShape(Circle)
                """)
    }

    @Test func `labeled content is a row of its label and its value`() {
        let form = Form {
            LabeledContent("Balance", value: "12.50").privacySensitive()
            LabeledContent("Plan") { Image(systemName: "star") }
            LabeledContent("Members", value: 1200, format: .number)
        }
        #expect(
            form.drawn == """
                Form
                ├─ HStack
                │  ├─ Text "Balance"
                │  ├─ Spacer
                │  └─ Text "12.50" .foregroundStyle(secondary)
                ├─ HStack
                │  ├─ Text "Plan"
                │  ├─ Spacer
                │  └─ Image systemName: "star" .foregroundStyle(secondary)
                └─ HStack
                   ├─ Text "Members"
                   ├─ Spacer
                   └─ Text "1,200" .foregroundStyle(secondary)
                """)
        #expect(!form.redacted(reason: .privacy).drawn.contains("12.50"))
    }

    @Test func `where nothing can be shown there is a label, a description and what can be done`() {
        let view = ContentUnavailableView {
            Label("No Mail", systemImage: "tray")
        } description: {
            Text("New mail comes here.")
        } actions: {
            Button("Fetch") {}
        }
        #expect(
            view.drawn == """
                VStack
                ├─ Label .font(style: title2, weight: bold)
                │  ├─ Image systemName: "tray"
                │  └─ label: Text "No Mail"
                ├─ Text "New mail comes here." .font(subheadline) .foregroundStyle(secondary)
                └─ Button style: automatic
                   └─ label: Text "Fetch"
                """)
        #expect(
            ContentUnavailableView("No Mail", systemImage: "tray", description: Text("None.")).drawn == """
                VStack
                ├─ Label .font(style: title2, weight: bold)
                │  ├─ Image systemName: "tray"
                │  └─ label: Text "No Mail"
                └─ Text "None." .font(subheadline) .foregroundStyle(secondary)
                """)
    }
}
