import Testing

@testable import ViperSplit

/// Only those files of an app are parsed that a question leads to.
struct AppIndexTests {
    private let controller = SourceFile(
        path: "NotesViewController.swift",
        text: """
            import UIKit

            class NotesViewController: UIViewController {
                private let store = NoteStore()
                private let label = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    reload()
                }

                func reload() {
                    let notes = store.loadNotes()
                    label.text = notes.first?.title
                }

                func add(_ note: Note) { store.save(note) }
            }
            """)

    /// Files that name none of what the controller does but for what every file has.
    private var strangers: [SourceFile] {
        (0..<300).map { number in
            SourceFile(
                path: "App/Screen\(number).swift",
                text: """
                    import UIKit

                    // Like NotesViewController, but with no NoteStore to reload().
                    final class Screen\(number): UIViewController {
                        private let label\(number) = UILabel()

                        override func viewDidLoad() {
                            super.viewDidLoad()
                            label\(number).text = "screen \\(\(number))"
                        }
                    }
                    """)
        }
    }

    private let store = SourceFile(
        path: "App/NoteStore.swift",
        text:
            "struct Note { let title: String }\nfinal class NoteStore { func loadNotes() -> [Note] { [] }; func save(_ note: Note) {} }"
    )
    private let caller = SourceFile(
        path: "App/Caller.swift", text: "func refresh(_ notes: NotesViewController) { notes.reload() }")
    private let subclass = SourceFile(
        path: "App/Child.swift", text: "class ChildViewController: NotesViewController { override func reload() {} }")
    private let added = SourceFile(path: "App/Added.swift", text: "extension UIViewController { func warn() {} }")

    private func parsed(_ files: [SourceFile]) throws -> [String] {
        let index = AppIndex(files)
        let given = try GivenController([controller], options: SplitOptions(), in: index)
        let result = try split(given, options: SplitOptions())
        #expect(result.outcome == .split)
        return index.parsedPaths
    }

    @Test func ofManyFilesThoseAreParsedThatDeclareExtendOrUseWhatIsNamed() throws {
        #expect(
            try parsed(strangers + [store, caller, subclass, added]) == [
                "App/NoteStore.swift", "App/Caller.swift", "App/Child.swift", "App/Added.swift",
            ])
    }

    @Test func whereNobodyNamesAnythingNothingIsParsed() throws { #expect(try parsed(strangers) == []) }

    @Test func aFileThatIsNotUnderstoodIsParsed() throws {
        let broken = SourceFile(path: "App/Broken.swift", text: "class Broken {")
        #expect(try parsed(strangers + [broken]) == ["App/Broken.swift"])
    }

    @Test func theFilesToSplitAreNoneOfTheirApps() throws {
        #expect(try parsed([controller] + strangers) == [])
        let other = SourceFile(path: "App/Other.swift", text: controller.text)
        #expect(try !parsed([other] + strangers).isEmpty)
    }

    /// A scan that has understood nothing leaves it all to the trees.
    @Test func theResultIsThatOfParsingEverything() throws {
        let files = strangers.prefix(20) + [store, caller, subclass, added]
        var unread = FileWords()
        unread.isUnderstood = false
        let whole = AppIndex(Array(files), scanning: { [unread] _ in unread })
        let results = try [AppIndex(Array(files)), whole].map { index in
            try split(GivenController([controller], options: SplitOptions(), in: index), options: SplitOptions())
        }
        #expect(results[0] == results[1])
        #expect(whole.parsedPaths.count == files.count)
    }
}
