import Testing
import VeilUI

/// The view of the README's section for Swift.
private struct AccountCard: View {
    let owner: String
    let balance: String

    var body: some View {
        VStack(alignment: .leading) {
            Text(owner)
            Text(balance)
                .font(.title)
                .privacySensitive()
        }
    }
}

@MainActor
struct AccountCardTests {
    @Test func `the balance is withheld under privacy`() throws {
        let card = AccountCard(owner: "Ada", balance: "1,234.50").redacted(reason: .privacy)
        #expect(try !card.redactedJSON().contains("1,234.50"))
        #expect(
            card.tree() == """
                VStack alignment: leading
                ├─ Text "Ada"
                └─ Text ▮ privacy fixed .font(title)

                """)
    }

    @Test func `a longer balance gives the same description`() throws {
        let card = AccountCard(owner: "Ada", balance: "1,234.50").redacted(reason: .privacy)
        let richer = AccountCard(owner: "Ada", balance: "1,000,000.00").redacted(reason: .privacy)
        #expect(try card.redactedJSON() == richer.redactedJSON())
    }
}
