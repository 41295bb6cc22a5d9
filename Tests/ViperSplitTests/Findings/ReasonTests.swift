import Testing

@testable import ViperSplit

/// The cells of the plan that say why a member is where it is.
struct ReasonTests {
    @Test(
        arguments: [
            (.directive, "a comment asks for it"), (.plan, "the plan asks for it"),
            (.section("Wireframe"), "section \"Wireframe\""), (.title("Networking"), "title \"Networking\""),
            (.formatting, "a pure function on formatters"), (.usage, "follows those who use it"),
            (.view, "an outlet"), (.stays(nil), "can't leave the View"),
            (.handover("TunerDelegate"), "follows who hands `self` over as `TunerDelegate`"),
            (.nothing, "nothing speaks for another component"), (.body([]), "touches nothing"),
            (
                .body([.init(kind: .flow, expression: nil), .init(kind: .state, expression: "count")]),
                "touches the flow by calls, state (`count`)"
            ),
            (
                .body([.init(kind: .navigation, expression: "present"), .init(kind: .data, expression: nil)]),
                "touches navigation (`present`), data by calls"
            ),
        ] as [(Reason, String)])
    func everyReasonHasWords(_ reason: Reason, _ text: String) {
        #expect(reason.text == text)
    }

    @Test func onlyTheDeveloperAsks() {
        let reasons = [Reason.directive, .plan, .section("Wireframe"), .title("Data"), .usage, .nothing, .stays(nil)]
        #expect(reasons.filter(\.isAsked) == [.directive, .plan, .section("Wireframe")])
    }

    @Test func aRefusalIsTheReasonOfWhatStays() throws {
        let source = "// MARK: - Handle view event\nfunc f() { print(view!) }\nfunc g() { print(1) }"
        let rows = try planDocument(files(source), options: SplitOptions())?.members ?? []
        #expect(
            rows.map(\.reason) == ["it uses `view` of the view controller (line 6)", "section \"Handle view event\""])
    }
}
