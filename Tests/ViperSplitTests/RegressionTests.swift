import Testing

@testable import ViperSplit

/// Small controllers that once broke a split.
struct RegressionTests {
    @Test func anInitialiserOnOneLineAssemblesTheModule() throws {
        try expectSplit(
            """
            init() { super.init(nibName: nil, bundle: nil) }
            // MARK: - Manage model
            private var day = Date()
            func f() { day = Date() }
            """,
            view: "_ = presenter")
    }

    @Test func whatHidesAViewIsNoView() throws {
        try expectSplit(
            """
            private var count = 0
            private var chosen = ""
            private var titles: [String] = []
            @IBAction func tap(_ cell: UITableViewCell) {
                cell.isSelected = false
                let cell = titles[count]
                guard !cell.isEmpty else { return }
                count += 1
                chosen = cell
                titles.append(cell)
            }
            """,
            view: "presenter.tap()", presenter: "let cell = titles[count]")
    }

    /// What the module is made with is set under its own name.
    @Test func aPropertyIsSetBesideALinkOfItsName() throws {
        let module = try expectSplit(
            """
            private let output: NoteStore
            private let store: NoteStore
            init(output: NoteStore, store: NoteStore) {
                self.output = output
                self.store = store
                super.init(nibName: nil, bundle: nil)
            }
            private func show() {}
            // MARK: - Business use case
            func save() { output.save(store.all()); show() }
            """,
            interactor: "self.output = output\nself.store = store")
        expect(module.interactor, holds: "weak var moduleOutput: NotesInteractorOutputInterface!")
    }

    @Test func theNewNameOfALinkIsFree() throws {
        try expectSplit(
            """
            // MARK: - Handle view event
            var presenter = 3
            var modulePresenter = 4
            func f() { presenter = modulePresenter }
            """,
            view: "lazy var viperPresenter: NotesPresenterInterface = NotesWireframe.assemble(self)")
    }

    @Test func aSelectorAsksNobody() throws {
        try expectSplit(
            """
            var store = NoteStore()
            override func viewDidLoad() {
                super.viewDidLoad()
                let retry = UIBarButtonItem(title: "", style: .plain, target: store, action: #selector(store.sync))
                navigationItem.rightBarButtonItems = [retry]
                store.sync()
            }
            """,
            context: ["class NoteStore: NSObject { @objc func sync() {} }"],
            view: "target: store, action: #selector(store.sync))", interactor: "store.sync()")
    }

    /// A weak `self` isn't bound yet where the `guard` gives up.
    @Test func theBodyOfAGuardHasTheSelfBeforeIt() throws {
        try expectSplit(
            """
            private let store = NoteStore()
            private var count = 0
            // MARK: - Handle view event
            func f() {
                store.load { [weak self] count in
                    guard let self = self else {
                        NoteStore.shared.save()
                        return
                    }
                    self.count = count
                }
            }
            """,
            context: [
                """
                class NoteStore {
                    static let shared = NoteStore()
                    func save() {}
                    func load(_ then: @escaping (Int) -> Void) {}
                }
                """
            ],
            presenter: "guard let self = self else {\nNoteStore.shared.save()")
    }

    /// The body of a `guard` can't use the names that its conditions bind.
    @Test func aGuardHidesALinkFromItsOwnBody() throws {
        try expectSplit(
            """
            private var next: Int?
            // MARK: - Wireframe
            private func leave() { dismiss(animated: true) }
            // MARK: - Handle view event
            func f() {
                guard let wireframe = next else { return leave() }
                next = wireframe
            }
            """,
            presenter: "guard let wireframe = next else { return self.wireframe.leave() }")
    }

    @Test func itsOwnInitialisersAssembleTheModule() throws {
        try expectSplit(
            """
            let id: Int
            init(id: Int) {
                self.id = id
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { fatalError() }
            // MARK: - Manage model
            private var day = Date()
            func f() { day = Date() }
            """,
            view:
                "super.init(nibName: nil, bundle: nil)\n_ = presenter",
            wireframe: "init(id: Int) {\nlet moduleViewController = NotesViewController(id: id)")
    }

    @Test func aHeldAliasIsNoLostToken() throws {
        try expectSplit(
            """
            private func render() {}
            // MARK: - Handle view event
            private func f() {
                let strongSelf = self
                DispatchQueue.main.async { strongSelf.render() }
            }
            """,
            presenter: "render()")
    }

    @Test func aViewMethodMayTakeAnArrayOfANestedType() throws {
        try expectSplit(
            """
            struct Row {}
            private func render(_ rows: [Row]) {}
            // MARK: - Handle view event
            private func f() { render([]) }
            """,
            presenter: "view.render([])")
    }

    @Test func witnessesThatDifferInUnusedLabelsKeepApart() throws {
        try expectSplit(
            """
            // MARK: - Handle view event
            @objc func move(to a: Int) { print(1) }
            @objc func move(from a: Int) { print(2) }
            """,
            view: """
                @objc func move(to a: Int) { presenter.move(to: a) }
                @objc func move(from a: Int) { presenter.move(from: a) }
                """)
    }

    @Test func aStoryboardsControllerMayAssembleEarly() throws {
        try expectSplit(
            """
            required init?(coder: NSCoder) {
                super.init(coder: coder)
            }
            // MARK: - Manage model
            private var day = Date()
            func f() { day = Date() }
            """,
            view: "_ = presenter")
    }

    @Test func anActionThatLosesItsSenderMeetsAnotherMethod() throws {
        try expectSplit(
            """
            // MARK: - Handle view event
            @IBAction func add(_ sender: UIButton) { add() }
            private func add() { print(1) }
            """,
            view: "@IBAction func add(_ sender: UIButton) { presenter.add(sender) }",
            presenter: "func add(_ sender: UIButton) { add() }")
    }

    @Test func aPlaceIsReportedOnce() throws {
        let split = try expectSplit("// MARK: - Handle view event\n@objc func f(_ n: Int) -> UIView { UIView() }").split
        #expect(split.findings.filter { $0.rule == "uikit-in-presenter" }.count == 1)
    }

    @Test(arguments: [("<T>", 0), ("", 1)])
    func aGenericControllerStaysWhole(parameters: String, moved: Int) throws {
        let file = SourceFile(
            path: "BoxViewController.swift",
            text: """
                import UIKit
                class BoxViewController\(parameters): UIViewController {
                    // MARK: - Handle view event
                    private func load() {}
                }
                """)
        let split = try split([file], options: SplitOptions())
        #expect(split.summary.dropFirst().reduce(0) { $0 + $1.members } == moved)
    }

    /// What an interface names is imported there, and so is what a forwarder names, though no moved code does.
    @Test(arguments: [("CLLocation", true), ("NSNumber", false)])
    func frameworksFollowTheTypesThatAreExposed(type: String, isImported: Bool) throws {
        let file = SourceFile(
            path: "PageViewController.swift",
            text: """
                import UIKit
                import CoreLocation
                final class PageViewController: UIViewController {
                    private var place: \(type)!
                    // MARK: - View life
                    override func viewDidLoad() { super.viewDidLoad(); leave(place) }
                    // MARK: - Wireframe
                    private func leave(_ place: \(type)) { print(place); dismiss(animated: true) }
                }
                """)
        let split = try split([file], options: SplitOptions())
        for name in ["PageInterfaces.swift", "PagePresenter.swift"] {
            let change = try #require(split.changes.changes.first { $0.path == name })
            #expect(try change.newContents().contains("import CoreLocation") == isImported, "\(name)")
        }
    }

    @Test func aNameThatMayBeInheritedIsTaken() throws {
        let source = """
            // MARK: - Handle view event
            private func load() { print(1) }
            // MARK: - View life
            func show() { NAME?.show() }
            """
        let module = try expectSplit(source.replacing("NAME", with: "presenter"))
        expect(module.view, holds: "lazy var modulePresenter: NotesPresenterInterface")
        let other = try expectSplit(source.replacing("NAME", with: "speaker"))
        expect(other.view, holds: "lazy var presenter: NotesPresenterInterface")
    }

    private func emptied(_ comment: String) -> String {
        """
        import UIKit
        class NotesViewController: UIViewController {}

        // MARK: - Handle view event
        \(comment)
        private extension NotesViewController {
            func load() { print(1) }
        }
        """
    }

    @Test func aBareCommentGoesWithItsMark() throws {
        let module = try expectSplit(emptied("//"))
        expect(module.view, lacks: "MARK: - Handle view event")
        expect(module.view, lacks: "//\n")
    }

    @Test func aCommentOnAnExtensionKeepsIt() throws {
        try expectSplit(
            emptied("// What the user does."), view: "// What the user does.\nprivate extension NotesViewController {")
    }

    /// A value of the type of the parameter before it: which of the two was there can't be told by the words alone.
    @Test func aSignatureMayHaveEqualWords() throws {
        let module = try checkedSplit(
            """
            @IBOutlet var list: UITableView!
            private var count = 0
            private var shown: [Int] = []
            // MARK: - Handle view event
            @objc func select(_ list: UITableView, row indexPath: IndexPath) {
                count = list.indexPathsForSelectedRows?.count ?? 0
                shown.append(indexPath.row)
            }
            """)
        #expect(module.presenter.contains("indexPath: IndexPath, indexPathsForSelectedRows: [IndexPath]?"))
    }

    /// What only a storyboard runs is none of the making; what the code may run is.
    @Test(arguments: [
        ("required init?(coder: NSCoder) { fatalError(\"no storyboard\") }", true),
        (
            "override init(nibName: String?, bundle: Bundle?) { print(\"made\"); super.init(nibName: nibName, bundle: bundle) }",
            false
        ),
    ])
    func aScreenWithoutAStoryboardIsMadeAsLate(_ initializer: String, _ isLate: Bool) throws {
        let screen = """
            import UIKit
            class RedViewController: UIViewController {
                init() { super.init(nibName: nil, bundle: nil) }
                \(initializer)
            }
            """
        let source = """
            private var count = 0
            @IBAction func show(_ sender: UIButton) {
                let next = RedViewController()
                count += 1
                next.title = "Red"
                present(next, animated: true)
            }
            """
        let module = try checkedSplit(source, context: [screen])
        #expect(module.wireframe.contains("let next = RedViewController()") == isLate)
    }
}
