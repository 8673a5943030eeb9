import Testing
import Veil

/// A needle in each content row of the table of views, searched in the bytes and in the decoded strings.
@Suite struct NonInterferenceNeedleTests {
    static let needle = "NEEDLE"

    /// A node with a needle in one place of its own content.
    static let rows: [String] = {
        let word = "\"NEEDLE<7>\""
        var rows: [String] = []
        func row(_ type: String, _ arguments: String...) {
            rows += arguments.map { "{\"type\":\"\(type)\",\($0)" }
        }
        row("Text", "\"text\":\(word)", "\"runs\":[{\"text\":\(word)},{\"text\":\"a\",\"modifiers\":[\"bold\"]}]")
        row("Image", "\"name\":\(word)", "\"systemName\":\(word)")
        row("AsyncImage", "\"url\":\(word)", "\"url\":\"https://example.com/NEEDLE\"")
        row("Label", "\"title\":\(word)", "\"systemImage\":\(word)", "\"label\":\(word)")
        row("Button", "\"title\":\(word)", "\"action\":\(word)", "\"label\":{\"type\":\"Text\",\"text\":\(word)}")
        row("Link", "\"title\":\(word)", "\"url\":\(word)", "\"url\":\"javascript:NEEDLE\"", "\"label\":\(word)")
        row("Toggle", "\"title\":\(word)", "\"label\":[\(word)]")
        for field in ["TextField", "SecureField", "TextEditor"] {
            row(field, "\"title\":\(word)", "\"text\":\(word)", "\"prompt\":\(word)", "\"label\":[\(word)]")
        }
        row(
            "Picker", "\"title\":\(word)", "\"selection\":\(word)", "\"selection\":[1,\(word)]",
            "\"options\":[\"a\",\(word)]")
        row(
            "Picker", "\"children\":[{\"type\":\"Text\",\"text\":\(word)}]",
            "\"children\":[{\"type\":\"Text\",\"modifiers\":[{\"tag\":\(word)},\"unredacted\"]}]")
        for control in ["Slider", "Stepper", "Gauge", "ProgressView"] {
            row(
                control, "\"title\":\(word)", "\"value\":\(word)", "\"in\":[0,\(word)]", "\"step\":\(word)",
                "\"total\":\(word)")
        }
        row("DatePicker", "\"title\":\(word)", "\"selection\":\(word)", "\"in\":[\(word),\(word)]")
        for box in ["GroupBox", "DisclosureGroup"] {
            row(box, "\"title\":\(word)", "\"label\":\(word)", "\"children\":[\(word)]")
        }
        row("Unknown", "\"name\":\(word)", "\"children\":[\(word)]")
        row("Section", "\"header\":\(word)", "\"footer\":\(word)", "\"children\":[\(word)]")
        row(
            "NEEDLE", "\"children\":[\"a\"]", "\"text\":\(word)", "\"NEEDLE\":1", "\"label\":\(word)",
            "\"header\":\(word)")
        row("NEEDLE", "\"fallback\":\(word)")
        for type in ["Text", "VStack", "List", "Color", "Circle", "Divider", "Spacer", "EmptyView", "Button", "Toggle"]
        {
            row(
                type, "\"id\":\(word)", "\"NEEDLE\":1", "\"x-NEEDLE\":\(word)", "\"$comment\":\(word)",
                "\"fallback\":\(word)")
        }
        return rows
    }()

    static let namedContent = [
        "accessibilityLabel", "accessibilityValue", "accessibilityHint", "help", "tag", "tabItem", "navigationTitle",
    ]

    /// Options, and what covers the node from inside of its own list.
    static let covers: [(options: String, modifier: String)] = [
        ("\"reasons\":[\"placeholder\"]", "\"bold\""),
        ("\"reasons\":[\"privacy\"]", "\"privacySensitive\""),
        ("\"reasons\":[\"privacy\"],\"lock\":true", "\"privacySensitive\""),
        ("\"effect\":\"confidential\"", "\"bold\""),
        ("\"effect\":\"blurred\",\"lock\":true", "\"unredacted\""),
        ("\"effect\":\"placeholder\"", "\"padding\""),
        ("\"reasons\":[\"confidential\"]", "\"redactable\""),
        ("\"host\":\"app\"", "{\"redacted\":\"placeholder\"}"),
        ("\"host\":\"app\",\"reasons\":[\"privacy\"]", "\"privacySensitive\""),
        ("\"strict\":false", "{\"effect\":\"confidential\"}"),
        ("\"lock\":true", "{\"redacted\":\"placeholder\"}"),
    ]

    @Test(arguments: covers.indices, [false, true])
    func `no needle of a covered view is in the output`(cover: Int, explain: Bool) throws {
        let (options, modifier) = Self.covers[cover]
        let redactor = Redactor(optionsJSON: Array("{\(options),\"explain\":\(explain)}".utf8))
        for row in Self.rows {
            try search(redactor, "{\"version\":1,\"body\":\(row),\"modifiers\":[\(modifier)]}}")
            try search(
                redactor,
                "{\"version\":1,\"body\":{\"type\":\"VStack\",\"children\":[\(row)}],\"modifiers\":[\(modifier)]}}")
            try search(
                redactor,
                "{\"version\":1,\"body\":{\"type\":\"Circle\",\"modifiers\":[{\"overlay\":\(row)}},\(modifier)]}}")
        }
    }

    @Test(arguments: covers.indices)
    func `no needle of named content on a covered view is in the output`(cover: Int) throws {
        let (options, modifier) = Self.covers[cover]
        let redactor = Redactor(optionsJSON: Array("{\(options)}".utf8))
        for name in Self.namedContent {
            for type in ["Text", "VStack", "Image", "Button", "Divider", "Map"] {
                let named = "{\"\(name)\":\"NEEDLE\"}"
                for list in ["\(named),\(modifier)", "\(modifier),\(named)", "\(named),\(modifier),\(named)"] {
                    try search(redactor, "{\"type\":\"\(type)\",\"modifiers\":[\(list)]}")
                }
            }
        }
    }

    @Test func `no needle of a branch that is not taken is in the output`() throws {
        let redactor = Redactor()
        try search(redactor, "{\"if\":\"isPressed\",\"then\":\"NEEDLE\",\"else\":\"A\"}")
        try search(
            redactor,
            "{\"type\":\"VStack\",\"children\":[{\"if\":\"isEnabled\",\"then\":\"A\",\"else\":[{\"NEEDLE\":1}]}]}")
        try search(
            redactor,
            "{\"type\":\"Text\",\"modifiers\":[{\"if\":\"isPressed\",\"then\":{\"help\":\"NEEDLE\"}},{\"help\":{\"if\":\"isPressed\",\"then\":\"NEEDLE\",\"else\":\"A\"}}]}"
        )
    }

    @Test func `a secure field gives its text in no state`() throws {
        let redactor = Redactor()
        try search(redactor, "{\"type\":\"SecureField\",\"text\":\"NEEDLE\"}")
        try search(redactor, "{\"type\":\"SecureField\",\"text\":\"NEEDLE\",\"modifiers\":[\"unredacted\"]}")
    }

    private func search(_ redactor: Redactor, _ input: String) throws {
        let output: [UInt8]
        do { output = try redactor.redact(Array(input.utf8)) } catch {
            Issue.record("refused \(error.code) \(error.pointer ?? "-"): \(input)")
            return
        }
        let text = String(decoding: output, as: UTF8.self)
        let inBytes = text.contains(Self.needle)
        let inStrings = try StrictJSON(output).strings.contains { $0.contains(Self.needle) }
        #expect(!inBytes && !inStrings, "\(input)\n\(text)")
    }
}
