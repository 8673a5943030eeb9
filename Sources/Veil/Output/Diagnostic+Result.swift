extension Diagnostic {
    /// Reads the diagnostics of a redacted description back and finds their places in its input.
    ///
    /// A result names no line, since lines would tell how long the withheld is; this is for those who have the input.
    /// What the pointer leaves out is not found either: the place is that of the nearest value around it.
    public static func list(ofResult result: [UInt8], input: [UInt8]) -> [Diagnostic] {
        // Nearly every result ends so, and need not be read again.
        if result.suffix(emptyEnd.utf8CodeUnitCount).elementsEqual(emptyEnd.description.utf8) { return [] }
        return ByteView.withBytes(of: result) { result in
            ByteView.withBytes(of: input) { input in
                do throws(JSONFault) {
                    let resultDocument = try JSONReader.read(result)
                    let inputDocument = try JSONReader.read(input)
                    return withExtendedLifetime((resultDocument, inputDocument)) {
                        list(
                            of: resultDocument.root,
                            below: inputDocument.root)
                    }
                } catch {
                    return []
                }
            }
        }
    }

    private static let emptyEnd: StaticString = ",\"diagnostics\":[]}"

    private static func list(of result: JSONValue, below root: JSONValue) -> [Diagnostic] {
        guard let list = result.member("diagnostics") else { return [] }
        return list.elements.map { entry in
            let pointer = entry.string("pointer")
            return Diagnostic(
                code: entry.string("code"), severity: entry.string("severity").utf8.first == 0x65 ? .error : .warning,
                message: entry.string("message"), location: location(of: pointer, below: root), pointer: pointer)
        }
    }

    private static func location(of pointer: String, below root: JSONValue) -> SourceLocation {
        var bytes = Array(pointer.utf8)
        while true {
            let found = ByteView.withBytes(of: bytes) { JSONLocator.value(at: $0, below: root) }
            if let found { return JSONLocator.location(of: found.offset, in: root.source.bytes) }
            guard let slash = bytes.lastIndex(of: 0x2F) else {
                return JSONLocator.location(of: root.offset, in: root.source.bytes)
            }
            bytes.removeSubrange(slash...)
        }
    }
}

extension JSONValue {
    /// The value of a member whose key is not in the vocabulary of views.
    func member(_ key: StaticString) -> JSONValue? {
        members.first { $0.key.text.isEqual(to: key) }?.value
    }

    fileprivate func string(_ key: StaticString) -> String {
        guard let value = member(key), value.kind == .string else { return "" }
        var bytes: [UInt8] = []
        value.text.forEachByte { bytes.append($0) }
        return String(decoding: bytes, as: UTF8.self)
    }
}
