import Testing
import Veil
import VeilUI

extension View {
    /// The body of the redacted description, without what stands around it; with diagnostics, everything.
    @MainActor
    func redactedBody(for options: RedactionOptions = RedactionOptions()) throws -> String {
        let result = try redactedJSON(for: options)
        let start = #"{"version":1,"body":"#
        let end = #","diagnostics":[]}"#
        guard result.hasPrefix(start), result.hasSuffix(end) else { return result }
        return String(result.dropFirst(start.count).dropLast(end.count))
    }

    /// The body of the view JSON; with anything else in the document, everything.
    @MainActor
    func describedBody(in environment: EnvironmentValues = .init()) -> String {
        let description = viewJSON(environment)
        let start = #"{"version":1,"body":"#
        guard description.hasPrefix(start) else { return description }
        return String(description.dropFirst(start.count).dropLast(1))
    }
}

extension View {
    /// The tree without the end of its last line.
    @MainActor
    var drawn: String {
        String(tree().dropLast())
    }

    /// The modifiers of the description of a view that has nothing else.
    @MainActor
    var describedModifiers: String {
        let start = #"{"type":"Text","text":"a","modifiers":["#
        let body = describedBody()
        return body.hasPrefix(start) ? String(body.dropFirst(start.count).dropLast(2)) : body
    }
}
