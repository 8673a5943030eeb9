// The entry points, one line each. A call is: allocate, write the options and the input there, redact or check, read
// the output, release. All lengths and addresses are bytes.

/// Gives the address of an input region, kept until the next allocation or release.
@_expose(wasm, "veil_allocate")
@_cdecl("veil_allocate")
public func veilAllocate(_ length: UInt32) -> UInt32 {
    buffers.allocate(Int(length))
}

/// Redacts the input behind the options in the region: 0 with the result as output, 1 with the error.
@_expose(wasm, "veil_redact")
@_cdecl("veil_redact")
public func veilRedact(_ optionsLength: UInt32, _ inputLength: UInt32) -> UInt32 {
    buffers.answer(Int(optionsLength), Int(inputLength), with: Reply.redacting)
}

/// Lists the diagnostics of the input behind the options in the region, as a JSON array.
@_expose(wasm, "veil_check")
@_cdecl("veil_check")
public func veilCheck(_ optionsLength: UInt32, _ inputLength: UInt32) -> UInt32 {
    buffers.answer(Int(optionsLength), Int(inputLength), with: Reply.checking)
}

/// Finds the place of a JSON Pointer in the document behind it in the region: 0 with the place, 1 when there is none.
@_expose(wasm, "veil_locate")
@_cdecl("veil_locate")
public func veilLocate(_ pointerLength: UInt32, _ inputLength: UInt32) -> UInt32 {
    buffers.answer(Int(pointerLength), Int(inputLength), with: Reply.locating)
}

/// Gives the address of the last output.
@_expose(wasm, "veil_output")
@_cdecl("veil_output")
public func veilOutput() -> UInt32 {
    buffers.outputAddress
}

/// Gives the length of the last output.
@_expose(wasm, "veil_output_length")
@_cdecl("veil_output_length")
public func veilOutputLength() -> UInt32 {
    buffers.outputLength
}

/// Zeroes and frees the region and the output.
@_expose(wasm, "veil_release")
@_cdecl("veil_release")
public func veilRelease() {
    buffers.release()
}
