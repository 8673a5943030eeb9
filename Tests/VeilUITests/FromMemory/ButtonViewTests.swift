import Testing
import VeilUI

@MainActor
struct ButtonViewTests {
    @Test func `a style that reads isEnabled`() {
        let view = Checkout(canPay: false)
        #expect(
            view.drawn == """
                VStack spacing: 16
                ├─ Button disabled style: custom
                │  └─ label: Text "Pay" .padding(16) .background(red) .clipShape(Capsule) .scaleEffect(1)
                └─ Button style: custom role: cancel
                   └─ label: Text "Cancel" .padding(16) .background(green) .clipShape(Capsule) .scaleEffect(1)
                """)
    }

    @Test func `a style with a nested view`() {
        let view = Toolbar()
        #expect(
            view.drawn == """
                HStack
                ├─ Button style: custom
                │  └─ label: Label .foregroundColor(white) .padding(vertical: 10) .padding(horizontal: 20) .background(…)
                │     ├─ Image systemName: "square.and.arrow.up"
                │     ├─ label: Text "Share"
                │     └─ background: RoundedRectangle cornerRadius: 8 .fill(blue)
                └─ Button disabled style: custom
                   └─ label: Image systemName: "trash" .foregroundColor(gray) .padding(vertical: 10) .padding(horizontal: \
                20) .background(…)
                      └─ background: RoundedRectangle cornerRadius: 8 .fill(blue)
                """)
    }

    @Test func `a style that reads the role`() {
        let view = DeleteRow()
        #expect(
            view.drawn == """
                Button style: custom role: destructive
                └─ label: Text "Delete" .foregroundColor(red) .opacity(1)
                """)
    }

    @Test func `a primitive style`() {
        let view = DoubleTap()
        #expect(
            view.drawn == """
                Button style: custom
                └─ label: Text "Twice" .border(color: accentColor, width: 2)
                """)
    }

    @Test func `the styles with names`() {
        let view = Builtins()
        #expect(
            view.drawn == """
                Group
                ├─ Button style: plain
                │  └─ label: Text "One"
                ├─ Button style: borderless
                │  └─ label: Text "Two"
                └─ Button style: borderedProminent .tint(purple)
                   └─ label: Text "Three"
                """)
    }

    @Test func `a switch over a state`() {
        let view = StatusView(status: .busy(0.5))
        #expect(
            view.drawn == """
                ProgressView value: 0.5
                """)
    }

    @Test func `a card with two builders`() {
        let view = CardPage()
        #expect(
            view.drawn == """
                VStack alignment: leading spacing: 0 .background(black) .cornerRadius(12) .shadow(color: {color: black, \
                opacity: 0.2}, radius: 4, y: 2) .colorScheme(dark)
                ├─ Group .padding(16)
                │  ├─ Text "Title"
                │  └─ Text "Body"
                ├─ Divider
                └─ Button style: automatic .frame(maxWidth: infinity, alignment: trailing)
                   └─ label: Text "More"
                """)
    }

    @Test func `a badge in a corner`() {
        let view = Badge(count: 3)
        #expect(
            view.drawn == """
                Text "Inbox" .overlay(…, alignment: topTrailing)
                └─ overlay: Text "3" .font(caption2) .padding(4) .background(…) .foregroundStyle(white)
                   └─ background: Circle .fill(red)
                """)
    }

    @Test func `tabs with a picker and a page`() {
        let view = Plan()
        #expect(
            view.drawn == """
                TabView
                ├─ Picker selection: "monthly" .tabItem(…)
                │  ├─ Text "Monthly" .tag("monthly")
                │  ├─ Text "Yearly" .tag("yearly")
                │  ├─ label: Text "Plan"
                │  └─ tabItem: Label
                │     ├─ Image systemName: "list.bullet"
                │     └─ label: Text "Plans"
                └─ NavigationStack
                   └─ ScrollView axis: horizontal .navigationTitle("Orders")
                      └─ Text "Nothing yet"
                """)
    }

    @Test func `texts put together`() {
        let view = Rich()
        #expect(
            view.drawn == """
                Text
                ├─ run: "Total: " .bold
                ├─ run: "12" .foregroundColor(green)
                └─ run: " items"
                """)
    }
}
