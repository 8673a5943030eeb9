/// An option of the command line; all commands take the same ones.
enum CommandOption: CaseIterable {
    case reason, effect, target, host, colorScheme, lock, explain, strict, lines, help

    var name: String {
        switch self {
        case .reason: "--reason"
        case .effect: "--effect"
        case .target: "--target"
        case .host: "--host"
        case .colorScheme: "--color-scheme"
        case .lock: "--lock"
        case .explain: "--explain"
        case .strict: "--strict"
        case .lines: "--lines"
        case .help: "--help"
        }
    }

    /// What stands after the name, as the help shows it; nil for a switch.
    var value: String? {
        switch self {
        case .reason, .effect: "NAME"
        case .target: "a system and its version, such as \"iOS 14.4\""
        case .host: "app or widget"
        case .colorScheme: "light or dark"
        case .lock, .explain, .strict, .lines, .help: nil
        }
    }

    init?(_ spelling: some Sequence<UInt8>) {
        for option in Self.allCases where option.name.utf8.elementsEqual(spelling) {
            self = option
            return
        }
        return nil
    }
}
