import Testing
import Veil

@Suite struct CaseTests {
    @Test func `there are cases`() {
        #expect(!Case.all.isEmpty)
    }

    @Test(arguments: Case.all)
    func `a case comes out as it says`(_ sample: Case) {
        if let fault = sample.fault(of: redact(sample)) {
            Issue.record(Comment(rawValue: fault), sourceLocation: sample.sourceLocation)
        }
    }

    private func redact(_ sample: Case) -> String {
        do throws(VeilError) {
            let redactor = Redactor(optionsJSON: Array(sample.options.utf8))
            return String(decoding: try redactor.redact(sample.input), as: UTF8.self)
        } catch {
            return String(decoding: error.json, as: UTF8.self)
        }
    }
}
