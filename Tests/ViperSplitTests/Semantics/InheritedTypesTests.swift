import Testing

@testable import ViperSplit

/// Types that the view controller's class has by a superclass or by a protocol: others write them with the class's name.
struct InheritedTypesTests {
    private static let context = [
        """
        class ListController<Note>: UIViewController {
            enum Mode { case short, long }
            struct Kind {}
            fileprivate struct Cursor {}
        }
        """,
        """
        protocol Marking { typealias Mark = String }
        protocol Listing: Marking & AnyObject {
            associatedtype Row: Hashable
            typealias Rows = [Row]
            typealias Source = UITableViewDiffableDataSource<Int, Row>
            var rows: Rows { get }
        }
        struct Kind {}
        class NoteStore { static let shared = NoteStore(); func all() -> [String] { [] } }
        """,
    ]

    private static func source(_ members: String) -> String {
        """
        import UIKit
        final class NotesViewController: ListController<Int>, Listing {
            struct Row: Hashable { let text: String }
            var rows: Rows = []
        \(members)
        }
        """
    }

    @Test(arguments: [
        (
            "Of a superclass.", "private var mode: Mode = .short\nfunc f(_ mode: Mode) { self.mode = mode }",
            "func f(_ mode: NotesViewController.Mode) { self.mode = mode }"
        ),
        (
            "In code.",
            "private var mode = 1\nfunc f() { mode = NoteStore.shared.all().count; g(Mode.long) }\nprivate func g(_ mode: Mode) {}",
            "g(NotesViewController.Mode.long)"
        ),
        (
            "Of a protocol, which its own types make.",
            "func f() { let found: Rows = rows.filter { !$0.text.isEmpty }; rows = found }",
            "let found: NotesViewController.Rows = rows.filter { !$0.text.isEmpty }"
        ),
        (
            "Of a protocol that another is composed of.", "private var mark: Mark?\nfunc f() { mark = Mark() }",
            "mark = NotesViewController.Mark()"
        ),
        (
            "As the type of a property.", "private var mark: Mark?\nfunc f() { mark = nil }",
            "var mark: NotesViewController.Mark?"
        ),
    ])
    func theyHaveTheNameOfTheClass(_ sentence: String, _ members: String, _ presenter: String) throws {
        let source = Self.source("// MARK: - Handle view event\n" + members)
        try expectSplit(source, context: Self.context, presenter: presenter)
    }

    @Test func anAliasIsWhatItStandsFor() throws {
        let source = Self.source(
            """
            private var source: Source!
            private var count = 0
            // MARK: - Handle view event
            func f() { count = NoteStore.shared.all().count }
            """)
        let module = try expectSplit(source, context: Self.context, view: "private var source: Source!")
        expect(module.presenter, lacks: "Source")
    }

    @Test(
        arguments: [
            ("Mode", .ofEveryFile), ("Row", nil), ("Rows", .ofEveryFile), ("Mark", .ofEveryFile),
            ("Kind", .ofEveryFile),
            ("Cursor", nil), ("Step", .ofOneFile), ("Hidden", nil), ("String", nil), ("NoteStore", nil), ("Note", nil),
            ("rows", nil),
        ] as [(String, InheritedType?)])
    func theyAreFound(_ name: String, _ found: InheritedType?) throws {
        let base = "\nclass Middle: ListController<Int> { fileprivate enum Step {}; private enum Hidden {} }"
        let source = Self.source("").replacing(": ListController<Int>", with: ": Middle") + base
        let given = try GivenController(
            files(source),
            options: SplitOptions(controllerName: "NotesViewController", context: contextFiles(Self.context)))
        #expect(given.analysis.graph.semantics.inheritedType(named: name) == found)
    }

    @Test(arguments: [
        ("[Mode?]", "[NotesViewController.Mode?]"),
        ("(Row) -> Rows", "(NotesViewController.Row) -> NotesViewController.Rows"),
        ("Box.Mode", "Box.Mode"), ("Cursor", "Cursor"), ("[String]", "[String]"),
    ])
    func otherFilesWriteThemInFull(_ type: String, _ written: String) throws {
        let given = try GivenController(
            files(Self.source("")), options: SplitOptions(context: contextFiles(Self.context)))
        #expect(given.analysis.graph.semantics.qualified(type) == written)
    }

    @Test(arguments: [
        ("A local type hides it.", "enum Mode { case long }; g(Mode.long)", "enum Mode { case long }; g(Mode.long)"),
        ("A nested type has its own.", "g(Mode.long)", "g(NotesViewController.Mode.long)"),
    ])
    func whatIsNearerIsMeant(_ sentence: String, _ code: String, _ presenter: String) throws {
        let members = """
            // MARK: - Handle view event
            private var count = 0
            func f() { count = NoteStore.shared.all().count; \(code) }
            private func g(_ mode: Any) {}
            """
        try expectSplit(Self.source(members), context: Self.context, presenter: presenter)
    }
}
