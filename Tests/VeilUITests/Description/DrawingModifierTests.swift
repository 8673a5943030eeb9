import Testing
import VeilUI

@MainActor
struct DrawingModifierTests {
    private let text = Text("a")

    @Test func `colours stand by name, by components and with opacity`() {
        #expect(text.foregroundColor(.red).describedModifiers == #"{"foregroundColor":"red"}"#)
        #expect(text.foregroundColor(nil).describedModifiers == #"{"foregroundColor":null}"#)
        #expect(text.foregroundStyle(.secondary).describedModifiers == #"{"foregroundStyle":"secondary"}"#)
        #expect(
            text.foregroundColor(Color(red: 1, green: 0.5, blue: 0)).describedModifiers
                == ##"{"foregroundColor":"#ff8000"}"##)
        #expect(
            text.foregroundStyle(.red.opacity(0.5)).describedModifiers
                == #"{"foregroundStyle":{"color":"red","opacity":0.5}}"#)
        #expect(
            text.tint(Color.red.opacity(0.5).opacity(0.5)).describedModifiers
                == #"{"tint":{"color":"red","opacity":0.25}}"#)
        #expect(text.accentColor(.orange).describedModifiers == #"{"tint":"orange"}"#)
        #expect(
            text.foregroundColor(Color(hue: 0.5, saturation: 1, brightness: 1)).describedModifiers
                == ##"{"foregroundColor":"#00ffff"}"##)
    }

    @Test func `an overlay of a colour is the colour`() {
        #expect(text.overlay(Color.black).describedModifiers == #"{"overlay":"black"}"#)
        #expect(text.overlay(.black).describedModifiers == #"{"overlay":"black"}"#)
        #expect(text.overlay { Color.black }.describedModifiers == #"{"overlay":"black"}"#)
        #expect(text.background(.green).describedModifiers == #"{"background":"green"}"#)
        #expect(
            text.background(Color.black.opacity(0.1)).describedModifiers
                == #"{"background":{"type":"Color","color":{"color":"black","opacity":0.1}}}"#)
    }

    @Test func `an overlay of a view is the view, with its place`() {
        #expect(
            text.overlay(alignment: .bottom) { Divider() }.describedModifiers
                == #"{"overlay":{"content":{"type":"Divider"},"alignment":"bottom"}}"#)
        #expect(
            text.overlay(Circle().stroke(.red), alignment: .topTrailing).describedModifiers
                == #"{"overlay":{"content":{"type":"Circle","modifiers":[{"stroke":"red"}]},"alignment":"topTrailing"}}"#
        )
        #expect(
            text.background {
                Color.red
                Text("b")
            }.describedModifiers
                == #"{"background":{"type":"Group","children":[{"type":"Color","color":"red"},{"type":"Text","text":"b"}]}}"#
        )
        #expect(text.overlay { EmptyView() }.describedBody() == #"{"type":"Text","text":"a"}"#)
    }

    @Test func `shapes are filled, stroked and clipped to`() {
        #expect(
            text.background(.blue, in: RoundedRectangle(cornerRadius: 4)).describedModifiers
                == #"{"background":{"type":"RoundedRectangle","cornerRadius":4,"modifiers":[{"fill":"blue"}]}}"#)
        #expect(
            Capsule().stroke(Color.gray, lineWidth: 2).describedBody()
                == #"{"type":"Capsule","modifiers":[{"stroke":{"color":"gray","lineWidth":2}}]}"#)
        #expect(
            Circle().stroke(lineWidth: 2).foregroundColor(.red).describedBody()
                == #"{"type":"Circle","modifiers":[{"stroke":{"lineWidth":2}},{"foregroundColor":"red"}]}"#)
        #expect(text.clipShape(Capsule()).describedModifiers == #"{"clipShape":"Capsule"}"#)
        #expect(
            text.clipShape(.rect(cornerRadius: 8)).describedModifiers
                == #"{"clipShape":{"type":"RoundedRectangle","cornerRadius":8}}"#)
        #expect(text.clipped().describedModifiers == #"{"clipShape":"Rectangle"}"#)
    }

    @Test func `the other looks`() {
        #expect(text.opacity(0.5).blur(radius: 4).describedModifiers == #"{"opacity":0.5},{"blur":4}"#)
        #expect(text.border(.red).describedModifiers == #"{"border":"red"}"#)
        #expect(text.border(.red, width: 2).describedModifiers == #"{"border":{"color":"red","width":2}}"#)
        #expect(text.shadow(radius: 3).describedModifiers == #"{"shadow":3}"#)
        #expect(
            text.shadow(color: .gray, radius: 3, y: 1).describedModifiers
                == #"{"shadow":{"color":"gray","radius":3,"y":1}}"#)
        #expect(text.cornerRadius(4).describedModifiers == #"{"cornerRadius":4}"#)
    }

    @Test func `a gradient is its first colour`() {
        let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        #expect(text.background(gradient).describedModifiers == #"{"background":"red"}"#)
        #expect(Circle().fill(gradient).describedBody() == #"{"type":"Circle","modifiers":[{"fill":"red"}]}"#)
    }
}
