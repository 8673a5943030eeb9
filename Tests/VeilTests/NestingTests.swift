import Testing
import Veil

/// The nesting table through the model of the fold, so that the model is known to be right before it judges the core.
@Suite struct NestingTests {
    static let steps: [String: StateStep] = [
        "ph": .redacted(["placeholder"]), "pv": .redacted(["privacy"]), "un": .unredacted,
        "ps": .privacySensitive(true), "pf": .privacySensitive(false), "ph+pv": .redacted(["placeholder", "privacy"]),
    ]

    /// Outer to inner, then whether the leaf is a bar in a widget and in an app.
    static let table: [(String, Bool, Bool)] = [
        ("ph", true, true), ("pv", false, false), ("ph pv", true, true), ("pv ph", true, true), ("ph un", false, false),
        ("un ph", true, true), ("pv ps", true, true), ("ps pv", true, false), ("pv pf", false, false),
        ("pv un", false, false), ("pv un ps", false, false), ("pv ps un", false, false), ("ph ps", true, false),
        ("ph pf", true, false), ("ph+pv ps", true, true), ("ph+pv pf", true, false), ("ps ph", true, true),
        ("pv ps pf", false, false), ("pv pf ps", true, false), ("ps un ph", true, true),
    ]

    @Test(arguments: table.indices, [false, true])
    func `the model and the core give each cell of the nesting table`(row: Int, app: Bool) throws {
        let (names, inWidget, inApp) = Self.table[row]
        let steps = names.split(separator: " ").map { Self.steps[String($0)]! }
        var world = ModelWorld()
        world.app = app
        var state = ModelState(world)
        for step in steps { state.apply(step, in: world) }
        #expect(state.isCovered == (app ? inApp : inWidget))

        let list = steps.reversed().map(\.json).joined(separator: ",")
        let input = "{\"type\":\"Text\",\"text\":\"Hi\",\"modifiers\":[\(list)]}"
        let redactor = Redactor(optionsJSON: Array(world.options.utf8))
        let body = try StrictJSON(redactor.redact(Array(input.utf8)))["body"]
        #expect((body?["text"] == nil) == (app ? inApp : inWidget))
    }
}
