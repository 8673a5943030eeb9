// The whole line, bytes to bytes: JSON to a tape, the tape to a document, the document through its environment and its
// redaction to the redacted description. This is the file to read first.

enum Outcome {
    case result(ByteBuffer)
    case refused(Refusal)
}

/// One document under way, with all that its cursors point into.
final class Redaction {
    private let input: ByteView
    private let options: ByteView
    private var documents: [JSONDocument] = []

    init(input: ByteView, options: ByteView) {
        self.input = input
        self.options = options
    }

    /// Gives the redacted description, or why there is none.
    func outcome() -> Outcome {
        // Cursors in a fault point into the documents, so its place is worked out before these go.
        do throws(Fault) {
            return .result(try result())
        } catch {
            return .refused(Refusal(error, in: input))
        }
    }

    /// Gives everything that there is to say of the document, covered or not, in its order.
    func findings() -> [(refusal: Refusal, isError: Bool)] {
        let findings = Findings(mode: .check)
        var last: Fault?
        var isStrict = false
        do throws(Fault) {
            let values = try readOptions()
            isStrict = values.strict
            _ = try write(try read(input), values, findings)
        } catch {
            last = error
        }
        var all = findings.collected
        if let last { all.append((last, true)) }
        let places = JSONPlaces(in: input)
        var refusals: [(refusal: Refusal, isError: Bool)] = []
        var length = 0
        var isCut = findings.isCut
        // Of two at one place the one found first comes first.
        let order = all.indices.sorted { (all[$0].fault.offset, $0) < (all[$1].fault.offset, $1) }
        for index in order {
            let refusal = Refusal(all[index].fault, in: input, places)
            length += refusal.length
            guard length <= Limits.findings else {
                isCut = true
                break
            }
            refusals.append((refusal, isStrict || all[index].isError))
        }
        if isCut { refusals.append((Refusal(Findings.more, in: input), false)) }
        return refusals
    }

    private func result() throws(Fault) -> ByteBuffer {
        let values = try readOptions()
        let findings = Findings(mode: values.strict ? .strict : .result)
        let writer = try write(try read(input), values, findings)
        let out = writer.out
        out.writeKey(.diagnostics)
        out.append(0x5B)
        out.append(findings.written)
        out.append("]}")
        guard !out.isFull else { throw DescriptionWriter.tooLarge }
        return out
    }

    /// The root of the document, where it is JSON.
    private func read(_ bytes: ByteView) throws(Fault) -> JSONValue {
        do throws(JSONFault) {
            let document = try JSONReader.read(bytes)
            documents.append(document)
            return document.root
        } catch {
            throw Fault(error)
        }
    }

    private func readOptions() throws(Fault) -> OptionValues {
        guard options.count > 0 else { return OptionValues() }
        let root: JSONValue
        do throws(Fault) {
            root = try read(options)
        } catch {
            throw Fault(.optionType, at: nil, "The options are not JSON.")
        }
        return try OptionValues(root)
    }

    private func write(_ root: JSONValue, _ options: OptionValues, _ findings: Findings) throws(Fault)
        -> DescriptionWriter
    {
        let builtIn = try read(ByteView(EffectTable.builtInSource))
        let document = try Document(
            root, builtInEffects: builtIn, lock: options.lock,
            recover: { (fault) throws(Fault) in try findings.recover(fault) })
        let fold = FoldScope(
            document: document, host: options.host ?? document.host ?? .widget, lock: options.lock,
            history: History(isKept: options.explain))
        let writer = DescriptionWriter(
            document: document, fold: fold, target: options.target ?? document.target ?? .newest, findings: findings,
            explains: options.explain, builtInEffects: builtIn)
        try writer.checkEffects()
        try writer.checkStyles()
        let state = try writer.rootState(options)
        writer.out.append("{\"version\":1,\"body\":")
        try writer.writeBody(in: state)
        return writer
    }
}
