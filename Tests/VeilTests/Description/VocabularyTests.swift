import Testing

@testable import Veil

struct VocabularyTests {
    @Test(arguments: Word.allCases)
    func `each word is spelled as its case and found by its spelling`(_ word: Word) {
        let name =
            switch word {
            case .configurationLabel: "configuration.label"
            case .schema: "$schema"
            case .comment: "$comment"
            default: String(describing: word)
            }
        #expect(word.spelling.string == name)
        #expect(Vocabulary.shared.word(of: word.spelling) == word)
        #expect(Vocabulary.shared.key(word).string == "\"\(name)\":")
    }

    @Test(arguments: ViewType.allCases)
    func `each view has the number of its word`(_ type: ViewType) {
        let name = String(describing: type)
        #expect(
            type == .configurationLabel || type.word.spelling.string == name.prefix(1).uppercased() + name.dropFirst())
    }

    @Test(arguments: ModifierName.allCases)
    func `each modifier has the number of its word`(_ modifier: ModifierName) {
        #expect(modifier.word.spelling.string == String(describing: modifier))
    }

    @Test(arguments: ["", "text", "Texts", "privacy sensitive", "multilineTextAlignmentsAndMore"])
    func `what is no word is not found`(_ name: String) {
        #expect(
            ByteView.withBytes(of: Array(name.utf8)) { Vocabulary.shared.word(of: $0) }
                == (name == "text" ? .text : nil))
    }
}
