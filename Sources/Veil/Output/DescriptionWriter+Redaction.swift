extension DescriptionWriter {
    /// Writes `redaction` where the node's row has one. `scalars` is how long a Text is.
    func writeRedaction(of node: OutgoingNode, scalars: Int) throws(Fault) {
        if let look = node.look, node.type.isMarked(under: look) {
            let disclosure = min(disclosure(in: node.state), given(of: node)?.disclosure ?? .characters)
            var size: Int?
            if node.type == .text {
                // What came in redacted knows its size only as it was told.
                size = disclosure.size(of: given(of: node).map { $0.characters ?? 0 } ?? scalars)
            }
            writeRedaction(look: look, disclosure: disclosure, size: size)
        } else if let given = given(of: node), node.look == nil || node.type.isShape || node.type == .color {
            if node.type.hasContent || node.type.isShape || node.type == .color {
                writeGiven(given, size: given.characters)
            }
        }
    }

    private func disclosure(in state: RedactionState) -> Disclosure {
        state.disclosure(
            placeholder: disclosure(document.theme.placeholder, standard: .class),
            privacy: disclosure(document.theme.privacy, standard: .fixed))
    }

    /// With lock a theme may only tighten.
    private func disclosure(_ theme: Theme.Redaction, standard: Disclosure) -> Disclosure {
        guard let given = theme.disclosure else { return standard }
        return fold.lock ? min(given, standard) : given
    }

    private func writeRedaction(look: Look, disclosure: Disclosure, size: Int?) {
        out.writeKey(.redaction)
        out.append(0x7B)
        var theme = Theme.Redaction()
        switch look {
        case .reason(let word):
            out.writeKey(.reason)
            out.writeWord(word)
            theme = word == .privacy ? document.theme.privacy : document.theme.placeholder
        case .cover(let cover):
            out.writeKey(.effect)
            out.writeString(document.effects[cover.effect].name)
        }
        writeDisclosure(disclosure, size: size, ink: theme.ink, cornerRadius: theme.cornerRadius)
    }

    private func writeGiven(_ given: GivenRedaction, size: Int?) {
        out.writeKey(.redaction)
        out.append(0x7B)
        if let reason = given.reason {
            out.writeKey(.reason)
            out.writeScalar(reason)
        }
        if let effect = given.effect {
            out.writeKey(.effect)
            out.writeScalar(effect)
        }
        writeDisclosure(given.disclosure, size: size, ink: given.ink, cornerRadius: given.cornerRadius)
    }

    private func writeDisclosure(_ disclosure: Disclosure, size: Int?, ink: JSONValue?, cornerRadius: JSONValue?) {
        out.writeKey(.disclosure)
        out.writeWord(disclosure.word)
        if let size {
            out.writeKey(.size)
            out.append(0x7B)
            out.writeKey(.characters)
            out.writeNumber(size)
            out.append(0x7D)
        }
        if let ink {
            out.writeKey(.ink)
            // Checked as a literal when the theme or the node was read.
            _ = try? writeColor(ink, usingTheme: false)
        }
        if let cornerRadius {
            out.writeKey(.cornerRadius)
            out.writeScalar(cornerRadius)
        }
        out.append(0x7D)
    }

    /// The redaction of a Text that stands for a title: its owner's, sized by the title.
    func writeRedactionOfTitle(_ title: JSONValue?, owner: OutgoingNode, state: RedactionState) {
        if let look = state.look {
            let disclosure = min(disclosure(in: state), given(of: owner)?.disclosure ?? .characters)
            let scalars = owner.given < 0 ? title.map { $0.scalarLength } ?? 0 : 0
            writeRedaction(look: look, disclosure: disclosure, size: disclosure.size(of: scalars))
        } else if let given = given(of: owner) {
            writeGiven(given, size: given.disclosure.size(of: 0))
        }
    }
}
