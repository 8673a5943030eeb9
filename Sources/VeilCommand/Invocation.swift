import Veil

/// A command line, understood.
enum Invocation {
    /// No argument at all.
    case nothing
    case help(Command?)
    case version
    case run(Job)
}

/// One command over one file.
struct Job {
    let command: Command
    var options = RedactionOptions()
    /// Whether each line is a document of its own.
    var isLines = false
    /// The path of the file; nil is standard input.
    var file: [UInt8]?
}
