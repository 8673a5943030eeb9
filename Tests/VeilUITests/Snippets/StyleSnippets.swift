// Button styles, erased and generic, and views outside of the main actor's code.
import VeilUI

func makeBadge(_ count: Int) -> some View {
    Text("\(count)").padding(4).background(Color.red).clipShape(Capsule())
}

func stacked(_ content: some View) -> some View {
    VStack { content }
}

struct AnyButtonStyle: ButtonStyle {
    private let make: (Configuration) -> AnyView

    init<Style: ButtonStyle>(_ style: Style) {
        make = { AnyView(style.makeBody(configuration: $0)) }
    }

    func makeBody(configuration: Configuration) -> some View {
        make(configuration)
    }
}

struct FilledStyle: ButtonStyle {
    var color: Color = .blue
    @Environment(\.isEnabled) private var isEnabled: Bool
    @Environment(\.colorScheme) var scheme
    @ScaledMetric var radius: CGFloat = 10

    func makeBody(configuration: Self.Configuration) -> some View {
        configuration.label
            .font(.headline.weight(.semibold))
            .frame(maxWidth: .infinity, minHeight: 44)
            .foregroundColor(isEnabled ? .white : Color.white.opacity(0.5))
            .background(
                RoundedRectangle(cornerRadius: radius)
                    .fill(isEnabled ? color : Color(.sRGB, white: 0.8, opacity: 1))
                    .shadow(color: .black.opacity(0.2), radius: configuration.isPressed ? 0 : 3, x: 0, y: 2)
            )
            .overlay(
                RoundedRectangle(cornerRadius: radius)
                    .stroke(lineWidth: 1)
                    .foregroundColor(scheme == .dark ? .white : .black)
            )
            .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
    }
}

extension ButtonStyle where Self == FilledStyle {
    static var filled: Self { .init() }

    static func filled(_ color: Color) -> Self {
        .init(color: color)
    }
}

struct Styled: View {
    var action: () -> Void = {}
    @Environment(\.self) private var environment
    @State private var count = 0

    var body: some View {
        VStack {
            Button(action: action, label: { Text("a") })
            Button(action: { count += 1 }, label: { Label("b", systemImage: "b") }).buttonStyle(.filled)
            Button("c", action: action).buttonStyle(.filled(.red))
            Button("d") { count = 0 }.buttonStyle(AnyButtonStyle(FilledStyle()))
            Button(role: .cancel, action: action) { Text("e") }
            Button("f", action: reset).disabled(environment.redactionReasons.contains(.placeholder))
        }
        .buttonStyle(BorderedProminentButtonStyle())
        makeBadge(3)
        stacked(Text("x").mask(Rectangle()))
        if #unavailable(iOS 14) { Text("old") } else { Text("new") }
    }

    private func reset() {
        count = 0
    }
}

struct Skeleton: ViewModifier {
    let isActive: Bool

    func body(content: Content) -> some View {
        Group {
            if isActive {
                content.redacted(reason: .placeholder).accessibilityHidden(true)
            } else {
                content
            }
        }
    }
}

extension View {
    func skeleton(_ isActive: Bool) -> ModifiedContent<Self, Skeleton> {
        modifier(Skeleton(isActive: isActive))
    }

    func hideSensitive(when isHidden: Bool) -> some View {
        privacySensitive().redacted(reason: isHidden ? .privacy : RedactionReasons())
    }
}
