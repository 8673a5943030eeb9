import Testing

@testable import Veil

struct FindingsTests {
    private func result(of json: String) -> String {
        String(decoding: Redactor().result(of: Array(json.utf8)).json, as: UTF8.self)
    }

    @Test func `a hundred warnings are listed, and one that there are more`() throws {
        let views = [String](repeating: #"{"type":"Map"}"#, count: 150).joined(separator: ",")
        let diagnostics = try StrictJSON(Array(result(of: "[\(views)]").utf8))["diagnostics"]
        guard case .array(let list)? = diagnostics else {
            Issue.record("no diagnostics")
            return
        }
        #expect(list.count == 101)
        #expect(list.last?["code"]?.string == "view.more")
    }

    @Test func `a style is told of once, however many buttons use it`() throws {
        let buttons = [String](repeating: #"{"type":"Button","title":"A"}"#, count: 5).joined(separator: ",")
        let json = result(
            of: """
                {"buttonStyles":{"S":{"body":{"type":"Mop"}}},
                 "body":{"type":"VStack","children":[\(buttons)],"modifiers":[{"buttonStyle":"S"}]}}
                """)
        #expect(json.split(separator: "view.unknown-type").count == 2)
        #expect(json.contains(#""pointer":"/buttonStyles""#))
    }

    @Test func `a message repeats the document in an error and never in a result`() throws {
        try withDocument("\"Secret\"") { place in
            let fault = Fault(.unknownType, at: place, "This view[, %s,] is a box.[ Did you mean %w?]")
            #expect(written { fault.writeMessage(naming: true, into: $0) } == "This view, “Secret”, is a box.")
            #expect(written { fault.writeMessage(naming: false, into: $0) } == "This view is a box.")
        }
    }

    @Test(arguments: [("frame", "width"), ("offset", "x")])
    func `a modifier that takes labels names one of them`(_ modifier: String, _ label: String) {
        let found = Redactor().check(Array(#"{"type":"Text","modifiers":[{"\#(modifier)":[]}]}"#.utf8))
        #expect(found.map { $0.message } == [#"This is a list; expected an object such as {"\#(label)": …}."#])
    }

    @Test func `strict makes an error of each warning`() {
        let found = Redactor(RedactionOptions(strict: true)).check(Array(#"{"type":"Txt"}"#.utf8))
        #expect(found.map { $0.severity } == [.error])
    }

    @Test func `check tells of every error and warning with its place`() {
        let json = """
            [{"type":"Txt"},
             {"type":"Text","text":[]},
             {"type":"Text","modifiers":["redactd", {"font":4}]}]
            """
        let found = Redactor().check(Array(json.utf8)).map {
            "\($0.location.line):\($0.location.column) \($0.code) \($0.pointer)"
        }
        #expect(
            found == [
                "1:10 view.unknown-type /0/type", "2:24 view.type /1/text",
                "3:30 view.redaction-spelling /2/modifiers/0",
                "3:49 view.type /2/modifiers/1/font",
            ])
    }

    @Test func `check goes on behind a mistake in each table and in the options`() {
        let json = #"""
            {"version":2,"x":1,"target":"iOS","host":"tv","environment":{"x":1},
             "theme":{"x":1,"colors":{"a":"x"},"redaction":{"x":1}},
             "buttonStyles":{"A":{"x":1},"B":[]},"reasons":{"r":{}},"effects":{"e":{"x":1}},
             "body":{"type":"Text","childen":[],"redacted":true}}
            """#
        let found = Redactor(RedactionOptions(reasons: ["no"], effect: "no")).check(Array(json.utf8))
        #expect(
            Set(found.map { "\($0.code) \($0.pointer)" }) == [
                "view.version /version", "view.unknown-key /x", "view.value /target", "view.value /host",
                "view.unknown-key /environment/x", "view.unknown-key /theme/x", "view.value /theme/colors/a",
                "view.unknown-key /theme/redaction/x", "view.unknown-key /buttonStyles/A/x",
                "view.type /buttonStyles/B",
                "view.declaration /reasons/r", "view.unknown-key /effects/e/x", "option.unknown-reason ",
                "option.unknown-effect ", "view.redaction-spelling /body/childen",
                "view.redaction-spelling /body/redacted",
            ])
    }
}
