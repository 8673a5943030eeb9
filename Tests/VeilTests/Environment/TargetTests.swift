import Testing

@testable import Veil

struct TargetTests {
    private func target(_ spelling: String) throws -> Target? {
        try withDocument("\"\(spelling)\"") { Target($0.text) }
    }

    @Test(arguments: ["iOS 14", "iPadOS 14.4", "macOS 10.15.7", "tvOS 0", "watchOS 9999", "visionOS 1.0"])
    func `a system and a version are a target`(_ spelling: String) throws {
        #expect(try target(spelling) != nil)
    }

    @Test(arguments: [
        "", "iOS", "iOS ", "14.4", "ios 14", "iOS 14.", "iOS 14.4.1.2", "iOS 14.x", "iOS  14", "iOS 10000",
        "Android 14",
    ])
    func `anything else is none`(_ spelling: String) throws {
        #expect(try target(spelling) == nil)
    }

    @Test(arguments: [
        ("iOS 14.4", false), ("iOS 14.5", true), ("iPadOS 14.4.9", false), ("iPadOS 15", true), ("macOS 10.15", true),
        ("watchOS 6", true),
    ])
    func `button styles read their environment from iOS 14.5 on`(_ spelling: String, _ expected: Bool) throws {
        #expect(try target(spelling)?.resolvesPropertiesInButtonStyles == expected)
    }

    @Test(
        arguments: [
            ("iOS 15", "iOS 15", true), ("iOS 14.9", "iOS 15", false), ("iPadOS 15", "iOS 15", true),
            ("iOS 15", "iPadOS 15", nil),
            ("macOS 12", "iOS 15", nil), ("visionOS 1", "visionOS 2", false),
        ] as [(String, String, Bool?)])
    func `availability compares what names the platform`(_ ours: String, _ named: String, _ expected: Bool?) throws {
        let named = try #require(try target(named))
        #expect(try target(ours)?.satisfies(named) == expected)
    }
}
