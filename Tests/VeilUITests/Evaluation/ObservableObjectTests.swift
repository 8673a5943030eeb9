import Observation
import Testing
import VeilUI

@Observable
private final class Account {
    var owner = "Ada"
}

private struct OwnerField: View {
    @Bindable var account: Account

    var body: some View {
        TextField("Owner", text: $account.owner)
    }
}

private struct OwnerText: View {
    @Environment(Account.self) private var account

    var body: some View {
        Text(account.owner).privacySensitive()
    }
}

private struct OptionalOwnerText: View {
    @Environment(Account.self) private var account: Account?

    var body: some View {
        Text(account?.owner ?? "nobody")
    }
}

@MainActor
struct ObservableObjectTests {
    @Test func `a view reads an object of its environment`() {
        let view = VStack { OwnerText() }.environment(Account())
        #expect(view.drawn == "VStack\n└─ Text \"Ada\"")
        #expect(view.redacted(reason: .privacy).drawn == "VStack\n└─ Text ▮ privacy fixed")
    }

    @Test func `an object that is not there is nil`() {
        #expect(OptionalOwnerText().drawn == "Text \"nobody\"")
        #expect(OptionalOwnerText().environment(Account()).drawn == "Text \"Ada\"")
    }

    @Test func `a bindable object gives bindings`() {
        let account = Account()
        Bindable(account).owner.wrappedValue = "Bea"
        #expect(OwnerField(account: account).viewJSON().contains("Bea"))
    }
}
