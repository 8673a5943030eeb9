/// Runs views in the environment that they would have, and gathers what they describe.
///
/// The way is from outside in: a modifier changes the environment of what it contains, and then
/// puts its entry after the entries of what it contains.
@MainActor
struct Evaluation {
    var environment: EnvironmentValues
    /// Where the effects of the whole description are gathered.
    let effects: EffectTable

    func nodes<Content: View>(of view: Content) -> [ViewNode] {
        if let primitive = view as? any PrimitiveView {
            return primitive.nodes(in: self)
        }
        // The properties stay set while the subtree is evaluated: closures of this view run as late as that.
        return DynamicProperties.withEnvironment(environment, in: view) {
            nodes(of: view.body)
        }
    }

    func nodes<Content: View, Modifier: ViewModifier>(
        of content: Content, modifiedBy modifier: Modifier
    ) -> [ViewNode] {
        let effect = modifier as? any RedactionEffect
        let boundary = effect.map { _ in effects.makeBoundary() }
        let nodes = DynamicProperties.withEnvironment(environment, in: modifier) {
            self.nodes(of: modifier.body(content: _ViewModifier_Content(content: content, boundary: boundary)))
        }
        guard let effect, let boundary else { return nodes }
        return effects.withhold(nodes, behind: boundary, with: effect)
    }

    /// The same evaluation with a changed environment.
    func withEnvironment(_ change: (inout EnvironmentValues) -> Void) -> Evaluation {
        var copy = self
        change(&copy.environment)
        return copy
    }
}
