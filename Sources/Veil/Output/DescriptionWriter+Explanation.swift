extension DescriptionWriter {
    /// Where a node comes from, and why its state is what it is, from the outermost event in.
    func writeExplanation(path: Int32, _ state: RedactionState) {
        out.writeKey(.source)
        writePath(path)
        out.writeKey(.why)
        out.append(0x5B)
        for event in fold.history.chain(to: state.history) {
            out.open("{")
            out.writeKey(.at)
            if event.path == PointerPath.caller {
                out.writeWord(.option)
            } else {
                writePath(event.path)
            }
            out.writeKey(.did)
            out.writeWord(event.deed.word)
            out.writeKey(.what)
            switch event.subject {
            case .name(let name):
                out.writeString(name)
            case .bit(let bit):
                out.separate()
                out.append("\"1 \\u003c\\u003c ")
                out.appendDecimal(bit)
                out.append(0x22)
            }
            out.append(0x7D)
        }
        out.append(0x5D)
    }

    private func writePath(_ path: Int32) {
        let scratch = ByteBuffer(capacity: 64, limit: Limits.output)
        paths.write(path, names: true, into: scratch)
        out.writeString(utf8: scratch.view)
    }
}
