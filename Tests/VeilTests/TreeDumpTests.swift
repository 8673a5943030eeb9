import Testing
import Veil

@Suite struct TreeDumpTests {
    /// Compares the tree of a body, bare or as a result holds it.
    private func expect(_ body: String, _ tree: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
        #expect(TreeDump.text(of: body) == tree + "\n", sourceLocation: sourceLocation)
        let result = #"{"version":1,"body":\#(body),"diagnostics":[]}"#
        #expect(TreeDump.text(of: result) == tree + "\n", sourceLocation: sourceLocation)
    }

    @Test func `a text shows its content in quotes`() {
        expect(#"{"type":"Text","text":"Ann"}"#, #"Text "Ann""#)
    }

    @Test func `a covered text shows what covers it and the size it admits`() {
        expect(
            #"{"type":"Text","redaction":{"reason":"placeholder","disclosure":"class","size":{"characters":8}}}"#,
            "Text ▮ placeholder class 8")
    }

    @Test func `an effect is told from a reason of the same name`() {
        expect(
            #"{"type":"Text","redaction":{"effect":"placeholder","disclosure":"fixed","ink":"red","cornerRadius":2}}"#,
            "Text ▮ effect placeholder fixed ink: red cornerRadius: 2")
    }

    @Test func `children hang on branches and grandchildren under them`() {
        expect(
            #"""
            {"type":"VStack","children":[{"type":"HStack","children":[{"type":"Divider"},{"type":"Spacer"}]},
            {"type":"Group","children":[{"type":"Text","text":"A"}]}]}
            """#,
            """
            VStack
            ├─ HStack
            │  ├─ Divider
            │  └─ Spacer
            └─ Group
               └─ Text "A"
            """)
    }

    @Test func `state and arguments stand in the order of the description`() {
        expect(
            #"""
            {"type":"Button","id":"b-1","busy":true,"disabled":true,"style":"bordered","action":"pay","role":"cancel",
            "label":{"type":"Text","text":"Pay"}}
            """#,
            """
            Button id: "b-1" busy disabled style: bordered action: "pay" role: cancel
            └─ label: Text "Pay"
            """)
    }

    @Test func `content is quoted and names of cases are not`() {
        expect(
            #"{"type":"Picker","selection":["a",true,1],"options":["a"],"value":"1","alignment":"leading","own":"x"}"#,
            #"Picker selection: ["a", true, 1] options: ["a"] value: "1" alignment: leading own: "x""#)
    }

    @Test func `modifiers follow in their order, spelled as in Swift`() {
        expect(
            #"""
            {"type":"Text","text":"A","modifiers":[{"font":"title"},{"bold":true},{"bold":false},"italic",
            {"padding":{"top":1,"leading":2.50}},{"foregroundColor":null},{"accessibilityLabel":"true"},
            {"tint":{"light":"red","dark":"#ff0000"}},{"fontWeight":"semibold"},{"fill":"two words"}]}
            """#,
            #"""
            Text "A" .font(title) .bold .bold(false) .italic .padding(top: 1, leading: 2.50) .foregroundColor(nil) \#
            .accessibilityLabel("true") .tint(light: red, dark: #ff0000) .fontWeight(semibold) .fill("two words")
            """#)
    }

    @Test func `a view in a modifier is a branch with its name`() {
        expect(
            #"""
            {"type":"Circle","modifiers":[{"overlay":{"type":"Text","text":"1"}},{"padding":4},
            {"background":{"content":{"type":"Color","color":"red"},"alignment":"top"}},{"overlay":"black"}],
            "children":[{"type":"EmptyView"}]}
            """#,
            """
            Circle .overlay(…) .padding(4) .background(…, alignment: top) .overlay(black)
            ├─ EmptyView
            ├─ overlay: Text "1"
            └─ background: Color color: red
            """)
    }

    @Test func `header, footer and runs are branches too`() {
        expect(
            #"""
            {"type":"Section","children":[{"type":"Text","runs":[{"text":"a","modifiers":[{"bold":true}]},
            {"text":"b"}]}],"header":{"type":"Text","text":"H"},"footer":{"type":"Text","text":"F"}}
            """#,
            """
            Section
            ├─ Text
            │  ├─ run: "a" .bold
            │  └─ run: "b"
            ├─ header: Text "H"
            └─ footer: Text "F"
            """)
    }

    @Test func `an explanation says what was done where`() {
        expect(
            #"""
            {"type":"Text","text":"A","source":"/children/0","why":[{"at":"","did":"adds","what":"placeholder"},
            {"at":"/children/0","did":"clears","what":"placeholder"}]}
            """#,
            """
            Text "A" source: "/children/0"
            ├─ why: adds placeholder at ""
            └─ why: clears placeholder at "/children/0"
            """)
    }

    @Test func `an unredacted document can be drawn as well`() {
        expect(
            #"""
            {"type":"VStack","children":["A",{"if":{"not":"isEnabled"},"then":"B","else":["C","D"]}],
            "modifiers":["privacySensitive",{"redacted":["placeholder","privacy"]}]}
            """#,
            """
            VStack .privacySensitive .redacted([placeholder, privacy])
            ├─ "A"
            └─ if {not: isEnabled}
               ├─ then: "B"
               ├─ else: "C"
               └─ else: "D"
            """)
    }

    @Test func `nothing in a string can break the line or steer a terminal`() {
        expect(
            #"{"type":"Text","text":"a\"\\\n\t\u0007\u001b[31m\u009b\u200b\u202e\u2028\u2066\ufeffé日🙂\u003c"}"#,
            #"Text "a\"\\\n\t\u{07}\u{1b}[31m\u{9b}\u{200b}\u{202e}\u{2028}\u{2066}\u{feff}é日🙂<""#)
    }

    @Test func `warnings stand below the tree`() {
        let result = #"""
            {"version":1,"body":{"type":"Divider"},"diagnostics":[
            {"code":"view.unknown-type","severity":"warning","pointer":"/children/0","message":"what is it"},
            {"code":"view.more","severity":"warning","pointer":"","message":"there are more"}]}
            """#
        #expect(
            TreeDump.text(of: result) == """
                Divider
                warning view.unknown-type /children/0: what is it
                warning view.more: there are more

                """)
    }

    @Test func `a refused document is its error`() {
        let result = #"""
            {"version":1,"error":{"code":"view.type","message":"a string\nis expected","line":1,"column":9,"offset":8,
            "pointer":"/text"}}
            """#
        #expect(TreeDump.text(of: result) == "error view.type 1:9 /text: a string\\u{0a}is expected\n")
    }

    @Test func `several roots stand side by side`() {
        expect(#"["A",{"type":"Spacer"}]"#, "\"A\"\nSpacer")
    }

    @Test(arguments: [
        ("", "error: not JSON at 1:1\n"),
        ("{\"type\":\n  Text}", "error: not JSON at 2:3\n"),
        ("[]", ""),
        ("null", "nil\n"),
        ("-1.50e3", "-1.50e3\n"),
        (#""A""#, "\"A\"\n"),
        ("{}", "{}\n"),
        (#"{"a b":{"type":[]},"c":[true,{}]}"#, #"{"a b": {type: []}, c: [true, {}]}"# + "\n"),
        (
            #"{"type":7,"modifiers":8,"children":9,"label":null,"redaction":0,"why":1}"#,
            "7 ▮ 0 why: 1 .8\n├─ 9\n└─ label: nil\n"
        ),
        (
            #"{"type":"Text","text":{"type":1},"busy":1,"disabled":false}"#,
            "Text text: {type: 1} busy: 1 disabled: false\n"
        ),
        (#"{"type":"A","modifiers":[{},{"a":1,"b":2},[],null,[{"c":1}]]}"#, "A .{} .{a: 1, b: 2} .[] .nil .[{c: 1}]\n"),
        (#"{"type":"A","children":[[],[[]]]}"#, "A\n├─ []\n└─ []\n   └─ []\n"),
        (#"{"body":{"body":1},"x":2}"#, "{body: 1}\nx: 2\n"),
        (#"{"error":1}"#, "error\n"),
        (
            #"{"version":1,"body":1,"diagnostics":[2,{"code":3,"severity":4,"pointer":5,"message":6}]}"#,
            "1\nwarning\nwarning 3: 6\n"
        ),
    ])
    func `any JSON has a tree`(_ json: String, _ tree: String) {
        #expect(TreeDump.text(of: json) == tree)
    }

    @Test func `the deepest document there can be is drawn`() {
        let levels = 255
        let json =
            String(repeating: #"{"type":"A","children":["#, count: levels) + "1"
            + String(repeating: "]}", count: levels)
        let lines = TreeDump.text(of: json).split(separator: "\n")
        #expect(lines.count == levels + 1)
        #expect(lines.last == "\(String(repeating: "   ", count: levels - 1))└─ 1")
    }

    @Test func `bytes that are not UTF-8 are no JSON`() {
        #expect(TreeDump.text(of: [0x22, 0xFF, 0x22]) == Array("error: not JSON at 1:2\n".utf8))
    }
}
