/// Writes the lines of a tree and keeps the branches to the left of them.
struct TreeWriter {
    let buffer: ByteBuffer
    /// For each level to the left, whether its branch goes on below.
    private var continues: [Bool] = []

    init(buffer: ByteBuffer) {
        self.buffer = buffer
    }

    /// A view below another, with the name of what it is to it; children have none.
    struct Branch {
        var name: StaticString?
        let value: JSONValue
    }

    mutating func writeDocument(_ root: JSONValue) {
        if let error = root[.error], root[.body] == nil, root[.type] == nil {
            writeDiagnostic(error, severity: "error")
        } else if let body = root[.body], root[.type] == nil {
            writeRoots(body)
            for member in root.members {
                switch member.word {
                case .version, .body: break
                case .diagnostics where member.value.kind == .array:
                    for diagnostic in member.value.elements { writeDiagnostic(diagnostic, severity: "warning") }
                case _:
                    writeArgument(member)
                    buffer.append("\n")
                }
            }
        } else {
            writeRoots(root)
        }
    }

    private mutating func writeRoots(_ body: JSONValue) {
        if body.kind == .array {
            for element in body.elements { writeNode(element) }
        } else {
            writeNode(body)
        }
    }

    /// `error view.type 1:10 /text: message`
    private func writeDiagnostic(_ diagnostic: JSONValue, severity: StaticString) {
        if let severity = diagnostic[.severity], severity.kind == .string {
            writePlain(severity)
        } else {
            buffer.append(severity)
        }
        if let code = diagnostic[.code] {
            buffer.append(" ")
            writePlain(code)
        }
        if let line = diagnostic[.line], let column = diagnostic[.column] {
            buffer.append(" ")
            writePlain(line)
            buffer.append(":")
            writePlain(column)
        }
        if let pointer = diagnostic[.pointer], pointer.kind == .string, pointer.text.bytes.count > 0 {
            buffer.append(" ")
            writePlain(pointer)
        }
        if let message = diagnostic[.message] {
            buffer.append(": ")
            writePlain(message)
        }
        buffer.append("\n")
    }

    mutating func writeNode(_ node: JSONValue) {
        let branches = writeLine(node)
        buffer.append("\n")
        for (index, branch) in branches.enumerated() {
            let isLast = index == branches.count - 1
            for continues in continues { buffer.append(continues ? "│  " : "   ") }
            buffer.append(isLast ? "└─ " : "├─ ")
            if let name = branch.name {
                buffer.append(name)
                buffer.append(": ")
            }
            continues.append(!isLast)
            writeNode(branch.value)
            continues.removeLast()
        }
    }
}
