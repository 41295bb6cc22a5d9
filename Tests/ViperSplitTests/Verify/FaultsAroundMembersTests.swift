import Testing

@testable import ViperSplit

/// Faults in what stands around members: their order, entry points, forwarders, wiring, and the rest of the file.
struct FaultsAroundMembersTests {
    static let source = """
        //
        //  Header.
        //

        import UIKit

        // About notes.
        struct Note { let id: Int }

        /// The screen.
        final class NotesViewController: UIViewController, NoteWatching {
            // MARK: - View life
            func start() { load(); reset(); refresh(page: 1) }
            // MARK: - Update view
            private func render(_ count: Int) { print(count) }
            // MARK: - Handle view event
            private func load() {
                render(1)
                reset()
                render((1 + 2) * 3)
            }
            func reset() { print(0) }
            func other() { print(0) }
            var limit = 1
            var bound = 2
            @IBAction func finish() { print(3) }
            // MARK: - Handle business event
            private func didLoad() {}
            // MARK: - Business use case
            private func refresh(page: Int) { didLoad() }
            private func forget() { print(4) }
        }

        extension NotesViewController: UITableViewDelegate {
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
        }
        """
    @Test(
        arguments: [
            (
                "two statements swapped", "Presenter", "view.render(1)\n        reset()",
                "reset()\n        view.render(1)"
            ),
            ("parentheses dropped", "Presenter", "(1 + 2) * 3", "1 + 2 * 3"),
            (
                "entry forwards to another method", "ViewController", "func reset() { presenter.reset() }",
                "func reset() { presenter.other() }"
            ),
            ("entry forwards nowhere", "ViewController", "func reset() { presenter.reset() }", "func reset() { }"),
            ("entry is gone", "ViewController", "    func reset() { presenter.reset() }\n", ""),
            ("action is no action", "ViewController", "@IBAction func", "func"),
            ("facade reads another property", "ViewController", "get { presenter.limit }", "get { presenter.bound }"),
            ("facade sets nothing", "ViewController", "set { presenter.limit = newValue }", "set {}"),
            ("forwarder drops its call", "Presenter", "interactor.refresh(page: page)", ""),
            ("forwarder calls another", "Presenter", "interactor.refresh(page: page)", "load()"),
            (
                "forwarder passes another argument", "Presenter", "interactor.refresh(page: page)",
                "interactor.refresh(page: 0)"
            ),
            ("output isn't wired", "Wireframe", "        interactor.output = presenter\n", ""),
            ("presenter isn't assembled", "ViewController", " = NotesWireframe.assemble(self)", ""),
            (
                "a conformance is dropped", "ViewController", "NotesViewController: UITableViewDelegate",
                "NotesViewController"
            ),
            ("a conformance of the class is dropped", "ViewController", ", NoteWatching", ""),
            ("final is dropped", "ViewController", "final class", "class"),
            ("superclass changed", "ViewController", ": UIViewController", ": UITableViewController"),
            ("an import is dropped", "ViewController", "import UIKit\n", ""),
            ("the header is dropped", "ViewController", "//  Header.\n", ""),
            ("a comment on another type is dropped", "ViewController", "// About notes.\n", ""),
            ("a comment on the class is dropped", "ViewController", "/// The screen.\n", ""),
            ("a strong view", "Presenter", "private unowned let view", "private let view"),
        ] as [(String, String, String, String)])
    func aFaultIsFound(_ sentence: String, file: String, old: String, new: String) throws {
        let failures = try VerifiedSplit(Self.source).failures(replacing: old, with: new, in: file)
        #expect(!failures.isEmpty, "\(sentence)")
    }

    /// Generated code may extend a type of the file: what the original asks of it is no fault of the split.
    @Test func whatTheOriginalAsksIsNoFault() throws {
        let source = """
            import UIKit
            final class Tuner {}
            class NotesViewController: UIViewController {
                // MARK: - View life
                override func viewDidLoad() { tuner.stop(1) }
                // MARK: - Manage model
                private let tuner = Tuner()
            }
            """
        let split = try VerifiedSplit(source)
        #expect(split.failures.isEmpty)
        #expect(try !split.failures(replacing: "tuner.stop", with: "tuner.halt", in: "ViewController").isEmpty)
    }
}
