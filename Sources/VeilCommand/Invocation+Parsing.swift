import Veil

extension Invocation {
    init(arguments: [[UInt8]]) throws(UsageError) {
        guard let first = arguments.first else {
            self = .nothing
            return
        }
        let rest = Array(arguments.dropFirst())
        if Self.isHelp(first) {
            self = .help(nil)
        } else if first.elementsEqual("--version".utf8) {
            self = .version
        } else if first.elementsEqual("help".utf8) {
            guard let topic = rest.first else {
                self = .help(nil)
                return
            }
            guard let command = Command(topic) else { throw .unknownCommand(topic) }
            self = .help(command)
        } else if let command = Command(first) {
            self = try Self.parse(rest, for: command)
        } else if first.starts(with: "-".utf8) {
            let name = first.prefix { $0 != UInt8(ascii: "=") }
            throw CommandOption(name) == nil ? .unknownOption(Array(name)) : .commandMissing(before: Array(name))
        } else {
            throw .unknownCommand(first)
        }
    }

    private static func parse(_ arguments: [[UInt8]], for command: Command) throws(UsageError) -> Invocation {
        var job = Job(command: command)
        var seen: [CommandOption] = []
        var hasFile = false
        var onlyFiles = false
        var index = 0
        while index < arguments.count {
            let argument = arguments[index]
            index += 1
            if onlyFiles || !argument.starts(with: "-".utf8) || argument.count == 1 {
                if hasFile { throw .secondFile(argument) }
                hasFile = true
                job.file = !onlyFiles && argument.count == 1 && argument[0] == UInt8(ascii: "-") ? nil : argument
                continue
            }
            if argument.elementsEqual("--".utf8) {
                onlyFiles = true
                continue
            }
            if isHelp(argument) { return .help(command) }

            let name = argument.prefix { $0 != UInt8(ascii: "=") }
            guard let option = CommandOption(name) else { throw .unknownOption(Array(name)) }
            var value = name.count < argument.count ? Array(argument[(name.count + 1)...]) : nil
            if option.value != nil {
                // An option in place of the value is a forgotten value: a name that begins with dashes goes after `=`.
                if value == nil, index < arguments.count, !arguments[index].starts(with: "--".utf8) {
                    value = arguments[index]
                    index += 1
                }
                if option != .reason, seen.contains(option) { throw .repeated(option) }
                seen.append(option)
                guard let value, !value.isEmpty else { throw .valueMissing(option) }
                try job.set(option, to: value)
            } else if value != nil {
                throw .valueUnexpected(option)
            } else {
                job.turnOn(option)
            }
        }
        return .run(job)
    }

    private static func isHelp(_ argument: [UInt8]) -> Bool {
        argument.elementsEqual("--help".utf8) || argument.elementsEqual("-h".utf8)
    }
}

extension Job {
    fileprivate mutating func set(_ option: CommandOption, to value: [UInt8]) throws(UsageError) {
        switch option {
        case .reason:
            options.reasons.append(try Self.text(value, of: option))
        case .effect:
            options.effect = try Self.text(value, of: option)
        case .target:
            let target = try Self.text(value, of: option)
            if !Self.isTarget(target) { throw .valueUnknown(option, value) }
            options.target = target
        case .host:
            guard let host = RedactionOptions.Host(value) else { throw .valueUnknown(option, value) }
            options.host = host
        case .colorScheme:
            guard let scheme = RedactionOptions.ColorScheme(value) else { throw .valueUnknown(option, value) }
            options.colorScheme = scheme
        case .lock, .explain, .strict, .lines, .help:
            break
        }
    }

    fileprivate mutating func turnOn(_ option: CommandOption) {
        switch option {
        case .lock: options.lock = true
        case .explain: options.explain = true
        case .strict: options.strict = true
        case .lines: isLines = true
        case .reason, .effect, .target, .host, .colorScheme, .help: break
        }
    }

    /// Whether the core knows the platform and reads the version; it is the one that says what a target is.
    private static func isTarget(_ target: String) -> Bool {
        let redactor = Redactor(RedactionOptions(target: target))
        do throws(VeilError) {
            _ = try redactor.redact(Array(#"{"type":"EmptyView"}"#.utf8))
            return true
        } catch {
            return false
        }
    }

    private static func text(_ value: [UInt8], of option: CommandOption) throws(UsageError) -> String {
        guard let text = String(validating: value, as: UTF8.self) else { throw .notUTF8(option) }
        return text
    }
}

extension RedactionOptions.Host {
    fileprivate init?(_ word: [UInt8]) {
        if word.elementsEqual("app".utf8) {
            self = .app
        } else if word.elementsEqual("widget".utf8) {
            self = .widget
        } else {
            return nil
        }
    }
}

extension RedactionOptions.ColorScheme {
    fileprivate init?(_ word: [UInt8]) {
        if word.elementsEqual("light".utf8) {
            self = .light
        } else if word.elementsEqual("dark".utf8) {
            self = .dark
        } else {
            return nil
        }
    }
}
