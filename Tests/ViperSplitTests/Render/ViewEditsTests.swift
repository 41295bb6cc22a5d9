import Testing

@testable import ViperSplit

/// What becomes of the controller's own files.
struct ViewEditsTests {
    /// Checks the whole text of the controller's file.
    private func expectView(
        _ members: String, becomes expected: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let module = try expectSplit("class NotesViewController: UIViewController {\n\n\(members)\n}\n")
        let view = """
            class NotesViewController: UIViewController {

                // MARK: - Public properties -

                lazy var presenter: NotesPresenterInterface = NotesWireframe.assemble(self)

            \(expected)
            }

            // MARK: - Extensions -

            extension NotesViewController: NotesViewInterface {
            }

            """
        #expect(module.view == view, sourceLocation: sourceLocation)
    }

    @Test func aMemberLeavesNoHole() throws {
        try expectView(
            "    func a() {}\n\n    // viper-split: presenter\n    private func b() {}\n\n    func c() {}",
            becomes: "    func a() {}\n\n    func c() {}")
    }

    @Test func membersWithoutSpaceStayTogether() throws {
        try expectView(
            "    var a: Int { 1 }\n    // viper-split: presenter\n    private func b() {}\n    var c: Int { 1 }",
            becomes: "    var a: Int { 1 }\n    var c: Int { 1 }")
    }

    @Test func theFirstMemberLeavesTheOpeningBraceAsItWas() throws {
        try expectView(
            "    // viper-split: presenter\n    private func b() {}\n\n    func c() {}", becomes: "    func c() {}")
    }

    @Test func theLastMemberLeavesTheClosingBraceAsItWas() throws {
        try expectView(
            "    func a() {}\n\n    // viper-split: presenter\n    private func b() {}", becomes: "    func a() {}")
    }

    @Test func aMarkThatGovernsNothingMoreGoes() throws {
        try expectView(
            "    func a() {}\n\n    // MARK: - Handle view event\n\n    private func b() {}\n\n    // MARK: - Rest\n\n    func c() {}",
            becomes: "    func a() {}\n\n    // MARK: - Rest\n\n    func c() {}")
    }

    @Test func aMarkThatStillGovernsSomethingStays() throws {
        try expectView(
            "    // MARK: - Handle view event\n\n    private func b() {}\n\n    // viper-split: view\n    func c() {}",
            becomes: "    // MARK: - Handle view event\n\n    // viper-split: view\n    func c() {}")
    }

    @Test func aMarkThatGovernedNothingStays() throws {
        try expectView(
            "    // MARK: - Handle view event\n\n    private func b() {}\n\n    // MARK: - Empty",
            becomes: "    // MARK: - Empty")
    }

    @Test func entryPointsStandUnderTheViewsOwnTitle() throws {
        try expectView(
            "    // MARK: - Handle view event\n\n    @objc func b() {}\n\n    // MARK: - Provide view data source -\n\n    @objc var c: Int { 1 }",
            becomes: "    // MARK: - Send view event\n\n    @objc func b() { presenter.b() }\n\n"
                + "    // MARK: - Request view data source -\n\n    @objc var c: Int { presenter.c }")
    }

    @Test func aBannerGoesWithItsLastMember() throws {
        try expectView(
            "    //------Presenter-------\n\n    // MARK: - Handle view event\n\n    private func b() {}\n\n    //------View-------\n\n    func a() {}",
            becomes: "    //------View-------\n\n    func a() {}")
    }

    @Test func theInterfaceStandsBehindTheClass() throws {
        try expectSplit(
            "class NotesViewController: UIViewController {\n    // MARK: - Handle view event\n    func f() {}\n}\n\nstruct Note {}\n",
            view:
                "}\n\n// MARK: - Extensions -\n\nextension NotesViewController: NotesViewInterface {\n}\n\nstruct Note {}\n"
        )
    }

    @Test func aPrivateViewMethodMovesIntoTheExtension() throws {
        let source =
            "// MARK: - Update view\nprivate func v() {}\nprivate func w() {}\n// MARK: - Handle view event\nfunc f() { v() }"
        let module = try expectSplit(
            source,
            view: "extension NotesViewController: NotesViewInterface {\n\n// MARK: - Update view\n\nfunc v() {}\n}")
        expect(module.view, holds: "private func w() {}")
    }

    // MARK: - Assembly

    @Test func whatTellsTheTimeIsMadeWithTheScreen() throws {
        let module = try expectSplit(
            "// MARK: - Manage model\nprivate var day = Date()\nfunc f() { day = Date() }",
            view: """
                override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
                super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
                // Makes the module: what it begins with is made with the screen, as before.
                _ = presenter
                }
                """)
        expect(
            module.view,
            holds:
                "required init?(coder: NSCoder) {\nsuper.init(coder: coder)\n// Makes the module: what it begins with is made with the screen, as before.\n_ = presenter"
        )
        expect(module.wireframe, lacks: "moduleViewController.presenter =")
    }

    @Test func whatTellsNoTimeIsMadeOnFirstUse() throws {
        let module = try expectSplit("// MARK: - Manage model\nprivate var day = 1\nfunc f() { day = 2 }")
        expect(module.view, lacks: "init")
        expect(module.wireframe, holds: "moduleViewController.presenter = makePresenter(for: moduleViewController)")
    }

    /// Nobody has assembled the module while UIKit makes the view controller.
    @Test(arguments: [
        ("UIViewController", true), ("UITabBarController", false), ("BaseTabs", false), ("BaseScreen", true),
    ])
    func whatRunsWithinTheInitialiserFindsItsModule(_ superclass: String, _ isWithTheScreen: Bool) throws {
        let source = """
            final class NotesViewController: \(superclass) {
                private let store: NoteStore
                init(store: NoteStore) {
                    self.store = store
                    super.init(nibName: nil, bundle: nil)
                }
                required init?(coder: NSCoder) { fatalError() }
                // MARK: - Business use case
                private func save() { store.save() }
            }
            """
        let bases = [
            "class BaseTabs: UITabBarController {}", "class BaseScreen: UIViewController {}",
            "class NoteStore { func save() {} }",
        ]
        let module = try expectSplit(source, context: bases)
        #expect(
            module.view.contains("presenter = NotesWireframe.assemble(self, store: store)\n    }") == isWithTheScreen)
        #expect(module.view.contains("lazy var presenter") != isWithTheScreen)
        expect(module.wireframe, lacks: "moduleViewController.presenter =")
    }

    /// What follows on the line of `super.init` goes on to follow, behind one semicolon.
    @Test func anInitialiserOfOneLineStaysOne() throws {
        let source = """
            final class NotesViewController: UIViewController {
                private var count = 0
                init(count: Int) {
                    self.count = count
                    super.init(nibName: nil, bundle: nil) }
                required init?(coder: NSCoder) { super.init(coder: coder); add() }
                // MARK: - Handle view event
                private func add() { count += 1 }
            }
            """
        _ = try expectSplit(
            source,
            view: "super.init(coder: coder); presenter = NotesWireframe.assemble(self, count: 0); presenter.add() }")
    }

    // MARK: - The wireframe's initialiser

    @Test(
        arguments: [
            (
                "Without initialisers there is a plain one.", "",
                "init() {\nlet moduleViewController = NotesViewController()\n"
            ),
            (
                "Own parameters are taken over.", "init(id: Int, _ name: String = \"\") { super.init() }",
                "init(id: Int, _ name: String = \"\") {\nlet moduleViewController = NotesViewController(id: id, name)\n"
            ),
            (
                "Defaults alone are plain.", "init(id: Int = 1) { super.init() }",
                "init() {\nlet moduleViewController = NotesViewController()\n"
            ),
            (
                "A nested type is named in full.", "struct Row {}\ninit(row: Row) { super.init() }",
                "init(row: NotesViewController.Row) {\nlet moduleViewController = NotesViewController(row: row)\n"
            ),
        ] as [(String, String, String)])
    func theWireframeMakesTheViewController(_ sentence: String, initializer: String, expected: String) throws {
        let module = try expectSplit(
            initializer + "\n// MARK: - Wireframe\nfunc f() { dismiss(animated: true) }", wireframe: expected)
        #expect(!module.split.findings.contains { $0.rule == "no-plain-init" })
    }

    @Test(
        arguments: [
            ("A storyboard alone can make it.", "required init?(coder: NSCoder) { super.init(coder: coder) }"),
            ("A private initialiser is nobody's.", "private init(id: Int) { super.init() }"),
            ("One that may fail makes none.", "init?(id: Int) { super.init() }"),
        ] as [(String, String)])
    func withoutAWayToMakeOneThereIsNoInitialiser(_ sentence: String, initializer: String) throws {
        let module = try expectSplit(initializer + "\n// MARK: - Wireframe\nfunc f() { dismiss(animated: true) }")
        expect(module.wireframe, lacks: "let moduleViewController")
        #expect(module.split.findings.contains { $0.rule == "no-plain-init" }, "\(sentence)")
    }

    @Test(arguments: Template.builtIn)
    func whatFollowsTheInitialiserKeepsItsDocumentation(_ template: Template) throws {
        let source = """
            import UIKit
            final class NotesViewController: UIViewController {
                required init?(coder: NSCoder) { super.init(coder: coder) }
                // MARK: - Wireframe
                func f() { dismiss(animated: true) }
            }

            """
        let split = try ViperSplit.split(
            [SourceFile(path: "NotesViewController.swift", text: source)], options: SplitOptions(template: template))
        let text = try split.changes.changes.map { try $0.newContents() }.joined()
        #expect(text.contains("/// Builds the rest of the module") && !text.contains("/// A new screen"))
    }

    @Test func theNameOfTheLinkGivesWayToAMember() throws {
        try expectSplit(
            "var presenter: Int = 1\n// MARK: - Handle view event\nfunc f() { print(1) }",
            view: "lazy var modulePresenter: NotesPresenterInterface",
            wireframe: "moduleViewController.modulePresenter =")
    }

    /// A subclass that was split first has a link of its own.
    @Test func newNamesGiveWayToThoseOfSubclassesAndExtensions() throws {
        func module(_ app: String) throws -> Module {
            try expectSplit(
                """
                private let label = UILabel()
                private var count = 0
                // MARK: - Handle view event
                func f() { count += 1; label.text = "\\(count)" }
                """, context: ["import UIKit\n" + app])
        }
        let plain = try module("class Sub: UIViewController { var presenter = 1; func setLabelText() {} }")
        expect(plain.view, holds: "lazy var presenter: NotesPresenterInterface")
        expect(plain.view, holds: "func setLabelText(_ text: String?)")
        for app in [
            "class Sub: NotesViewController { var presenter = 1; private func setLabelText(_ text: String?) {} }",
            "class Sub: NotesViewController {}\nclass Deep: Sub { var presenter = 1; func setLabelText() {} }",
            "class Sub: NotesViewController {}\nextension Sub { var presenter: Int { 1 }; func setLabelText() {} }",
            "extension NotesViewController { var presenter: Int { 1 }; func setLabelText(_ text: String?) {} }",
        ] {
            let module = try module(app)
            expect(module.view, holds: "lazy var modulePresenter: NotesPresenterInterface")
            expect(module.view, lacks: "func setLabelText(_ text: String?)")
            expect(module.presenter, lacks: "view.setLabelText(")
        }
    }

    /// The controller may inherit a member of the link's name from a class that nobody looked at.
    @Test(arguments: Template.builtIn.filter { $0.reachesThePresenterByName })
    func theNameOfTheLinkGivesWayToWhatMayBeInherited(_ template: Template) throws {
        func view(_ code: String) throws -> String {
            let source = """
                import UIKit
                class NotesViewController: CardStackController {
                    var count = 0
                    override func viewDidLoad() { \(code) }
                    @IBAction func add(_ sender: Any) {
                        count += 1
                        UserDefaults.standard.set(count, forKey: "count")
                    }
                }
                """
            let split = try ViperSplit.split(
                [SourceFile(path: "NotesViewController.swift", text: source)], options: SplitOptions(template: template)
            )
            #expect(split.outcome == .split)
            return try split.changes.changes.map { try $0.newContents() }.joined()
        }
        #expect(try view("self.presenter?.refresh()").contains("lazy var modulePresenter:"))
        #expect(!(try view("self.deck?.refresh()").contains("modulePresenter")))
    }

    /// What is commented out may begin anywhere, and goes along.
    @Test(arguments: ["", "    ", "        "])
    func anEntryPointKeepsItsIndentation(_ indentation: String) throws {
        let members =
            "    private var count = 0\n    // MARK: - Handle view event\n\n\(indentation)// func old() {}\n\n    func f() {\n        count += 1\n    }"
        let module = try checkedSplit("import UIKit\nclass NotesViewController: UIViewController {\n\(members)\n}")
        #expect(module.view.contains("\n    func f() {\n        presenter.f()\n    }"), "\(module.view)")
        #expect(module.presenter.contains("// func old() {}"))
    }

    /// A comment behind the brace belongs to the class.
    @Test(arguments: ["// swiftlint:disable:this type_body_length", "/* the list */"])
    func aCommentBehindTheBraceStaysThere(_ comment: String) throws {
        let head = "class NotesViewController: UIViewController {"
        let members =
            "\n    private var count = 0\n    func f() { count += 1 }\n    // MARK: - Presenter\n    func g() {}\n}"
        let module = try checkedSplit("import UIKit\n\(head) \(comment)\(members)")
        #expect(module.split.outcome == .split)
        #expect(module.view.contains("\(head) \(comment)\n"))
    }
}

extension Template {
    /// The view controller's link is called `presenter`.
    fileprivate var reachesThePresenterByName: Bool {
        (try? style())?.links.contains { $0.from == .view && $0.name == "presenter" } == true
    }
}
