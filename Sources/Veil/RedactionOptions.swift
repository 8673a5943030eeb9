/// What the caller asks for; it wins over what a document says.
public struct RedactionOptions: Sendable, Equatable {
    /// Where SwiftUI would run: a widget only writes the environment, an app clears and covers by itself.
    public enum Host: Sendable, Equatable {
        case widget, app
    }

    public enum ColorScheme: Sendable, Equatable {
        case light, dark
    }

    /// Names of reasons, built in or declared by the document.
    public var reasons: [String]
    public var effect: String?
    /// A platform and its version, such as `iOS 14.4`.
    public var target: String?
    public var host: Host?
    public var colorScheme: ColorScheme?
    public var lock: Bool
    public var explain: Bool
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

    /// Reads options from a JSON object with the members of this type.
    public init(json: [UInt8]) throws(VeilError) {
        self.init()
    }
}
