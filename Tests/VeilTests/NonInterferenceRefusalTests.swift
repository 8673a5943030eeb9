import Testing
import Veil

/// What a cover drops is still checked: a document that is refused in the clear is refused, at the same place, under
/// whatever the caller asks for.
@Suite struct NonInterferenceRefusalTests {
    static let refused = Case.all.filter { sample in
        guard case .error(let finding) = sample.expectation, sample.options == "{}" else { return false }
        return finding.code.hasPrefix("view.")
    }

    @Test(arguments: [
        #"{"reasons":["placeholder"]}"#, #"{"effect":"confidential"}"#, #"{"effect":"blurred","lock":true}"#,
        #"{"reasons":["placeholder","privacy"],"host":"app","lock":true}"#,
    ])
    func `a refused document is refused under every cover`(options: String) {
        let redactor = Redactor(optionsJSON: Array(options.utf8))
        for sample in Self.refused { check(sample, sample.input, redactor) }
    }

    @Test func `a refused document is refused as a box`() {
        let redactor = Redactor(optionsJSON: Array(#"{"effect":"zgone"}"#.utf8))
        let head = Array(#"{"effects":{"zgone":{"modifiers":[],"content":"removed"}},"#.utf8)
        for sample in Self.refused where sample.input.starts(with: Array(#"{"version":"#.utf8)) {
            guard !String(decoding: sample.input, as: UTF8.self).contains(#""effects":"#) else { continue }
            check(sample, head + sample.input.dropFirst(), redactor)
        }
    }

    private func check(_ sample: Case, _ input: [UInt8], _ redactor: Redactor) {
        guard case .error(let expected) = sample.expectation else { return }
        do {
            let output = try redactor.redact(input)
            Issue.record("\(sample.title): accepted\n\(String(decoding: output, as: UTF8.self))")
        } catch {
            let found = Case.Finding(code: error.code, pointer: error.pointer == "" ? nil : error.pointer)
            #expect(found == expected, "\(sample.title)")
        }
    }
}
