import Veil

/// A job being carried out: documents in, results and report lines out.
struct Session {
    private let job: Job
    private let redactor: Redactor
    private var report: Report
    private var output = OutputStream(descriptor: 1)
    private var status = ExitStatus.done
    private var documents = 0

    init(_ job: Job) {
        self.job = job
        redactor = Redactor(job.options)
        report = Report(file: job.file)
    }

    /// Runs to the end of the input; what cannot be read or written ends it early.
    mutating func run() -> ExitStatus {
        do throws(SystemFailure) {
            var input = try openInput()
            if job.isLines {
                try runLines(&input)
            } else {
                try process(try input.readAll(limit: Redactor.inputLimit), line: nil)
            }
        } catch {
            fail(error)
        }
        do throws(SystemFailure) {
            try flush()
        } catch {
            fail(error)
        }
        report.flush()
        return status
    }

    private func openInput() throws(SystemFailure) -> InputStream {
        if let file = job.file { try InputStream(path: file) } else { InputStream() }
    }

    private mutating func runLines(_ input: inout InputStream) throws(SystemFailure) {
        var number = 0
        while true {
            // Whoever writes a line and waits for its result gets it.
            if !input.hasBufferedLine { try flush() }
            guard let line = try input.readLine(limit: Redactor.inputLimit) else { return }
            number += 1
            try process(line, line: number)
        }
    }

    private mutating func process(_ document: [UInt8], line: Int?) throws(SystemFailure) {
        documents += 1
        switch job.command {
        case .redact: try output.write(redacted(document, line: line) + [0x0A])
        case .check: try output.write(checked(document, line: line) + [0x0A])
        case .tree:
            // Trees of several lines each are kept apart by an empty one.
            if documents > 1 { try output.write([0x0A]) }
            try output.write(TreeDump.text(of: redacted(document, line: line)))
        }
    }

    /// The result, or the error object that stands for it.
    private mutating func redacted(_ document: [UInt8], line: Int?) -> [UInt8] {
        do throws(VeilError) {
            let result = try redactor.redact(document)
            for diagnostic in Diagnostic.list(ofResult: result, input: document) { report.add(diagnostic, line: line) }
            return result
        } catch {
            status = .refused
            report.add(error, line: line)
            return error.json
        }
    }

    private mutating func checked(_ document: [UInt8], line: Int?) -> [UInt8] {
        let diagnostics = redactor.check(document)
        for diagnostic in diagnostics {
            if diagnostic.severity == .error { status = .refused }
            report.add(diagnostic, line: line)
        }
        return redactor.findings(of: document)
    }

    private mutating func flush() throws(SystemFailure) {
        try output.flush()
        report.flush()
    }

    private mutating func fail(_ failure: SystemFailure) {
        // A reader that has seen enough may go; what was refused until then stays refused.
        if failure.isBrokenPipe { return }
        report.add(failure)
        status = .unusable
    }
}
