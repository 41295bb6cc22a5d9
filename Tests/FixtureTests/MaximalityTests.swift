import Oracle
import TestScope
import Testing

@testable import ViperSplit
@testable import corpus_report

/// Nothing that its code asks elsewhere, and that stayed in the View, could have moved alone.
@Suite(.long) struct MaximalityTests {
    @Test(arguments: FixtureTests.names)
    func nothingThatStayedCouldMoveAlone(_ name: String) throws {
        let fixture = try fixture(named: name)
        let options = try fixture.options(style: FixtureTests.styles[0])
        #expect(try Check.maximality.faults(of: fixture.controller, options: options) == [])
    }

    /// The test would notice: here a plan keeps back what could move.
    @Test(arguments: [("didTapAdd()", ["`didTapAdd()` could move alone"]), ("showNotes()", [])])
    func whatIsKeptBackIsFound(_ member: String, _ faults: [String]) throws {
        let fixture = try fixture(named: "NoteList")
        var options = try fixture.options(style: FixtureTests.styles[0])
        let row = PlannedMember(
            member: member, role: "view", reason: "", path: "", line: 1, lines: 1, fragments: [])
        options.plan = PlanDocument(controller: "", members: [row])
        #expect(try Check.maximality.faults(of: fixture.controller, options: options) == faults)
    }
}
