/// What `veil --help` and its relatives print.
enum Help {
    static let version = "veil 0.1.0 (view JSON 1)\n"

    static let overview = """
        Redacts view descriptions as SwiftUI would, so that nothing withheld is left in the output.

        Usage: veil redact [OPTION]… [FILE]   writes the redacted description as JSON
               veil tree [OPTION]… [FILE]     draws the redacted description as a tree
               veil check [OPTION]… [FILE]    lists every error and warning with its line and column
               veil help [COMMAND], veil --version

        Without FILE, or where it is -, standard input is read.

        \(options)
        \(reporting)

        """

    static func text(for command: Command) -> String {
        switch command {
        case .redact:
            """
            Usage: veil redact [OPTION]… [FILE]

            Reads view JSON and writes its redacted description: {"version":1,"body":…,"diagnostics":[…]},
            or {"version":1,"error":{…}} if it is refused.

            \(options)
            \(reporting)

              veil redact --reason placeholder card.json
              veil redact --effect confidential --lock --lines < cards.ndjson > safe.ndjson

            """
        case .tree:
            """
            Usage: veil tree [OPTION]… [FILE]

            Redacts as veil redact does and draws the result, a node a line: its type, its content in quotes or ▮ and
            what hides it, its arguments, its modifiers in their order.

            \(options)
            \(reporting)

            """
        case .check:
            """
            Usage: veil check [OPTION]… [FILE]

            Reads view JSON and writes every error and warning as a JSON array of
            {"code","severity","message","line","column","offset","pointer"}, also for what would be covered.

            \(options)
            \(reporting)

            """
        }
    }

    private static let options = """
        Options:
          --reason NAME         redact for this reason, such as placeholder or privacy; may be repeated
          --effect NAME         draw this effect over everything, such as confidential or blurred
          --target "iOS 14.4"   the system to be true to; the newest known otherwise
          --host app|widget     where SwiftUI would run; a widget otherwise
          --color-scheme light|dark
          --lock                let no view undo the reasons and the effect given here
          --explain             say at each node where it comes from and what was done to it
          --strict              refuse what is only warned about otherwise
          --lines               each line is a document: one result a line, a bad line is refused by itself
          --help                say this

        """

    private static let reporting = """
        Errors and warnings also go to standard error, as FILE:LINE:COLUMN: error: MESSAGE [CODE].
        Exit status: 0 all went well, 1 a document was refused, 2 the command line or a file is of no use.
        """
}
