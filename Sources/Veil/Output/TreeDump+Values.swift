extension TreeWriter {
    /// ` spacing: 8`
    func writeArgument(_ member: JSONMember) {
        buffer.separateWords()
        writeLabelled(member)
    }

    func writeLabelled(_ member: JSONMember) {
        writeBare(member.key)
        buffer.append(": ")
        writeValue(member.value, quoting: TreeWriter.isContent(member.word))
    }

    /// A value in one line; where strings are no content, names of cases and colours stand without quotes.
    func writeValue(_ value: JSONValue, quoting: Bool) {
        switch value.kind {
        case .null: buffer.append("nil")
        case .true, .false, .number: buffer.append(value.spelling)
        case .string: if quoting { writeQuoted(value) } else { writeBare(value) }
        case .array:
            buffer.append("[")
            var isFirst = true
            for element in value.elements {
                if !isFirst { buffer.append(", ") }
                isFirst = false
                writeValue(element, quoting: quoting)
            }
            buffer.append("]")
        case .object:
            buffer.append("{")
            var isFirst = true
            for member in value.members {
                if !isFirst { buffer.append(", ") }
                isFirst = false
                writeBare(member.key)
                buffer.append(": ")
                writeValue(member.value, quoting: quoting || TreeWriter.isContent(member.word))
            }
            buffer.append("}")
        }
    }

    /// A string without quotes where nobody could take it for anything else.
    func writeBare(_ value: JSONValue) {
        guard value.kind == .string else { return writeValue(value, quoting: true) }
        if isName(value.text) { writePlain(value) } else { writeQuoted(value) }
    }

    /// The text of a message, or a number.
    func writePlain(_ value: JSONValue) {
        guard value.kind == .string else { return writeValue(value, quoting: true) }
        let plain = ByteBuffer(capacity: value.text.bytes.count, limit: Limits.output)
        value.text.forEachByte { plain.append($0) }
        Printable.write(plain, into: buffer)
    }

    private func writeQuoted(_ value: JSONValue) {
        let quoted = ByteBuffer(capacity: value.text.bytes.count + 2, limit: Limits.output)
        quoted.append("\"")
        value.text.forEachByte { byte in
            switch byte {
            case 0x22: quoted.append("\\\"")
            case 0x5C: quoted.append("\\\\")
            case 0x0A: quoted.append("\\n")
            case 0x09: quoted.append("\\t")
            case 0x0D: quoted.append("\\r")
            default: quoted.append(byte)
            }
        }
        quoted.append("\"")
        Printable.write(quoted, into: buffer)
    }

    /// Letters, digits, points, and a first `#`, but no literal.
    private func isName(_ text: JSONText) -> Bool {
        if text.isEqual(to: "true") || text.isEqual(to: "false") || text.isEqual(to: "nil") { return false }
        var bytes = text.unescaped
        guard let first = bytes.next(), first == 0x23 || isLetter(first) else { return false }
        while let byte = bytes.next() {
            guard isLetter(byte) || 0x30...0x39 ~= byte || byte == 0x2E || byte == 0x2D else { return false }
        }
        return true
    }

    private func isLetter(_ byte: UInt8) -> Bool {
        0x61...0x7A ~= byte | 0x20
    }

    /// Names whose strings are somebody's words; names that are not in the vocabulary are taken for such.
    static func isContent(_ name: Word?) -> Bool {
        switch name {
        case .id, .text, .name, .systemName, .url, .title, .systemImage, .action, .isOn, .prompt, .selection,
            .options, .value, .accessibilityLabel, .accessibilityValue, .accessibilityHint, .help, .tag, .tabItem,
            .navigationTitle, .source, .at, nil:
            true
        case _?: false
        }
    }
}

extension ByteBuffer {
    /// A space, unless a line or a branch has just begun.
    func separateWords() {
        switch last {
        case 0, 0x0A, 0x20: return
        default: append(" ")
        }
    }
}
