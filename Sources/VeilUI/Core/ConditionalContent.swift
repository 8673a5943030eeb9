/// One of two views, as `if` and `switch` in a block make it.
public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    public typealias Body = Never
}

extension _ConditionalContent: PrimitiveView where TrueContent: View, FalseContent: View {
    func nodes(in evaluation: Evaluation) -> [ViewNode] {
        switch storage {
        case .first(let view): evaluation.nodes(of: view)
        case .second(let view): evaluation.nodes(of: view)
        }
    }
}
