import Testing
import VeilUI

@MainActor
struct TextTests {
    @Test func `a text is its string, whatever it was made of`() {
        let name = "Ada"
        let expected = #"{"type":"Text","text":"Ada"}"#
        #expect(Text("Ada").describedBody() == expected)
        #expect(Text(verbatim: "Ada").describedBody() == expected)
        #expect(Text(name).describedBody() == expected)
        #expect(Text(name.dropFirst(0)).describedBody() == expected)
        #expect(Text("\(name)").describedBody() == expected)
        #expect(Text(LocalizedStringKey(name)).describedBody() == expected)
    }

    @Test func `numbers are formatted where they stand`() {
        #expect(Text("\(2.5, specifier: "%.2f") of \(3)").describedBody() == #"{"type":"Text","text":"2.50 of 3"}"#)
        #expect(Text(0.5, format: .percent).describedBody() == #"{"type":"Text","text":"50%"}"#)
    }

    @Test func `numbers in a key are written as SwiftUI writes them`() {
        #expect(Text("\(1_234_567)").describedBody() == #"{"type":"Text","text":"1,234,567"}"#)
        #expect(Text("\(1234.5)").describedBody() == #"{"type":"Text","text":"1,234.500000"}"#)
        #expect(Text("\(String(1234))").describedBody() == #"{"type":"Text","text":"1234"}"#)
        #expect(Text(verbatim: "\(1_234)").describedBody() == #"{"type":"Text","text":"1234"}"#)
    }

    @Test func `a symbol in a key leaves no characters`() {
        #expect(Text("\(Image(systemName: "star")) Star").describedBody() == #"{"type":"Text","text":" Star"}"#)
    }

    @Test func `fonts are a style or a size`() {
        let text = Text("a")
        #expect(text.font(.title).describedModifiers == #"{"font":"title"}"#)
        #expect(
            text.font(.system(size: 12, weight: .bold, design: .rounded)).describedModifiers
                == #"{"font":{"size":12,"weight":"bold","design":"rounded"}}"#)
        #expect(
            text.font(.body.weight(.medium)).describedModifiers == #"{"font":{"style":"body","weight":"medium"}}"#)
        #expect(text.font(.body.italic()).describedModifiers == #"{"font":"body"},"italic""#)
        #expect(text.font(.custom("Any", size: 9)).describedModifiers == #"{"font":{"size":9}}"#)
    }

    @Test func `texts put together are runs`() {
        let text = (Text("a").bold() + Text("b")).italic() + Text("c")
        #expect(
            text.font(.title).describedBody() == """
                {"type":"Text","runs":[{"text":"a","modifiers":["bold","italic"]},{"text":"b","modifiers":["italic"]},\
                {"text":"c"}],"modifiers":[{"font":"title"}]}
                """)
    }

    @Test func `strings are escaped as JSON`() {
        #expect(
            Text("\"\\\n\u{1}</script>é").describedBody() == #"{"type":"Text","text":"\"\\\n\u0001\u003c/script>é"}"#)
    }
}
