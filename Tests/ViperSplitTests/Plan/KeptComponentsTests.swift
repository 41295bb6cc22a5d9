import Testing

@testable import ViperSplit

/// Closures of the Presenter that held nobody ask the Interactor for data and the Wireframe for screens, if these may live as long as
/// they do.
struct KeptComponentsTests {
    private static let app = """
        class NoteStore {
            static let shared = NoteStore()
            func save() {}
            func load(_ done: @escaping () -> Void) {}
        }
        class Router {
            static let shared = Router()
            func push(_ screen: UIViewController) {}
        }
        class HelpViewController: UIViewController {}
        class Job { static let shared = Job(); func run(_ step: @escaping () -> Void) {} }
        """

    private func source(_ code: String, besides members: String = "") -> String {
        """
        import UIKit

        class NotesViewController: UIViewController {
            @IBOutlet private weak var label: UILabel!
            \(members)

            // MARK: - Handle view event

            private var count = 0

            private func handle() {
                count += 1
                label.text = ""
                \(code)
            }
        }
        """
    }

    private func split(_ code: String, besides members: String = "") throws -> Module {
        try expectSplit(source(code, besides: members), context: [Self.app])
    }

    @Test(
        arguments: [
            (
                "A queue's closure does.", "DispatchQueue.main.async { NoteStore.shared.save() }",
                "DispatchQueue.main.async { [interactor] in interactor.saveNote() }"
            ),
            (
                "So does the handler of an action, behind which are parameters.",
                "let action = UIAction { action in NoteStore.shared.save() }\nprint(action)",
                "UIAction { [interactor] action in interactor.saveNote() }"
            ),
            (
                "What it catches is asked for outside.",
                "DispatchQueue.main.async { [old = self.count] in NoteStore.shared.save(); print(old) }",
                "{ [old = self.count, interactor] in interactor.saveNote(); print(old) }"
            ),
            (
                "What an animation ends with does.",
                "UIView.animate(withDuration: 1) {} completion: { _ in NoteStore.shared.save() }",
                "{ [interactor] in interactor.saveNote() }"
            ),
            (
                "One that says where it runs does.", "Job.shared.run { @MainActor in NoteStore.shared.save() }",
                "{ @MainActor [interactor] in interactor.saveNote() }"
            ),
            (
                "One that takes something else along does.",
                "DispatchQueue.main.async { [count] in print(count); NoteStore.shared.save() }",
                "DispatchQueue.main.async { [count, interactor] in print(count); interactor.saveNote() }"
            ),
            (
                "What runs at once in it is part of it.",
                "DispatchQueue.main.async { [1].forEach { _ in NoteStore.shared.save() } }",
                "DispatchQueue.main.async { [interactor] in [1].forEach { _ in interactor.saveNote() } }"
            ),
        ] as [(String, String, String)])
    func aClosureKeepsIt(_ sentence: String, code: String, expected: String) throws {
        let module = try split(code)
        expect(module.presenter, holds: expected)
        #expect(!module.split.findings.contains { $0.rule == "data-in-presenter" }, "\(sentence)")
    }

    @Test func aConstantThatTheAppSharesIsNoState() throws {
        let module = try split(
            "DispatchQueue.main.async { NoteStore.shared.save() }\nstore.save()",
            besides: "private let store = NoteStore.shared")
        expect(module.presenter, holds: "DispatchQueue.main.async { [interactor] in interactor.")
    }

    @Test(
        arguments: [
            ("Nobody knows where the app runs it.", "Job.shared.run { NoteStore.shared.save() }", ""),
            ("A colour may be asked for anywhere.", "print(UIColor { _ in NoteStore.shared.save(); return .red })", ""),
            ("Another queue runs it.", "DispatchQueue.global().async { NoteStore.shared.save() }", ""),
            (
                "Another would have to take it along.",
                "DispatchQueue.main.async { DispatchQueue.main.async { NoteStore.shared.save() } }", ""
            ),
            (
                "A local function may be kept.",
                "func later() { DispatchQueue.main.async { NoteStore.shared.save() } }\nlater()", ""
            ),
            ("It asks for the screen.", "DispatchQueue.main.async { [weak self] in NoteStore.shared.save() }", ""),
            (
                "Something else has the name.",
                "let interactor = 1\nDispatchQueue.main.async { NoteStore.shared.save() }\nprint(interactor)", ""
            ),
            (
                "The Interactor has state.", "items = [1]\nDispatchQueue.main.async { NoteStore.shared.save() }",
                "// MARK: - Manage model\nprivate var items: [Int] = []"
            ),
            (
                "It has something of its own.", "DispatchQueue.main.async { NoteStore.shared.save() }\nstore.save()",
                "private let store = NoteStore()"
            ),
            (
                "It asks back.", "DispatchQueue.main.async { NoteStore.shared.save() }\nload()",
                "// MARK: - Business use case\nprivate func load() { NoteStore.shared.load { [weak self] in self?.count = 2 } }"
            ),
        ] as [(String, String, String)])
    func aClosureStays(_ sentence: String, code: String, members: String) throws {
        let module = try split(code, besides: members)
        expect(module.presenter, lacks: "[interactor")
        expect(module.presenter, lacks: "interactor]")
        #expect(module.split.findings.contains { $0.rule == "data-in-presenter" }, "\(sentence)")
    }

    @Test func aRouteOfNobodysKeepsTheWireframe() throws {
        let module = try split("DispatchQueue.main.async { Router.shared.push(HelpViewController()) }")
        expect(module.presenter, holds: "DispatchQueue.main.async { [wireframe] in wireframe.showHelp() }")
        expect(module.wireframe, holds: "Router.shared.push(HelpViewController())")
    }

    /// Who shows a screen elsewhere than on the main thread is wrong already.
    @Test func soDoesOneThatTheAppRunsAnywhere() throws {
        let module = try split("Job.shared.run { Router.shared.push(HelpViewController()) }")
        expect(module.presenter, holds: "{ [wireframe] in wireframe.showHelp() }")
    }

    @Test(
        arguments: [
            ("Another queue runs it.", "DispatchQueue.global().async { Router.shared.push(HelpViewController()) }", ""),
            (
                "Something else has the name.",
                "let wireframe = 1\nDispatchQueue.main.async { Router.shared.push(HelpViewController()) }\nprint(wireframe)",
                ""
            ),
            (
                "It asks the Interactor, too.",
                "DispatchQueue.main.async { NoteStore.shared.save(); Router.shared.push(HelpViewController()) }", ""
            ),
            (
                "The Wireframe keeps a screen.",
                "help = HelpViewController()\npresent(help!, animated: true)\n"
                    + "DispatchQueue.main.async { Router.shared.push(HelpViewController()) }",
                "private var help: HelpViewController?"
            ),
        ] as [(String, String, String)])
    func theWireframeIsNotKept(_ sentence: String, code: String, members: String) throws {
        let module = try split(code, besides: members)
        #expect(!module.presenter.contains("[wireframe"), "\(sentence)")
    }

    @Test func whatHeldTheScreenHoldsIt() throws {
        let module = try split("DispatchQueue.main.async { NoteStore.shared.save(); self.count = 1 }")
        expect(module.presenter, holds: "DispatchQueue.main.async { [view] in")
        expect(module.presenter, lacks: "[interactor")
    }

    /// A type that the view controller holds is named without it.
    @Test(arguments: [("print(Row(count: 1))", false), ("print(Row(count: self.count))", true)])
    func aNestedTypeHoldsNobody(_ code: String, _ isHeld: Bool) throws {
        let module = try split("DispatchQueue.main.async { \(code) }", besides: "struct Row { let count: Int }")
        #expect(module.presenter.contains("[view]") == isHeld, "\(module.presenter)")
    }

    @Test func aBodyOfTheViewKeepsNobody() throws {
        let module = try split(
            "show()",
            besides: """
                // MARK: - Update view
                private func show() { label.text = ""; DispatchQueue.main.async { NoteStore.shared.save() } }
                """)
        expect(module.view, holds: "DispatchQueue.main.async { NoteStore.shared.save() }")
    }

    // MARK: - Faults

    private func failures(
        of code: String = "DispatchQueue.main.async { NoteStore.shared.save() }", replacing old: String,
        with new: String,
        in file: String
    ) throws -> [String] {
        let split = try VerifiedSplit(separating: source(code), context: [Self.app])
        #expect(split.failures.isEmpty)
        return try split.failures(replacing: old, with: new, in: file)
    }

    @Test(
        arguments: [
            (
                "private let noteStore: NoteStore", "private let noteStore: NoteStore\n    private var count = 0",
                "Interactor", "a closure of `NotesPresenter.handle` holds `NotesInteractor`, which has `count`"
            ),
            (
                "[interactor] in interactor.saveNote()", "[interactor] in interactor.saveNote(); self.count = 1",
                "Presenter",
                "a closure of `NotesPresenter.handle` holds `NotesInteractor`, and names `self`"
            ),
            (
                "[interactor] in", "[view, interactor] in", "Presenter",
                "a closure of `NotesPresenter.handle` holds `NotesInteractor`, and names `view`"
            ),
        ])
    func aFaultIsFound(_ old: String, _ new: String, _ file: String, _ message: String) throws {
        let found = try failures(replacing: old, with: new, in: file)
        #expect(found.contains { $0.contains(message) }, "\(found)")
    }

    @Test(
        arguments: [
            (
                "which has `help`", "    func showHelp() {",
                "    private var help: HelpViewController?\n\n    func showHelp() {"
            ),
            (
                "which asks for `viewController`", "Router.shared.push(HelpViewController())",
                "viewController.present(HelpViewController(), animated: true)"
            ),
        ])
    func aFaultOfTheWireframeIsFound(_ message: String, _ old: String, _ new: String) throws {
        let found = try failures(
            of: "DispatchQueue.main.async { Router.shared.push(HelpViewController()) }", replacing: old, with: new,
            in: "Wireframe")
        #expect(
            found.contains {
                $0.contains("a closure of `NotesPresenter.handle` holds `NotesWireframe`, \(message)")
            }, "\(found)")
    }
}
