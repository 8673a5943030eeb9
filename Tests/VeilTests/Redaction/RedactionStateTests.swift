import Testing

@testable import Veil

struct RedactionStateTests {
    private func look(_ change: (inout RedactionState) -> Void) -> String {
        var state = RedactionState()
        change(&state)
        switch state.look {
        case nil: return "clear"
        case .reason(let word): return word.spelling.string
        case .cover(let cover): return "cover \(cover.effect)"
        }
    }

    private func push(_ effect: Int32, sticky: Bool = false, to state: inout RedactionState) {
        state.push(Cover(effect: effect, origin: 0), isSticky: sticky, disclosure: .fixed)
    }

    @Test func `privacy comes before the placeholder`() {
        #expect(look { $0.own = [.placeholder, .privacy] } == "placeholder")
        #expect(look { ($0.own, $0.mark) = ([.placeholder, .privacy], true) } == "privacy")
    }

    @Test func `a locked privacy covers what was ever marked`() {
        #expect(look { ($0.locked, $0.mark) = (.privacy, true) } == "clear")
        #expect(look { ($0.locked, $0.lockedMark) = (.privacy, true) } == "privacy")
    }

    @Test func `the outermost sticky cover gives the look, else the outermost`() {
        #expect(
            look {
                push(1, to: &$0)
                push(2, to: &$0)
            } == "cover 1")
        #expect(
            look {
                push(1, to: &$0)
                push(2, sticky: true, to: &$0)
                push(3, sticky: true, to: &$0)
            } == "cover 2")
    }

    @Test func `unredacted lifts all but what is sticky or locked`() {
        var state = RedactionState()
        (state.own, state.locked) = (.privacy, .placeholder)
        push(1, to: &state)
        push(2, sticky: true, to: &state)
        #expect(state.unredact()?.effect == 1)
        #expect(state.own.isEmpty)
        #expect(state.hasPlaceholder)
        #expect(state.look?.cover?.effect == 2)
    }

    @Test func `nothing inside an effect is covered`() {
        #expect(
            look {
                ($0.own, $0.isExempt) = (.placeholder, true)
                push(1, to: &$0)
            } == "clear")
    }

    @Test func `disclosure is the strictest of all that apply`() {
        var state = RedactionState()
        state.own = .placeholder
        #expect(state.disclosure(placeholder: .class, privacy: .fixed) == .class)
        state.push(Cover(effect: 1, origin: 0), isSticky: false, disclosure: .characters)
        #expect(state.disclosure(placeholder: .class, privacy: .fixed) == .class)
        state.push(Cover(effect: 2, origin: 0), isSticky: false, disclosure: .fixed)
        #expect(state.disclosure(placeholder: .class, privacy: .fixed) == .fixed)
    }
}
