public struct List<SelectionValue, Content> {
    let content: Content
}

extension List: View where SelectionValue: Hashable, Content: View {
    public typealias Body = Never

    nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(content: content())
    }

    nonisolated public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(content: content())
    }
}

extension List: PrimitiveView where SelectionValue: Hashable, Content: View {
    func nodes(in evaluation: Evaluation) -> [ViewNode] {
        [ViewNode("List", children: evaluation.nodes(of: content))]
    }
}

extension List where SelectionValue == Never, Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(content: content())
    }

    nonisolated public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(content: ForEach(data, content: rowContent))
    }

    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init(content: ForEach(data, id: id, content: rowContent))
    }

    nonisolated public init<Row: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row
    ) where Content == ForEach<Range<Int>, Int, Row> {
        self.init(content: ForEach(data, content: rowContent))
    }

    nonisolated public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
        _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
    ) where Content == ForEach<[Binding<Data.Element>], Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(content: ForEach(data, content: rowContent))
    }

    nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
    ) where Content == ForEach<[Binding<Data.Element>], ID, Row> {
        self.init(content: ForEach(data, id: id, content: rowContent))
    }
}

extension List where SelectionValue: Hashable, Content: View {
    nonisolated public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(content: ForEach(data, content: rowContent))
    }

    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init(content: ForEach(data, id: id, content: rowContent))
    }

    nonisolated public init<Data: RandomAccessCollection, Row: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        self.init(content: ForEach(data, content: rowContent))
    }

    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.init(content: ForEach(data, id: id, content: rowContent))
    }
}
