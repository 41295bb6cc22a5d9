import Testing

@testable import ViperSplit

/// What becomes a parameter of code that leaves a body, and what can't.
struct ParametersTests {
    private let app = """
        import UIKit
        struct Note {}
        class NoteStore { static let shared = NoteStore(); func sorted(by name: String = "a") -> [Note] { [] } }
        class PickerViewController: UIViewController { func add(_ note: Note) {}; var notes: [Note]? }
        """

    private func wireframe(_ code: String, notes: String = "[Note]!") throws -> String {
        try expectSplit(
            """
            private var notes: \(notes)
            // MARK: - Handle view event
            func leave() { dismiss(animated: true) }
            func handle() {
                notes = []
                let screen = PickerViewController()
                \(code)
                present(screen, animated: true)
            }
            """, context: [app]
        ).wireframe
    }

    /// What is shown comes from the Presenter, and what identifies something of UIKit's is the View's.
    @Test(arguments: [
        ("table.register(UITableViewCell.self, forCellReuseIdentifier: \"Note\")", false),
        ("save.setTitle(\"Note\", for: .normal)", true),
    ])
    func whatIsShownIsHandedOver(_ command: String, _ isHanded: Bool) throws {
        let module = try expectSplit(
            """
            @IBOutlet var table: UITableView!
            @IBOutlet var save: UIButton!
            private var count = 0
            // MARK: - Handle view event
            func load() {
                count += 1
                \(command)
                table.rowHeight = 44
            }
            """, context: [app])
        #expect(module.presenter.contains("\"Note\"") == isHanded, "\(module.presenter)")
        #expect(module.view.contains("\"Note\"") != isHanded, "\(module.view)")
    }

    /// Parentheses around a value are no part of it.
    @Test(arguments: [
        ("(url)", "wireframe.open(url)"), ("((url))", "wireframe.open(url)"), ("url", "wireframe.open(url)"),
    ])
    func parenthesesStayWhereTheyAre(_ value: String, _ call: String) throws {
        let module = try expectSplit(
            """
            private var count = 0
            // MARK: - Handle view event
            func load() {
                count += 1
                if let url = URL(string: "a") { UIApplication.shared.open(\(value)) }
            }
            """, context: [app])
        #expect(module.presenter.contains("{ \(call) }"), "\(module.presenter)")
    }

    @Test func whatItsPlaceUnwrapsIsUnwrappedThere() throws {
        let loop = "for note in notes { screen.add(note) }"
        #expect(try wireframe(loop).contains("for notes: [Note]!) {"))
        #expect(try wireframe(loop, notes: "[Note] = []").contains("for notes: [Note]) {"))
    }

    @Test(arguments: [
        ("screen.notes = notes", "for notes: [Note]?) {"),
        ("screen.title = notes == nil ? \"a\" : \"b\"", "func showPicker("),
    ])
    func whatIsReadAsOptionalIsOne(_ code: String, signature: String) throws {
        #expect(try wireframe(code).contains(signature))
    }

    /// Two titles are told apart by what they are called where they come from.
    @Test(arguments: [("okTitle", "title: heading, okTitle: okTitle"), ("okText().title", "title: heading, title2: ")])
    func labelsAreTold(_ title: String, call: String) throws {
        let module = try expectSplit(
            """
            private var heading = ""
            private var okTitle = ""
            // MARK: - Provide view data source
            private func okText() -> Text { Text() }
            // MARK: - Handle view event
            func handle() {
                heading = ""
                let alert = UIAlertController(title: heading, message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: \(title), style: .default))
                present(alert, animated: true)
            }
            """, context: ["struct Text { var title = \"\" }"])
        #expect(module.presenter.contains(call), "\(module.presenter)")
    }

    /// A value that its own method changes has to be the one that changes.
    @Test(arguments: [("mutating ", false), ("", true)])
    func whatIsChangedInItsPlaceIsNone(_ modifier: String, isParameter: Bool) throws {
        let module = try expectSplit(
            """
            private let box = Box()
            // MARK: - Handle view event
            func handle() { box.stack.present(PickerViewController(), animated: true) }
            """,
            context: [
                app,
                """
                class Box { var stack = Stack() }
                struct Stack {
                    var screens: [UIViewController] = []
                    \(modifier)func present(_ screen: UIViewController, animated: Bool) {}
                }
                """,
            ])
        #expect(module.wireframe.contains("(with stack: Stack)") == isParameter, "\(module.wireframe)")
    }

    /// `NoteStore.shared.sorted()` can leave as a whole; its callee, a function, can't be handed over.
    @Test func aCalleeIsNone() throws {
        let found = try wireframe("var all = NoteStore.shared.sorted()\nall.append(Note())\nscreen.notes = all")
        #expect(!found.contains("-> [Note]"))
        #expect(found.contains("func showPicker(for notes: [Note]?)"))
    }

    /// A closure that a list runs for each of its elements reads its values each time.
    @Test(arguments: ["contains(where: { $0.id == number })", "contains(where: { _ in isOpen })"])
    func whatAClosureReadsOftenIsNone(_ call: String) throws {
        let found = try expectSplit(
            """
            private var number = 0
            private var isOpen = false
            // MARK: - Handle view event
            func leave() { dismiss(animated: true) }
            func handle() {
                number += 1
                isOpen = NoteStore.shared.notes.\(call)
            }
            """,
            context: [
                """
                struct Note { var id = 0 }
                class NoteStore { static let shared = NoteStore(); var notes: [Note] = [] }
                """
            ])
        #expect(!found.interactor.contains("-> Bool"))
    }

    private let desk = """
        import UIKit
        class Desk { func editor(at place: Int) -> EditorViewController? { nil }; func next() -> UIViewController? { nil } }
        class EditorViewController: UIViewController { var address = "" }
        """

    /// Who makes a screen is handed on, and asked where the screen is shown: the Presenter knows none.
    @Test(arguments: [
        ("guard let next = desk?.editor(at: place) else { return }", "showEditor(for desk: Desk?, place: Int)"),
        ("guard let next = desk?.next() as? EditorViewController else { return }", "showEditor(for desk: Desk?)"),
    ])
    func aScreenIsNone(_ code: String, signature: String) throws {
        let found = try expectSplit(
            """
            private var desk: Desk?
            private var place = 0
            // MARK: - Handle view event
            func handle() {
                place += 1
                \(code)
                present(next, animated: true)
            }
            """, context: [desk])
        #expect(found.wireframe.contains("func " + signature), "\(found.wireframe)")
        expect(found.presenter, lacks: "EditorViewController")
    }

    /// A run that sets something of another screen isn't the Presenter's.
    @Test(arguments: [("editor?.address = all", false), ("print(all)", true)])
    func aScreenThatIsBuiltElsewhereIsNone(_ code: String, isRun: Bool) throws {
        let found = try expectSplit(
            """
            private var all = ""
            @IBOutlet var label: UILabel!
            @IBAction func open(_ sender: UIButton) {
                let editor = storyboard?.instantiateViewController(withIdentifier: "Editor") as? EditorViewController
                if all.isEmpty { all = "a"; \(code) }
                label.text = editor?.title
                label.textColor = sender.tintColor
                label.addSubview(sender)
            }
            func add() { all += "b" }
            """, context: [desk])
        expect(found.presenter, lacks: "EditorViewController")
        #expect(found.presenter.contains("print(all)") == isRun, "\(found.presenter)")
    }

    /// `if let path` reads the name around it, which goes on having the name; a text that may not be needed is put together
    /// where it is.
    @Test(arguments: [
        (
            "if let path { next.address = \"\\(root)/\\(path)\" } else { next.address = \"\\(root)\" }",
            "(for path: String?, root: String)"
        ),
        ("next.address = \"\\(root)\"", "(for address: String)"),
        ("if let path { next.address = path }\nnext.title = path", "(for path: String?)"),
    ])
    func shorthandsReadNames(_ code: String, signature: String) throws {
        let found = try expectSplit(
            """
            private var root = ""
            // MARK: - Handle view event
            func handle(_ path: String?) {
                root += "b"
                let next = EditorViewController()
                \(code)
                present(next, animated: true)
            }
            """, context: [desk])
        #expect(found.wireframe.contains("func showEditor" + signature), "\(found.wireframe)")
    }

    /// Commands whose constants differ are one, which is handed them, if their type can be told.
    @Test(arguments: [
        (
            "Constants of the app.", "form.show(Page.error)\nnotes = []\nform.show(Page.errorNext)",
            "view.showForm(Page.error)\nnotes = []\nview.showForm(Page.errorNext)", "func showForm(_ page: Page) {"
        ),
        (
            "Numbers; what doesn't differ stays in the command.",
            "form.place(1, fixed: true)\nnotes = []\nform.place(2, fixed: true)",
            "view.placeForm(1)\nnotes = []\nview.placeForm(2)",
            "func placeForm(_ row: Int) {\nform.place(row, fixed: true)\n}"
        ),
        (
            "Those that don't differ are the command's.", "form.show(Page.error)\nnotes = []\nform.show(Page.error)",
            "view.showForm()\nnotes = []\nview.showForm()", "func showForm() {\nform.show(Page.error)\n}"
        ),
        (
            "Those of UIKit's types stay with it.", "form.color(.red)\nnotes = []\nform.color(.blue)",
            "view.colorForm()\nnotes = []\nview.colorFormInView()", "func colorForm() {\nform.color(.red)\n}"
        ),
    ])
    func whatDiffersIsHandedOver(_ sentence: String, _ code: String, _ presenter: String, _ view: String) throws {
        let app = """
            enum Page { case error, errorNext }
            class FormView: UIView {
                func show(_ page: Page) {}
                func place(_ row: Int, fixed: Bool) {}
                func color(_ color: UIColor) {}
            }
            """
        try expectSplit(
            separationSource(code) + "\n@IBOutlet var form: FormView!", context: separationApp + [app], view: view,
            presenter: presenter)
    }

    /// What is handed over is evaluated first: before the screen is made, whose code may change it.
    @Test(arguments: [
        ("screen.title = \"\\(notes.count)\"", true), ("screen.title = counter.text", false),
        ("screen.title = counter.next()", false), ("screen.title = counter.name", true),
    ])
    func whatAScreenMayChangeIsReadBehindIt(_ code: String, isHanded: Bool) throws {
        let app = """
            import UIKit
            class Counter {
                static let shared = Counter()
                let name = ""
                var text = ""
                func next() -> String { text += "+"; return text }
            }
            class PageViewController: UIViewController {
                init() { super.init(nibName: nil, bundle: nil); Counter.shared.text = "" }
                required init?(coder: NSCoder) { fatalError() }
            }
            class PlainViewController: UIViewController {}
            """
        func wireframe(_ screen: String) throws -> String {
            try expectSplit(
                """
                private var notes: [Int] = []
                private let counter = Counter.shared
                // MARK: - Handle view event
                func leave() { dismiss(animated: true) }
                func handle() {
                    notes = []
                    let screen = \(screen)()
                    \(code)
                    present(screen, animated: true)
                }
                """, context: [app]
            ).wireframe
        }
        #expect(try wireframe("PageViewController").contains("screen.title = title") == isHanded)
        #expect(try wireframe("PlainViewController").contains("screen.title = title"))
    }

    /// Whoever is handed the view controller may have it change what it stores; where nothing of the app's runs nobody does.
    @Test(arguments: [
        ("screen.host = self\nscreen.number = tries", "screen.number = number", false),
        ("screen.plain = self\nscreen.number = tries", "screen.number = number", true),
        ("screen.number = tries\nscreen.host = self", "screen.number = number", true),
        ("screen.made = { [weak self] in self?.tries += 1 }\nscreen.number = tries", "screen.number = number", false),
        // Asked twice, with another question between that counts.
        (
            "screen.number = desk.count\nscreen.next = desk.take()\nscreen.last = desk.count", "screen.last = number",
            false
        ),
        ("screen.number = tries\nscreen.next = tries", "screen.next = number", true),
        // What is put together of it varies as it does.
        ("screen.told = \"a\"\nscreen.number = desk.count + tries", "screen.number = number", false),
        ("screen.told = \"a\"\nscreen.title = \"\\(desk.count)\"", "screen.title = title", false),
        ("screen.told = \"a\"\nscreen.number = tries * 2", "screen.number = number", true),
        // In a loop what stands behind has run before.
        (
            "for title in [\"a\", \"b\"] {\nscreen.number = desk.count\nscreen.told = title\n}",
            "screen.number = number", false
        ),
    ])
    func whatTheViewControllerMayChangeIsReadInItsPlace(_ code: String, _ line: String, isHanded: Bool) throws {
        let app = """
            import UIKit
            class Desk { static let shared = Desk(); var count = 0; func take() -> Int { count += 1; return count } }
            class PageViewController: UIViewController {
                weak var host: UIViewController? { didSet { host?.loadViewIfNeeded(); Desk.shared.count = 2 } }
                weak var plain: UIViewController?
                var made: (() -> Void)? { didSet { made?() } }
                var told = "" { didSet { Desk.shared.count += 1 } }
                var number = 0; var next = 0; var last = 0
            }
            """
        let wireframe = try expectSplit(
            """
            private var tries = 0
            private let desk = Desk.shared
            // MARK: - Handle view event
            func leave() { dismiss(animated: true) }
            func handle() {
                tries += 1
                let screen = PageViewController()
                \(code)
                present(screen, animated: true)
            }
            """, context: [app]
        ).wireframe
        #expect(wireframe.contains(line) == isHanded, "\(wireframe)")
    }
}
