import Testing
import Veil
import VeilUI

/// The view of the README's section for Swift.
private struct AccountCard: View {
    let owner: String
    let balance: String

    var body: some View {
        VStack(alignment: .leading) {
            Text(owner)
            Text(balance)
                .font(.title)
                .privacySensitive()
        }
    }
}

@MainActor
struct AccountCardTests {
    @Test func `the balance is withheld under privacy`() throws {
        let card = AccountCard(owner: "Ada", balance: "1,234.50").redacted(reason: .privacy)
        #expect(try !card.redactedJSON().contains("1,234.50"))
        #expect(
            card.tree() == """
                VStack alignment: leading
                ├─ Text "Ada"
                └─ Text ▮ privacy fixed .font(title)

                """)
    }

    @Test func `a longer balance gives the same description`() throws {
        let card = AccountCard(owner: "Ada", balance: "1,234.50").redacted(reason: .privacy)
        let richer = AccountCard(owner: "Ada", balance: "1,000,000.00").redacted(reason: .privacy)
        #expect(try card.redactedJSON() == richer.redactedJSON())
    }
}

extension RedactionReasons {
    fileprivate static let classified = RedactionReasons(rawValue: 1 << 12)
}

/// The modifier that draws over its content.
private enum Drawing {
    struct Classified: ViewModifier {
        @Environment(\.redactionReasons) private var reasons

        func body(content: Content) -> some View {
            if reasons.contains(.classified) {
                content.accessibilityLabel("Classified").overlay(Color.black)
            } else {
                content
            }
        }
    }
}

/// The same modifier, one word changed.
private enum Withholding {
    struct Classified: RedactionEffect {
        @Environment(\.redactionReasons) private var reasons

        func body(content: Content) -> some View {
            if reasons.contains(.classified) {
                content.accessibilityLabel("Classified").overlay(Color.black)
            } else {
                content
            }
        }
    }
}

@MainActor
struct OneWordTests {
    @Test func `drawn over, the text is in the description`() {
        let view = Text("1,234.50").modifier(Drawing.Classified()).redacted(reason: .classified)
        #expect(view.tree() == "Text \"1,234.50\" .accessibilityLabel(\"Classified\") .overlay(black)\n")
    }

    @Test func `one word later it is not`() {
        let view = Text("1,234.50").modifier(Withholding.Classified()).redacted(reason: .classified)
        #expect(
            view.tree() == "Text ▮ effect classified fixed .accessibilityLabel(\"Classified\") .overlay(black)\n")
    }

    @Test func `without the reason both show it`() {
        #expect(Text("1").modifier(Drawing.Classified()).tree() == "Text \"1\"\n")
        #expect(Text("1").modifier(Withholding.Classified()).tree() == "Text \"1\"\n")
    }
}

struct CoreTests {
    @Test func `the core redacts bytes`() throws {
        let redactor = Redactor(RedactionOptions(reasons: ["placeholder"]))
        let description = try redactor.redact(Array(#"{"type":"Text","text":"Ann"}"#.utf8))  // throws(VeilError)
        print(TreeDump.text(of: String(decoding: description, as: UTF8.self)))
        let tree = TreeDump.text(of: String(decoding: description, as: UTF8.self))
        #expect(tree == "Text ▮ placeholder class 8 busy\n")
    }
}

/// What the README shows is what is compiled here.
struct ReadMeLinesTests {
    private func text(_ path: String) throws -> String {
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(path)
        return try String(contentsOf: url.standardizedFileURL, encoding: .utf8)
    }

    /// A line without its indentation, a comment at its end, and what only a file of tests needs.
    private func bare(_ line: some StringProtocol) -> String {
        let code = line.range(of: " //").map { String(line[..<$0.lowerBound]) } ?? String(line)
        var words = code.split(separator: " ").map(String.init)
        while let first = words.first, ["private", "fileprivate"].contains(first) { words.removeFirst() }
        return words.joined(separator: " ")
    }

    @Test func `every line of Swift in the section stands in this file`() throws {
        let readMe = try text("../../README.md")
        let start = try #require(readMe.range(of: "\n## Use it from Swift\n"))
        let rest = readMe[start.upperBound...]
        let section = rest[..<(rest.range(of: "\n## ")?.lowerBound ?? rest.endIndex)]
        let compiled = Set(try text("ReadMeTests.swift").split(separator: "\n").map(bare))
        var lines: [String] = []
        var isSwift = false
        for line in section.split(separator: "\n") {
            if line.hasPrefix("```") { isSwift = line == "```swift" } else if isSwift { lines.append(bare(line)) }
        }
        #expect(lines.count > 40)
        for line in lines { #expect(compiled.contains(line), "\(line)") }
    }
}
