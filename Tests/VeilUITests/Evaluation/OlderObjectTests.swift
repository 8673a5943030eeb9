import Testing
import VeilUI

private final class Feed: ObservableObject {
    @Published var title = "News"
    @Published var isLoading = true
}

private struct FeedView: View {
    @StateObject private var feed = Feed()
    @AppStorage("showsAll") private var showsAll = true
    @SceneStorage("note") private var note: String?

    var body: some View {
        VStack {
            FeedTitle(feed: feed)
            SharedTitle().environmentObject(feed)
            Toggle("All", isOn: $showsAll)
            Text(note ?? "None")
        }
        .redacted(reason: feed.isLoading ? .placeholder : [])
    }
}

private struct FeedTitle: View {
    @ObservedObject var feed: Feed

    var body: some View {
        TextField("Title", text: $feed.title).unredacted()
    }
}

private struct SharedTitle: View {
    @EnvironmentObject private var feed: Feed

    var body: some View {
        Text(feed.title).unredacted()
    }
}

private struct HoldStyle: PrimitiveButtonStyle {
    @GestureState private var isHeld = false

    func makeBody(configuration: Configuration) -> some View {
        let drag = DragGesture(minimumDistance: 0).updating($isHeld) { _, isHeld, _ in isHeld = true }
        return configuration.label
            .opacity(isHeld ? 0.5 : 1)
            .gesture(drag)
            .simultaneousGesture(TapGesture().onEnded { configuration.trigger() })
    }
}

@MainActor
struct OlderObjectTests {
    @Test func `objects of iOS 13 hold their values`() {
        #expect(
            FeedView().drawn == """
                VStack busy
                ├─ TextField "News"
                │  └─ label: Text "Title"
                ├─ Text "News"
                ├─ Toggle ▮ placeholder class
                │  └─ label: Text ▮ placeholder class 8
                └─ Text ▮ placeholder class 8
                """)
    }

    @Test func `a binding writes through an object`() {
        let feed = Feed()
        ObservedObject(wrappedValue: feed).projectedValue.title.wrappedValue = "Sport"
        #expect(feed.title == "Sport")
    }

    @Test func `a primitive style has the first value of its gesture`() {
        #expect(
            Button("Hold") {}.buttonStyle(HoldStyle()).drawn == """
                Button style: custom
                └─ label: Text "Hold" .opacity(1)
                """)
    }
}
