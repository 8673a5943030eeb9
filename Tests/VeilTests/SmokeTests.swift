import Testing
import Veil

private func body(_ input: String, _ options: RedactionOptions = RedactionOptions()) -> String {
    do {
        return String(decoding: try Redactor(options).redact(Array(input.utf8)), as: UTF8.self)
    } catch {
        return String(decoding: error.json, as: UTF8.self)
    }
}

@Test func `smoke`() {
    for (input, options) in [
        (#"{"type":"Text","text":"AB","modifiers":[{"effect":"confidential"}]}"#, RedactionOptions()),
        (#"{"type":"VStack","children":["Ann",{"type":"Text","text":"Title","modifiers":["unredacted"]}],"modifiers":[{"redacted":"placeholder"}]}"#, .init()),
        (#"{"type":"Button","title":"Pay","action":"pay:77","modifiers":["privacySensitive",{"redacted":"privacy"},{"disabled":true}]}"#, .init()),
        (#"{"type":"Foo","a":1}"#, .init()),
        (#"{"type":"Text","privacySensitiv":1}"#, .init()),
        (#"["a",{"type":"Label","title":"x","systemImage":"star"}]"#, .init(reasons: ["placeholder"], colorScheme: .dark, explain: true)),
        (#"{"version":1,"effects":{"gone":{"modifiers":[{"overlay":"red"}],"content":"removed"}},"buttonStyles":{"S":{"body":{"type":"configuration.label","modifiers":["padding",{"background":{"if":"isEnabled","then":"green","else":"red"}},{"clipShape":"Capsule"}]}}},"body":{"type":"VStack","children":[{"type":"Button","title":"A"},{"type":"Button","title":"B","modifiers":[{"disabled":true}]},{"type":"Text","text":"x","modifiers":[{"effect":"gone"},"padding"]}],"modifiers":[{"buttonStyle":"S"}]}}"#, .init(target: "iOS 14.4")),
        ("[1", .init()),
    ] {
        print(body(input, options))
    }
}
