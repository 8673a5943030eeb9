import Veil

extension View {
    /// Describes the view in view JSON.
    ///
    /// Nothing is withheld in it: it is what a redactor reads. `options` are those that it will be redacted with,
    /// so that the code of the view finds the reasons and the system that they speak of.
    @MainActor
    public func viewJSON(
        _ environment: EnvironmentValues = .init(), for options: RedactionOptions = RedactionOptions()
    ) -> String {
        let effects = EffectTable()
        let evaluation = Evaluation(environment: environment.joining(options), effects: effects)
        var members: [DescriptionValue.Member] = [.init(name: "version", value: .number(1))]
        let written = environment.documentMembers
        if !written.isEmpty { members.append(.init(name: "environment", value: .object(written))) }
        var body = evaluation.nodes(of: self).single ?? ViewNode("EmptyView")
        body.modifiers += environment.rootModifiers
        if !effects.declarations.isEmpty {
            members.append(.init(name: "effects", value: .object(effects.declarations)))
        }
        members.append(.init(name: "body", value: .node(body)))
        return DescriptionWriter.text(of: .object(members))
    }
}

extension EnvironmentValues {
    /// What a document says of this environment: where it differs from the default.
    fileprivate var documentMembers: [DescriptionValue.Member] {
        let defaults = EnvironmentValues()
        return DescribedEnvironmentValue.allCases.compactMap { value in
            guard let own = value.documentValue(in: self), own != value.documentValue(in: defaults) else { return nil }
            return .init(name: value.rawValue, value: own)
        }
    }

    /// What a document has no place for, as modifiers of the whole view.
    fileprivate var rootModifiers: [ModifierEntry] {
        let defaults = EnvironmentValues()
        return DescribedEnvironmentValue.allCases.flatMap { value -> [ModifierEntry] in
            let entries = value.entries(in: self)
            guard value.documentValue(in: self) == nil, entries != value.entries(in: defaults) else { return [] }
            return entries
        }
    }
}
