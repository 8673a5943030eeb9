import Testing
import VeilUI

@MainActor
struct ContainerTests {
    @Test func `what has no view has no place`() {
        let missing: Text? = nil
        #expect(
            VStack {
                EmptyView()
                missing
                missing.padding()
                if missing != nil { Text("a") }
            }.describedBody() == #"{"type":"VStack"}"#)
        #expect(EmptyView().describedBody() == #"{"type":"EmptyView"}"#)
    }

    @Test func `several views at the root are a group`() {
        struct Pair: View {
            var body: some View {
                Text("a")
                Text("b")
            }
        }
        let group = #"{"type":"Group","children":[{"type":"Text","text":"a"},{"type":"Text","text":"b"}]}"#
        #expect(Pair().describedBody() == group)
        #expect(
            HStack { Pair() }.describedBody() == group.replacing("Group", with: "HStack"))
    }

    @Test func `a modifier of several views stands around them`() {
        #expect(
            VStack { ForEach(0..<2) { Text("\($0)") }.padding() }.describedBody() == """
                {"type":"VStack","children":[{"type":"Group","children":[{"type":"Text","text":"0"},\
                {"type":"Text","text":"1"}],"modifiers":["padding"]}]}
                """)
    }

    @Test func `sections, boxes and groups have their labels`() {
        #expect(
            Section("Head") { Divider() }.describedBody()
                == #"{"type":"Section","header":{"type":"Text","text":"Head"},"children":[{"type":"Divider"}]}"#)
        #expect(
            GroupBox("Box") { Divider() }.describedBody()
                == #"{"type":"GroupBox","title":"Box","children":[{"type":"Divider"}]}"#)
        #expect(
            GroupBox(label: Text("Box").bold()) { Divider() }.describedBody() == """
                {"type":"GroupBox","label":{"type":"Text","text":"Box","modifiers":["bold"]},\
                "children":[{"type":"Divider"}]}
                """)
        #expect(
            DisclosureGroup("More", isExpanded: .constant(true)) { Divider() }.describedBody()
                == #"{"type":"DisclosureGroup","title":"More","isExpanded":true,"children":[{"type":"Divider"}]}"#)
    }

    @Test func `elements of a bound collection are bindings`() {
        struct Item: Identifiable {
            let id: Int
            var isOn: Bool
        }
        struct Items: View {
            @State private var items = [Item(id: 1, isOn: true), Item(id: 2, isOn: false)]

            var body: some View {
                List {
                    ForEach($items) { $item in
                        Toggle("\(item.id)", isOn: $item.isOn)
                    }
                }
            }
        }
        #expect(
            Items().describedBody() == """
                {"type":"List","children":[{"type":"Toggle","title":"1","isOn":true},\
                {"type":"Toggle","title":"2","isOn":false}]}
                """)
    }

    @Test func `the snippets describe themselves without a warning`() {
        let views: [any View] = [
            Layouts(), Frames(), Shapes(), Texts(), Images(), Controls(), Names(), Composition(),
            Branches(flag: true, number: nil, list: ["x"]), SwitchedStyles(plain: true),
        ]
        for view in views {
            let tree = view.tree()
            #expect(!tree.contains("warning ") && !tree.contains("error "), "\(tree)")
        }
    }

    @Test func `elements are removed and moved by their offsets`() {
        var names = ["a", "b", "c", "d"]
        names.remove(atOffsets: [1, 2])
        #expect(names == ["a", "d"])
        names = ["a", "b", "c", "d"]
        names.move(fromOffsets: [0, 2], toOffset: 4)
        #expect(names == ["b", "d", "a", "c"])
        names.move(fromOffsets: [3], toOffset: 0)
        #expect(names == ["c", "b", "d", "a"])
    }
}
