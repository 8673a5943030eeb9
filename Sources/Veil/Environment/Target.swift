/// The system that a view is meant for, which decides what is available and how a button style reads its environment.
struct Target {
    enum Platform {
        case iOS, iPadOS, macOS, tvOS, watchOS, visionOS

        init?(_ word: Word?) {
            if word == .iOS {
                self = .iOS
            } else if word == .iPadOS {
                self = .iPadOS
            } else if word == .macOS {
                self = .macOS
            } else if word == .tvOS {
                self = .tvOS
            } else if word == .watchOS {
                self = .watchOS
            } else if word == .visionOS {
                self = .visionOS
            } else {
                return nil
            }
        }
    }

    let platform: Platform
    let version: Version

    /// Where nobody names one: the newest system that Veil knows.
    static let newest = Target(platform: .iOS, version: Version(major: 26, minor: 0))

    /// Reads a name and a version, such as `iOS 14.4`.
    init?(_ text: JSONText) {
        let buffer = ByteBuffer(capacity: 64, limit: 64)
        text.forEachByte { buffer.append($0) }
        let bytes = buffer.view
        var space = 0
        while space < bytes.count, bytes[space] != 0x20 { space += 1 }
        guard !buffer.isFull, space < bytes.count,
            let platform = Platform(Vocabulary.shared.word(of: bytes.slice(0, space))),
            let version = Version(bytes.slice(space + 1, bytes.count))
        else { return nil }
        self.init(platform: platform, version: version)
    }

    init(platform: Platform, version: Version) {
        self.platform = platform
        self.version = version
    }

    /// Whether dynamic properties that a button style reads itself give the environment and not its defaults, which
    /// Apple's notes for iOS 14.5 announce (62886135).
    var resolvesPropertiesInButtonStyles: Bool {
        switch platform {
        case .iOS, .iPadOS: version >= Version(major: 14, minor: 5)
        case .macOS, .tvOS, .watchOS, .visionOS: true
        }
    }

    /// What `#available` says of a list that names this platform with a version; nil where it does not name it.
    func satisfies(_ named: Target) -> Bool? {
        switch (platform, named.platform) {
        case (.iOS, .iOS), (.iPadOS, .iPadOS), (.iPadOS, .iOS), (.macOS, .macOS), (.tvOS, .tvOS),
            (.watchOS, .watchOS), (.visionOS, .visionOS):
            version >= named.version
        case (.iOS, _), (.iPadOS, _), (.macOS, _), (.tvOS, _), (.watchOS, _), (.visionOS, _):
            nil
        }
    }
}

struct Version: Comparable {
    let major: Int
    let minor: Int
    var patch = 0

    init(major: Int, minor: Int) {
        self.major = major
        self.minor = minor
    }

    /// Reads up to three numbers of at most four digits with dots between.
    init?(_ bytes: ByteView) {
        var parts: [Int] = []
        var index = 0
        while true {
            let start = index
            var value = 0
            while index < bytes.count, 0x30...0x39 ~= bytes[index], index - start < 4 {
                value = value * 10 + Int(bytes[index] - 0x30)
                index += 1
            }
            guard index > start else { return nil }
            parts.append(value)
            if index == bytes.count { break }
            guard bytes[index] == 0x2E, parts.count < 3 else { return nil }
            index += 1
        }
        self.init(major: parts[0], minor: parts.count > 1 ? parts[1] : 0)
        if parts.count > 2 { patch = parts[2] }
    }

    static func < (one: Version, other: Version) -> Bool {
        (one.major, one.minor, one.patch) < (other.major, other.minor, other.patch)
    }
}
