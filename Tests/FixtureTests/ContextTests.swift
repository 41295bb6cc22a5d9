import Foundation
import Oracle
import TestScope
import Testing

@testable import ViperSplit

/// Only a part of the app around a controller is parsed, and nobody can tell from the split.
@Suite struct ContextTests {
    @Test(.long, arguments: FixtureTests.names)
    func aSplitIsThatOfParsingTheWholeApp(_ name: String) async throws {
        let fixture = try fixture(named: name)
        let options = try fixture.options(style: FixtureTests.styles[0])
        guard let context = options.context else { return }
        let known = try await FixtureSplit.of(fixture, style: FixtureTests.styles[0])
        var unread = FileWords()
        unread.isUnderstood = false
        let whole = AppIndex(context, scanning: { [unread] _ in unread })
        let given = try GivenController(known.given, options: options, in: whole)
        #expect(try split(given, options: options) == known.split)
    }
}
