/// What is said about a document beside its result.
final class Findings {
    enum Mode {
        /// Warnings go into the result, without places and without the document's own words; the first error refuses.
        case result
        /// The same, and the first warning refuses.
        case strict
        /// Everything is collected, with places.
        case check
    }

    let mode: Mode
    /// Warnings of the result as elements of a JSON list, in the order of the walk: the order of a document's keys,
    /// which means nothing, is not to be seen in them.
    let written: ByteBuffer
    /// For `check`: each finding, and whether it is an error.
    private(set) var collected: [(fault: Fault, isError: Bool)] = []
    /// Whether there is more than `collected` holds.
    private(set) var isCut = false
    /// Above zero while nothing may be said: what is withheld would show in it.
    var muted = 0
    private var count = 0
    /// What was said already; a style's body is walked once for each button.
    private var said: [(code: Fault.Code, place: Int)] = []

    init(mode: Mode) {
        self.mode = mode
        written = ByteBuffer(capacity: 256, limit: Limits.output)
    }

    static var more: Fault {
        Fault(.more, at: nil, "There are more warnings than are listed here.")
    }

    /// Whether a warning is heard; what only its message says need not be worked out otherwise.
    var isListening: Bool {
        switch mode {
        case .check: !isCut
        case .strict: muted == 0
        case .result: muted == 0 && count <= Limits.diagnostics
        }
    }

    /// Whether such a warning would be heard, and was not said of late.
    func isNew(_ code: Fault.Code, at value: JSONValue) -> Bool {
        guard isListening else { return false }
        switch mode {
        case .check:
            for one in collected.suffix(Limits.diagnostics)
            where one.fault.code == code && one.fault.place?.index == value.index { return false }
        case .strict, .result:
            for one in said where one.code == code && one.place == value.index { return false }
        }
        return true
    }

    /// Goes on after an error where all are wanted.
    func recover(_ fault: Fault) throws(Fault) {
        switch mode {
        case .check:
            if fault.code == .outputSize { throw fault }
            add(fault, isError: true)
        case .result, .strict:
            throw fault
        }
    }

    /// Says that a document could be better; `suffix` is written behind the path.
    func warn(_ fault: Fault, at path: Int32, _ suffix: Word? = nil, in paths: PointerPath) throws(Fault) {
        switch mode {
        case .check:
            add(fault, isError: false)
        case .strict:
            if muted == 0 { throw fault }
        case .result:
            guard muted == 0, count <= Limits.diagnostics else { return }
            let place = fault.place?.index ?? -1
            for one in said where one.code == fault.code && one.place == place { return }
            said.append((fault.code, place))
            count += 1
            if count > Limits.diagnostics {
                write(Findings.more, PointerPath.root, nil, paths)
            } else {
                write(fault, path, suffix, paths)
            }
        }
    }

    private func write(_ fault: Fault, _ path: Int32, _ suffix: Word?, _ paths: PointerPath) {
        let scratch = ByteBuffer(capacity: 128, limit: Limits.output)
        written.open("{")
        written.writeKey(.code)
        written.writeString(fault.code.spelling)
        written.writeKey(.severity)
        written.writeWord(.warning)
        written.writeKey(.pointer)
        let isWhole = paths.write(path, names: false, into: scratch)
        if let suffix, isWhole {
            scratch.append(0x2F)
            scratch.append(suffix.spelling)
        }
        written.writeString(utf8: scratch.view)
        written.writeKey(.message)
        scratch.truncate(to: 0)
        fault.writeMessage(naming: false, into: scratch)
        written.writeString(utf8: scratch.view)
        written.append(0x7D)
    }

    private func add(_ fault: Fault, isError: Bool) {
        guard collected.count < Limits.checked else {
            isCut = true
            return
        }
        let place = fault.place?.index ?? -1
        // Findings come in the order of the walk, so a repetition is near; a bounded look back keeps this linear.
        for one in collected.suffix(Limits.diagnostics)
        where one.fault.code == fault.code && (one.fault.place?.index ?? -1) == place { return }
        collected.append((fault, isError))
    }
}
