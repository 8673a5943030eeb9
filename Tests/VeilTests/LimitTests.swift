import Testing
import Veil

/// Each limit on both sides, and whatever nests as deep as it may: an error or a result, never a stop. Numbers that
/// take their time are tried in WebAssembly, where the code is optimized and the stack is small.
@Suite struct LimitTests {
    private func code(_ input: String, _ options: String = "") -> String? {
        let result = Redactor(optionsJSON: Array(options.utf8)).result(of: Array(input.utf8))
        return LimitTests.code(of: result)
    }

    private static func code(of result: Redactor.Result) -> String? {
        guard result.isRefused else { return nil }
        return (try? StrictJSON(result.json))?["error"]?["code"]?.string
    }

    private func nested(_ open: String, _ middle: String, _ close: String, _ depth: Int) -> String {
        String(repeating: open, count: depth) + middle + String(repeating: close, count: depth)
    }

    @Test func `512 levels of JSON are read and 513 are refused`() {
        #expect(code("{\"x-a\":" + nested("[", "", "]", 511) + ",\"type\":\"Text\"}") == nil)
        #expect(code("{\"x-a\":" + nested("[", "", "]", 512) + ",\"type\":\"Text\"}") == "json.depth")
        #expect(code(String(repeating: "[", count: 1_000_000)) == "json.depth")
        #expect(code(String(repeating: "{\"a\":", count: 1_000_000)) == "json.depth")
    }

    @Test func `strings and numbers end at their limits`() {
        let text = String(repeating: "a", count: 1 << 20)
        #expect(code("\"\(text)\"") == nil)
        #expect(code("\"\(text)a\"") == "json.string-size")
        #expect(code("{\"\(text)a\":1}") == "json.string-size")
        let digits = String(repeating: "1", count: 1024)
        #expect(code("{\"type\":\"Text\",\"text\":\(digits)}") == nil)
        #expect(code("{\"type\":\"Text\",\"text\":\(digits)1}") == "json.number-size")
    }

    @Test func `a byte above 64 MiB is refused`() {
        let input = [UInt8](repeating: 0x20, count: (64 << 20) + 1)
        #expect(LimitTests.code(of: Redactor().result(of: input)) == "json.input-size")
    }

    static let kinds: [(name: String, open: String, close: String)] = [
        ("children", #"{"type":"VStack","children":["#, "]}"),
        ("labels", #"{"type":"Button","label":"#, "}"),
        ("headers", #"{"type":"Section","header":"#, "}"),
        ("fallbacks", #"{"type":"Map","fallback":"#, "}"),
        ("fallbacks with modifiers", #"{"type":"Map","modifiers":["padding","unredacted"],"fallback":"#, "}"),
        ("lists in fallbacks", #"{"type":"Map","fallback":["#, "]}"),
        ("choices", #"{"if":"isEnabled","then":"#, "}"),
        ("lists in branches", #"{"if":"isEnabled","then":["#, "]}"),
        ("choices of modifiers", #"{"if":"isEnabled","then":["#, "]}"),
        ("overlays", #"{"type":"Circle","modifiers":{"overlay":"#, "}}"),
        ("layers in layers", #"{"content":"#, #","alignment":"top"}"#),
    ]

    @Test(arguments: kinds.indices) func `views nest as deep as JSON does`(_ index: Int) {
        let kind = LimitTests.kinds[index]
        let levels = kind.open.filter { $0 == "{" || $0 == "[" }.count
        for options in ["", #"{"reasons":["placeholder"],"explain":true}"#, #"{"effect":"confidential","lock":true}"#] {
            for depth in [505 / levels, 512 / levels] {
                var input = nested(kind.open, #""a""#, kind.close, depth)
                switch kind.name {
                case "choices of modifiers":
                    input = #"{"type":"Text","modifiers":"# + nested(kind.open, #""bold""#, kind.close, depth) + "}"
                case "layers in layers":
                    input =
                        #"{"type":"Text","modifiers":{"overlay":"# + nested(kind.open, #""red""#, kind.close, depth)
                        + "}}"
                case "lists in branches": input = "[" + input + "]"
                default: break
                }
                let found = code(input, options)
                #expect(
                    found == nil || found == "json.depth" || found == "view.type", "\(kind.name) \(depth) \(options)")
                _ = Redactor(optionsJSON: Array(options.utf8)).check(Array(input.utf8))
            }
        }
    }

    @Test func `conditions nest as deep as JSON does`() {
        #expect(code(#"{"if":"# + nested(#"{"not":"#, #""isEnabled""#, "}", 511) + #","then":"A"}"#) == nil)
        #expect(code(#"{"if":"# + nested(#"{"not":"#, #""isEnabled""#, "}", 512) + #","then":"A"}"#) == "json.depth")
        #expect(code(#"{"if":"# + nested(#"{"all":["#, #""isEnabled""#, "]}", 255) + #","then":"A"}"#) == nil)
    }

    /// A label at depth inside a style's body at depth, under an effect with an overlay at depth.
    static func styled(_ depth: Int, label: String = "children", text: String = #""a""#) -> String {
        func deep(_ middle: String) -> String {
            String(repeating: #"{"type":"Group","children":["#, count: depth) + middle
                + String(repeating: "]}", count: depth)
        }
        return #"{"version":1,"effects":{"E":[{"overlay":"# + deep(text) + #"}]},"buttonStyles":{"S":{"body":"#
            + deep(#"{"type":"configuration.label","modifiers":[{"effect":"E"}]}"#)
            + #"}},"body":{"type":"Button","modifiers":[{"buttonStyle":"S"}],"label":"# + deep(text) + "}}"
    }

    @Test func `depths add up without an end of the stack`() {
        for depth in [60, 252, 254, 256] {
            for options in ["", #"{"reasons":["placeholder"],"explain":true}"#, #"{"effect":"blurred","lock":true}"#] {
                let found = code(LimitTests.styled(depth), options)
                #expect(found == nil || found == "json.depth" || found == "view.style-only", "\(depth) \(options)")
            }
        }
    }

    @Test func `long lists are walked`() {
        let count = 5_000
        func list(_ element: String) -> String { Array(repeating: element, count: count).joined(separator: ",") }
        for options in ["", #"{"reasons":["placeholder"]}"#, #"{"effect":"confidential"}"#] {
            #expect(code("[\(list(#""a""#))]", options) == nil)
            for modifier in [#""unredacted""#, #""padding""#, #"{"effect":"blurred"}"#, #""redactable""#, #""q""#] {
                #expect(code(#"{"type":"Text","modifiers":[\#(list(modifier))]}"#, options) == nil)
            }
        }
        #expect(code(String(repeating: "1,", count: 1 << 20)) == "json.syntax")
    }

    @Test func `many keys are read, and the same key twice is found`() {
        let keys = (0..<30_000).map { #""x-\#($0)":1"# }.joined(separator: ",")
        #expect(code(#"{"type":"Text",\#(keys)}"#) == nil)
        #expect(code(#"{"type":"Text",\#(keys),"x-777":2}"#) == "json.duplicate-key")
        #expect(code(#"{"type":"Text",\#(keys),"x-\u0037":2}"#) == "json.duplicate-key")
    }

    @Test func `a thousand effects and styles are used a thousand times`() {
        let effects = (0..<1000).map { #""e\#($0)":[{"opacity":0.5}]"# }.joined(separator: ",")
        let styles = (0..<1000).map { #""s\#($0)":{"body":{"type":"configuration.label"}}"# }.joined(separator: ",")
        let leaves = (0..<1000).map {
            #"{"type":"Button","title":"a","modifiers":[{"effect":"e\#($0)"},{"buttonStyle":"s\#($0)"}]}"#
        }
        let input =
            #"{"version":1,"effects":{\#(effects)},"buttonStyles":{\#(styles)},"body":[\#(leaves.joined(separator: ","))]}"#
        #expect(code(input) == nil)
    }

    @Test func `a style that uses its label often, in labels that use it again, does not explode`() {
        var label = #""a""#
        for _ in 0..<100 { label = #"{"type":"Button","modifiers":[{"buttonStyle":"S"}],"label":\#(label)}"# }
        let body = #"{"type":"VStack","children":[{"type":"configuration.label"},{"type":"configuration.label"}]}"#
        let input = #"{"version":1,"buttonStyles":{"S":{"body":\#(body)}},"body":\#(label)}"#
        let result = Redactor().result(of: Array(input.utf8))
        #expect(!result.isRefused && result.json.count < 4 * input.utf8.count)
    }

    @Test func `a check of a document that is nothing but mistakes lists them in order and ends`() throws {
        let count = 10_000
        let list = Array(repeating: "7", count: count).joined(separator: ",\n")
        let found = Redactor().check(Array("[\(list)]".utf8))
        #expect(found.count == count)
        #expect(found[count - 1].location.line == count && found[count - 1].pointer == "/\(count - 1)")
    }
}
