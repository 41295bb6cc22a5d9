import Oracle
import TestScope
import Testing
import ViperSplit

/// The steps of the refactoring, one at a time.
@Suite(.long) struct StepTests {
    /// Every case in one style, all styles in turn.
    static let cases =
        FixtureTests.names.enumerated().map { place, name in
            (name, FixtureTests.styles[place % FixtureTests.styles.count])
        } + casesWithRouter
    /// Cases whose Wireframe asks a Router, which has an interface of its own.
    private static let casesWithRouter = ["Articles", "Booking", "Podcasts", "Recipes", "Trails"].filter(
        FixtureTests.names.contains
    ).map { ($0, "zikviper") }

    /// Components that use each other as the classes that they are behave like the original.
    @Test(arguments: cases)
    func theMoveAloneBehavesLikeTheOriginal(_ name: String, _ style: String) async throws {
        let fixture = try fixture(named: name)
        let moved = try move(fixture, style: style)
        let atOnce = try await FixtureSplit.of(fixture, style: style)
        #expect(moved.split.outcome == atOnce.split.outcome, "\(moved.split.findings.map(\.message))")
        guard moved.split.outcome == .split else { return }
        let comparison = try await compare(fixture, split: moved.files + baseFiles(style: style, besides: moved.files))
        #expect(comparison.isEqual, "\(comparison)")
    }

    /// Interfaces that are put in afterwards make the module that a split makes at once, to the byte.
    @Test(arguments: cases)
    func decouplingWhatWasMovedGivesTheSplit(_ name: String, _ style: String) throws {
        let fixture = try fixture(named: name)
        let options = try fixture.options(style: style)
        #expect(try SplitApp(of: fixture, options, style: style).linesOfSteps(options) == [])
    }

    /// So they do where nothing but the module is in sight.
    @Test(arguments: FixtureTests.names)
    func decouplingNeedsNoMoreThanTheModule(_ name: String) throws {
        let fixture = try fixture(named: name)
        let options = try fixture.options(style: FixtureTests.styles[0])
        guard options.context == nil else { return }
        #expect(try SplitApp(fixture.files(of: fixture.controller), in: nil).linesOfSteps(options) == [])
    }

    private func move(_ fixture: FixtureCase, style: String) throws -> FixtureSplit {
        var options = try fixture.options(style: style)
        options.step = .move
        return try FixtureSplit(fixture, options: options)
    }
}
