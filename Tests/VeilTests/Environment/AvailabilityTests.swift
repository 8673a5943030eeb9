import Testing

@testable import Veil

struct AvailabilityTests {
    private static let platforms: [Target.Platform] = [.iOS, .iPadOS, .macOS, .tvOS, .watchOS, .visionOS]

    @Test(arguments: [
        (Availability.redaction, ["14.0", "14.0", "11.0", "14.0", "7.0", "1.0"]),
        (.privacy, ["15.0", "15.0", "12.0", "15.0", "8.0", "1.0"]),
        (.foregroundStyle, ["15.0", "15.0", "12.0", "15.0", "8.0", "1.0"]),
        (.invalidation, ["17.0", "17.0", "14.0", "17.0", "10.0", "1.0"]),
        (.effect, ["13.0", "13.0", "10.15", "13.0", "6.0", "1.0"]),
    ])
    func `each interface came with these systems`(_ availability: Availability, _ versions: [String]) {
        let found = AvailabilityTests.platforms.map { platform in
            let version = availability.first(on: platform)
            return "\(version.major).\(version.minor)"
        }
        #expect(found == versions)
    }

    @Test func `an interface is missing below its first version`() {
        let below = Target(platform: .macOS, version: Version(major: 11, minor: 9))
        let first = Target(platform: .macOS, version: Version(major: 12, minor: 0))
        #expect([below, first].map { Availability.privacy.isMissing(on: $0) } == [true, false])
    }

    @Test func `these modifiers are younger than SwiftUI`() {
        let dated = ModifierName.allCases.filter { Availability(of: $0) != nil }
        #expect(
            dated == [
                .redacted, .unredacted, .privacySensitive, .invalidatableContent, .redactable, .effect,
                .foregroundStyle, .tint,
            ])
    }

    @Test(
        arguments: [
            ([], nil), (.placeholder, nil), (.confidential, nil), (.privacy, .privacy),
            ([.placeholder, .privacy], .privacy), ([.privacy, .invalidated], .invalidation),
        ] as [(RedactionReasons, Availability?)])
    func `reasons need what the youngest of them needs`(_ reasons: RedactionReasons, _ expected: Availability?) {
        #expect(Availability(of: reasons) == expected)
    }
}
