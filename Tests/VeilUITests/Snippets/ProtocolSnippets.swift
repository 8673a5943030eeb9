// Builders, erasure, environments and styles in the shapes that libraries use.
import VeilUI

struct Branches: View {
    let flag: Bool
    let number: Int?
    let list: [String]

    var body: some View {
        if flag {
            Text("yes")
        } else if let number {
            Text("\(number)")
        } else {
            EmptyView()
        }
        if #available(iOS 15, macOS 12, *) {
            Text("new")
        }
        ForEach(list.indices, id: \.self) { index in
            Text(list[index])
        }
        ForEach(Array(list.enumerated()), id: \.offset) { pair in
            Text(pair.element)
        }
        erased
        optional
        helper(2)
    }

    private var erased: AnyView {
        flag ? AnyView(Text("a")) : AnyView(Image(systemName: "b"))
    }

    private var optional: Text? {
        flag ? Text("optional") : nil
    }

    @ViewBuilder
    private func helper(_ count: Int) -> some View {
        let doubled = count * 2
        Text("\(doubled)")
        if count > 1 {
            Text("many")
        }
    }
}

extension View {
    @ViewBuilder
    func `if`<Transformed: View>(_ condition: Bool, transform: (Self) -> Transformed) -> some View {
        if condition {
            transform(self)
        } else {
            self
        }
    }

    func eraseToAnyView() -> AnyView {
        AnyView(self)
    }

    func cardStyle<S: ShapeStyle>(_ style: S) -> some View {
        padding().background(style)
    }
}

struct Titled<Title: View, Content: View>: View {
    let title: Title
    let content: Content

    init(title: Title, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    var body: some View {
        VStack { TupleView((title, content)) }
    }
}

extension Titled where Title == Text {
    init(_ title: String, @ViewBuilder content: () -> Content) {
        self.init(title: Text(title), content: content)
    }
}

struct Wrapping: ViewModifier {
    @Environment(\.font) private var font
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) private var direction
    @Environment(\.locale) var locale
    @State private var taps = 0
    @Binding var shown: Bool

    func body(content: Content) -> some View {
        ZStack {
            content
                .font(font ?? .body)
                .opacity(isEnabled ? 1 : 0.3)
            if shown {
                Text(direction == .leftToRight ? "LTR" : "RTL")
            }
        }
        .onTapGesture { taps += 1 }
    }
}

struct Composition: View {
    @State private var shown = true

    var body: some View {
        Titled("Title") {
            Text("a")
                .modifier(Wrapping(shown: $shown))
                .modifier(EmptyModifier())
                .modifier(EmptyModifier().concat(Wrapping(shown: .constant(false))))
                .if(shown) { $0.bold() }
                .cardStyle(Color.red)
                .transformEnvironment(\.font) { $0 = $0?.bold() }
                .transformEnvironment(\.redactionReasons) { $0.insert(.placeholder) }
                .eraseToAnyView()
        }
    }
}

struct IconStyle<Icon: View>: ButtonStyle {
    @ViewBuilder let icon: (Bool) -> Icon

    func makeBody(configuration: Configuration) -> some View {
        HStack {
            icon(configuration.isPressed)
            configuration.label
        }
    }
}

struct Confirming: PrimitiveButtonStyle {
    @State private var asked = false

    func makeBody(configuration: Configuration) -> some View {
        Button(configuration)
            .buttonStyle(.bordered)
            .tint(configuration.role == .destructive ? .red : nil)
    }
}

struct SwitchedStyles: View {
    let plain: Bool

    var body: some View {
        VStack {
            Button("A", action: {}).buttonStyle(IconStyle { Image(systemName: $0 ? "a.fill" : "a") })
            Button("B", action: {}).buttonStyle(Confirming())
            Button("C", action: act).buttonStyle(DefaultButtonStyle())
        }
    }

    private func act() {}
}

struct SwitchedStyles_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            SwitchedStyles(plain: true)
            SwitchedStyles(plain: false).preferredColorScheme(.dark)
        }
        .previewLayout(.sizeThatFits)
    }
}
