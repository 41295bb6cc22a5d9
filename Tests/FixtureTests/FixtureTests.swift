import Foundation
import Oracle
import Testing
import ViperSplit

/// Every case and style by name. A split comes from the goldens.
@Suite struct FixtureTests {
    @Test(arguments: FixtureCase.all(in: FixtureCase.folder).map(\.name))
    func originalIsObservable(_ name: String) async throws {
        let fixture = try #require(FixtureCase(directory: FixtureCase.folder.appending(path: name)))
        let comparison = try await compare(fixture, split: fixture.controller)
        #expect(comparison.isEqual, "\(comparison)")
    }

    @Test(arguments: FixtureCase.all(in: FixtureCase.folder).map(\.name), ["infinum"])
    func goldensBehaveLikeTheOriginal(_ name: String, style: String) async throws {
        let fixture = try #require(FixtureCase(directory: FixtureCase.folder.appending(path: name)))
        let golden = fixture.expected(style: style)
        guard !golden.isEmpty else { return }
        let comparison = try await compare(fixture, split: golden + baseFiles(style: style, besides: golden))
        #expect(comparison.isEqual, "\(comparison)")
    }
}
