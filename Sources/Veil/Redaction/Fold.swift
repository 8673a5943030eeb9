// The fold: each modifier of the state, from the outermost in. See README, "How modifiers add up", for the table of
// nestings that this gives, and Apple's pages on `redacted`, `unredacted` and `privacySensitive` for their rules.

/// What a modifier leaves in the list of its view.
enum FoldTrace {
    case nothing
    /// Covers were laid here: the place of their modifiers. Where one of them removes, nothing inside is there any more.
    case place(removal: Cover?)
    /// An effect that withholds nothing decorates the view here.
    case kept(Int32)
    /// Colour scheme or layout direction come out as modifiers.
    case environment
}

/// What the fold needs beside the state.
struct FoldScope {
    let document: Document
    let host: RedactionOptions.Host
    let lock: Bool
    let history: History

    /// Folds one modifier; `origin` is the number of its step, `path` the node whose list bears it.
    func apply(
        _ modifier: ModifierName, _ argument: JSONValue?, written: JSONValue, origin: Int32, path: Int32,
        to state: inout RedactionState
    ) throws(Fault) -> FoldTrace {
        switch modifier {
        case .redacted:
            let reasons = try document.reasons.reasons(
                try required(argument, of: written, "{\"redacted\": \"placeholder\"}"))
            state.own.formUnion(reasons)
            history.add(.adds, reasons, of: document.reasons, at: path, to: &state)
            return .nothing
        case .unredacted:
            if let argument, argument.flag != true {
                throw Fault.value(argument, expected: "nothing: unredacted takes no argument")
            }
            history.add(.clears, state.own, of: document.reasons, at: path, to: &state)
            if let lifted = state.unredact() {
                history.add(.lifts, .name(document.effects[lifted.effect].name), at: path, to: &state)
            }
            return .nothing
        case .privacySensitive:
            setPrivacySensitive(try flag(argument), path: path, in: &state)
            return .nothing
        case .invalidatableContent:
            state.stale = try flag(argument)
            history.add(state.stale ? .marks : .lifts, .name(JSONText("invalidated")), at: path, to: &state)
            return .nothing
        case .redactable:
            return try applyRedactable(argument, origin: origin, path: path, to: &state)
        case .effect:
            return try applyEffect(
                try required(argument, of: written, "{\"effect\": \"blurred\"}"), origin: origin, path: path, to: &state
            )
        case .environment:
            return try applyEnvironment(
                try required(argument, of: written, "{\"environment\": {\"isEnabled\": false}}"), path: path, to: &state
            )
        case .disabled:
            let argument = try required(argument, of: written, "{\"disabled\": true}")
            guard let flag = argument.flag else { throw Fault.type(argument, expected: "true or false") }
            state.isEnabled = state.isEnabled && !flag
            return .nothing
        case .buttonStyle:
            try applyButtonStyle(try required(argument, of: written, "{\"buttonStyle\": \"bordered\"}"), to: &state)
            return .nothing
        case .font, .bold, .italic, .fontWeight, .lineLimit, .multilineTextAlignment, .foregroundStyle,
            .foregroundColor, .tint, .padding, .frame, .background, .overlay, .opacity, .blur, .cornerRadius,
            .clipShape,
            .border, .shadow, .fill, .stroke, .offset, .rotationEffect, .scaleEffect, .aspectRatio, .fixedSize, .hidden,
            .layoutPriority, .zIndex, .colorScheme, .layoutDirection, .listStyle, .accessibilityLabel,
            .accessibilityValue, .accessibilityHint, .help, .tag, .tabItem, .navigationTitle, .accessibilityHidden:
            return .nothing
        }
    }

    private func required(_ argument: JSONValue?, of written: JSONValue, _ example: StaticString) throws(Fault)
        -> JSONValue
    {
        guard let argument else {
            throw Fault(.modifier, at: written, "%s needs an argument, such as %d.", detail: example)
        }
        return argument
    }

    private func flag(_ argument: JSONValue?) throws(Fault) -> Bool {
        guard let argument else { return true }
        guard let flag = argument.flag else { throw Fault.type(argument, expected: "true or false") }
        return flag
    }

    /// In a widget this writes the environment alone. In an app the content is laid out with all reasons cleared and,
    /// where privacy is asked for, covered as a whole: so sensitive text under the placeholder alone is shown.
    private func setPrivacySensitive(_ isSensitive: Bool, path: Int32, in state: inout RedactionState) {
        let isCovered = isSensitive && state.reasons.contains(.privacy)
        let before = state.own
        state.lockedMark = state.lockedMark || isSensitive
        switch host {
        case .widget:
            state.mark = isSensitive
            if isCovered { state.own.formIntersection(.privacy) }
        case .app:
            if isCovered {
                state.own.formIntersection(.privacy)
                state.mark = true
            } else {
                state.own = []
            }
        }
        history.add(isSensitive ? .marks : .lifts, .name(JSONText("privacy")), at: path, to: &state)
        history.add(.clears, before.subtracting(state.own), of: document.reasons, at: path, to: &state)
    }

    private func applyEnvironment(
        _ values: JSONValue, path: Int32, to state: inout RedactionState
    ) throws(Fault) -> FoldTrace {
        guard values.kind == .object else {
            throw Fault.type(values, expected: "an object such as {\"isEnabled\": false}")
        }
        var trace = FoldTrace.nothing
        for member in values.members {
            let value = member.value
            if member.word == .redactionReasons {
                let before = state.own
                state.own = try document.reasons.reasons(value)
                history.add(.clears, before.subtracting(state.own), of: document.reasons, at: path, to: &state)
                history.add(.replaces, state.own, of: document.reasons, at: path, to: &state)
            } else if member.word == .isEnabled {
                guard let flag = value.flag else { throw Fault.type(value, expected: "true or false") }
                state.isEnabled = flag
            } else if member.word == .colorScheme {
                state.colorScheme = try Document.colorScheme(value)
                trace = .environment
            } else if member.word == .layoutDirection {
                try FoldScope.checkLayoutDirection(value)
                trace = .environment
            } else {
                throw Fault.unknownKey(
                    member.key, of: "an environment",
                    among: [.redactionReasons, .isEnabled, .colorScheme, .layoutDirection])
            }
        }
        return trace
    }

    static func checkLayoutDirection(_ value: JSONValue) throws(Fault) {
        guard value.kind == .string else { throw Fault.type(value, expected: "leftToRight or rightToLeft") }
        guard WordList.layoutDirection.contains(value.word(dotted: true)) else {
            throw Fault.value(value, expected: "leftToRight or rightToLeft")
        }
    }

    private func applyButtonStyle(_ name: JSONValue, to state: inout RedactionState) throws(Fault) {
        guard name.kind == .string else { throw Fault.type(name, expected: "the name of a button style") }
        if let place = document.styles.place(of: name.text) {
            state.buttonStyle = .declared(place)
        } else if let style = ButtonStyleName(name.word(dotted: true)) {
            state.buttonStyle = style
        } else {
            throw Fault.undeclaredButtonStyle(name)
        }
    }
}

extension ButtonStyleName {
    /// A built-in style by its name.
    init?(_ word: Word?) {
        if word == .automatic {
            self = .automatic
        } else if word == .bordered {
            self = .bordered
        } else if word == .borderedProminent {
            self = .borderedProminent
        } else if word == .borderless {
            self = .borderless
        } else if word == .plain {
            self = .plain
        } else {
            return nil
        }
    }

    var word: Word {
        switch self {
        case .automatic: .automatic
        case .bordered: .bordered
        case .borderedProminent: .borderedProminent
        case .borderless: .borderless
        case .plain: .plain
        case .declared: .custom
        }
    }
}
