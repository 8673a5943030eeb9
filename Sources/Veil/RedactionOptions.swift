/// What the caller asks for; it wins over what a document says.
public struct RedactionOptions: Sendable, Equatable {
    /// Where SwiftUI would run: `privacySensitive` in a widget only writes the environment, in an app it clears and covers.
    public enum Host: Sendable, Equatable, BitwiseCopyable {
        case widget, app
    }

    public enum ColorScheme: Sendable, Equatable, BitwiseCopyable {
        case light, dark
    }

    /// Names of reasons, built in or declared by the document.
    public var reasons: [String]
    /// The name of an effect over everything.
    public var effect: String?
    /// A system and a version, such as `iOS 14.4`.
    public var target: String?
    public var host: Host?
    public var colorScheme: ColorScheme?
    /// Whether no modifier of the document may lift what is asked for here.
    public var lock: Bool
    /// Whether each node tells where it comes from and why it looks as it does.
    public var explain: Bool
    /// Whether the first warning refuses the document.
    public var strict: Bool

    public init(
        reasons: [String] = [], effect: String? = nil, target: String? = nil, host: Host? = nil,
        colorScheme: ColorScheme? = nil, lock: Bool = false, explain: Bool = false, strict: Bool = false
    ) {
        self.reasons = reasons
        self.effect = effect
        self.target = target
        self.host = host
        self.colorScheme = colorScheme
        self.lock = lock
        self.explain = explain
        self.strict = strict
    }

    /// The options as a JSON object, such as `{"reasons":["placeholder"]}`.
    public var json: [UInt8] {
        let buffer = ByteBuffer(capacity: 64, limit: Limits.input)
        buffer.append(0x7B)
        if !reasons.isEmpty {
            buffer.writeKey(.reasons)
            buffer.append(0x5B)
            for reason in reasons { RedactionOptions.write(reason, into: buffer) }
            buffer.append(0x5D)
        }
        write(effect, .effect, into: buffer)
        write(target, .target, into: buffer)
        if let host {
            buffer.writeKey(.host)
            buffer.writeWord(host == .app ? .app : .widget)
        }
        if let colorScheme {
            buffer.writeKey(.colorScheme)
            buffer.writeWord(colorScheme == .dark ? .dark : .light)
        }
        for (flag, word) in [(lock, Word.lock), (explain, .explain), (strict, .strict)] where flag {
            buffer.writeKey(word)
            buffer.writeFlag(true)
        }
        buffer.append(0x7D)
        return buffer.array
    }

    private func write(_ string: String?, _ word: Word, into buffer: ByteBuffer) {
        guard let string else { return }
        buffer.writeKey(word)
        RedactionOptions.write(string, into: buffer)
    }

    private static func write(_ string: String, into buffer: ByteBuffer) {
        ByteView.withBytes(of: Array(string.utf8)) { buffer.writeString(utf8: $0) }
    }
}
