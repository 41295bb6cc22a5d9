import Testing

@testable import ViperSplit

/// Faults seeded into a correct split: each is found, and without them there is nothing to find.
///
/// One after the other: they share a split, whose model keeps its answers as it is asked.
@Suite(.serialized) struct SeededFaultTests {
    /// A fault, as a replacement in one file, and what verification has to say of it.
    struct Fault: CustomTestStringConvertible, Sendable {
        let sentence: String
        let file: String
        let old: String
        let new: String
        let message: String

        init(_ sentence: String, in file: String, _ old: String, _ new: String, says message: String) {
            self.sentence = sentence
            self.file = file
            self.old = old
            self.new = new
            self.message = message
        }

        var testDescription: String { sentence }
    }

    static let source = """
        import UIKit

        /// A bystander.
        struct Note { let id: Int }

        final class NotesViewController: UIViewController {
            @IBOutlet private weak var label: UILabel!

            // MARK: - View life

            override func viewDidLoad() {
                super.viewDidLoad()
                load()  // first
                validate()
            }

            // MARK: - Update view

            private func render(_ count: Int) {
                label.text = "\\(count)"
            }

            // MARK: - Handle view event

            /// Loads all.
            private func load() {
                guard !notes.isEmpty else { return }
                // Counts before it shows.
                count += notes.count
                render(count)
                refresh { [weak self] in self?.finish() }
            }

            @IBAction func finish() { close() }

            private func validate() { count += 1 }

            private var count = 0

            // MARK: - Wireframe

            private func close() { dismiss(animated: true) }

            // MARK: - Business use case

            private func refresh(then done: @escaping () -> Void) {
                notes = []
                done()
            }

            // MARK: - Manage model

            private var notes: [Note] = []
        }
        """

    /// The correct split, made once.
    nonisolated(unsafe) private static let split = Result { try VerifiedSplit(source) }

    static let statements: [Fault] = [
        Fault(
            "A statement is dropped.", in: "Presenter", "        view.render(count)\n", "",
            says: "`load` isn't whole in `NotesPresenter`"),
        Fault(
            "A statement is doubled.", in: "Presenter", "view.render(count)", "view.render(count)\nview.render(count)",
            says: "`load` isn't whole in `NotesPresenter`"),
        Fault(
            "A statement is dropped in the view.", in: "ViewController", "super.viewDidLoad()\n", "",
            says: "`viewDidLoad` isn't whole in `NotesViewController`"),
        Fault(
            "A literal is changed.", in: "Presenter", "count = 0", "count = 1",
            says: "`count` isn't whole in `NotesPresenter`: `0` is lost, `1` is new"),
        Fault(
            "A member is dropped.", in: "Presenter", "    private var count = 0\n", "",
            says: "`count` isn't whole in `NotesPresenter`: it isn't there"),
        Fault(
            "A comment is dropped.", in: "Presenter", "        // Counts before it shows.\n", "",
            says: "`load` isn't whole in `NotesPresenter`: `// Counts before it shows.` is lost"),
        Fault(
            "A comment is changed.", in: "Presenter", "/// Loads all.", "/// Loads.",
            says: "`load` isn't whole in `NotesPresenter`: `/// Loads all.` is lost, `/// Loads.` is new"),
        Fault(
            "A comment is added.", in: "Presenter", "view.render(count)",
            "view.render(count)  // keeps the screen alive until this is done",
            says: "`load` isn't whole in `NotesPresenter`: `// keeps the screen alive until this is done` is new"),
        Fault(
            "A comment behind code is dropped.", in: "ViewController", "  // first", "",
            says: "`viewDidLoad` isn't whole in `NotesViewController`: `// first` is lost"),
        Fault(
            "An attribute of an outlet is dropped.", in: "ViewController", "@IBOutlet ", "",
            says: "`label` isn't whole in `NotesViewController`: `IBOutlet` is lost"),
        Fault(
            "A capture is dropped.", in: "Presenter", "[weak self] in self?.finish()", "self.finish()",
            says: "`load` isn't whole in `NotesPresenter`: `?` is lost"),
        Fault(
            "An argument is dropped.", in: "Wireframe", "dismiss(animated: true)", "dismiss()",
            says: "`close` isn't whole in `NotesWireframe`"),
    ]

    static let references: [Fault] = [
        Fault(
            "A link is dropped.", in: "Presenter", "view.render(count)", "render(count)",
            says: "`NotesPresenter.load` names `render`, which belongs to another component"),
        Fault(
            "A link is dropped in the view.", in: "ViewController", "presenter.load()", "load()",
            says: "`NotesViewController.viewDidLoad` names `load`, which belongs to another component"),
        Fault(
            "Every responder has a method of the name, which takes something.", in: "ViewController",
            "presenter.validate()", "validate()",
            says: "`NotesViewController.viewDidLoad` names `validate`, which belongs to another component"),
        Fault(
            "A wrong link is taken.", in: "Presenter", "view.render(count)", "interactor.render(count)",
            says: "`NotesPresenter.load` asks `NotesInteractorInterface` for `render`, which it doesn't require"),
        Fault(
            "A view controller's member is named outside of one.", in: "Wireframe", "viewController.dismiss", "dismiss",
            says: "`NotesWireframe.close` names `dismiss`, which only a view controller has"),
        Fault(
            "A link behind self is dropped.", in: "Presenter", "guard !interactor.notes", "guard !self.notes",
            says: "`NotesPresenter.load` names `notes`"),
        Fault(
            "A static member is named by a class that hasn't got it.", in: "ViewController",
            "label.text = \"\\(count)\"",
            "label.text = \"\\(NotesViewController.notes)\"",
            says: "names `NotesViewController.notes`, which belongs to another component"),
        Fault(
            "It is named by the class of self.", in: "ViewController", "label.text = \"\\(count)\"",
            "label.text = \"\\(type(of: self).notes)\"",
            says: "names `NotesViewController.notes`, which belongs to another component"),
        Fault(
            "Code beside the class names it.", in: "ViewController", "struct Note { let id: Int }",
            "struct Note { let id = NotesViewController.notes }",
            says: "names `NotesViewController.notes`, which belongs to another component"),
        Fault(
            "Another component names it by its own class.", in: "Presenter", "count += interactor",
            "count += Self.render + interactor",
            says: "names `NotesPresenter.render`, which belongs to another component"),
    ]

    static let interfaces: [Fault] = [
        Fault(
            "A requirement is removed.", in: "Interfaces", "    func render(_ count: Int)\n", "",
            says: "`NotesPresenter.load` asks `NotesViewInterface` for `render`, which it doesn't require"),
        Fault(
            "A requirement is renamed.", in: "Interfaces", "func close()", "func closes()",
            says: "`func closes()` of `NotesWireframeInterface` has 0 witnesses"),
        Fault(
            "A requirement has other labels.", in: "Interfaces", "func render(_ count: Int)", "func render(count: Int)",
            says: "`func render(count: Int)` of `NotesViewInterface` has 0 witnesses"),
        Fault(
            "A requirement has other types.", in: "Interfaces", "func render(_ count: Int)",
            "func render(_ count: Int?)",
            says: "`func render(_ count: Int?)` of `NotesViewInterface` has 0 witnesses"),
        Fault(
            "A witness is removed.", in: "Wireframe", "    func close() { viewController.dismiss(animated: true) }\n",
            "",
            says: "`func close()` of `NotesWireframeInterface` has 0 witnesses"),
        Fault(
            "A witness is doubled.", in: "Presenter", "    private var count = 0\n",
            "    private var count = 0\n    func load() {}\n",
            says: "`func load()` of `NotesPresenterInterface` has 2 witnesses"),
        Fault(
            "A private method of its name is added.", in: "Presenter", "    private var count = 0\n",
            "    private var count = 0\n    private func load() {}\n", says: "`NotesPresenter` declares `load` twice"),
        Fault(
            "A method has its name once its mark is gone.", in: "Presenter", "    private var count = 0\n",
            "    private var count = 0\n    private func load\u{200D}() {}\n",
            says: "`NotesPresenter` declares `load` twice"),
        Fault(
            "A property is doubled.", in: "Presenter", "    private var count = 0\n",
            "    private var count = 0\n    private var count: Int { 1 }\n",
            says: "`NotesPresenter` declares `count` twice"),
        Fault(
            "A witness is private.", in: "ViewController", "    func render(_ count: Int)",
            "    private func render(_ count: Int)",
            says: "`func render(_ count: Int)` of `NotesViewInterface` has a witness that is private"),
        Fault(
            "A witness can't be set.", in: "Interactor", "var notes: [Note] = []", "let notes: [Note] = []",
            says: "`notes` isn't whole in `NotesInteractor`"),
        Fault(
            "An interface isn't adopted.", in: "Wireframe", "extension NotesWireframe: NotesWireframeInterface",
            "extension NotesWireframe", says: "`NotesWireframe` doesn't adopt `NotesWireframeInterface`"),
        Fault(
            "An interface is declared twice.", in: "Interfaces", "import UIKit\n",
            "import UIKit\nprotocol NotesViewInterface {}\n", says: "`NotesViewInterface` is declared 2 times"),
    ]

    static let files: [Fault] = [
        Fault(
            "The syntax is broken.", in: "Presenter", "view.render(count)", "view.render(count",
            says: "the output can't be read: `App/NotesPresenter.swift` does not parse"),
        Fault(
            "A brace is missing.", in: "ViewController", "label.text = \"\\(count)\"\n    }",
            "label.text = \"\\(count)\"\n",
            says: "the output can't be read: `App/NotesViewController.swift` does not parse"),
        Fault(
            "A bystander is changed.", in: "ViewController", "let id: Int", "var id: Int",
            says: "`struct Note { let id: Int }` of `App/NotesViewController.swift` changed"),
        Fault(
            "A bystander is dropped.", in: "ViewController", "struct Note { let id: Int }\n", "",
            says: "`struct Note { let id: Int }` of `App/NotesViewController.swift` changed"),
        Fault(
            "A component isn't there.", in: "Interactor", "final class NotesInteractor ", "final class NoteInteractor ",
            says: "the output can't be read: no view controller is named `NotesInteractor`"),
    ]

    @Test(arguments: statements + references + interfaces + files)
    func aFaultIsFound(_ fault: Fault) throws {
        let failures = try Self.split.get().failures(replacing: fault.old, with: fault.new, in: fault.file)
        #expect(failures.contains { $0.contains(fault.message) }, "\(failures)")
    }

    @Test func withoutAFaultNothingIsFound() throws {
        #expect(try Self.split.get().failures == [])
    }

    @Test(
        arguments: [
            ("Empty lines don't matter.", "Presenter", "view.render(count)\n", "view.render(count)\n\n\n"),
            ("Neither does indentation.", "Presenter", "        view.render", "  view.render"),
            ("Self may be written out.", "Presenter", "view.render(count)", "self.view.render(count)"),
            (
                "Marks may come and go.", "Presenter", "    // MARK: - Handle view event\n\n    private var",
                "    private var"
            ),
        ] as [(String, String, String, String)])
    func whatIsNoFaultIsNotFound(_ sentence: String, file: String, old: String, new: String) throws {
        #expect(try Self.split.get().failures(replacing: old, with: new, in: file) == [], "\(sentence)")
    }

    @Test(arguments: ["func load(_ x: Int) {}", "static func load() {}", "#if DEBUG\nfunc load() {}\n#endif"])
    func anOverloadIsNotDeclaredTwice(_ member: String) throws {
        let old = "    private var count = 0\n"
        let failures = try Self.split.get().failures(replacing: old, with: old + member + "\n", in: "Presenter")
        #expect(!failures.contains { $0.contains("twice") }, "\(failures)")
    }

    @Test func aFileThatIsGoneIsFound() throws {
        let split = try Self.split.get()
        let changes = ChangeSet(changes: split.changes.changes.filter { !$0.path.hasSuffix("Presenter.swift") })
        #expect(verify(split.plan, changes).contains { $0.contains("no view controller is named `NotesPresenter`") })
    }

    @Test func overlappingEditsAreFound() throws {
        let split = try Self.split.get()
        var changes = split.changes
        guard case .edit(let path, let original, let edits) = try #require(changes.changes.first) else { return }
        let overlapping = [TextEdit(range: 0..<8, replacement: ""), TextEdit(range: 4..<9, replacement: "")] + edits
        changes.changes[0] = .edit(path: path, original: original, edits: overlapping)
        #expect(verify(split.plan, changes).first?.hasPrefix("the output can't be put together: ") == true)
    }
}
