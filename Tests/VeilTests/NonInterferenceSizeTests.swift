import Testing
import Veil

/// The class table: what the size of a text may give away, as sizes told apart by an onlooker.
@Suite struct NonInterferenceSizeTests {
    /// Options, modifiers, and how many results the texts of 0 to 600 scalars give.
    static let table: [(options: String, modifiers: String, sizes: Int)] = [
        ("{\"reasons\":[\"placeholder\"]}", "[]", 12),
        ("{}", "[{\"effect\":\"placeholder\"}]", 12),
        ("{\"effect\":\"placeholder\"}", "[]", 12),
        ("{\"reasons\":[\"privacy\"]}", "[\"privacySensitive\"]", 1),
        ("{}", "[{\"effect\":\"confidential\"}]", 1),
        ("{\"effect\":\"confidential\"}", "[]", 1),
        ("{\"effect\":\"blurred\",\"lock\":true}", "[]", 1),
        ("{\"reasons\":[\"confidential\"]}", "[\"redactable\"]", 1),
        ("{\"reasons\":[\"placeholder\",\"privacy\"]}", "[\"privacySensitive\"]", 1),
        ("{\"effect\":\"confidential\",\"reasons\":[\"placeholder\"]}", "[]", 1),
    ]

    @Test(arguments: table.indices)
    func `a covered text is of so many sizes and no more`(row: Int) throws {
        let (options, modifiers, sizes) = Self.table[row]
        let redactor = Redactor(optionsJSON: Array(options.utf8))
        let results = try Set(
            (0...600).map { count in
                let text = String(repeating: "x", count: count)
                return try redactor.redact(
                    Array("{\"type\":\"Text\",\"text\":\"\(text)\",\"modifiers\":\(modifiers)}".utf8))
            })
        #expect(results.count == sizes)
    }

    @Test(arguments: ["Button", "Toggle", "TextField", "Picker", "Slider", "GroupBox", "Label", "Link"])
    func `a covered title is of the same twelve sizes`(type: String) throws {
        let redactor = Redactor(optionsJSON: Array("{\"reasons\":[\"placeholder\"]}".utf8))
        let results = try Set(
            (0...600).map { count in
                let title = String(repeating: "x", count: count)
                return try redactor.redact(Array("{\"type\":\"\(type)\",\"title\":\"\(title)\"}".utf8))
            })
        #expect(results.count == 12)
    }

    @Test(arguments: ["Image", "AsyncImage", "Color", "Circle", "Divider", "Spacer"])
    func `everything but text is of one size`(type: String) throws {
        let redactor = Redactor(optionsJSON: Array("{\"reasons\":[\"placeholder\"]}".utf8))
        let results = try Set(
            (0...100).map { count in
                let name = String(repeating: "x", count: count)
                let argument = ["Image": "name", "AsyncImage": "url"][type] ?? "id"
                return try redactor.redact(Array("{\"type\":\"\(type)\",\"\(argument)\":\"\(name)\"}".utf8))
            })
        #expect(results.count == 1)
    }
}
