import Testing
import VeilUI

@MainActor
struct RedactionViewTests {
    @Test func `a loading article`() {
        let view = LoadingArticle(title: "News", summary: "All is well")
        #expect(
            view.drawn == """
                VStack busy alignment: leading spacing: 8 .padding(16)
                ├─ Text ▮ placeholder class 8 .font(headline)
                └─ Text ▮ placeholder class 16 .font(subheadline) .foregroundColor(secondary) .lineLimit(2)
                """)
    }

    @Test func `a balance under privacy`() {
        let view = AccountRow(name: "Ada", balance: 12.5).redacted(reason: .privacy)
        #expect(
            view.drawn == """
                HStack
                ├─ Label
                │  ├─ Image systemName: "creditcard"
                │  └─ label: Text "Ada"
                ├─ Spacer
                └─ Text ▮ privacy fixed
                """)
    }

    @Test func `a widget that reads the reasons`() {
        let view = HeartRateWidget(beats: 61).redacted(reason: .privacy)
        #expect(
            view.drawn == """
                VStack
                ├─ Image systemName: "heart.slash"
                ├─ Text ▮ privacy fixed .font(style: title, weight: bold)
                └─ Text "Resting" .font(caption)
                """)
    }

    @Test func `a list with optional lines`() {
        let view = ContactList(contacts: [
            Contact(id: 1, name: "A", phone: nil), Contact(id: 2, name: "B", phone: "12"),
        ])
        #expect(
            view.drawn == """
                List busy .listStyle(plain)
                ├─ VStack alignment: leading
                │  └─ Text ▮ placeholder class 8
                └─ VStack alignment: leading
                   ├─ Text ▮ placeholder class 8
                   └─ Text ▮ placeholder class 8 .font(footnote) .foregroundStyle(secondary)
                """)
    }

    @Test func `a form with an own reason`() {
        let view = PresentedInvoice(isPresenting: true)
        #expect(
            view.drawn == """
                Form
                ├─ Section
                │  ├─ Text "Ada Lovelace" .accessibilityLabel("Hidden while presenting") .overlay(gray)
                │  └─ header: Text "Customer"
                └─ Section
                   ├─ Text "Total"
                   ├─ Text "1,200" .accessibilityLabel("Hidden while presenting") .overlay(gray)
                   └─ footer: Text "Thank you"
                """)
    }

    @Test func `a profile that is redacted by a condition`() {
        let view = Profile(isLoaded: false)
        #expect(
            view.drawn == """
                HStack busy spacing: 12
                ├─ Image ▮ placeholder class .aspectRatio(contentMode: fill) .frame(width: 44, height: 44) \
                .clipShape(Circle)
                └─ VStack alignment: leading
                   ├─ Text ▮ placeholder class 16 .bold
                   └─ Text ▮ placeholder class 16 .italic
                """)
    }

    @Test func `settings inside a container of the user's own`() {
        let view = SettingsPage(notifications: .constant(true))
        #expect(
            view.drawn == """
                Group busy .opacity(0.6)
                ├─ Toggle ▮ placeholder class disabled
                │  └─ label: Text ▮ placeholder class 16
                ├─ Slider ▮ placeholder class disabled
                │  └─ label: Text ▮ placeholder class 8
                └─ Button ▮ placeholder class disabled style: automatic role: destructive
                   └─ label: Text ▮ placeholder class 8
                """)
    }

    @Test func `fields with the reasons written`() {
        let view = Passcode()
        #expect(
            view.drawn == """
                VStack .padding(horizontal: 16)
                ├─ SecureField
                │  └─ label: Text "Passcode"
                └─ TextField ▮ privacy fixed disabled
                   └─ label: Text ▮ privacy fixed
                """)
    }

    @Test func `a stale score`() {
        let view = StaleScore(home: 1, away: 2).redacted(reason: .invalidated)
        #expect(
            view.drawn == """
                Text "1 : 2" .font(size: 34, weight: heavy, design: rounded) .opacity(0.5)
                """)
    }

    @Test func `a gallery with an environment of the user's own`() {
        let view = Gallery()
        #expect(
            view.drawn == """
                LazyVGrid columns: [{adaptive: {minimum: 80}}] spacing: 10
                ├─ Image name: "sun" .blur(8)
                ├─ Image name: "moon" .blur(8)
                └─ Image name: "stars" .blur(8)
                """)
    }
}
