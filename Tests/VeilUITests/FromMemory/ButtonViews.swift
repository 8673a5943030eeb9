// Ten views about button styles and modifiers, written the way SwiftUI code is written from memory.
import VeilUI

struct CapsuleButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding()
            .background(isEnabled ? Color.green : Color.red)
            .clipShape(Capsule())
            .scaleEffect(configuration.isPressed ? 0.95 : 1)
    }
}

struct Checkout: View {
    let canPay: Bool

    var body: some View {
        VStack(spacing: 16) {
            Button("Pay") { print("pay") }
                .disabled(!canPay)
            Button("Cancel", role: .cancel, action: {})
        }
        .buttonStyle(CapsuleButtonStyle())
    }
}

struct NestedStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        StyledLabel(configuration: configuration)
    }

    private struct StyledLabel: View {
        let configuration: ButtonStyle.Configuration
        @Environment(\.isEnabled) var isEnabled

        var body: some View {
            configuration.label
                .foregroundColor(isEnabled ? .white : .gray)
                .padding(.vertical, 10)
                .padding(.horizontal, 20)
                .background(RoundedRectangle(cornerRadius: 8).fill(Color.blue))
        }
    }
}

extension ButtonStyle where Self == NestedStyle {
    static var nested: NestedStyle { NestedStyle() }
}

struct Toolbar: View {
    var body: some View {
        HStack {
            Button {
            } label: {
                Label("Share", systemImage: "square.and.arrow.up")
            }
            Button(action: {}) {
                Image(systemName: "trash")
            }
            .disabled(true)
        }
        .buttonStyle(.nested)
    }
}

struct RoleStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundColor(configuration.role == .destructive ? .red : nil)
            .opacity(configuration.isPressed ? 0.5 : 1.0)
    }
}

struct DeleteRow: View {
    var body: some View {
        Button("Delete", role: .destructive) {}
            .buttonStyle(RoleStyle())
    }
}

struct DoubleTapStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .border(Color.accentColor, width: 2)
            .onTapGesture(count: 2) {
                configuration.trigger()
            }
    }
}

struct DoubleTap: View {
    var body: some View {
        Button("Twice", action: {}).buttonStyle(DoubleTapStyle())
    }
}

struct Builtins: View {
    var body: some View {
        Group {
            Button("One", action: {}).buttonStyle(.plain)
            Button("Two", action: {}).buttonStyle(BorderlessButtonStyle())
            Button("Three", action: {})
                .buttonStyle(.borderedProminent)
                .tint(.purple)
        }
        .buttonStyle(.bordered)
    }
}

enum Status {
    case idle
    case busy(Double)
    case failed(String)
}

struct StatusView: View {
    let status: Status

    var body: some View {
        switch status {
        case .idle:
            Text("Ready")
        case .busy(let fraction):
            ProgressView(value: fraction)
        case .failed(let reason):
            Text(reason)
                .foregroundColor(.red)
                .fontWeight(.semibold)
        }
    }
}

struct Card<Content: View, Footer: View>: View {
    @Environment(\.colorScheme) var colorScheme
    @ViewBuilder var content: Content
    @ViewBuilder var footer: Footer

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            content
                .padding()
            Divider()
            footer
                .frame(maxWidth: .infinity, alignment: .trailing)
        }
        .background(colorScheme == .dark ? Color.black : Color.white)
        .cornerRadius(12)
        .shadow(color: Color.black.opacity(0.2), radius: 4, x: 0, y: 2)
    }
}

struct CardPage: View {
    var body: some View {
        Card {
            Text("Title")
            Text("Body")
        } footer: {
            Button("More") {}
        }
        .environment(\.colorScheme, .dark)
    }
}

struct Badge: View {
    var count: Int

    var body: some View {
        Text("Inbox")
            .overlay(alignment: .topTrailing) {
                if count > 0 {
                    Text("\(count)")
                        .font(.caption2)
                        .padding(4)
                        .background(.red, in: Circle())
                        .foregroundStyle(.white)
                }
            }
    }
}

struct Plan: View {
    @State private var choice = "monthly"

    var body: some View {
        TabView {
            Picker("Plan", selection: $choice) {
                Text("Monthly").tag("monthly")
                Text("Yearly").tag("yearly")
            }
            .pickerStyle(.segmented)
            .tabItem {
                Label("Plans", systemImage: "list.bullet")
            }
            NavigationStack {
                ScrollView(.horizontal, showsIndicators: false) {
                    Text("Nothing yet")
                }
                .navigationTitle("Orders")
            }
        }
    }
}

struct Rich: View {
    var body: some View {
        Text("Total: ").bold() + Text("12").foregroundColor(.green) + Text(" items")
    }
}
