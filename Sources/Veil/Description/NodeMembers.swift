/// The members of a node that every view may have, found in one pass; each by the entry of its value.
struct NodeMembers {
    private let source: JSONSource?
    private var idEntry: UInt32 = 0
    private var childrenEntry: UInt32 = 0
    private var labelEntry: UInt32 = 0
    private var headerEntry: UInt32 = 0
    private var footerEntry: UInt32 = 0
    private var modifiersEntry: UInt32 = 0
    private var fallbackEntry: UInt32 = 0
    private var redactionEntry: UInt32 = 0
    private var busyEntry: UInt32 = 0
    private var disabledEntry: UInt32 = 0
    private var styleEntry: UInt32 = 0
    private var titleEntry: UInt32 = 0
    /// Whether there is a member that the view's row does not explain.
    private(set) var hasOthers = false

    /// No members.
    init() {
        source = nil
    }

    init(of node: JSONValue, _ type: ViewType) {
        source = node.source
        for member in node.members {
            guard let word = member.word else {
                hasOthers = true
                continue
            }
            if !type.explains(word) { hasOthers = true }
            let entry = UInt32(truncatingIfNeeded: member.value.index)
            if word == .modifiers {
                modifiersEntry = entry
            } else if word == .children {
                childrenEntry = entry
            } else if word == .id {
                idEntry = entry
            } else if word == .label {
                labelEntry = entry
            } else if word == .title {
                titleEntry = entry
            } else if word == .header {
                headerEntry = entry
            } else if word == .footer {
                footerEntry = entry
            } else if word == .fallback {
                fallbackEntry = entry
            } else if word == .redaction {
                redactionEntry = entry
            } else if word == .busy {
                busyEntry = entry
            } else if word == .disabled {
                disabledEntry = entry
            } else if word == .style {
                styleEntry = entry
            }
        }
    }

    var id: JSONValue? { value(idEntry) }
    var children: JSONValue? { value(childrenEntry) }
    var label: JSONValue? { value(labelEntry) }
    var header: JSONValue? { value(headerEntry) }
    var footer: JSONValue? { value(footerEntry) }
    var modifiers: JSONValue? { value(modifiersEntry) }
    var fallback: JSONValue? { value(fallbackEntry) }
    var redaction: JSONValue? { value(redactionEntry) }
    var busy: JSONValue? { value(busyEntry) }
    var disabled: JSONValue? { value(disabledEntry) }
    var style: JSONValue? { value(styleEntry) }
    var title: JSONValue? { value(titleEntry) }

    /// The root is no member, so that its entry stands for none.
    private func value(_ entry: UInt32) -> JSONValue? {
        guard entry > 0, let source else { return nil }
        return JSONValue(source: source, index: Int(entry))
    }
}
