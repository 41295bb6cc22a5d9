import Foundation
import Oracle
import TestScope
import Testing
import ViperSplit

/// The order in which a controller declares its methods and computed properties decides nothing: neither who owns them nor
/// what anything is called, nor whom findings are about.
@Suite(.long) struct OrderTests {
    @Test(arguments: FixtureTests.names)
    func orderOfMembersDoesNotMatter(_ name: String) async throws {
        let fixture = try fixture(named: name)
        let split = try await FixtureSplit.of(fixture, style: FixtureTests.styles[0])
        let options = try fixture.options(style: FixtureTests.styles[0])
        let difference = try DifferenceByOrder(
            of: split.given, GivenController(split.given, options: options), split: split.split, options: options,
            seed: 5)
        #expect(difference.onlyShuffled == [])
        #expect(difference.onlyAsItStands == [])
    }

    /// The test would notice: here what is told of the controller as it stands was made in another style.
    @Test(arguments: [("infinum", true), ("zikviper", false)])
    func anotherSplitIsADifference(_ style: String, _ isNone: Bool) async throws {
        let fixture = try fixture(named: "NoteList")
        let split = try await FixtureSplit.of(fixture, style: style)
        let options = try fixture.options(style: "infinum")
        let difference = try DifferenceByOrder(
            of: split.given, GivenController(split.given, options: options), split: split.split, options: options,
            seed: 5)
        #expect(difference.onlyShuffled.isEmpty == isNone && difference.onlyAsItStands.isEmpty == isNone)
    }
}

/// What the test of the order rests on: it moves members, and tells different texts apart.
@Suite struct ShufflingTests {
    private func shuffled(_ source: String, seed: UInt64) throws -> String {
        let file = SourceFile(path: "NotesViewController.swift", text: source)
        var generator = SeededGenerator(seed: seed)
        let given = try GivenController([file], options: SplitOptions())
        return given.shuffled(using: &generator).map(\.text).joined()
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
