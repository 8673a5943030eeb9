import VeilSystem

/// What the shell passed, as bytes: a file name need not be UTF-8.
enum ProcessArguments {
    /// The arguments after the program's own name.
    static var all: [[UInt8]] {
        // Embedded Swift has no CommandLine; there the C library hands the arguments over.
        #if arch(wasm32)
            var count: CInt = 0
            guard let arguments = veil_arguments(&count) else { return [] }
            return (1..<max(1, Int(count))).compactMap { index in arguments[index].map { bytes(at: $0) } }
        #else
            return (1..<max(1, Int(CommandLine.argc))).compactMap { index in
                CommandLine.unsafeArgv[index].map { pointer in
                    pointer.withMemoryRebound(to: UInt8.self, capacity: 1) { bytes(at: $0) }
                }
            }
        #endif
    }

    /// The bytes up to the first zero.
    private static func bytes(at pointer: UnsafePointer<UInt8>) -> [UInt8] {
        var end = 0
        while pointer[end] != 0 { end += 1 }
        return Array(UnsafeBufferPointer(start: pointer, count: end))
    }

    private static func bytes(at pointer: UnsafeMutablePointer<UInt8>) -> [UInt8] {
        bytes(at: UnsafePointer(pointer))
    }
}
