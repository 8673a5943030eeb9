/// What the process tells its caller.
enum ExitStatus: Int32 {
    case done = 0
    /// A document was refused.
    case refused = 1
    /// The command line, or a file that cannot be read or written.
    case unusable = 2
}
