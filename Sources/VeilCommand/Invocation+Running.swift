import Veil

extension Invocation {
    /// Does what the arguments of the process ask for.
    static func run(_ arguments: [[UInt8]]) -> ExitStatus {
        do throws(UsageError) {
            return try Invocation(arguments: arguments).run()
        } catch {
            let advice = Array("\nTry veil --help.\n".utf8)
            print(Array("veil: error: ".utf8) + Printable.escaped(error.message) + advice, on: 2)
            return .unusable
        }
    }

    private func run() -> ExitStatus {
        switch self {
        case .nothing:
            Self.print(Array(Help.overview.utf8), on: 2)
            return .unusable
        case .help(nil):
            return Self.print(Array(Help.overview.utf8), on: 1)
        case .help(let command?):
            return Self.print(Array(Help.text(for: command).utf8), on: 1)
        case .version:
            return Self.print(Array(Help.version.utf8), on: 1)
        case .run(let job):
            var session = Session(job)
            return session.run()
        }
    }

    @discardableResult
    private static func print(_ text: [UInt8], on descriptor: Int32) -> ExitStatus {
        var stream = OutputStream(descriptor: descriptor)
        do throws(SystemFailure) {
            try stream.write(text)
            try stream.flush()
            return .done
        } catch {
            if error.isBrokenPipe { return .done }
            var report = Report(file: nil)
            report.add(error)
            report.flush()
            return .unusable
        }
    }
}
