/// A description as a tree for people, a node a line: for a terminal, a README and the message of a failed test.
///
///     VStack busy spacing: 8
///     ├─ Text ▮ placeholder class 8 .font(title)
///     └─ Button style: automatic .padding(16)
///        └─ label: Text "Retry"
///
/// A line is the type, the content in quotes or ▮ with what withholds it, the arguments, and the modifiers in their
/// order. Any JSON has a tree, since a test that fails may have written anything.
public enum TreeDump {
    /// Draws a result, a document or a bare node; of a refused one the error, of bytes that are no JSON why not.
    public static func text(of description: [UInt8]) -> [UInt8] {
        ByteView.withBytes(of: description) { bytes in
            let buffer = ByteBuffer(capacity: 2 * bytes.count, limit: Limits.output)
            do throws(JSONFault) {
                let document = try JSONReader.read(bytes)
                withExtendedLifetime(document) {
                    var tree = TreeWriter(buffer: buffer)
                    tree.writeDocument(document.root)
                }
            } catch {
                // No longer a tree for people, and longer than what the reader takes.
                if error.reason == .inputSize { return tooLarge }
                let location = JSONLocator.location(of: error.offset, in: bytes)
                buffer.append("error: not JSON at ")
                buffer.appendDecimal(location.line)
                buffer.append(":")
                buffer.appendDecimal(location.column)
                buffer.append("\n")
            }
            return buffer.isFull ? tooLarge : buffer.array
        }
    }

    private static var tooLarge: [UInt8] { Array("error: too large to draw\n".utf8) }

    /// Draws a description held as a string.
    public static func text(of description: String) -> String {
        String(decoding: text(of: Array(description.utf8)), as: UTF8.self)
    }
}
