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

    @Test func whatTwoThingsHoldBothFree() throws {
        let source = """
            // MARK: - Handle view event
            func both() { print(super.description, Self.self) }
            """
        let change = try #require(try changes(source).first)
        #expect(
            change.advice == "keep that call in the View and move the rest to a method, and write `NotesViewController`"
        )
        #expect(change.frees == ["both()"])
    }

    @Test func aPardonCountsForItsMember() throws {
        let members = try controller("func a() {}\nfunc b() {}").members
        let cause = Refusal.Cause.code(.callsSuper)
        let pardon = Pardon.roots([RootCause(cause, in: members[0])])
        #expect(pardon.covers(cause, members[0]) && !pardon.covers(cause, members[1]))
        #expect(!pardon.covers(.code(.handsOnSelf), members[0]))
        let everything = Pardon.everything(of: ["a()"])
        #expect(everything.covers(cause, members[0]) && !everything.covers(cause, members[1]))
    }

    /// How a thing is declared is in the way of all who name it, in whatever words.
    @Test func oneChangeIsOneCause() throws {
        let members = try controller("func a() {}\nvar b = c()").members
        func root(_ cause: Refusal.Cause, _ place: Int = 0) -> RootCause { RootCause(cause, in: members[place]) }
        func name(_ name: String) -> PrivateName { PrivateName(name: name, isTaken: false) }
        #expect(
            root(.code(.filePrivate(name("T")))) == root(.interface(.needed("b", of: .view, .privateType(name("T"))))))
        #expect(root(.code(.filePrivate(name("T")))) != root(.code(.filePrivate(name("U")))))
        #expect(root(.storage(.unknownType), 1) == root(.interface(.needed("b", of: .view, .unknownType))))
        #expect(root(.storage(.unknownType), 0) != root(.interface(.needed("b", of: .view, .unknownType))))
        func unknown(_ name: String) -> Refusal.Cause { .code(.unknownName(name, isAppGiven: true)) }
        #expect(root(unknown("f")) == root(unknown("f"), 1) && root(unknown("f")) != root(unknown("g")))
        #expect(root(.interface(.isStatic("s"))) == root(.interface(.isStatic("s")), 1))
        #expect(root(.code(.handsOnSelf)) != root(.code(.handsOnSelf), 1))
    }
}
