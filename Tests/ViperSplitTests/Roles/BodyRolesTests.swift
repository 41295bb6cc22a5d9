import Testing

@testable import ViperSplit

/// The roles of members of which no mark says anything.
struct BodyRolesTests {
    private let declarations = """
        @IBOutlet var label: UILabel!
        private let store = NoteStore()
        private let catalog = Catalog.shared
        private var editor: UIAlertController?
        private var notes: [Int] = []
        private var ratio = 1.0
        func work() { store.save(); notes = [] }
        func draw() { label.text = "" }
        func leave() { dismiss(animated: true) }
        func load() { store.load() }

        """

    private func role(of name: String = "f", _ code: String) throws -> (Role?, Reason) {
        let plan = try plan(declarations + code)
        let id = try #require(plan.controller.members(named: name).first).id
        return (plan.classification.roles[id], plan.classification.reasons[id])
    }

    @Test(
        arguments: [
            ("An outlet is the View's.", "func f() { label.text = \"\" }", .view),
            ("What is inherited is, too.", "func f() { view.setNeedsLayout() }", .view),
            ("Leaving navigates.", "func f() { dismiss(animated: true) }", .wireframe),
            ("Pushing does.", "func f() { navigationController?.pushViewController(X(), animated: true) }", .wireframe),
            (
                "The bar is a view.", "func f() { navigationController?.setNavigationBarHidden(true, animated: true) }",
                .view
            ),
            (
                "A screen that this one takes in is a part of it.",
                "private let pages = PagesViewController()\nfunc g() { addChild(pages) }\nfunc f() { pages.title = \"\" }",
                .view
            ),
            (
                "One that it doesn't is another.",
                "private let pages = PagesViewController()\nfunc f() { pages.title = \"\" }", .wireframe
            ),
            (
                "So does ending what another app has asked for.",
                "func f() { extensionContext?.completeRequest(returningItems: nil) }", .wireframe
            ),
            ("Reading what it has asked for doesn't.", "func f() { print(extensionContext?.inputItems ?? []) }", .view),
            ("An alert is a screen.", "func f() { editor?.message = \"\" }", .wireframe),
            ("A service is data.", "func f() { store.save() }", .interactor),
            ("A shared instance is one, whatever its name.", "func f() { catalog.open() }", .interactor),
            ("So are defaults.", "func f() { UserDefaults.standard.set(1, forKey: \"a\") }", .interactor),
            ("Data and the state that it fills go together.", "func f() { notes = store.all() }", .interactor),
            ("Views and data are mixed.", "func f() { label.text = store.name }", .presenter),
            ("Navigation and data are.", "func f() { store.save(); dismiss(animated: true) }", .presenter),
            ("A screen that is given state is.", "func f() { present(X(notes), animated: true) }", .presenter),
            ("Calls count.", "func f() { draw(); load() }", .presenter),
            (
                "What a title gives to the Interactor is asked for.",
                "func f() { label.text = \"\\(g(3))\" }\n// MARK: - Data\nfunc g(_ n: Int) -> Int { n + 1 }", .presenter
            ),
            (
                "What decides is the Presenter's, whatever its title.",
                """
                func f() { label.text = "\\(g(3))" }
                // MARK: - Data
                func g(_ n: Int) -> Int { if n > 9 { return 9 } else { return n } }
                """, .view
            ),
            (
                "What gives a view is the View's.",
                "func f() { label.text = \"\\(g() == nil)\" }\n// MARK: - Data\nfunc g() -> UIView? { nil }", .view
            ),
            ("A pure forward follows.", "func f() { leave() }", .wireframe),
            ("State goes to who works with it.", "func f() { notes.sort() }", .presenter),
            ("State that nobody works with is the View's.", "func f() { ratio = 2 }", .view),
            (
                "State that is had by way of who works with it goes there, too.",
                "func f() -> Int { g() + 1 }\nfunc g() -> Int { notes.count }", .presenter
            ),
            (
                "What is had by way of the View's stays.",
                "func f() -> Double { g() * 2 }\nfunc g() -> Double { ratio }", .view
            ),
            (
                "State that is decided by with other state is the Presenter's.",
                "func f() { ratio = 2 }\nfunc g() { if notes.isEmpty { ratio = 1 } }", .presenter
            ),
            (
                "An answer that others' state is worked out from is the Presenter's.",
                "@objc func f(_ part: Int) -> Int { switch part { case 0: return notes.count; default: return 1 } }",
                .presenter
            ),
            ("One that is only read is the View's.", "@objc func f() -> Int { notes.count }", .view),
            (
                "So is one from state that nobody works with.",
                "@objc func f() -> Double { let twice = ratio * 2; return twice }", .view
            ),
            (
                "To call a function is to tell who has set it.",
                "var onEnd: ((Int) -> Void)?\n@objc func f() { onEnd?(1) }",
                .presenter
            ),
            (
                "To ask whether there is one isn't.",
                "var onEnd: ((Int) -> Void)?\n@objc func f() { print(onEnd == nil) }",
                .view
            ),
            ("What a mutating method is called on is changed.", "@objc func f() { notes.append(1) }", .presenter),
            ("Another method only reads it.", "@objc func f() { print(notes.dropFirst()) }", .view),
            (
                "State that views are laid out by is theirs.",
                "func f() { ratio = 2 }\nfunc g() { label.alpha = ratio }", .view
            ),
            (
                "Data and state that others decide by are mixed.",
                "func f() { notes = store.all() }\nfunc g() { if notes.isEmpty { draw() } }", .presenter
            ),
            (
                "So is what asks such code.",
                "func f() { store.save(g()) }\nfunc g() -> Int { notes.count }\nfunc h() { if notes.isEmpty { draw() } }",
                .presenter
            ),
            ("A view that changes state does two jobs.", "func f() { label.text = \"\"; notes = [] }", .presenter),
            ("One that only reads it doesn't.", "func f() { label.text = \"\\(notes)\" }", .view),
            (
                "One that goes on or not by it does.",
                "func f() { guard notes.isEmpty else { return }; label.text = \"\" }", .presenter
            ),
            (
                "One that goes on or not by a view doesn't.",
                "func f() { guard label.isHidden else { return }; label.text = \"\\(notes)\" }", .view
            ),
            (
                "Branches that only set views are one thing to show.",
                "func f() { if notes.isEmpty { label.text = \"\" } else { label.isHidden = true } }", .view
            ),
            (
                "Branches that do something else aren't.",
                "func f() { if notes.isEmpty { label.text = \"\" } else { draw() } }", .presenter
            ),
            (
                "What decides about values is the Presenter's.",
                "func f(_ n: Int) -> String { if n > 1 { return \"a\" }; return \"b\" }", .presenter
            ),
            ("What gives a view stays.", "func f() -> UIView { store.save(); return UIView() }", .view),
            (
                "What uses a view that it is given stays.",
                "func f(_ cell: UITableViewCell) { store.save(); cell.x() }", .view
            ),
            (
                "What asks for a colour does something with views, whoever knows the colour.",
                "func f() { label.textColor = color() }\nfunc color() -> UIColor { store.color }", .view
            ),
            ("What is handed a view isn't for the Interactor.", "func f(_ c: UIView) { store.save() }", .view),
            ("An action that works is the Presenter's.", "@IBAction func f() { store.save() }", .presenter),
            ("One that only calls stays.", "@IBAction func f() { load() }", .view),
            ("A selector is no call.", "func f() { label.x(#selector(work)) }", .view),
            ("A life-cycle method may read state.", "override func f() { label.text = \"\\(notes)\"; load() }", .view),
            ("A computed property is code, too.", "var f: String { store.name }", .interactor),
        ] as [(String, String, Role)])
    func theBodyDecides(_ sentence: String, code: String, expected: Role) throws {
        let (role, _) = try role(code)
        #expect(role == expected, "\(sentence)")
    }

    /// A table view controller has what its table asks it for anyway, and overrides it; that is no life cycle.
    @Test(
        arguments: [
            (
                "tableView(_:numberOfRowsInSection:)", "guard section == 0 else { return 0 }; return notes.count",
                .presenter
            ),
            ("tableView(_:numberOfRowsInSection:)", "notes.count", .view),
        ] as [(String, String, Role)])
    func anAnswerThatIsWorkedOutIsThePresenters(_ name: String, _ body: String, _ role: Role) throws {
        let head = "func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int"
        for base in ["UITableViewController", "UIViewController"] {
            let keyword = base == "UITableViewController" ? "override " : ""
            let plan = try plan(
                """
                import UIKit
                final class NotesViewController: \(base)\(keyword.isEmpty ? ", UITableViewDataSource" : "") {
                    private var notes: [Int] = []
                    private let store = NoteStore()
                    \(keyword)\(head) { \(body) }
                    func reload() { notes = store.all(); if notes.isEmpty { dismiss(animated: true) } }
                }
                """)
            let id = try #require(plan.controller.members.first { $0.fullName == name }).id
            #expect(plan.classification.roles[id] == role, "\(base)")
        }
    }

    /// Who is told of a row goes by the state that the row is looked up in, whether that is stored or worked out.
    @Test(
        arguments: [
            ("private var shown: [Int] { notes.filter { $0 > 1 } }", .presenter),
            ("private var shown: [Int] { [1, 2] }", .view),
        ] as [(String, Role)])
    func whatIsWorkedOutOfStateIsState(_ shown: String, _ expected: Role) throws {
        let (role, _) = try role(
            """
            \(shown)
            @objc func f() { open(shown[0]) }
            func open(_ note: Int) { store.load(); notes = [note] }
            """)
        #expect(role == expected)
    }

    /// UIKit finds a callback on the view controller, which only asks the Wireframe.
    @Test(
        arguments: [
            ("A helper that only sets how the bar looks is the View's.", "navigationBar.isTranslucent = false", .view),
            ("One that goes elsewhere navigates.", "popViewController(animated: true)", .wireframe),
        ] as [(String, String, Role)])
    func aHelperOnTheNavigationControllerIsToldByItsBody(_ sentence: String, _ body: String, _ role: Role) throws {
        let app = "import UIKit\nextension UINavigationController { func fix() { \(body) } }"
        let plan = try plan("func f() { navigationController?.fix() }", context: [app])
        let id = try #require(plan.controller.members(named: "f").first).id
        #expect(plan.classification.roles[id] == role, "\(sentence)")
    }

    @Test(
        arguments: [
            ("Behind what hands on a screen, that is asked.", "top?.popViewController(animated: true)", .wireframe),
            ("However it is handed on.", "same().popViewController(animated: true)", .wireframe),
            ("A bar is none.", "bar.sizeToFit()", .view),
        ] as [(String, String, Role)])
    func whatIsAskedOfAScreenThatIsHandedOnTells(_ sentence: String, _ path: String, _ role: Role) throws {
        let app = """
            import UIKit
            class Main: UINavigationController {}
            extension UINavigationController {
                var top: Main? { self as? Main }
                var bar: UINavigationBar { navigationBar }
                func same() -> UINavigationController { self }
            }
            """
        let plan = try plan("func f() { navigationController?.\(path) }", context: [app])
        let id = try #require(plan.controller.members(named: "f").first).id
        #expect(plan.classification.roles[id] == role, "\(sentence)")
    }

    /// A Wireframe knows its screen as a view controller.
    @Test(arguments: [("UIViewController", Role.wireframe), ("ASCredentialProviderViewController", .view)])
    func whatOnlyASubclassHasIsNoNavigation(superclass: String, role: Role) throws {
        let source = """
            import AuthenticationServices
            import UIKit
            final class NotesViewController: \(superclass) {
                func f() { extensionContext?.cancelRequest(withError: Failure()) }
            }
            """
        let plan = try plan(source)
        let id = try #require(plan.controller.members(named: "f").first).id
        #expect(plan.classification.roles[id] == role)
    }

    @Test func aCallbackIsToldByItsLabelsToo() throws {
        func role(_ label: String) throws -> Role? {
            let code = "func tableView(_ t: Table, \(label) p: IndexPath) { dismiss(animated: true) }"
            return try self.role(of: "tableView", code).0
        }
        #expect(try role("didSelectRowAt") == .presenter)
        #expect(try role("isLeftFrom") == .wireframe)
    }

    /// The title of its section counts for a function only where its body tells nothing.
    @Test(
        arguments: [
            ("func g(_ n: Int) -> Int { n + 1 }", .interactor),
            ("func g(_ n: Int) -> Int { if n > 9 { return 9 } else { return n } }", .presenter),
            ("func g() -> UIView? { nil }", .view),
        ] as [(String, Role)])
    func aTitleCountsWhereTheBodyTellsNothing(_ code: String, _ expected: Role) throws {
        #expect(try role(of: "g", "// MARK: - Data\n" + code).0 == expected)
    }

    @Test func whatTouchesNothingFollowsItsCallers() throws {
        let (role, reason) = try role("func f() { print(1) }")
        #expect(role == nil && reason == .usage)
        #expect(try self.role("func f() {}").1 == .nothing)
    }

    @Test func theReasonNamesTheFirstOfEachKind() throws {
        let (_, reason) = try role("func f() { label.text = store.name; leave(); label.isHidden = true }")
        #expect(reason.text == "touches the view (`label.text`), navigation by calls, data (`store.name`)")
    }
}
