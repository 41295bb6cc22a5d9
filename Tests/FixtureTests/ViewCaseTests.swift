import Foundation
import Oracle
import TestScope
import Testing

@testable import ViperSplit

/// Views whose modules have no view controller, in the styles that have such modules.
///
/// The other suites ask each case in every style, and so not those of `Fixtures/Views`.
@Suite struct ViewCaseTests {
    static let cases = FixtureCase.all(in: packageFixtures.appending(path: FixtureCase.views)).map { fixture in
        var fixture = fixture
        fixture.path = "\(FixtureCase.views)/\(fixture.path)"
        return fixture
    }
    static let names = cases.map(\.name)
    static let styles = builtInStyles.filter { $0.viewComponent != nil }.map(\.name)
    static let otherStyles = Template.builtIn.map(\.name).filter { !styles.contains($0) }

    private func viewCase(_ name: String) throws -> FixtureCase {
        try #require(Self.cases.first { $0.name == name })
    }

    @Test(arguments: names, styles)
    func goldensMatch(_ name: String, style: String) throws {
        let fixture = try viewCase(name)
        let goldens = Goldens(of: fixture, style: style)
        let split = try FixtureSplit(fixture, style: style)
        #expect(split.split.outcome == .split, "\(split.findings)")
        if Goldens.isRecording {
            try goldens.record(split)
            Issue.record("recorded; read it, then run again without VIPER_SPLIT_RECORD")
        } else {
            #expect(try goldens.differences(from: split) == [], "VIPER_SPLIT_RECORD=1 records these files anew")
        }
    }

    @Test(.long, arguments: names, styles)
    func splitBehavesLikeTheOriginal(_ name: String, style: String) async throws {
        let fixture = try viewCase(name)
        let split = try FixtureSplit(fixture, style: style)
        let comparison = try await compare(fixture, split: split.files)
        #expect(comparison.isEqual, "\(comparison)")
    }

    @Test(arguments: names, styles)
    func secondRunChangesNothing(_ name: String, style: String) throws {
        let fixture = try viewCase(name)
        let first = try FixtureSplit(fixture, style: style)
        let given = Set(fixture.controller.map(\.fileName))
        let view = first.files.filter { given.contains($0.path) }
        let again = try FixtureSplit(fixture, style: style, controller: view)
        #expect(again.split.outcome == .alreadySplit)
        #expect(again.split.changes.changes.isEmpty)
    }

    /// The steps singly make a module of the same view, and a plan and a tidied file of it are there.
    @Test(.long, arguments: names, styles)
    func movesAndTidiesAndPlans(_ name: String, style: String) async throws {
        let fixture = try viewCase(name)
        var options = try fixture.options(style: style)
        let files = fixture.files(of: fixture.controller)
        #expect(try planDocument(files, options: options)?.members.isEmpty == false)
        #expect(try tidy(GivenController(files, options: options), options: options).outcome == .tidied)
        options.step = .move
        let moved = try FixtureSplit(fixture, options: options)
        #expect(moved.split.outcome == .split, "\(moved.findings)")
        let comparison = try await compare(fixture, split: moved.files)
        #expect(comparison.isEqual, "\(comparison)")
    }

    /// The negative twin: the other styles say that they have no such modules, and write nothing.
    @Test(arguments: names, otherStyles)
    func otherStylesRefuse(_ name: String, style: String) throws {
        let fixture = try viewCase(name)
        let view = try #require(fixture.controller.first).fileName.replacing(".swift", with: "")
        #expect(throws: SplitError.noModulesOfViews(name: view, template: style, known: Self.styles)) {
            try FixtureSplit(fixture, style: style)
        }
    }
}
