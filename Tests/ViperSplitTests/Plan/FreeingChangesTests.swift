import Testing

@testable import ViperSplit

/// What a plan says would let more code leave: found by planning again without the cause.
struct FreeingChangesTests {
    private func changes(_ source: String) throws -> [FreeingChange] {
        try #require(try planDocument(files(source), options: SplitOptions(context: []))).changes
    }

    @Test func aDeclarationFreesAllThatNameIt() throws {
        let source = """
            import UIKit
            private extension String { var stamped: String { self + "!" } }
            class NotesViewController: UIViewController {
                private var text = ""
                @IBOutlet var label: UILabel!
                func draw() { label.text = "a".stamped }
                // MARK: - Handle view event
                func first() {
                    text = "a".stamped
                }
                func second() {
                    text = "b".stamped
                }
            }

            """
        let change = try #require(try changes(source).first)
        #expect(change.reason == "it uses the file's own `stamped`" && change.advice == "make `stamped` internal")
        #expect(change.frees == ["text", "first()", "second()"])
        #expect(change.lines == 7 && change.line == 9 && change.member == "first()")
        #expect(try changes(source.replacing("private extension", with: "extension")) == [])
    }

    @Test func theMostComesFirst() throws {
        let source = """
            // MARK: - Handle view event
            func short() { print(super.description) }
            func long() {
                print(super.description)
                print(1)
                print(2)
            }
            """
        #expect(try changes(source).map(\.member) == ["long()", "short()"])
        #expect(try changes(source).map(\.lines) == [5, 1])
    }

    @Test func whatSeveralThingsHoldOneAloneDoesntFree() throws {
        let source = """
            // MARK: - Handle view event
            func both() { print(super.description, Self.self) }
            """
        #expect(try changes(source) == [])
    }

    @Test func aPardonCountsForItsMember() throws {
        let controller = try controller("func a() {}\nfunc b() {}")
        let cause = Refusal.Cause.code(.callsSuper)
        let pardon = Pardon(cause, in: controller.members[0])
        #expect(pardon.covers(cause, controller.members[0]) && !pardon.covers(cause, controller.members[1]))
        #expect(!pardon.covers(.code(.handsOnSelf), controller.members[0]))
        func unknown(_ name: String) -> Refusal.Cause { .code(.unknownName(name, isAppGiven: true)) }
        let named = Pardon(unknown("f"), in: controller.members[0])
        #expect(named.covers(unknown("f"), controller.members[1]))
        #expect(!named.covers(unknown("g"), controller.members[1]))
    }

    @Test func namesOfThePresenterAreShownWithoutTheirMark() {
        #expect(PresenterNames.unmarked(PresenterNames.marked("show")) == "show")
        #expect(PresenterNames.unmarked("show").unicodeScalars.count == 4)
    }
}
