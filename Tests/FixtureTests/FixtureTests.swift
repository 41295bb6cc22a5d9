import Foundation
import Oracle
import Testing
import ViperSplit

private let splitter: Splitter = splitWithViperSplit

private let names = FixtureCase.all(in: FixtureCase.folder).map(\.name)
private let styles = ["infinum"]

/// Every case and style by name.
@Suite struct FixtureTests {
    @Test(arguments: names)
    func originalIsObservable(_ name: String) async throws {
        let fixture = try fixture(name)
        let comparison = try await compare(fixture, split: fixture.controller)
        #expect(comparison.isEqual, "\(comparison)")
    }

    @Test(arguments: names, styles)
    func splitBehavesLikeTheOriginal(_ name: String, style: String) async throws {
        let comparison = try await check(fixture(name), style: style, splitter: splitter)
        #expect(comparison.isEqual, "\(comparison)")
    }

    @Test(arguments: names, styles)
    func secondSplitChangesNothing(_ name: String, style: String) throws {
        let fixture = try fixture(name)
        let once = try splitter(fixture.controller, fixture.options(style: style))
        #expect(throws: NoSplit.self) { try splitter(once, fixture.options(style: style)) }
    }

    @Test(arguments: names, styles)
    func goldensBehaveLikeTheOriginal(_ name: String, style: String) async throws {
        let fixture = try fixture(name)
        let golden = fixture.expected(style: style)
        guard !golden.isEmpty else { return }
        let comparison = try await compare(fixture, split: golden + baseFiles(style: style, besides: golden))
        #expect(comparison.isEqual, "\(comparison)")
    }

    private func fixture(_ name: String) throws -> FixtureCase {
        try #require(FixtureCase(directory: FixtureCase.folder.appending(path: name)))
    }
}
