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
        var options = try fixture.options(style: style)
        options.context = options.context ?? fixture.app + [fixture.driver]
        let atOnce = try FixtureSplit(fixture, options: options)
        options.step = .move
        let moved = try FixtureSplit(fixture, options: options)
        guard moved.split.outcome == .split else { return }
        let given = Set(moved.given.map(\.fileName))
        options.step = .decouple
        let module = moved.files.filter { !given.contains($0.path) }
        let changed = Set(moved.files.map(\.path))
        options.context =
            (options.context ?? []).filter { !changed.contains($0.fileName) } + fixture.files(of: module)
            + baseFiles(style: style, besides: moved.files)
        let view = moved.files.filter { given.contains($0.path) }
        let decoupled = try FixtureSplit(fixture, options: options, controller: view).split
        #expect(decoupled.outcome == .split, "\(decoupled.findings.map(\.message))")
        let files = try applying(decoupled.changes, to: fixture.files(of: moved.files))
        #expect(files.map(\.fileName).sorted() == atOnce.files.map(\.path).sorted())
        for file in atOnce.files {
            #expect(files.first { $0.fileName == file.path }?.text == file.text, "\(file.path)")
        }
    }

    private func move(_ fixture: FixtureCase, style: String) throws -> FixtureSplit {
        var options = try fixture.options(style: style)
        options.step = .move
        return try FixtureSplit(fixture, options: options)
    }
}
