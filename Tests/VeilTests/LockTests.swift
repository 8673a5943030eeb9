import Testing
import Veil

/// The means by which a document might lift what the caller locked, or make it tell more: one test each. The text is a
/// needle of 33 scalars, so a size of 33, or any size where there is to be none, tells more than it may.
@Suite struct LockTests {
    private static let needle = "NEEDLE of thirty-three characters"

    /// What the caller locks, the modifier by which a view takes part in it, and the one size that may be told.
    enum Request: String, CaseIterable {
        case placeholder, privacy, confidential, blurred, bit, confidentialEffect, blurredEffect, placeholderEffect

        var options: String {
            switch self {
            case .placeholder: #""reasons":["placeholder"]"#
            case .privacy: #""reasons":["privacy"]"#
            case .confidential: #""reasons":["confidential"]"#
            case .blurred: #""reasons":{"rawValue":"1 << 11"}"#
            case .bit: #""reasons":{"rawValue":4096}"#
            case .confidentialEffect: #""effect":"confidential""#
            case .blurredEffect: #""effect":"blurred""#
            case .placeholderEffect: #""effect":"placeholder""#
            }
        }

        var mark: String {
            switch self {
            case .placeholder, .confidentialEffect, .blurredEffect, .placeholderEffect: #""bold""#
            case .privacy: #""privacySensitive""#
            case .confidential, .blurred, .bit: #""redactable""#
            }
        }

        var size: String? {
            switch self {
            case .placeholder, .placeholderEffect: #""size":{"characters":48}"#
            case .privacy, .confidential, .blurred, .bit, .confidentialEffect, .blurredEffect: nil
            }
        }
    }

    private enum Outcome { case held, refused }

    /// Redacts and looks for the needle and for sizes. `view` has `MARK` where the view takes part and `SECRET` where the
    /// text stands.
    @discardableResult
    private func attack(
        _ view: String, tables: String = "", _ request: Request, host: String = "widget", target: String = "iOS 26",
        mayRefuse: Bool = false
    ) throws -> Outcome {
        let body = view.replacing("MARK", with: request.mark).replacing("SECRET", with: "\"\(Self.needle)\"")
        let input = "{\"version\":1,\(tables)\(tables.isEmpty ? "" : ",")\"body\":\(body)}"
        for explain in [false, true] {
            let options =
                "{\(request.options),\"lock\":true,\"host\":\"\(host)\",\"target\":\"\(target)\",\"explain\":\(explain)}"
            let output: [UInt8]
            do throws(VeilError) {
                output = try Redactor(optionsJSON: Array(options.utf8)).redact(Array(input.utf8))
            } catch {
                // A name that is spelled with an escape cannot be declared.
                if !mayRefuse, error.code != "view.declaration" {
                    Issue.record("\(request) refused \(error.code): \(input)")
                }
                return .refused
            }
            let text = String(decoding: output, as: UTF8.self)
            #expect(!text.contains("NEEDLE"), "\(request): \(input)\n\(text)")
            // The box of an effect that removes has no size, whatever it says of one.
            let sized = text.replacing(#""redaction":{"effect":"e","disclosure":"characters"}"#, with: #""redaction""#)
            #expect(!sized.contains(#""disclosure":"characters""#), "\(request): \(input)\n\(text)")
            #expect(text.contains(#""redaction""#), "\(request): \(input)\n\(text)")
            if let size = request.size {
                for part in text.split(separator: #""size""#).dropFirst() {
                    let told = "\"size\"" + part
                    #expect(
                        told.hasPrefix(size) || told.hasPrefix(#""size":{"characters":8}"#),
                        "\(request): \(input)\n\(text)")
                }
            } else {
                #expect(!text.contains(#""size""#), "\(request): \(input)\n\(text)")
                #expect(!text.contains(#""disclosure":"class""#), "\(request): \(input)\n\(text)")
            }
        }
        return .held
    }

    private func text(_ inside: String, outside: String = "") -> String {
        let list = [inside, "MARK", outside].filter { !$0.isEmpty }.joined(separator: ",")
        return "{\"type\":\"Text\",\"text\":SECRET,\"modifiers\":[\(list)]}"
    }

    /// One modifier inside the mark, outside it, on both sides, on a parent, and on a child of a marked parent.
    private func attackEverywhere(_ modifier: String, tables: String = "", _ request: Request) throws {
        let inner = "{\"type\":\"Text\",\"text\":SECRET,\"modifiers\":[\(modifier)]}"
        for host in ["widget", "app"] {
            try attack(text(modifier), tables: tables, request, host: host)
            try attack(text("", outside: modifier), tables: tables, request, host: host)
            try attack(text(modifier, outside: modifier), tables: tables, request, host: host)
            try attack(
                "{\"type\":\"VStack\",\"children\":[\(text(""))],\"modifiers\":[\(modifier)]}", tables: tables, request,
                host: host)
            try attack(
                "{\"type\":\"VStack\",\"children\":[\(inner)],\"modifiers\":[MARK]}", tables: tables, request,
                host: host)
            try attack(
                "{\"type\":\"Circle\",\"modifiers\":[{\"overlay\":\(inner)},MARK,\(modifier)]}", tables: tables,
                request,
                host: host)
        }
    }

    @Test(arguments: Request.allCases) func `what is locked is covered at all`(_ request: Request) throws {
        try attackEverywhere("\"italic\"", request)
    }

    @Test(arguments: Request.allCases) func `unredacted lifts nothing`(_ request: Request) throws {
        for spelling in [#""unredacted""#, #"{"unredacted":true}"#, #"".unredacted""#, #""unredact\u0065d""#] {
            try attackEverywhere(spelling, request)
        }
    }

    @Test(arguments: Request.allCases) func `an environment lifts nothing`(_ request: Request) throws {
        for reasons in ["[]", "null", #"{"rawValue":0}"#, #""invalidated""#, #"{"rawValue":8}"#] {
            try attackEverywhere("{\"environment\":{\"redactionReasons\":\(reasons)}}", request)
            try attack(text(""), tables: "\"environment\":{\"redactionReasons\":\(reasons)}", request)
        }
        try attackEverywhere(#"{"environment":{"isEnabled":true,"colorScheme":"dark"}}"#, request)
    }

    @Test(arguments: Request.allCases) func `privacySensitive lifts nothing in a widget or an app`(_ request: Request)
        throws
    {
        try attackEverywhere(#""privacySensitive""#, request)
        try attackEverywhere(#"{"privacySensitive":false}"#, request)
    }

    @Test(arguments: Request.allCases) func `a document's host lifts nothing`(_ request: Request) throws {
        for modifier in [#""privacySensitive""#, #"{"privacySensitive":false}"#] {
            try attack(text(modifier), tables: #""host":"app""#, request)
        }
    }

    @Test(arguments: Request.allCases) func `reasons of the document's own lift nothing`(_ request: Request) throws {
        for reasons in [#""privacy""#, "[]", "null", #"["invalidated"]"#, #"{"rawValue":1073741824}"#] {
            try attackEverywhere("{\"redacted\":\(reasons)}", request)
        }
    }

    @Test(arguments: Request.allCases) func `an effect of null or one that keeps lifts nothing`(_ request: Request)
        throws
    {
        try attackEverywhere(#"{"effect":null}"#, request)
        for content in ["kept", "shape", "removed"] {
            for sticky in [false, true] {
                let tables =
                    "\"effects\":{\"e\":{\"modifiers\":[{\"opacity\":1}],\"content\":\"\(content)\",\"sticky\":\(sticky),\"disclosure\":\"characters\"}}"
                try attackEverywhere(#"{"effect":"e"}"#, tables: tables, request)
                try attackEverywhere(#"{"redactable":{"effect":"e"}}"#, tables: tables, request)
            }
        }
    }

    @Test(arguments: Request.allCases) func `redactable lists no locked reason away`(_ request: Request) throws {
        for form in [
            #"{"reasons":[]}"#, #"{"reasons":["invalidated"]}"#, #"{"reasons":[],"effect":null}"#, #"{"effect":null}"#,
        ] {
            try attackEverywhere("{\"redactable\":\(form)}", request)
            guard request.mark == #""redactable""# else { continue }
            try attack("{\"type\":\"Text\",\"text\":SECRET,\"modifiers\":[{\"redactable\":\(form)}]}", request)
        }
    }

    static let redefinitions = [
        #""effects":{"confidential":{"modifiers":[],"content":"kept"},"blurred":{"modifiers":[],"content":"kept"},"placeholder":{"modifiers":[],"content":"kept"}}"#,
        #""effects":{"confidential":{"modifiers":[],"disclosure":"characters"},"blurred":{"modifiers":[],"disclosure":"characters"},"placeholder":{"modifiers":[],"disclosure":"characters"}}"#,
        #""effects":{"conf\u0069dential":{"modifiers":[],"content":"kept"}}"#,
    ]

    @Test(arguments: Request.allCases) func `the built-in effects stay what they are`(_ request: Request) throws {
        for tables in Self.redefinitions { try attackEverywhere(#""padding""#, tables: tables, request) }
    }

    @Test(arguments: Request.allCases) func `reasons by name and by bits stay what they are`(_ request: Request) throws
    {
        let effects =
            #""effects":{"k":{"modifiers":[],"content":"kept"},"c":{"modifiers":[],"disclosure":"characters"}},"#
        for bits in [10, 11, 12] {
            for name in ["confidential", "blurred", "other", #"conf\u0069dential"#] {
                for effect in ["null", #""k""#, #""c""#] {
                    let reasons = "\"reasons\":{\"\(name)\":{\"rawValue\":\"1 << \(bits)\",\"effect\":\(effect)}}"
                    try attack(text(""), tables: effects + reasons, request)
                    try attack(text(#""unredacted""#, outside: #""unredacted""#), tables: effects + reasons, request)
                }
            }
        }
    }

    @Test(arguments: Request.allCases) func `a reason of several bits takes none of them away`(_ request: Request)
        throws
    {
        let effects = #""effects":{"k":{"modifiers":[],"content":"kept"}},"#
        for raw in [1024 + 2048, 1024 + 8192, 2048 + 8192, 4096 + 8192, 1024 + 2048 + 4096] {
            for effect in ["null", #""k""#] {
                let reasons = "\"reasons\":{\"wide\":{\"rawValue\":\(raw),\"effect\":\(effect)}}"
                try attack(text(""), tables: effects + reasons, request)
                try attack(text(#""unredacted""#), tables: effects + reasons, request)
            }
        }
    }

    @Test(arguments: Request.allCases) func `a theme only tightens`(_ request: Request) throws {
        let look = #"{"disclosure":"characters","ink":"clear","cornerRadius":0}"#
        try attackEverywhere(
            #""padding""#, tables: "\"theme\":{\"redaction\":{\"placeholder\":\(look),\"privacy\":\(look)}}", request)
    }

    @Test(arguments: Request.allCases) func `a redaction that came in neither shows nor loosens`(_ request: Request)
        throws
    {
        for name in [#""reason":"placeholder""#, #""reason":"other""#, #""effect":"k""#] {
            let given = "\"redaction\":{\(name),\"disclosure\":\"characters\",\"size\":{\"characters\":33}}"
            try attack("{\"type\":\"Text\",\"text\":SECRET,\(given),\"modifiers\":[MARK]}", request)
            let button = "\"redaction\":{\(name),\"disclosure\":\"characters\"}"
            for style in ["custom", "plain"] {
                try attack(
                    "{\"type\":\"Button\",\"style\":\"\(style)\",\"title\":SECRET,\"action\":SECRET,\(button),\"modifiers\":[MARK]}",
                    request)
            }
        }
    }

    @Test(arguments: Request.allCases) func `a button style shows no label`(_ request: Request) throws {
        let bodies = [
            #"{"type":"configuration.label","modifiers":["unredacted"]}"#,
            #"{"type":"VStack","children":[{"type":"configuration.label"}],"modifiers":["unredacted",{"environment":{"redactionReasons":[]}}]}"#,
            #"{"type":"ButtonStyleContent","children":[{"type":"configuration.label","modifiers":[{"privacySensitive":false},{"effect":null}]}]}"#,
            #"{"type":"Circle","modifiers":[{"overlay":{"type":"configuration.label","modifiers":["unredacted"]}}]}"#,
            #"{"type":"Map","fallback":{"type":"configuration.label","modifiers":["unredacted"]}}"#,
            #"{"if":"isEnabled","then":{"type":"configuration.label","modifiers":["unredacted"]}}"#,
        ]
        for body in bodies {
            let tables = "\"buttonStyles\":{\"S\":{\"body\":\(body)}}"
            for label in [#""title":SECRET"#, #""label":{"type":"Text","text":SECRET,"modifiers":["unredacted"]}"#] {
                for target in ["iOS 14.4", "iOS 26"] {
                    for host in ["widget", "app"] {
                        try attack(
                            "{\"type\":\"Button\",\(label),\"action\":SECRET,\"id\":SECRET,\"modifiers\":[{\"buttonStyle\":\"S\"},\"unredacted\",MARK]}",
                            tables: tables, request, host: host, target: target)
                    }
                }
            }
        }
    }

    @Test(arguments: Request.allCases) func `an effect cannot speak for a label`(_ request: Request) throws {
        let label = #"{"type":"configuration.label"}"#
        let effects = [
            "[{\"overlay\":\(label)}]",
            "[{\"if\":{\"reason\":\"placeholder\"},\"then\":{\"overlay\":\(label)}}]",
            "[{\"if\":{\"not\":\"isEnabled\"},\"then\":{\"background\":{\"content\":\(label)}}}]",
            "[{\"overlay\":{\"type\":\"Map\",\"fallback\":{\"if\":{\"colorScheme\":\"dark\"},\"then\":\(label)}}}]",
        ]
        for effect in effects {
            try attack(
                "{\"type\":\"Button\",\"title\":SECRET,\"modifiers\":[{\"buttonStyle\":\"S\"},{\"effect\":\"e\"},MARK,{\"disabled\":true},{\"environment\":{\"colorScheme\":\"dark\"}}]}",
                tables:
                    "\"effects\":{\"e\":\(effect)},\"buttonStyles\":{\"S\":{\"body\":{\"type\":\"configuration.label\",\"modifiers\":[{\"effect\":\"e\"}]}}}",
                request, mayRefuse: true)
        }
    }

    @Test func `an effect with a state modifier is refused`() throws {
        for modifier in [
            #""unredacted""#, #"{"environment":{"redactionReasons":[]}}"#, #"{"effect":null}"#,
            #"{"privacySensitive":false}"#,
        ] {
            for list in ["[\(modifier)]", "[{\"overlay\":{\"type\":\"Text\",\"modifiers\":[\(modifier)]}}]"] {
                let outcome = try attack(
                    text(#"{"effect":"e"}"#), tables: "\"effects\":{\"e\":\(list)}", .placeholder, mayRefuse: true)
                #expect(outcome == .refused, "\(list)")
            }
        }
    }

    @Test(arguments: Request.allCases) func `fallbacks and choices show nothing`(_ request: Request) throws {
        let bare = #"{"type":"Text","text":SECRET,"modifiers":["unredacted"]}"#
        try attack("{\"type\":\"Map\",\"fallback\":\(bare),\"modifiers\":[\"unredacted\",MARK]}", request)
        for condition in [
            #""isEnabled""#, #"{"not":"isPressed"}"#, #"{"any":["isEnabled",{"reason":"privacy"}]}"#,
            #"{"available":"iOS 13"}"#,
        ] {
            let choice = "{\"if\":\(condition),\"then\":\(bare),\"else\":SECRET}"
            try attack("{\"type\":\"VStack\",\"children\":[\(choice)],\"modifiers\":[MARK]}", request)
            try attack(
                text("{\"if\":\(condition),\"then\":[\"unredacted\",{\"effect\":null}],\"else\":\"unredacted\"}"),
                request)
        }
    }

    @Test(arguments: Request.allCases) func `no other place gives the text`(_ request: Request) throws {
        let bare = #"{"type":"Text","text":SECRET,"modifiers":["unredacted",{"environment":{"redactionReasons":[]}}]}"#
        for modifier in [
            "{\"overlay\":\(bare)}", "{\"background\":{\"content\":\(bare)}}", "{\"tabItem\":\(bare)}",
            #"{"accessibilityLabel":SECRET}"#, #"{"help":SECRET}"#, #"{"tag":SECRET}"#, #"{"navigationTitle":SECRET}"#,
        ] {
            try attack(text(modifier), request)
            try attack("{\"type\":\"Label\",\"title\":SECRET,\"modifiers\":[\(modifier),\"unredacted\",MARK]}", request)
        }
        for inside in [
            "{\"type\":\"Section\",\"header\":\(bare),\"footer\":\(bare),\"children\":[\(bare)]",
            "{\"type\":\"Picker\",\"label\":\(bare),\"selection\":SECRET,\"children\":[\(bare)]",
            "{\"type\":\"DisclosureGroup\",\"label\":\(bare),\"isExpanded\":true,\"children\":[\(bare)]",
            "{\"type\":\"Unknown\",\"name\":SECRET,\"children\":[\(bare)]",
            "{\"type\":\"Text\",\"runs\":[{\"text\":SECRET,\"modifiers\":[\"bold\"]}]",
        ] { try attack(inside + ",\"modifiers\":[\"unredacted\",MARK]}", request) }
    }

    @Test(arguments: Request.allCases) func `being enabled, a target or a stale mark lift nothing`(_ request: Request)
        throws
    {
        for modifier in [
            #"{"disabled":false}"#, #"{"disabled":true}"#, #""invalidatableContent""#,
            #"{"invalidatableContent":false}"#,
            #"{"buttonStyle":"plain"}"#,
        ] { try attackEverywhere(modifier, request) }
        for target in ["iOS 13", "iOS 14.4", "macOS 11", "watchOS 7"] {
            try attack(text(#""unredacted""#), request, target: target)
        }
    }

    @Test func `an effect or a reason that only the document knows is no lock, or holds`() throws {
        let options = #"{"effect":"e","lock":true}"#
        let input = #"{"version":1,"effects":{"e":{"modifiers":[],"content":"kept"}},"body":"NEEDLE"}"#
        do throws(VeilError) {
            _ = try Redactor(optionsJSON: Array(options.utf8)).redact(Array(input.utf8))
            Issue.record("A document's own effect was taken for a lock.")
        } catch {
            #expect(error.code == "option.unknown-effect")
        }
    }
}
