/// What the command can be asked to do.
enum Command: CaseIterable {
    case redact, check, tree

    var name: String {
        switch self {
        case .redact: "redact"
        case .check: "check"
        case .tree: "tree"
        }
    }

    init?(_ word: [UInt8]) {
        for command in Self.allCases where command.name.utf8.elementsEqual(word) {
            self = command
            return
        }
        return nil
    }
}
