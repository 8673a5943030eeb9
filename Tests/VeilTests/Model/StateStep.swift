/// One state modifier, as view JSON writes it.
enum StateStep: Equatable {
    case redacted([String])
    case environment([String])
    case unredacted
    case privacySensitive(Bool)
    case effect(String?)
    case redactable(listed: [String]?, effect: String?)
    case disabled(Bool)
    case environmentIsEnabled(Bool)
    case invalidatableContent

    var json: String {
        switch self {
        case .redacted(let names): "{\"redacted\":\(Self.set(names))}"
        case .environment(let names): "{\"environment\":{\"redactionReasons\":\(Self.set(names))}}"
        case .unredacted: "\"unredacted\""
        case .privacySensitive(true): "\"privacySensitive\""
        case .privacySensitive(false): "{\"privacySensitive\":false}"
        case .effect(let name): "{\"effect\":\(name.map { "\"\($0)\"" } ?? "null")}"
        case .redactable(nil, nil): "\"redactable\""
        case .redactable(let listed, let effect):
            "{\"redactable\":{"
                + [listed.map { "\"reasons\":" + Self.list($0) }, effect.map { "\"effect\":\"\($0)\"" }]
                .compactMap { $0 }.joined(separator: ",") + "}}"
        case .disabled(let disabled): "{\"disabled\":\(disabled)}"
        case .environmentIsEnabled(let enabled): "{\"environment\":{\"isEnabled\":\(enabled)}}"
        case .invalidatableContent: "\"invalidatableContent\""
        }
    }

    /// One name stands alone, none is null, several are a list.
    private static func set(_ names: [String]) -> String {
        names.isEmpty ? "null" : names.count == 1 ? "\"\(names[0])\"" : list(names)
    }

    private static func list(_ names: [String]) -> String {
        "[" + names.map { "\"\($0)\"" }.joined(separator: ",") + "]"
    }
}
