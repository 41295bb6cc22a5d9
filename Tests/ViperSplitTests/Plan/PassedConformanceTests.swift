import Testing

@testable import ViperSplit

/// Who is the delegate of a screen that the Wireframe shows.
struct PassedConformanceTests {
    private static let app = """
        import UIKit
        protocol PickerDelegate: AnyObject {
            func picker(_ picker: PickerViewController, didPick name: String)
            func pickerDidCancel(_ picker: PickerViewController)
        }
        class PickerViewController: UIViewController { weak var delegate: PickerDelegate? }
        """

    private static let source = """
        import UIKit
        final class NotesViewController: UIViewController {
            @IBOutlet private weak var nameLabel: UILabel!
            private var names: [String] = []

            // MARK: - Handle view event

            @IBAction private func add(_ sender: Any) {
                names.append("new")
                openPicker()
            }

            private func reload() {
                names.sort()
                nameLabel.text = names.first
            }

            // MARK: - Wireframe

            private func openPicker() {
                let picker = PickerViewController()
                picker.delegate = self
                present(picker, animated: true)
            }
        }

        extension NotesViewController: PickerDelegate {
            // The name is new.
            func picker(_ picker: PickerViewController, didPick name: String) {
                names.append(name)
                reload()
            }

            func pickerDidCancel(_ picker: PickerViewController) { dismiss(animated: true) }
        }
        """

    /// Splits the source with other texts in the place of some.
    private func module(
        _ changes: [String: String] = [:], app: String? = Self.app, template: String = "vipera",
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> Module {
        let source = try changes.reduce(Self.source + "\n") { source, change in
            try #require(source.contains(change.key), sourceLocation: sourceLocation)
            return source.replacing(change.key, with: change.value)
        }
        let options = SplitOptions(context: app.map { contextFiles([$0]) } ?? nil, template: try Template(template))
        let split = try ViperSplit.split(files(source), options: options)
        try #require(split.outcome == .split, "\(split.findings)", sourceLocation: sourceLocation)
        #expect(!split.findings.contains { $0.rule == "left-whole" }, sourceLocation: sourceLocation)
        return try Module(split)
    }

    // MARK: - The Wireframe

    @Test func theRouterPassesOnWhatAScreenReports() throws {
        let module = try module()
        expect(
            module["DefaultRouter"],
            holds: """
                extension NotesDefaultRouter: PickerDelegate {
                func picker(_ picker: PickerViewController, didPick name: String) {
                presenter.didPick(name)
                }

                func pickerDidCancel(_ picker: PickerViewController) { viewController.dismiss(animated: true) }
                }
                """)
        expect(module["DefaultRouter"], holds: "picker.delegate = self")
        expect(module["DefaultPresenter"], holds: "// The name is new.\nfunc didPick(_ name: String) {")
        expect(module["Protocols"], holds: "func didPick(_ name: String)")
        expect(module["Protocols"], lacks: "pickerDidCancel")
        expect(module.view, lacks: "PickerDelegate")
        #expect(module.view.hasSuffix("}\n}\n"), "an empty line stays at the end")
        expect(module.view, lacks: "didPick")
    }

    /// What names no screen would be the Presenter's by itself.
    @Test func aDelegateThatIsToldOfNoScreenIsTheRouterToo() throws {
        let source = Self.source.replacing("(_ picker: PickerViewController, didPick name", with: "(didPick name")
            .replacing("func pickerDidCancel(_ picker: PickerViewController) { dismiss(animated: true) }", with: "")
        let app = """
            import UIKit
            protocol PickerDelegate: AnyObject { func picker(didPick name: String) }
            class PickerViewController: UIViewController { weak var delegate: PickerDelegate? }
            """
        func module(_ template: String) throws -> Module {
            let options = SplitOptions(context: contextFiles([app]), template: try Template(template))
            return try Module(try ViperSplit.split(files(source), options: options))
        }
        expect(
            try module("vipera")["DefaultRouter"],
            holds: "func picker(didPick name: String) {\npresenter.picker(didPick: name)\n}")
        expect(try module("infinum").presenter, holds: "extension NotesPresenter: PickerDelegate {")
    }

    private static let storingApp =
        app + "\nfinal class NoteStore { static let shared = NoteStore(); func save(_ name: String) {} }"

    @Test func whatIsOneCallAlreadyIsTheRoutersCall() throws {
        let code = "names.append(name)\n        reload()"
        let module = try module([code: "NoteStore.shared.save(name)"], app: Self.storingApp)
        expect(module["DefaultRouter"], holds: "didPick name: String) {\npresenter.save(name)\n}")
        expect(module["DefaultPresenter"], lacks: "didPick")
        let shown = try self.module([code: "nameLabel.text = name"], app: Self.storingApp)
        expect(shown["DefaultRouter"], lacks: "didPick")
    }

    /// What asks back would need the screen, which nothing holds there.
    @Test func whatTheInteractorDoesIsPassedOnIfItAsksNobody() throws {
        let code = "    // The name is new."
        let asked = [
            code: "    // viper-split: interactor",
            "names.append(name)\n        reload()": "NoteStore.shared.save(name)",
        ]
        let module = try module(asked, app: Self.storingApp)
        expect(module["DefaultRouter"], holds: "didPick name: String) {\npresenter.didPick(name)\n}")
        expect(module["DefaultInteractor"], holds: "func didPick(_ name: String) {\nNoteStore.shared.save(name)\n}")
        let asksBack = try self.module(
            asked.merging(["names.append(name)\n        reload()": "NoteStore.shared.save(names[0])"]) { $1 },
            app: Self.storingApp)
        expect(asksBack["DefaultRouter"], lacks: "PickerDelegate")
    }

    /// The router is entered by a weak reference, which doesn't hold the screen.
    @Test func thePresenterHoldsTheScreenWhereItMayGo() throws {
        let held = try module(["names.append(name)\n": "names.append(name)\n        dismiss(animated: true)\n"])
        expect(
            held["DefaultPresenter"],
            holds: """
                func didPick(_ name: String) {
                let view = self.view!
                defer { withExtendedLifetime(view) {} }
                names.append(name)
                router.close()
                reload()
                """)
        expect(try module()["DefaultPresenter"], lacks: "let view")
    }

    /// So does own code, by itself, once it is asked for.
    @Test(arguments: [("dismiss(animated: true)", true), ("names.removeAll()", false)])
    func whatIsAskedForMayLetTheScreenGo(_ first: String, _ isHeld: Bool) throws {
        let module = try module([
            "names.sort()\n": "\(first)\n        names.sort()\n", "names.append(name)\n        reload()": "reload()",
        ])
        #expect(module["DefaultPresenter"].contains("let view = self.view!") == isHeld, "\(module["DefaultPresenter"])")
    }

    /// UIKit has methods of that name, too, of protocols that nobody here adopts.
    @Test func aMethodMayHaveANameOfUIKits() throws {
        let app = Self.app.replacing("pickerDidCancel(_ picker: PickerViewController)", with: "didFinish()")
        let module = try module(["pickerDidCancel(_ picker: PickerViewController)": "didFinish()"], app: app)
        expect(module["DefaultRouter"], holds: "func didFinish() { viewController.dismiss(animated: true) }")
    }

    // MARK: - Methods among others

    private static let head = "class NotesViewController: UIViewController"

    /// The class itself adopts the protocol, among others; its methods stand in an extension with a mark.
    private func adopting(_ protocols: String) -> [String: String] {
        [
            "\(Self.head) {": "\(Self.head), \(protocols) {",
            "extension NotesViewController: PickerDelegate {": "// MARK: - Screens\nextension NotesViewController {",
        ]
    }

    @Test(arguments: [
        ("PickerDelegate", ""), ("UITableViewDelegate, PickerDelegate", ", UITableViewDelegate"),
        ("UITextFieldDelegate, PickerDelegate, UITableViewDelegate", ", UITextFieldDelegate, UITableViewDelegate"),
    ])
    func theNameLeavesTheClassesHead(_ protocols: String, _ left: String) throws {
        let module = try module(adopting(protocols))
        expect(module.view, holds: "\(Self.head)\(left) {")
        expect(module.view, lacks: "picker")
        expect(module.view, lacks: "Screens")
        expect(
            module["DefaultRouter"],
            holds: """
                extension NotesDefaultRouter: PickerDelegate {

                // MARK: - Screens

                func picker(_ picker: PickerViewController, didPick name: String) {
                presenter.didPick(name)
                }

                func pickerDidCancel(_ picker: PickerViewController) { viewController.dismiss(animated: true) }
                }
                """)
        expect(module["DefaultPresenter"], holds: "// The name is new.\nfunc didPick(_ name: String) {")
    }

    /// What the app may do with the view controller itself, it still can.
    @Test(arguments: [
        "func f(_ n: NotesViewController, _ p: PickerViewController) { n.pickerDidCancel(p) }",
        "func f(_ s: UIViewController, _ p: PickerViewController) { (s as? PickerDelegate)?.pickerDidCancel(p) }",
        "func f(_ all: [any PickerDelegate]) {}\nfunc g(_ n: NotesViewController) { f([n]) }",
        "class Sub: NotesViewController { func f(_ p: PickerViewController) { pickerDidCancel(p) } }",
        "class Sub: NotesViewController { override func pickerDidCancel(_ picker: PickerViewController) {} }",
        "protocol Cancelling { func pickerDidCancel(_ picker: PickerViewController) }\n"
            + "extension NotesViewController: Cancelling {}",
    ])
    func whatTheAppDoesWithItKeepsTheNameThere(_ code: String) throws {
        let changes = adopting("PickerDelegate").merging(["final class Notes": "class Notes"]) { $1 }
        #expect(try module(changes)["DefaultRouter"].contains("NotesDefaultRouter: PickerDelegate"))
        let module = try module(changes, app: Self.app + "\n" + code)
        expect(module.view, holds: "\(Self.head), PickerDelegate {")
        expect(module["DefaultRouter"], lacks: "NotesDefaultRouter: PickerDelegate")
    }

    /// An attribute says more than the name.
    @Test func anAttributeKeepsTheNameThere() throws {
        let module = try module(adopting("@preconcurrency PickerDelegate"))
        expect(module.view, holds: "\(Self.head), @preconcurrency PickerDelegate {")
    }

    @Test(arguments: [
        ("PickerDelegate, UITableViewDelegate", ": UITableViewDelegate"),
        ("UITableViewDelegate , PickerDelegate", ": UITableViewDelegate"),
        ("PickerDelegate /* a */, UITableViewDelegate", ": /* a */ UITableViewDelegate"),
        ("PickerDelegate  // a\n", "  // a\n"),
    ])
    func theNameLeavesTheExtensionsHead(_ protocols: String, _ left: String) throws {
        let helper = "    // Helps.\n    func scroll() { nameLabel.text = nil }\n\n"
        let module = try module([
            ": PickerDelegate {": ": \(protocols) {",
            "    func pickerDidCancel": helper + "    func pickerDidCancel",
        ])
        let text = module.view.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let wanted = "extension NotesViewController\(left) { // Helps. func scroll() { nameLabel.text = nil } }"
        #expect(text.contains(wanted.split(whereSeparator: \.isWhitespace).joined(separator: " ")), "\(module.view)")
        expect(module["DefaultRouter"], holds: "extension NotesDefaultRouter: PickerDelegate {\n\nfunc picker(")
        expect(module["DefaultRouter"], lacks: "scroll")
    }

    /// Nobody says that the name left but the plan.
    @Test(arguments: [
        ("ViewController", ": UITableViewDelegate {", ": PickerDelegate, UITableViewDelegate {"),
        ("ViewController", "extension NotesViewController: UITableViewDelegate {", "extension NotesViewController {"),
        ("DefaultRouter", ": PickerDelegate {", " {"),
        ("DefaultRouter", "presenter.didPick(name)", "print(name)"),
    ])
    func aFaultIsFound(_ file: String, _ right: String, _ wrong: String) throws {
        let source = Self.source.replacing(": PickerDelegate {", with: ": PickerDelegate, UITableViewDelegate {")
        let split = try VerifiedSplit(separating: source, context: [Self.app], template: "vipera")
        #expect(split.failures.isEmpty, "\(split.failures)")
        #expect(try !split.failures(replacing: right, with: wrong, in: file).isEmpty)
    }

    private static let editing = """

        protocol EditorDelegate: AnyObject { func editorDidSave(_ name: String) }
        class EditorViewController: UIViewController { weak var delegate: EditorDelegate? }
        """

    private static let editor = [
        "picker.delegate = self\n":
            "picker.delegate = self\n        let editor = EditorViewController()\n        editor.delegate = self\n",
        ": PickerDelegate {":
            ": PickerDelegate, EditorDelegate {\n    func editorDidSave(_ name: String) { names = [name] }\n",
    ]

    @Test func anExtensionThatNothingIsLeftOfGoes() throws {
        let module = try module(Self.editor, app: Self.app + Self.editing)
        expect(module.view, lacks: "Delegate")
        expect(module["DefaultRouter"], holds: "extension NotesDefaultRouter: PickerDelegate {")
        expect(module["DefaultRouter"], holds: "extension NotesDefaultRouter: EditorDelegate {")
        expect(module["DefaultRouter"], holds: "presenter.editorDidSave(name)")
    }

    /// One method can't be both's.
    @Test func whatTwoProtocolsAskForStays() throws {
        let both = "pickerDidCancel(_ picker: PickerViewController)"
        let app = Self.app + Self.editing.replacing("func editorDidSave(_ name: String)", with: "func \(both)")
        let changes = Self.editor.mapValues {
            $0.replacing("\n    func editorDidSave(_ name: String) { names = [name] }", with: "")
        }
        let module = try module(changes, app: app)
        expect(module.view, holds: "extension NotesViewController: PickerDelegate, EditorDelegate {")
        expect(module["DefaultRouter"], lacks: "NotesDefaultRouter: PickerDelegate")
        expect(module["DefaultRouter"], lacks: "NotesDefaultRouter: EditorDelegate")
    }

    // MARK: - What keeps it from there

    @Test func otherStylesLeaveItToTheViewController() throws {
        let module = try module(template: "infinum")
        expect(module.view, holds: "presenter.didPick(name)")
        expect(module.wireframe, holds: "picker.delegate = viewController")
    }

    @Test(arguments: [
        // The code shows, and is the View's.
        ("names.append(name)\n        reload()", "nameLabel.text = name"),
        // Own code calls the method.
        (
            "openPicker()\n    }\n\n    private func reload",
            "picker(PickerViewController(), didPick: \"a\")\n    }\n\n    private func reload"
        ),
        // It is handed over where the code stays as it is.
        ("private func openPicker() {", "// viper-split: ignore\n    private func openPicker() {"),
        // A method stands under a condition.
        (
            "    func pickerDidCancel(_ picker: PickerViewController) { dismiss(animated: true) }",
            "    #if DEBUG\n    func pickerDidCancel(_ picker: PickerViewController) { names = [] }\n    #else\n"
                + "    func pickerDidCancel(_ picker: PickerViewController) { dismiss(animated: true) }\n    #endif"
        ),
        // Other code of the file calls the method.
        (
            "import UIKit\n",
            "import UIKit\nfunc cancel(_ n: NotesViewController, _ p: PickerViewController) { n.pickerDidCancel(p) }\n"
        ),
        // The screen is changed before the rest is told.
        ("names.append(name)\n        reload()", "picker.title = name\n        names.append(name)\n        reload()"),
    ])
    func theViewControllerStaysTheDelegate(text: String, other: String) throws {
        let module = try module([text: other])
        expect(module.view, holds: "extension NotesViewController: PickerDelegate")
        expect(module["DefaultRouter"], lacks: "PickerDelegate")
    }

    @Test(arguments: [
        // Somebody keeps the delegate alive.
        ("weak var delegate", "var delegate"),
        // It answers.
        ("didPick name: String)", "didPick name: String) -> Bool"),
        // The app has it from the view controller.
        (
            "import UIKit",
            "import UIKit\nfunc f(_ n: NotesViewController, _ p: PickerViewController) { p.delegate = n }"
        ),
        // It asks for more, which is inherited.
        ("{\n    func picker(", "{\n    func loadViewIfNeeded()\n    func picker("),
    ])
    func theViewControllerStaysWhatTheAppMakesOfIt(text: String, other: String) throws {
        try #require(Self.app.contains(text))
        let answering = [
            "didPick name: String) {":
                "didPick name: String) -> Bool {\n        defer { reload() }\n        return true"
        ]
        let module = try module(
            other.hasSuffix("Bool") ? answering : [:], app: Self.app.replacing(text, with: other))
        expect(module.view, holds: "extension NotesViewController: PickerDelegate")
        expect(module["DefaultRouter"], lacks: "extension NotesDefaultRouter: PickerDelegate")
    }

    @Test func whatIsNoScreenTellsThePresenter() throws {
        let app = Self.app.replacing("PickerViewController: UIViewController", with: "Picker")
        let module = try module(
            [
                "present(picker, animated: true)": "present(UIViewController(), animated: true)",
                "PickerViewController": "Picker",
            ],
            app: app.replacing("PickerViewController", with: "Picker"))
        expect(module["DefaultRouter"], lacks: "extension NotesDefaultRouter: PickerDelegate")
    }

    @Test func withoutTheAppNobodyKnows() throws {
        expect(try module(app: nil).view, holds: "extension NotesViewController: PickerDelegate")
    }
}
