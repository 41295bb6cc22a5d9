import Testing

@testable import ViperSplit

/// Constants that tell when they are made, where no initialiser can make them with the module.
struct KeptConstantTests {
    /// - Parameter code: of the view controller's own, besides.
    private func source(
        _ property: String = "private let store = NoteStore()", use: String = "store.save()", code: String = ""
    ) -> String {
        """
        import UIKit
        final class NotesViewController: UIViewController {
            // MARK: - Manage model
            // Where notes are
            \(property)
            // MARK: - Business use case
            func save() {
                \(use)
            }
            // MARK: - View life
            init() {
                prepare()
                super.init(nibName: nil, bundle: nil)
            }
            override func viewDidLoad() { save(); \(code) }
        }
        """
    }

    @Test func theViewControllerKeepsAndHandsItOver() throws {
        let module = try expectSplit(
            source(),
            view: """
                // Where notes are
                private let store = NoteStore()
                """,
            interactor: "private let store: NoteStore\n",
            wireframe: "let interactor = NotesInteractor(store: store)")
        expect(
            module.view,
            holds: "lazy var presenter: NotesPresenterInterface = NotesWireframe.assemble(self, store: store)")
        expect(module.interactor, holds: "init(store: NoteStore) {\nself.store = store\n}")
        expect(module.interactor, lacks: "Where notes are")
        expect(module.wireframe, lacks: "moduleViewController.presenter")
    }

    @Test(arguments: [("Kind", "enum Kind { case all }\n"), ("Int", "private enum Kind { case all }\n")])
    func theTypeOfWhatIsHandedOverIsOneForOtherFiles(type: String, declared: String) throws {
        let module = try expectSplit(
            source(
                "private enum Kind { case all }\nprivate let store = NoteStore<\(type)>()",
                code: "print(Kind.all)"),
            interactor: "private let store: NoteStore<\(type == "Int" ? "" : "NotesViewController.")\(type)>\n")
        expect(module.view, holds: declared)
        #expect(module.view.contains("private enum Kind") == declared.hasPrefix("private"))
    }

    /// A superclass that nobody knows may ask for it before `super.init` is through.
    @Test func whatAnInitialiserSetsIsKeptToo() throws {
        func source(_ keyword: String) -> String {
            """
            import UIKit
            class NotesViewController: PagingViewController {
                // MARK: - Manage model
                private \(keyword) store: NoteStore
                // MARK: - Business use case
                func save() { store.save() }
                // MARK: - View life
                init(store: NoteStore) {
                    self.store = store
                    super.init(nibName: nil, bundle: nil)
                }
            }
            """
        }
        let module = try expectSplit(
            source("let"), view: "private let store: NoteStore\n", interactor: "private let store: NoteStore\n",
            wireframe: "let interactor = NotesInteractor(store: store)")
        expect(module.view, holds: "self.store = store\nsuper.init(nibName: nil, bundle: nil)\n}")
        expect(
            module.view,
            holds: "lazy var presenter: NotesPresenterInterface = NotesWireframe.assemble(self, store: store)")
        let messages = try split(files(source("let")), options: SplitOptions()).findings.map(\.message)
        #expect(messages.contains(Note.madeInView(member: "store", value: nil, owner: .interactor).message))
        try expectStays(source("var"), member: "store", rule: "set-in-init", message: "PagingViewController")
    }

    /// A screen below a superclass that nobody knows, with a store that its initialiser is given.
    private func given(
        _ declaration: String = "private var store: NoteStore", setting: String = "self.store = store",
        behind: String = "", code: String = ""
    ) -> String {
        """
        import UIKit
        class NotesViewController: PagingViewController {
            // MARK: - Manage model
            \(declaration)
            // MARK: - Business use case
            func save() { store.save() }
            // MARK: - View life
            init(store: NoteStore) {
                \(setting)
                super.init(nibName: nil, bundle: nil)
                \(behind)
            }
            \(code)
        }
        """
    }

    private static let noteStore = "class NoteStore { func save() { print(1) } }"

    /// Whoever has it weakly finds it gone at the same time.
    @Test(arguments: [
        "private var store: NoteStore", "fileprivate var store: NoteStore!", "private weak var store: NoteStore!",
    ])
    func whatOnlyInitialisersSetIsKeptToo(_ declaration: String) throws {
        let module = try expectSplit(
            given(declaration), context: [Self.noteStore], interactor: declaration,
            wireframe: "let interactor = NotesInteractor(store: store)")
        expect(module.view, holds: declaration)
        expect(module.view, holds: "self.store = store\nsuper.init(nibName: nil, bundle: nil)")
    }

    @Test func whatABranchSetsBeforeThereIsAModuleIsKeptToo() throws {
        try expectMoves(
            given(setting: "if store.isNew { self.store = store } else { self.store = NoteStore() }"),
            context: [Self.noteStore], member: "store", to: .interactor)
    }

    @Test(
        "What is set when there may be a module stays.",
        arguments: [
            ("private var store: NoteStore", "self.store = NoteStore()", ""),
            ("private var store: NoteStore", "", "func reset() { store = NoteStore() }"),
            ("private var store: NoteStore", "", "func reset() { self[keyPath: \\.store] = NoteStore() }"),
            ("private var store: NoteStore { didSet { print(store) } }", "", ""),
            ("private weak var store: NoteStore?", "show { self.store = nil }", ""),
            ("var store: NoteStore", "", ""),
            // The module would ask for it later than anybody did.
            ("private unowned var store: NoteStore", "", ""),
        ])
    func whatIsSetLaterStays(_ declaration: String, _ behind: String, _ code: String) throws {
        let source = given(declaration, behind: behind, code: code).replacing("store.save()", with: "print(store)")
        try expectStays(source, context: [Self.noteStore], member: "store", rule: "set-in-init")
    }

    @Test func anOptionalFunctionEscapesAnyhow() throws {
        let source = """
            import UIKit
            class NotesViewController: PagingViewController {
                // MARK: - Business use case
                private let done: (() -> Void)?
                func save() { done?() }
                // MARK: - View life
                init(done: (() -> Void)?) {
                    self.done = done
                    super.init(nibName: nil, bundle: nil)
                }
            }
            """
        try expectSplit(source, interactor: "init(done: (() -> Void)?) {")
    }

    @Test func aVariableThatNobodySetsIsNotSetByAnInitialiser() throws {
        let module = try expectSplit(
            """
            import UIKit
            class NotesViewController: PagingViewController {
                // MARK: - Business use case
                private var never: String?
                func save() { print(never ?? "") }
            }
            """, interactor: "private var never: String?")
        expect(module.view, lacks: "never")
    }

    /// A constant of the initialiser has the name, and another value.
    @Test func theInitialiserHandsOverThePropertyItself() throws {
        let module = try expectSplit(
            """
            private let store: NoteStore
            private let first: Int
            init(store: NoteStore, first: Int?) {
                self.store = store
                if let first {
                    self.first = first
                } else {
                    self.first = 0
                }
                super.init(nibName: nil, bundle: nil)
            }
            private func show() { let presenter = Speaker(name: "x"); print(presenter) }
            // MARK: - Handle view event
            func open() { store.open(first); print(first) }
            """,
            view: "presenter = NotesWireframe.assemble(self, store: store, first: self.first)",
            presenter: "private let first: Int\n")
        expect(module.view, holds: "self.first = 0")
    }

    @Test func theViewAsksItsOwn() throws {
        let module = try expectSplit(
            source("private let board = Board()", use: "print(board)", code: "title = board.name"),
            view: "title = board.name")
        expect(module.interfaces, lacks: "Board")
    }

    @Test("A variable that nobody sets is one, too.", arguments: ["private var", "fileprivate var"])
    func aVariable(_ keywords: String) throws {
        let context = ["class NoteStore { let start = Date(); func save() {} }"]
        let property = "\(keywords) store: NoteStore = NoteStore()"
        try expectMoves(source(property), context: context, member: "store", to: .interactor)
        try expectStays(
            source(property, use: "store = NoteStore()"), member: "store", rule: "initial-value",
            message: "is evaluated when the view controller is made")
    }

    @Test func whatNobodyElseUsesStays() throws {
        func source(_ use: String) -> String {
            self.source("// viper-split: presenter\nprivate let board = Board()", use: use, code: "title = board.name")
        }
        try expectStays(
            source("print(1)"), member: "board", rule: "initial-value",
            message: "is evaluated when the view controller is made")
        try expectMoves(source("print(board)"), member: "board", to: .presenter)
    }

    @Test(arguments: ["lazy var store = NoteStore()", "private let store: [Int] = []"])
    func whatDoesNotTellWhenItIsMadeMovesWhole(_ property: String) throws {
        let findings = try split(files(source(property, use: "print(store)")), options: SplitOptions()).findings
        #expect(findings.filter { $0.rule == "made-in-view" }.isEmpty)
    }

    /// What an initialiser asks before `super.init` is there by then; behind it the module is.
    @Test(arguments: [("let name = store.name()", "", true), ("", "print(store.name())", false)])
    func whatAnInitialiserAsksIsKeptToo(_ before: String, _ behind: String, isKept: Bool) throws {
        let source = """
            import UIKit
            class NotesViewController: UIViewController {
                private let store = NoteStore()
                // MARK: - View life
                init() {
                    \(before)
                    super.init(nibName: nil, bundle: nil)
                    \(behind)
                }
                // MARK: - Business use case
                func save() { store.save() }
            }
            """
        let app = "class NoteStore { func name() -> String { \"\" }; func save() {} }"
        let module = try expectSplit(source, context: [app], interactor: "store.save()")
        #expect(module.view.contains("private let store = NoteStore()") == isKept, "\(module.view)")
        #expect(module.interactor.contains("init(store: NoteStore)") == isKept, "\(module.interactor)")
    }

    @Test func itIsTold() throws {
        let findings = try split(files(source()), options: SplitOptions()).findings.filter { $0.rule == "made-in-view" }
        #expect(
            findings.map(\.message) == [
                Note.madeInView(member: "store", value: "NoteStore()", owner: .interactor).message
            ])
    }

    @Test("A module that isn't made with it is found.", arguments: ["store: NoteStore()", "store: other"])
    func anotherOneIsFound(_ wrong: String) throws {
        let split = try VerifiedSplit(source())
        #expect(split.failures.isEmpty)
        let failures = try split.failures(replacing: "store: store", with: wrong, in: "ViewController")
        #expect(failures.contains { $0.contains("isn't made with the view controller's `store`") }, "\(failures)")
    }

    @Test func oneThatIsLostIsFound() throws {
        let split = try VerifiedSplit(source())
        let failures = try split.failures(
            replacing: "private let store = NoteStore()", with: "", in: "ViewController")
        #expect(failures.contains { $0.contains("`store` isn't whole") }, "\(failures)")
    }

    // MARK: - What can't be handed over

    @Test(
        "What somebody sets stays, and what others can't name.",
        arguments: [
            ("private var store = NoteStore()", "func reset() { self[keyPath: \\.store] = NoteStore() }", ""),
            (
                "fileprivate var store = NoteStore()", "",
                "class Helper { func f(_ c: NotesViewController) { c.store = NoteStore() } }"
            ),
            ("private let store: some Storing = NoteStore()", "", ""),
            ("private let store = PathStore(kPath)", "", "private var kPath = \"x\""),
        ])
    func itStays(_ property: String, _ member: String, _ others: String) throws {
        let text =
            source(property).replacing("// MARK: - View life", with: "// MARK: - View life\n\(member)") + "\n" + others
        let app =
            "protocol Storing { func save() }; class NoteStore: Storing { let d = Date() }; class PathStore { init(_ p: String) { print(p) } }"
        let findings = try split(files(text), options: SplitOptions(context: contextFiles([app]))).findings
        #expect(findings.filter { $0.rule == "made-in-view" || $0.rule == "internal-error" }.isEmpty)
    }

    @Test(
        arguments: [
            ("let store: Handler = makeHandler()", "store: @escaping Handler"),
            ("let store = makeHandler()", "store: @escaping (Int) -> Void"),
            ("let store: Kept = Kept()\nfinal class Kept { let d = Date() }", "store: NotesViewController.Kept"),
        ])
    func itsTypeIsWrittenAsOthersSeeIt(_ property: String, _ parameter: String) throws {
        let app = "typealias Handler = (Int) -> Void; func makeHandler() -> Handler { print(1); return { _ in } }"
        try expectSplit(source(property, use: "print(store)"), context: [app], interactor: "init(\(parameter)) {")
    }
}
