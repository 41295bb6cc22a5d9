import Foundation
import Oracle
import Testing

@testable import ViperSplit

/// The order in which a controller declares its methods and computed properties decides nothing: neither who owns them nor
/// what anything is called, nor whom findings are about.
@Suite struct OrderTests {
    @Test(arguments: FixtureTests.names)
    func orderOfMembersDoesNotMatter(_ name: String) async throws {
        let fixture = try fixture(named: name)
        let split = try await FixtureSplit.of(fixture, style: FixtureTests.styles[0])
        let options = try fixture.options(style: FixtureTests.styles[0])
        let given = try GivenController(fixture.controller, options: options)
        var generator = SeededGenerator(seed: 5)
        let shuffled = try FixtureSplit(
            fixture, options: options, controller: given.controller.shuffled(using: &generator))
        #expect(shuffled.split.outcome == split.split.outcome)
        let (found, expected) = (declaredTexts(in: shuffled.files), declaredTexts(in: split.files))
        #expect(found.subtracting(expected) == [], "only if shuffled")
        #expect(expected.subtracting(found) == [], "only as it stands")
        #expect(subjects(of: shuffled) == subjects(of: split))
    }

    /// Whom findings are about; which of several causes they name is told by the order.
    private func subjects(of split: FixtureSplit) -> [String] {
        split.split.findings.map { "\($0.rule): \($0.message.split(separator: "`").prefix(1).joined())" }.sorted()
    }
}

/// What the test of the order rests on: it moves members, and tells different texts apart.
@Suite struct ShufflingTests {
    private func shuffled(_ source: String, seed: UInt64) throws -> String {
        let file = SourceFile(path: "NotesViewController.swift", text: source)
        var generator = SeededGenerator(seed: seed)
        let given = try GivenController([file], options: SplitOptions())
        return given.controller.shuffled(using: &generator).map(\.text).joined()
    }

    private let source = """
        class NotesViewController: UIViewController {
            // MARK: - First
            /// What a comment says goes along.
            func first() {}

            let one = 1
            var second: Int { 2 }

            // MARK: - Second
            func third() {}; func fourth() {}
            #if DEBUG
            func fifth() {}
            #endif
        }

        """

    @Test func membersOfASectionChangePlaces() throws {
        let found = try (1...9).map { try shuffled(source, seed: $0) }
        let swapped = source.replacing(
            "    /// What a comment says goes along.\n    func first() {}\n", with: "    //\n"
        )
        .replacing(
            "    var second: Int { 2 }\n", with: "    /// What a comment says goes along.\n    func first() {}\n"
        )
        .replacing("    //\n", with: "    var second: Int { 2 }\n")
        #expect(Set(found) == [source, swapped])
    }

    @Test func orderAndCommentsAreNoneOfTheTexts() throws {
        let files = { (text: String) in [SourceFile(path: "Notes.swift", text: text)] }
        let one = declaredTexts(in: files("class A: B { func c() {}\n/* d */ let e = 1 }\nfunc f() {}"))
        #expect(one == declaredTexts(in: files("func f() {}\nextension A: B { let e = 1 }\nclass A { func c() { } }")))
        #expect(one == ["A: B", "A: func c ( ) { }", "A: let e = 1", "func f ( ) { }"])
        #expect(one != declaredTexts(in: files("class A: B { func c() {}\nlet e = 1\nlet e = 1 }\nfunc f() {}")))
    }
}
