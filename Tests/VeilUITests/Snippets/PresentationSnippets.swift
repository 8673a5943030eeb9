// Ordinary SwiftUI around what a description is of; it has to compile, and that is the test.
import VeilUI

struct PresentingRows: View {
    struct Item: Identifiable {
        let id: Int
        var name: String
    }

    @State private var items = [Item(id: 1, name: "Ann")]
    @State private var chosen: Item?
    @State private var isAsking = false

    var body: some View {
        List {
            ForEach(items) { item in
                Text(item.name)
                    .textSelection(.enabled)
                    .swipeActions(edge: .leading) { Button("Pin") {} }
                    .contextMenu {
                        Button("Copy", systemImage: "doc") {}
                        Button("Delete", role: .destructive) { isAsking = true }
                    }
                    .listRowSeparator(.hidden)
            }
            .onDelete { items.remove(atOffsets: $0) }
        }
        .sheet(item: $chosen) { item in Text(item.name) }
        .sheet(isPresented: $isAsking) { Text("Sheet") }
        .fullScreenCover(isPresented: $isAsking) { Text("Cover") }
        .popover(isPresented: $isAsking) { Text("Popover") }
        .alert("Delete?", isPresented: $isAsking) { Button("OK") {} }
        .alert("Delete?", isPresented: $isAsking) {
            Button("OK") {}
        } message: {
            Text("It cannot be undone.")
        }
        .confirmationDialog("Sure?", isPresented: $isAsking) { Button("Yes") {} }
    }
}

struct Shimmering: ViewModifier {
    @State private var phase: CGFloat = 0

    func body(content: Content) -> some View {
        content
            .overlay(
                LinearGradient(
                    gradient: Gradient(colors: [.clear, .white, .clear]), startPoint: .leading, endPoint: .trailing
                )
                .offset(x: phase)
            )
            .mask(content)
            .onAppear {
                withAnimation(Animation.linear(duration: 1.5).repeatForever(autoreverses: false)) { phase = 1 }
            }
    }
}

struct MixedControls: View {
    @State private var volume = 0.5
    @State private var isOn = false

    var body: some View {
        VStack {
            Slider(value: $volume, in: 0...1, step: 0.1) {
                Text("Volume")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("1")
            }
            Toggle("Show", isOn: $isOn.animation())
                .toggleStyle(SwitchToggleStyle(tint: .red))
            Image(systemName: "speaker.wave.3", variableValue: volume)
                .foregroundStyle(.red, .blue)
            Text(Date()...Date().addingTimeInterval(60))
            Circle().mask { Rectangle() }
        }
        .scrollContentBackground(.hidden)
    }
}
