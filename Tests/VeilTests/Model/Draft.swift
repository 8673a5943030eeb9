/// A document in the making that may differ between its two sides.
///
/// What is withheld stands in `either`; everything else is the same on both.
indirect enum Draft {
    /// JSON as written.
    case raw(String)
    case array([Draft])
    case object([Member])
    case either(Draft, Draft)
    /// Elements of a list that differ in number too.
    case spliced([Draft], [Draft])

    enum Member {
        case pair(String, Draft)
        case either([(String, Draft)], [(String, Draft)])
    }

    static func string(_ string: String) -> Draft { .raw(quoted(string)) }

    static func strings(_ strings: [String]) -> Draft { .array(strings.map { .string($0) }) }

    static func quoted(_ string: String) -> String {
        var out = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": out += "\\\""
            case "\\": out += "\\\\"
            case "\u{0}"..<"\u{20}":
                let hex = String(scalar.value, radix: 16)
                out += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
            default: out.unicodeScalars.append(scalar)
            }
        }
        return out + "\""
    }

    /// One of the sides, with white space and an order of keys of its own.
    func written(side: Int, random: inout SplitMix) -> String {
        var out = ""
        write(side: side, random: &random, into: &out)
        return out
    }

    private func write(side: Int, random: inout SplitMix, into out: inout String) {
        switch self {
        case .raw(let json): out += json
        case .either(let one, let other):
            (side == 0 ? one : other).write(side: side, random: &random, into: &out)
        case .spliced: preconditionFailure("elements outside of a list")
        case .array(let elements):
            out += "["
            let flat = elements.flatMap { element -> [Draft] in
                if case .spliced(let one, let other) = element { return side == 0 ? one : other }
                return [element]
            }
            for (index, element) in flat.enumerated() {
                if index > 0 { out += "," }
                if random.chance(3) { out += " " }
                element.write(side: side, random: &random, into: &out)
            }
            out += "]"
        case .object(let members):
            out += "{"
            var flat = members.flatMap { member -> [(String, Draft)] in
                switch member {
                case .pair(let key, let value): [(key, value)]
                case .either(let one, let other): side == 0 ? one : other
                }
            }
            flat.shuffle(using: &random)
            for (index, member) in flat.enumerated() {
                if index > 0 { out += "," }
                out += Self.quoted(member.0) + ":"
                if random.chance(3) { out += "\t" }
                member.1.write(side: side, random: &random, into: &out)
            }
            out += "}"
        }
    }
}
