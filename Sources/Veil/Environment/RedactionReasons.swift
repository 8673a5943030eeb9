/// SwiftUI's option set. It is a `UInt32` here, since `Int` has 32 bits in WebAssembly.
struct RedactionReasons: OptionSet, Equatable {
    let rawValue: UInt32

    static let placeholder = RedactionReasons(rawValue: 1 << 0)
    static let privacy = RedactionReasons(rawValue: 1 << 1)
    static let invalidated = RedactionReasons(rawValue: 1 << 2)
    static let confidential = RedactionReasons(rawValue: 1 << 10)
    static let blurred = RedactionReasons(rawValue: 1 << 11)
    /// The bits that a document may declare.
    static let declarable = RedactionReasons(rawValue: 0x7FFF_FF00)
    /// The bits that a raw value may have.
    static let valid = RedactionReasons(rawValue: 0x7FFF_FFFF)
}
