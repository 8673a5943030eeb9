// Ten views about redaction, written the way SwiftUI code is written from memory.
import VeilUI

struct LoadingArticle: View {
    @State private var isLoading = true
    let title: String
    let summary: String

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(title)
                .font(.headline)
            Text(summary)
                .font(.subheadline)
                .foregroundColor(.secondary)
                .lineLimit(2)
        }
        .padding()
        .redacted(reason: isLoading ? .placeholder : [])
    }
}

struct AccountRow: View {
    var name: String
    var balance: Double

    var body: some View {
        HStack {
            Label(name, systemImage: "creditcard")
            Spacer()
            Text("$\(balance, specifier: "%.2f")")
                .monospacedDigit()
                .privacySensitive()
        }
    }
}

struct HeartRateWidget: View {
    @Environment(\.redactionReasons) private var reasons
    let beats: Int

    var body: some View {
        VStack {
            if reasons.contains(.privacy) {
                Image(systemName: "heart.slash")
            } else {
                Image(systemName: "heart.fill")
                    .foregroundColor(.red)
            }
            Text("\(beats) bpm")
                .font(.title.bold())
                .privacySensitive()
            Text("Resting")
                .font(.caption)
                .unredacted()
        }
    }
}

struct Contact: Identifiable {
    let id: Int
    let name: String
    let phone: String?
}

struct ContactList: View {
    let contacts: [Contact]

    var body: some View {
        List(contacts) { contact in
            VStack(alignment: .leading) {
                Text(contact.name)
                if let phone = contact.phone {
                    Text(phone)
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                }
            }
        }
        .listStyle(.plain)
        .redacted(reason: contacts.isEmpty ? [] : .placeholder)
    }
}

extension RedactionReasons {
    static let presenting = RedactionReasons(rawValue: 1 << 12)
}

struct Presentable: ViewModifier {
    @Environment(\.redactionReasons) private var redactionReasons

    @ViewBuilder
    func body(content: Content) -> some View {
        if redactionReasons.contains(.presenting) {
            content
                .accessibility(label: Text("Hidden while presenting"))
                .overlay(Color.gray)
        } else {
            content
        }
    }
}

extension View {
    func presentable() -> some View {
        modifier(Presentable())
    }
}

struct PresentedInvoice: View {
    var isPresenting: Bool

    var body: some View {
        Form {
            Section(header: Text("Customer")) {
                Text("Ada Lovelace")
                    .presentable()
            }
            Section {
                Text("Total")
                Text("1,200")
                    .presentable()
            } footer: {
                Text("Thank you")
            }
        }
        .redacted(reason: isPresenting ? .presenting : [])
    }
}

struct RedactedIf: ViewModifier {
    let condition: Bool

    func body(content: Content) -> some View {
        if condition {
            content.redacted(reason: .placeholder)
        } else {
            content
        }
    }
}

extension View {
    @ViewBuilder func redacted(if condition: Bool) -> some View {
        modifier(RedactedIf(condition: condition))
    }
}

struct Profile: View {
    let isLoaded: Bool

    var body: some View {
        HStack(spacing: 12) {
            Image("avatar")
                .resizable()
                .scaledToFill()
                .frame(width: 44, height: 44)
                .clipShape(Circle())
            VStack(alignment: .leading) {
                Text("Grace Hopper").bold()
                Text("Rear admiral").italic()
            }
        }
        .redacted(if: !isLoaded)
    }
}

struct Shimmer<Content: View>: View {
    let active: Bool
    let content: () -> Content

    init(active: Bool, @ViewBuilder content: @escaping () -> Content) {
        self.active = active
        self.content = content
    }

    var body: some View {
        content()
            .redacted(reason: active ? .placeholder : [])
            .disabled(active)
            .opacity(active ? 0.6 : 1)
    }
}

struct SettingsPage: View {
    @Binding var notifications: Bool
    @State private var volume = 0.5

    var body: some View {
        Shimmer(active: true) {
            Toggle("Notifications", isOn: $notifications)
            Slider(value: $volume, in: 0...1)
            Button("Sign Out", role: .destructive) {}
        }
    }
}

struct Passcode: View {
    @State private var code = ""

    var body: some View {
        VStack {
            SecureField("Passcode", text: $code)
            TextField("Hint", text: .constant("first pet"))
                .privacySensitive(true)
                .disabled(true)
        }
        .padding(.horizontal)
        .environment(\.redactionReasons, .privacy)
    }
}

struct StaleScore: View {
    var home: Int
    var away: Int

    var body: some View {
        Text("\(home) : \(away)")
            .font(.system(size: 34, weight: .heavy, design: .rounded))
            .invalidatableContent()
    }
}

private struct IsBlurredKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    var isBlurred: Bool {
        get { self[IsBlurredKey.self] }
        set { self[IsBlurredKey.self] = newValue }
    }
}

struct BlurSensitive: ViewModifier {
    @Environment(\.isBlurred) var isBlurred

    func body(content: Content) -> some View {
        content.blur(radius: isBlurred ? 8 : 0)
    }
}

struct Gallery: View {
    let names = ["sun", "moon", "stars"]

    var body: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))], spacing: 10) {
            ForEach(names, id: \.self) { name in
                Image(name)
                    .modifier(BlurSensitive())
            }
        }
        .environment(\.isBlurred, true)
    }
}
