import Testing
import Veil
import VeilUI

/// The nesting table, row by row: its cases are read for their titles, and built in Swift from these.
@MainActor
struct NestingTableTests {
    enum Step: String {
        case placeholder = "ph"
        case privacy = "pv"
        case both = "ph+pv"
        case unredacted = "un"
        case sensitive = "ps"
        case notSensitive = "pf"
    }

    /// A title such as `ph → un in a widget, on the leaf: clear`.
    struct Row {
        let steps: [Step]
        let isApp: Bool
        let isLeaf: Bool

        init(_ title: String) throws {
            let parts = title.split(separator: " in a", maxSplits: 1)
            steps = try parts[0].split(separator: " → ").map { try #require(Step(rawValue: String($0))) }
            isApp = parts[1].hasPrefix("n app")
            isLeaf = parts[1].contains("on the leaf")
        }

        var options: RedactionOptions {
            RedactionOptions(host: isApp ? .app : .widget)
        }

        /// The view of the row around `leaf`, from the innermost step outwards.
        @MainActor
        func view(around leaf: some View) -> AnyView {
            steps.reversed().reduce(AnyView(leaf)) { view, step in
                isLeaf ? step.apply(to: view) : step.apply(to: Group { view })
            }
        }
    }

    nonisolated static let cases = ViewCase.all(in: "nesting")

    @Test func `all forty cells stand on the leaf and on Groups`() {
        #expect(Self.cases.count == 80)
    }

    @Test(arguments: cases)
    func `a row of the table`(cell: ViewCase) throws {
        let row = try Row(cell.title)
        #expect(try row.view(around: Text("Hi")).redactedBody(for: row.options) == cell.body)
    }

    /// The reasons that the code of a view reads are those that the core redacts by.
    @Test(arguments: cases)
    func `a view reads what the core folds`(cell: ViewCase) throws {
        let row = try Row(cell.title)
        let isBar = cell.body.contains(#""reason":"placeholder""#)
        let isPrivate = cell.body.contains(#""reason":"privacy""#)
        let view = row.view(around: ReasonsReader())
        let description = view.viewJSON(for: row.options)
        #expect(description.contains("placeholder!") == isBar)
        if isPrivate { #expect(description.contains("privacy!")) }
    }
}

private struct ReasonsReader: View {
    @Environment(\.redactionReasons) private var reasons

    var body: some View {
        if reasons.contains(.placeholder) { Text("placeholder!") }
        if reasons.contains(.privacy) { Text("privacy!") }
    }
}

extension NestingTableTests.Step {
    @MainActor
    func apply(to view: some View) -> AnyView {
        switch self {
        case .placeholder: AnyView(view.redacted(reason: .placeholder))
        case .privacy: AnyView(view.redacted(reason: .privacy))
        case .both: AnyView(view.redacted(reason: [.placeholder, .privacy]))
        case .unredacted: AnyView(view.unredacted())
        case .sensitive: AnyView(view.privacySensitive())
        case .notSensitive: AnyView(view.privacySensitive(false))
        }
    }
}
