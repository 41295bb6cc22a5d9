import Testing

@testable import ViperSplit

/// Who has the delegate of the screen itself, and tells it.
struct OwnDelegateTests {
    private static let app = """
        import UIKit
        protocol NotesDelegate: AnyObject {
            func toggle(_ name: String, at place: Int)
            func isMarked(_ name: String) -> Bool
            func names(for notes: NotesViewController) -> [String]
            func notes(_ notes: NotesViewController, shouldPick name: String) -> Bool
            func notes(_ notes: NotesViewController, didPick name: String)
            func notesDidCancel(_ notes: NotesViewController)
        }
        """

    private static let source = """
        import UIKit
        final class NotesViewController: UIViewController {
            @IBOutlet private weak var nameLabel: UILabel!
            weak var delegate: NotesDelegate?
            private var picked: [String] = []

            // MARK: - Handle view event

            private func pick(_ name: String) {
                nameLabel.text = name
                picked.append(name)
                delegate?.notes(self, didPick: name)
            }

            private func mark() {
                let first = picked.removeFirst()
                delegate?.toggle(first, at: 1)
            }

            @IBAction private func choose(_ sender: Any) {
                pick("a")
                mark()
            }

            @IBAction private func cancel(_ sender: Any) {
                picked = []
                delegate?.notesDidCancel(self)
            }
        }
        """

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

    @Test func theRouterHasTheDelegateAndTellsIt() throws {
        let module = try module()
        expect(module["DefaultRouter"], holds: "weak var delegate: NotesDelegate?")
        expect(
            module["DefaultRouter"],
            holds: """
                func tellDelegateDidPick(_ name: String) {
                delegate?.notes(viewController!, didPick: name)
                }

                func toggle(_ name: String, at place: Int) {
                delegate?.toggle(name, at: place)
                }

                func tellDelegateDidCancel() {
                delegate?.notesDidCancel(viewController!)
                }
                """)
        expect(module["DefaultPresenter"], holds: "picked.append(name)\nrouter.tellDelegateDidPick(name)")
        expect(module["DefaultPresenter"], holds: "router.toggle(first, at: 1)")
        expect(module.view, lacks: "weak var delegate")
    }

    @Test func theRestOfTheAppGoesOnSettingIt() throws {
        let app = Self.app + "\nfunc listen(_ notes: NotesViewController) { notes.delegate = nil }"
        let module = try module(app: app)
        expect(
            module.view,
            holds:
                "var delegate: NotesDelegate? {\nget { presenter.delegate }\nset { presenter.delegate = newValue }\n}")
        expect(
            module["DefaultPresenter"],
            holds: "var delegate: NotesDelegate? {\nget { router.delegate }\nset { router.delegate = newValue }\n}")
    }

    @Test func theBuilderTakesTheDelegate() throws {
        let app =
            Self.app + """

                func open(_ host: NotesDelegate) -> NotesViewController {
                    let notes = NotesViewController()
                    notes.delegate = host
                    return notes
                }
                """
        let module = try module(
            ["@IBOutlet private weak var nameLabel: UILabel!": "private let nameLabel = UILabel()"], app: app)
        expect(module["Module"], holds: "func buildDefault(delegate: NotesDelegate? = nil) -> NotesViewController {")
    }

    @Test func theRouterIsMadeWithWhatAnInitialiserIsGiven() throws {
        let module = try module([
            "    private var picked: [String] = []\n": """
                private var picked: [String] = []

                init(delegate: NotesDelegate?) {
                    self.delegate = delegate
                    super.init(nibName: nil, bundle: nil)
                }

                required init?(coder: NSCoder) { fatalError() }

            """
        ])
        expect(module["DefaultRouter"], holds: "init(delegate: NotesDelegate?) {\nself.delegate = delegate\n}")
        expect(module["Module"], holds: "let router = NotesDefaultRouter(delegate: delegate)")
        expect(module["Module"], holds: "func buildDefault(delegate: NotesDelegate?) -> NotesViewController {")
    }

    /// The superclass may load the view, and with it the module, before an initialiser is through.
    private static let givenBelowBase = [
        "class NotesViewController: UIViewController": "class NotesViewController: PagingViewController",
        "    weak var delegate": "    private weak var delegate",
        "    private var picked: [String] = []\n": """
            private var picked: [String] = []

            init(delegate: NotesDelegate?) {
                self.delegate = delegate
                super.init(nibName: nil, bundle: nil)
            }

        """,
    ]

    @Test func theViewHandsItOverBelowASuperclassThatMayUseIt() throws {
        let module = try module(Self.givenBelowBase)
        expect(module.view, holds: "NotesModule().assemble(self, delegate: delegate)")
        expect(module.view, holds: "private weak var delegate: NotesDelegate?")
        expect(module["DefaultRouter"], holds: "private weak var delegate: NotesDelegate?")
        expect(module["DefaultRouter"], holds: "delegate?.notes(viewController!, didPick: name)")
    }

    @Test func whatIsSetLaterIsTold() throws {
        let changes = Self.givenBelowBase.merging(["picked = []": "delegate = nil"]) { $1 }
        let source = changes.reduce(Self.source + "\n") { $0.replacing($1.key, with: $1.value) }
        func rules(_ template: String) throws -> [String] {
            let options = SplitOptions(context: contextFiles([Self.app]), template: try Template(template))
            return try ViperSplit.split(files(source), options: options).findings
                .filter { $0.message.hasPrefix("`delegate` stays in the View") }.map(\.rule)
        }
        #expect(try rules("vipera") == ["set-in-init"])
        #expect(try rules("infinum") == [])
    }

    @Test(arguments: [
        ("if delegate?.isMarked(name) == true { picked = [] }", "if router.isMarked(name) == true { picked = [] }"),
        ("picked += delegate?.names(for: self) ?? []", "picked += router.askDelegateForNames() ?? []"),
        (
            "let may = delegate?.notes(self, shouldPick: name)\n        if may == true { picked = [] }",
            "let may = router.askDelegateShouldPick(name)"
        ),
    ])
    func itIsAskedByTheRouter(question: String, asked: String) throws {
        let module = try module(["picked.append(name)": question])
        expect(module["DefaultPresenter"], holds: asked)
    }

    /// A screen that is shown from here may have the same delegate; whoever else is handed it has it from the Router.
    @Test(arguments: [
        (
            "let next = NextViewController(delegate: delegate)\n        present(next, animated: true)",
            "router.showNext()"
        ),
        ("picked.append(String(describing: delegate))", "picked.append(String(describing: router.delegate))"),
    ])
    func itIsHandedOn(code: String, said: String) throws {
        let app =
            Self.app + """

                class NextViewController: UIViewController { convenience init(delegate: NotesDelegate?) { self.init() } }
                """
        let module = try module(["delegate?.toggle(first, at: 1)": code], app: app)
        expect(module["DefaultPresenter"], holds: said)
        expect(module["DefaultRouter"], holds: "weak var delegate: NotesDelegate?")
    }

    /// What may trap is evaluated only if somebody listens, as before.
    @Test(arguments: ["picked[0]", "picked.first!"])
    func whatMayTrapIsToldWhereItWas(_ argument: String) throws {
        let module = try module(["delegate?.toggle(first": "delegate?.toggle(\(argument)"])
        expect(module["DefaultPresenter"], holds: "router.delegate?.toggle(\(argument), at: 1)")
        expect(module["DefaultRouter"], holds: "weak var delegate: NotesDelegate?")
        expect(module["DefaultRouter"], lacks: "func toggle")
    }

    /// Of an answer's parts, the answer is what there is none of where nobody answers.
    @Test func aChainThatGoesOnStaysAsItIs() throws {
        let module = try module(["picked.append(name)": "picked = delegate?.names(for: self).reversed() ?? []"])
        expect(module["DefaultRouter"], lacks: "askDelegate")
    }

    @Test func aMethodThatOnlyTellsIsTheRouters() throws {
        let module = try module([
            "    // MARK: - Handle view event\n": "", "let first = picked.removeFirst()\n": "",
            "delegate?.toggle(first": "delegate?.toggle(\"a\"",
        ])
        expect(module["DefaultRouter"], holds: "func mark() {\ndelegate?.toggle(\"a\", at: 1)\n}")
    }

    /// What is told names the screen's own word no more.
    @Test func whatATellingIsCalled() throws {
        let named = try module(
            ["notesDidCancel": "notesViewControllerDidCancel"],
            app: Self.app.replacing("notesDidCancel", with: "notesViewControllerDidCancel"))
        expect(named["DefaultRouter"], holds: "func tellDelegateDidCancel()")
        let other = try module(
            ["notesDidCancel": "noteDidCancel"],
            app: Self.app.replacing("notesDidCancel", with: "noteDidCancel"))
        expect(other["DefaultRouter"], holds: "func tellDelegateNoteDidCancel()")
    }

    // MARK: - Who else has it

    @Test func otherStylesTellItWhereTheyDid() throws {
        for template in ["infinum", "viper-base", "zikviper"] {
            let module = try module(template: template)
            expect(module.view, holds: "delegate?.notes(self, didPick: name)")
            expect(module.presenter, lacks: "router.tellDelegate")
        }
    }

    @Test(arguments: [
        // Nobody outside sets it.
        "private weak var delegate: NotesDelegate?",
        // Whoever has it keeps it alive.
        "var delegate: NotesDelegate?",
    ])
    func itIsNobodysWayOut(declaration: String) throws {
        let module = try module(["weak var delegate: NotesDelegate?": declaration])
        expect(module["DefaultRouter"], lacks: "var delegate")
        expect(module["DefaultRouter"], lacks: "tellDelegate")
    }

    /// A library asks, and not who showed the screen.
    @Test func aDelegateOfUIKitsIsNoWayOut() throws {
        let module = try module([
            "weak var delegate: NotesDelegate?":
                "weak var delegate: NotesDelegate?\n    weak var fieldDelegate: UITextFieldDelegate?",
            "let first = picked.removeFirst()":
                "let first = picked.removeFirst()\n        _ = fieldDelegate?.textFieldShouldClear?(UITextField())",
        ])
        expect(module["DefaultRouter"], lacks: "fieldDelegate")
        expect(module["DefaultRouter"], holds: "weak var delegate")
    }

    /// A type that isn't in sight is a delegate by its name, if the app isn't known.
    @Test func withoutTheAppTheNameTells() throws {
        expect(try module(app: nil)["DefaultRouter"], holds: "weak var delegate")
        let known = try module(
            app: "import UIKit\nclass NotesDelegate { func toggle(_ name: String, at place: Int) {} }")
        expect(known["DefaultRouter"], lacks: "weak var delegate")
    }
}
