/// A document's tables and its body, read before the walk begins.
struct Document {
    /// The whole document, for places and pointers.
    let root: JSONValue
    /// The view; nil where the document has none.
    let body: JSONValue?
    /// Whether the root is a document and no bare view.
    let hasEnvelope: Bool
    let effects: EffectTable
    let reasons: ReasonTable
    let theme: Theme
    let styles: StyleTable
    let host: RedactionOptions.Host?
    let target: Target?
    let environment: JSONValue?

    init(
        _ root: JSONValue, builtInEffects: JSONValue, lock: Bool, recover: (Fault) throws(Fault) -> Void
    ) throws(Fault) {
        self.root = root
        let isObject = root.kind == .object
        switch root.kind {
        case .string, .array, .object: break
        case .null, .true, .false, .number: throw Fault.type(root, expected: "a document or a view")
        }
        hasEnvelope = isObject && root[.type] == nil && root[.if] == nil
        let envelope: JSONValue? = hasEnvelope ? root : nil
        if let envelope { try Document.checkKeys(of: envelope, recover: recover) }
        body = hasEnvelope ? root[.body] : root
        effects = try EffectTable(envelope?[.effects], builtIn: builtInEffects, lock: lock, recover: recover)
        reasons = try ReasonTable(envelope?[.reasons], effects: effects, lock: lock, recover: recover)
        theme = try Theme(envelope?[.theme], recover: recover)
        styles = try StyleTable(envelope?[.buttonStyles], recover: recover)
        host = try Document.recovering(recover) { () throws(Fault) in try Document.host(envelope?[.host]) }
        target = try Document.recovering(recover) { () throws(Fault) in try Document.target(envelope?[.target]) }
        environment = envelope?[.environment]
    }

    /// Where all errors are wanted, a value at fault is as good as an absent one.
    private static func recovering<Value>(
        _ recover: (Fault) throws(Fault) -> Void, _ read: () throws(Fault) -> Value?
    ) throws(Fault) -> Value? {
        do throws(Fault) {
            return try read()
        } catch {
            try recover(error)
            return nil
        }
    }

    private static let keys: [Word] = [
        .version, .body, .schema, .target, .host, .environment, .theme, .reasons, .effects, .buttonStyles, .comment,
        .diagnostics,
    ]

    private static func checkKeys(of envelope: JSONValue, recover: (Fault) throws(Fault) -> Void) throws(Fault) {
        for member in envelope.members where !member.isIgnored {
            guard let word = member.word, keys.contains(word) else {
                let hints = keys + [.type]
                try recover(Fault.unknownKey(member.key, of: "a document; a view has a type", among: hints))
                continue
            }
        }
        guard let version = envelope[.version] else { return }
        if version.kind != .number {
            try recover(Fault.type(version, expected: "the version 1, a number"))
        } else if version.number.integer != 1 {
            try recover(Fault(.version, at: version, "This version is not known; this is Veil for version 1."))
        }
    }

    static func host(_ value: JSONValue?) throws(Fault) -> RedactionOptions.Host? {
        guard let value else { return nil }
        guard value.kind == .string else { throw Fault.type(value, expected: "widget or app") }
        let word = value.word(dotted: true)
        if word == .widget { return .widget }
        if word == .app { return .app }
        throw Fault.value(value, expected: "widget or app")
    }

    static func target(_ value: JSONValue?) throws(Fault) -> Target? {
        guard let value else { return nil }
        guard value.kind == .string else {
            throw Fault.type(value, expected: "a system and a version, such as iOS 14.4")
        }
        guard let target = Target(value.text) else {
            throw Fault.value(
                value, expected: "iOS, iPadOS, macOS, tvOS, watchOS or visionOS and a version, such as iOS 14.4")
        }
        return target
    }

    static func colorScheme(_ value: JSONValue) throws(Fault) -> RedactionOptions.ColorScheme {
        guard value.kind == .string else { throw Fault.type(value, expected: "light or dark") }
        let word = value.word(dotted: true)
        if word == .light { return .light }
        if word == .dark { return .dark }
        throw Fault.value(value, expected: "light or dark")
    }
}

/// The button styles of a document, by name.
struct StyleTable {
    private var names = NameIndex([])
    /// The key and the body of each.
    private(set) var definitions: [(key: JSONValue, body: JSONValue?)] = []

    init(_ table: JSONValue?, recover: (Fault) throws(Fault) -> Void) throws(Fault) {
        guard let table else { return }
        guard table.kind == .object else {
            try recover(Fault.type(table, expected: "an object of button styles by name"))
            return
        }
        var names: [JSONText] = []
        for member in table.members {
            if member.value.kind != .object {
                try recover(Fault.type(member.value, expected: "an object with a body"))
            }
            for inner in member.value.members where inner.word != .body && !inner.isIgnored {
                try recover(Fault.unknownKey(inner.key, of: "a button style", among: [.body]))
            }
            names.append(member.key.text)
            definitions.append((member.key, member.value[.body]))
        }
        self.names = NameIndex(names)
    }

    func place(of name: JSONText) -> Int32? {
        names.place(of: name).map { Int32($0) }
    }
}
