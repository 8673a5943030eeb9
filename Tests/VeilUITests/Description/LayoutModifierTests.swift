import Testing
import VeilUI

@MainActor
struct LayoutModifierTests {
    private let text = Text("a")

    @Test func `padding stands by its sides`() {
        #expect(text.padding().describedModifiers == #""padding""#)
        #expect(text.padding(8).describedModifiers == #"{"padding":8}"#)
        #expect(text.padding(.all, 8).describedModifiers == #"{"padding":8}"#)
        #expect(text.padding(.vertical, 4.5).describedModifiers == #"{"padding":{"vertical":4.5}}"#)
        #expect(text.padding(.top).describedModifiers == #"{"padding":{"top":16}}"#)
        #expect(
            text.padding([.horizontal, .top], 2).describedModifiers == #"{"padding":{"top":2,"horizontal":2}}"#)
        #expect(
            text.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).describedModifiers
                == #"{"padding":{"top":1,"leading":2,"bottom":3,"trailing":4}}"#)
    }

    @Test func `frames have the labels of Swift`() {
        #expect(
            text.frame(width: 10, height: 20, alignment: .topLeading).describedModifiers
                == #"{"frame":{"width":10,"height":20,"alignment":"topLeading"}}"#)
        #expect(
            text.frame(maxWidth: .infinity, alignment: .trailing).describedModifiers
                == #"{"frame":{"maxWidth":"infinity","alignment":"trailing"}}"#)
    }

    @Test func `places and sizes`() {
        #expect(text.offset(x: 1).describedModifiers == #"{"offset":{"x":1,"y":0}}"#)
        #expect(text.rotationEffect(.degrees(45)).describedModifiers == #"{"rotationEffect":45}"#)
        #expect(
            text.rotationEffect(.radians(.pi), anchor: .top).describedModifiers
                == #"{"rotationEffect":{"degrees":180,"anchor":"top"}}"#)
        #expect(text.scaleEffect(2).describedModifiers == #"{"scaleEffect":2}"#)
        #expect(text.scaleEffect(x: 1, y: 2).describedModifiers == #"{"scaleEffect":{"x":1,"y":2}}"#)
        #expect(text.scaledToFit().describedModifiers == #"{"aspectRatio":{"contentMode":"fit"}}"#)
        #expect(
            text.aspectRatio(1.5, contentMode: .fill).describedModifiers
                == #"{"aspectRatio":{"ratio":1.5,"contentMode":"fill"}}"#)
        #expect(text.fixedSize().layoutPriority(1).describedModifiers == #""fixedSize",{"layoutPriority":1}"#)
        #expect(text.zIndex(2).hidden().describedModifiers == #"{"zIndex":2},"hidden""#)
    }

    @Test func `a number that JSON cannot say is left out`() {
        #expect(text.opacity(.nan).describedBody() == #"{"type":"Text","text":"a"}"#)
        #expect(text.padding(.infinity).describedBody() == #"{"type":"Text","text":"a"}"#)
        #expect(text.frame(width: .infinity, height: 2).describedModifiers == #"{"frame":{"height":2}}"#)
    }
}
