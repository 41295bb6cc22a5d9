import Oracle
import SwiftParser
import SwiftSyntax
import Testing

@testable import ViperSplit

/// Nothing that its code asks elsewhere, and that stayed in the View, could have moved alone.
@Suite struct MaximalityTests {
    @Test(arguments: FixtureTests.names)
    func nothingThatStayedCouldMoveAlone(_ name: String) throws {
        let fixture = try fixture(named: name)
        let movable = try movableAlone(in: fixture, try fixture.options(style: FixtureTests.styles[0]))
        #expect(movable == [])
    }

    /// The test would notice: here a plan keeps back what could move.
    @Test(arguments: [("didTapAdd()", ["didTapAdd()"]), ("showNotes()", [])])
    func whatIsKeptBackIsFound(_ member: String, _ found: [String]) throws {
        let fixture = try fixture(named: "NoteList")
        var options = try fixture.options(style: FixtureTests.styles[0])
        options.plan = PlanDocument(controller: "", members: [row(member, "view")])
        #expect(try movableAlone(in: fixture, options) == found)
    }

    /// The methods and computed properties that code asks elsewhere and that stayed, of which less stays if a plan asks for
    /// the Presenter. What of them moved already, in runs of statements, moves no further.
    private func movableAlone(in fixture: FixtureCase, _ options: SplitOptions) throws -> [String] {
        let given = try GivenController(fixture.controller, options: options)
        guard let plan = try Planner(given, options)?.plan() else { return [] }
        let asked = classify(given.controller, given.analysis, plan: [:], hasFormatter: options.usesFormatter)
        let stayed = given.controller.members.filter { member in
            guard [.function, .computedProperty].contains(member.kind), let role = asked.roles[member.id],
                role != .view,
                let now = plan.controller.id(of: member.id, in: given.controller)
            else { return false }
            // A plan asks for all of a name.
            return plan.owners[now] == .view && given.controller.members.count { $0.fullName == member.fullName } == 1
        }
        if stayed.isEmpty { return [] }
        let known = try words(ofViewIn: try split(given, options: options), fixture)
        return try stayed.filter { member in
            var options = options
            options.plan = PlanDocument(controller: "", members: [row(member.fullName, "presenter")])
            let plan = try Planner(given, options)?.plan()
            let now = plan?.controller.id(of: member.id, in: given.controller)
            guard let plan, let now, plan.owners[now] != .view else { return false }
            let moved = try split(given, options: options)
            return try moved.outcome == .split && words(ofViewIn: moved, fixture) < known
        }.map(\.fullName)
    }

    private func row(_ member: String, _ role: String) -> PlannedMember {
        PlannedMember(member: member, role: role, reason: "", path: "", line: 1, lines: 1, fragments: [])
    }

    /// How many tokens the files of the view controller have.
    private func words(ofViewIn split: Split, _ fixture: FixtureCase) throws -> Int {
        let paths = Set(fixture.controller.map(\.path))
        return try applying(split.changes, to: fixture.controller).filter { paths.contains($0.path) }.reduce(0) {
            $0 + Parser.parse(source: $1.text).tokens(viewMode: .sourceAccurate).reduce(0) { count, _ in count + 1 }
        }
    }
}
