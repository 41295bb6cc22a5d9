import Testing

@testable import ViperSplit

/// What the Presenter asks of the view controller that this inherits is a requirement of the View's interface.
struct InheritedRequirementsTests {
    private static let app = """
        import UIKit
        class NoteStore { static let shared = NoteStore(); func notes() -> [String] { [] } }
        class BaseViewController: UIViewController {
            var isLoading: Bool { false }
            var bar: UIView { UIView() }
            private var isBusy: Bool { false }
            func showLoading() {}
            func shake(_ view: UIView) {}
            func fade(then done: @escaping () -> Void) {}
            func isReady() -> Bool { true }
            static func log(_ text: String) {}
        }
        extension UIViewController {
            func showHint(_ text: String, for seconds: Double = 2) {}
            #if DEBUG
            func dump(_ text: String) {}
            #endif
            func showHelp(_ text: String) { present(UIViewController(), animated: true) }
        }
        """

    private func source(_ code: String) -> String {
        """
        import UIKit

        class NotesViewController: BaseViewController {
            @IBOutlet private weak var label: UILabel!
            private var notes: [String] = []

            func handle() {
                notes = NoteStore.shared.notes()
                label.text = ""
                notes.append("a")
                notes.append("b")
                \(code)
            }
        }
        """
    }

    /// It is a requirement and nothing else, so that there is room for more than in a method that is written.
    @Test(arguments: [(82, true), (83, false)])
    func aRequirementIsAsLongAsALine(letters: Int, isOneLine: Bool) throws {
        let type = String(repeating: "N", count: letters)
        let method = "func showNow(first: Int, second: \(type))"
        let app = Self.app + "\nenum \(type) { case all }\nextension BaseViewController { \(method) {} }"
        let module = try expectSplit(source("showNow(first: 1, second: .all)"), context: [app])
        #expect(module.interfaces.contains(method + "\n") == isOneLine, "\(module.interfaces)")
    }

    /// What is read here is set elsewhere, by the View's own code and by a command.
    @Test(
        arguments: [
            ("title = \"Notes\"", "title = \"Notes\""), ("title = notes.first", "title = "),
            ("title? += \"s\"", "title? += \"s\""),
        ])
    func whatIsReadCanBeSetByTheView(_ setting: String, _ expected: String) throws {
        let viewDidLoad =
            "override func viewDidLoad() {\nsuper.viewDidLoad()\n\(setting)\nlabel.isHidden = true\nnotes = []\n}"
        let module = try expectSplit(
            source("print(title)").replacing("    func handle()", with: viewDidLoad + "\n    func handle()"),
            context: [Self.app])
        expect(module.interfaces, holds: "var title: String? { get }")
        expect(module.presenter, holds: "print(view.title)")
        expect(module.view, holds: expected)
    }

    private func split(_ code: String) throws -> Module { try expectSplit(source(code), context: [Self.app]) }

    @Test(
        arguments: [
            (
                "A property of UIKit's.", "if isEditing { notes = [] }", "if view.isEditing",
                "var isEditing: Bool { get }"
            ),
            (
                "A method of UIKit's.", "setEditing(notes.isEmpty, animated: true)",
                "view.setEditing(notes.isEmpty, animated: true)", "func setEditing(_ editing: Bool, animated: Bool)"
            ),
            ("One of the app's own class.", "showLoading()", "view.showLoading()", "func showLoading()"),
            ("A property of that.", "if isLoading { notes = [] }", "if view.isLoading", "var isLoading: Bool { get }"),
            (
                "One that the app has added.", "showHint(\"a\", for: 1)", "view.showHint(\"a\", for: 1)",
                "func showHint(_ text: String, for seconds: Double)"
            ),
            (
                "Behind a name for `self`.", "DispatchQueue.main.async { self.showLoading(); self.notes = [] }",
                "view.showLoading()", "func showLoading()"
            ),
        ] as [(String, String, String, String)])
    func itIsARequirement(_ sentence: String, code: String, asked: String, requirement: String) throws {
        let module = try split(code)
        expect(module.presenter, holds: asked)
        expect(module.interfaces, holds: requirement)
        #expect(!module.view.contains("InView") && !module.view.contains("ForHandle"), "\(sentence)")
    }

    @Test(
        arguments: [
            ("An argument is left out.", "showHint(\"a\")", "func showHint(_ text: String, for"),
            ("It is handed a view.", "shake(label)", "func shake("),
            ("It is handed a step.", "fade { [weak self] in self?.notes = [] }", "func fade("),
            ("Not every build has it.", "dump(\"a\")", "func dump("),
            ("It shows a screen.", "showHelp(\"a\")", "ViewInterface: ViewInterface {\n    func showHelp"),
            ("It gives a view.", "bar.isHidden = notes.isEmpty", "var bar:"),
            (
                "It is a method that is no call.", "let wake = viewWillAppear(_:)\nwake(true)\nnotes = []",
                "var viewWillAppear"
            ),
            ("It is another's.", "if label.isHidden { notes = [] }", "var isHidden:"),
        ] as [(String, String, String)])
    func itIsNone(_ sentence: String, code: String, requirement: String) throws {
        let module = try split(code)
        #expect(!module.interfaces.contains(requirement), "\(sentence)")
    }

    /// What the inherited method does to others is known of what stands for it.
    @Test(arguments: [("NotificationCenter.default.post(name: .init(\"a\"), object: nil)", true), ("print(1)", false)])
    func whatItDoesIsKnown(_ code: String, _ mayLetGo: Bool) throws {
        let app = Self.app.replacing("func showLoading() {}", with: "func showLoading() { \(code) }")
        let tuner = """
            protocol TunerDelegate: AnyObject { func tunerDidStop() }
            class Tuner { weak var delegate: TunerDelegate? }
            """
        let source = """
            class NotesViewController: BaseViewController {
                @IBOutlet private weak var label: UILabel!
                // MARK: - Handle view event
                private let tuner = Tuner()
                private var count = 0
                func listen() { tuner.delegate = self }
            }
            // MARK: - Handle view event
            extension NotesViewController: TunerDelegate {
                func tunerDidStop() {
                    showLoading()
                    count += 1
                    label.text = "stopped"
                }
            }
            """
        let module = try expectSplit("import UIKit\n" + source, context: [app, tuner])
        expect(module.presenter, holds: "view.showLoading()")
        #expect(module.presenter.contains("let view = self.view") == mayLetGo)
    }

    private static let genericApp = """
        import UIKit
        struct ByName {}
        class ListViewController<Order, Item>: BaseViewController {
            var order: Order { fatalError() }
            var rows: [Item] { [] }
        }
        class NamesViewController<Item>: ListViewController<ByName, Item> {
            var chosen: Item? { nil }
        }
        """

    private func genericSource(_ code: String) -> String {
        source(code).replacing(": BaseViewController", with: ": NamesViewController<String>")
    }

    /// A generic class above writes its parameters, and the view controller has what stands for them.
    @Test(
        arguments: [
            ("print(chosen as Any)", "var chosen: String? { get }"), ("print(rows)", "var rows: [String] { get }"),
            ("print(order)", "var order: ByName { get }"),
        ])
    func whatStandsForAParameterIsRequired(_ code: String, _ requirement: String) throws {
        let module = try expectSplit(genericSource(code), context: [Self.app, Self.genericApp])
        expect(module.interfaces, holds: requirement)
    }

    // MARK: - Faults

    @Test(arguments: [("ByName", "String"), ("ByName", "Order"), ("[String]", "[ByName]"), ("[String]", "[Item]")])
    func anotherTypeForAParameterIsFound(_ type: String, _ other: String) throws {
        let split = try VerifiedSplit(
            separating: genericSource("print(order, rows)"), context: [Self.app, Self.genericApp])
        #expect(split.failures.isEmpty)
        let found = try split.failures(replacing: ": \(type) { get }", with: ": \(other) { get }", in: "Interfaces")
        #expect(found.contains { $0.contains("has an inherited witness of another type") }, "\(found)")
    }

    @Test(
        arguments: [
            ("var isEditing: Bool { get }", "var isEditing: Int { get }", "has an inherited witness of another type"),
            (
                "var isEditing: Bool { get }", "var isEditing: Bool { get }\n    var isWaving: Bool { get }",
                "0 witnesses"
            ),
            ("var isEditing: Bool { get }", "var isBusy: Bool { get }", "0 witnesses"),
            (
                "func setEditing(_ editing: Bool, animated: Bool)", "func setEditing(_ editing: Bool, slowly: Bool)",
                "0 witnesses"
            ),
        ])
    func aFaultIsFound(_ old: String, _ new: String, _ message: String) throws {
        let split = try VerifiedSplit(
            separating: source("if isEditing { setEditing(false, animated: true) }"), context: [Self.app])
        #expect(split.failures.isEmpty)
        let found = try split.failures(replacing: old, with: new, in: "Interfaces")
        #expect(found.contains { $0.contains(message) }, "\(found)")
    }

    /// What the file has for itself the View does by a method of its own; no other component names it.
    @Test(arguments: ["private extension UIViewController {\n", "extension UIViewController {\nfileprivate "])
    func whatIsPrivateToTheFileIsForNoOtherFile(_ head: String) throws {
        let command = try expectSplit(
            source("blink()") + "\n" + head + "func blink() { view.isHidden = true }\n}", context: [Self.app])
        expect(command.interfaces, holds: "func blinkInView()")
        expect(command.presenter, holds: "view.blinkInView()")
        let leaving = source("leave()") + "\n" + head + "func leave() { dismiss(animated: true) }\n}"
        let kept = try expectSplit(leaving, context: [Self.app])
        expect(kept.wireframe, lacks: "leave")
        expect(kept.view, holds: "leave()")
        let shown = leaving.replacing(head, with: "extension UIViewController {\n")
        expect(try expectSplit(shown, context: [Self.app]).wireframe, holds: "viewController.leave()")
    }
}
