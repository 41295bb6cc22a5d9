import Oracle
import Testing

@testable import ViperSplit
@testable import corpus_report

/// What the report asks besides, and how it says what is wrong.
struct CheckTests {
    @Test func theOrderOfMembersIsNoFault() throws {
        let fixture = try fixture(named: "NoteList")
        let options = try fixture.options(style: FixtureTests.styles[0])
        #expect(try Check.order.faults(of: fixture.controller, options: options) == [])
    }

    /// A body that would name UIKit in the Presenter goes there only if a developer asks for it.
    @Test func whatWouldNameUIKitIsNoFault() throws {
        let source = """
            import UIKit
            class NotesViewController: UIViewController {
                private var isShown = false
                @IBAction private func settings() {
                    guard let url = URL(string: UIApplicationLegacyURLString) else { return }
                    isShown = true
                    UIApplication.shared.open(url)
                }
            }
            """
        let files = [SourceFile(path: "NotesViewController.swift", text: source)]
        #expect(try Check.maximality.faults(of: files, options: SplitOptions()) == [])
        let row = PlannedMember(
            member: "settings()", role: "presenter", reason: "", path: "", line: 1, lines: 1, fragments: [])
        let options = SplitOptions(plan: PlanDocument(controller: "", members: [row]))
        let plan = try #require(try Planner(GivenController(files, options: options), options)?.plan())
        #expect(plan.uiNames(in: .presenter).map(\.name) == ["UIApplicationLegacyURLString"])
    }

    private func row(_ results: [CheckResult]) -> Row {
        var row = Row(name: "Notes", lines: 9, outcome: .split)
        row.checks = results
        return row
    }

    @Test func whatIsWrongStandsBelowTheControllersLine() {
        let results = [
            CheckResult(
                check: .order, faults: ["only if shuffled: A: func a ( ) { }", "only as it stands: A: func b"]),
            CheckResult(check: .maximality, reason: "\(NoAnswer.timeout)"),
        ]
        let lines = text(of: row(results)).split(separator: "\n").dropFirst()
        #expect(
            lines == [
                "    order: only if shuffled: A: func a ( ) { }; only as it stands: A: func b",
                "    maximality isn't known: it takes longer than the time limit",
            ])
        #expect(!text(of: row([CheckResult(check: .order)])).contains("\n"))
    }

    @Test func theSummaryCountsWhatFails() {
        let rows = [
            row([CheckResult(check: .order, faults: ["x"])]), row([CheckResult(check: .order)]),
            row([CheckResult(check: .order, reason: "status 4")]),
        ]
        #expect(summary(of: rows).contains("checks:\n  order: 1 of 2 fail, 1 not known"))
        #expect(!summary(of: [row([])]).contains("checks:"))
    }
}
