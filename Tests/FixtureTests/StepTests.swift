import Oracle
import Testing
import ViperSplit

/// The steps of the refactoring, one at a time.
struct StepTests {
    /// Components that use each other as the classes that they are behave like the original.
    @Test(arguments: FixtureTests.names, FixtureTests.styles[...0])
    func theMoveAloneBehavesLikeTheOriginal(_ name: String, style: String) async throws {
        let fixture = try fixture(named: name)
        var options = try fixture.options(style: style)
        options.step = .move
        let moved = try FixtureSplit(fixture, options: options)
        let atOnce = try await FixtureSplit.of(fixture, style: style)
        #expect(moved.split.outcome == atOnce.split.outcome, "\(moved.split.findings.map(\.message))")
        guard moved.split.outcome == .split else { return }
        let comparison = try await compare(fixture, split: moved.files + baseFiles(style: style, besides: moved.files))
        #expect(comparison.isEqual, "\(comparison)")
    }
}
