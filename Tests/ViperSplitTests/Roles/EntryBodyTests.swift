import Testing

@testable import ViperSplit

/// What entry points keep of their bodies: the call of `super`, what is about views alone, and values instead of views.
struct EntryBodyTests {
    private func source(_ body: String, head: String = "viewDidAppear(_ animated: Bool)", others: String = "") -> String
    {
        """
        // MARK: - Handle view event
        override func \(head) {
            \(body)
        }
        private var count = 0
        \(others)
        """
    }

    @Test func atTheBeginningItStays() throws {
        try expectSplit(
            source("super.viewDidAppear(animated)  // always\n\n    // Once more.\n    count += 1\n    // That's it."),
            view: """
                override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)  // always

                presenter.viewDidAppear()
                }
                """,
            presenter: "func viewDidAppear() {\n// Once more.\ncount += 1\n// That's it.\n}")
    }

    @Test func atTheEndItStays() throws {
        try expectSplit(
            source("count += 1  // once\n\n    // Last.\n    super.viewDidAppear(animated)"),
            view: """
                override func viewDidAppear(_ animated: Bool) {
                presenter.viewDidAppear()

                // Last.
                super.viewDidAppear(animated)
                }
                """,
            presenter: "func viewDidAppear() {\ncount += 1  // once\n}")
    }

    @Test("A comment beside a brace goes with the statement next to it.")
    func commentsBesideBraces() throws {
        try expectSplit(
            source("super.viewDidAppear(animated)\n    count += 1\n    /* Counted. */").replacing(
                "{\n    super", with: "{  // Seen.\n    super"
            ).replacing("*/\n", with: "*/ "),
            view: """
                override func viewDidAppear(_ animated: Bool) {  // Seen.
                super.viewDidAppear(animated)
                presenter.viewDidAppear()
                }
                """,
            presenter: "func viewDidAppear() {\ncount += 1\n/* Counted. */ }")
        try expectSplit(
            source("count += 1\n    super.viewDidAppear(animated)\n    /* Told. */").replacing(
                "{\n    count", with: "{  // Counts.\n    count"
            ).replacing("*/\n", with: "*/ "),
            view: """
                override func viewDidAppear(_ animated: Bool) {
                presenter.viewDidAppear()
                super.viewDidAppear(animated)
                /* Told. */ }
                """,
            presenter: "func viewDidAppear() {  // Counts.\ncount += 1\n}")
    }

    @Test func severalCommentsBesideABraceLeaveAsOne() throws {
        let module = try expectSplit(
            source("count += 1\n    super.viewDidAppear(animated)").replacing(
                "{\n    count", with: "{ /* One. */ /* Two. */ // Three.\n    count"),
            presenter: "func viewDidAppear() { /* One. */ /* Two. */ // Three.\ncount += 1\n}")
        expect(module.view, lacks: "One.")
    }

    @Test("A label says nothing of a parameter of its name.", arguments: [("self", true), ("sender", false)])
    func labelsAreNoUses(_ sender: String, _ leaves: Bool) throws {
        let module = try expectSplit(
            """
            private let segue = "Settings"
            @IBAction func openSettings(_ sender: UIBarButtonItem) {
                performSegue(withIdentifier: segue, sender: \(sender))
            }
            private var count = 0
            // MARK: - Handle view event
            func add() { count += 1 }
            """)
        #expect(module.view.contains("presenter.openSettings()") == leaves)
    }

    @Test func whatTheRestUsesIsPassedOn() throws {
        try expectSplit(
            source("super.viewDidAppear(animated)\n    count += animated ? 1 : 0"),
            view: "presenter.viewDidAppear(animated)")
    }

    @Test(arguments: [
        "count += 1\n    super.viewDidAppear(animated)\n    count += 1",
        "if animated { return }\n    super.viewDidAppear(animated)",
        "super.viewDidAppear(animated); count += 1",
        "if animated { super.viewDidAppear(true) }\n    count += 1",
        "super.viewDidAppear(count > 1)\n    count += 1",
        "super.viewDidAppear(animated)\n    super.viewWillAppear(animated)\n    count += 1",
    ])
    func anywhereElseTheOverrideStays(_ body: String) throws {
        try expectStays(source(body), member: "viewDidAppear", rule: "super")
    }

    @Test func ownCallsMeanTheOverride() throws {
        let body = "super.viewDidAppear(animated)\n    count += 1"
        try expectStays(
            source(body, others: "func again() { viewDidAppear(true) }"), member: "viewDidAppear", rule: "super")
        try expectMoves(source(body, others: "func again() {}"), member: "viewDidAppear", to: .presenter)
    }

    // MARK: - What is about views

    @Test func aroundSuperAllThatIsAboutViewsStays() throws {
        try expectSplit(
            "@IBOutlet var label: UILabel!\n"
                + source(
                    "super.viewDidAppear(animated)\n    label.text = \"\"\n    count += 1\n    label.isHidden = true"),
            view: """
                super.viewDidAppear(animated)
                label.text = ""
                presenter.viewDidAppear()
                label.isHidden = true
                """,
            presenter: "func viewDidAppear() {\ncount += 1\n}")
    }

    @Test(arguments: [
        ("setUp()", "// MARK: - View config\nprivate func setUp() { label.text = \"\" }"),
        (
            "button.addTarget(self, action: #selector(go), for: .touchUpInside)",
            "@objc func go() { label.text = \"x\" }"
        ),
        ("button.isHidden = responds(to: #selector(go))", "@objc func go() { label.text = \"x\" }"),
        // Its types are UIKit's, and the statement behind it is no less about views for that.
        ("(label as? UILabel)?.text = \"\"\n    label.isHidden = true", ""),
    ])
    func whatIsDoneWithOwnViewsStays(_ statement: String, _ others: String) throws {
        try expectSplit(
            "@IBOutlet var label: UILabel!\n@IBOutlet var button: UIButton!\n"
                + source("super.viewDidAppear(animated)\n    \(statement)\n    count += 1", others: others),
            view: "super.viewDidAppear(animated)\n\(statement)\npresenter.viewDidAppear()",
            presenter: "func viewDidAppear() {\ncount += 1\n}")
    }

    /// What ends the rest is still ended behind it, and what the rest declares is known there.
    @Test(arguments: [
        "defer { count += 2 }\nshow(\"\")",
        "func text() -> String { \"\" }\nshow(text())",
        "class Box { var name = \"\" }\nshow(Box().name)",
        "DispatchQueue.main.async { [weak self] in self?.show(\"\") }",
    ])
    func whatBelongsToTheRestMovesWithIt(_ statements: String) throws {
        let body = "super.viewDidAppear(animated)\ncount += 1\n\(statements)"
        let others = "// MARK: - View config\nprivate func show(_ text: String) { label.text = text }"
        try expectSplit(
            "@IBOutlet var label: UILabel!\n" + source(body, others: others),
            view: "super.viewDidAppear(animated)\npresenter.viewDidAppear()\n}")
    }

    @Test func whatIsDoneWithStateMoves() throws {
        try expectSplit(
            "@IBOutlet var label: UILabel!\n"
                + source(
                    "super.viewDidAppear(animated)\n    setUp()\n    count += 1",
                    others: "private func setUp() { count = 0 }"),
            view: "super.viewDidAppear(animated)\npresenter.viewDidAppear()",
            presenter: "func viewDidAppear() {\nsetUp()\ncount += 1\n}")
    }

    @Test func whatTheRestNeedsOfTheBeginningMoves() throws {
        try expectSplit(
            "@IBOutlet var label: UILabel!\n"
                + source("super.viewDidAppear(animated)\n    let text = label.text\n    count += text == nil ? 0 : 1"),
            view: "super.viewDidAppear(animated)\npresenter.viewDidAppear()",
            presenter: "let text = view.labelText\ncount += text == nil ? 0 : 1")
    }

    private func row(_ body: String) -> String {
        """
        private var items: [String] = []
        private let store = ItemStore()
        }
        extension NotesViewController: UITableViewDelegate {
        // MARK: - Handle view event
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            \(body)
        }
        """
    }

    @Test func theSelectedRowIsTheViewsOwn() throws {
        try expectSplit(
            row("tableView.deselectRow(at: indexPath, animated: true)\n    items.remove(at: indexPath.row)"),
            view: "tableView.deselectRow(at: indexPath, animated: true)\npresenter.didSelectRow(at: indexPath)",
            presenter: "func didSelectRow(at indexPath: IndexPath) {\nitems.remove(at: indexPath.row)\n}")
    }

    @Test func behindAReturnNothingStays() throws {
        let body = """
            if items.isEmpty { return }
                items.remove(at: indexPath.row)
                tableView.deselectRow(at: indexPath, animated: true)
            """
        try expectStays(row(body), member: "tableView", rule: "takes-view")
    }

    // MARK: - Values

    private func action(_ body: String, sender: String = "_ sender: UISwitch") -> String {
        """
        private var isOn = false
        private var count = 0
        private let store = ItemStore()
        // MARK: - Handle view event
        @IBAction func changed(\(sender)) {
            \(body)
        }
        """
    }

    @Test func aValueIsHandedOverInsteadOfItsView() throws {
        try expectSplit(
            action("count += sender.isOn ? 1 : 0"), view: "presenter.changed(isOn: sender.isOn)",
            presenter: "func changed(isOn: Bool) {\ncount += isOn ? 1 : 0\n}")
    }

    @Test func aNameThatIsTakenIsToldApart() throws {
        try expectSplit(
            action("isOn = sender.isOn"), view: "presenter.changed(senderIsOn: sender.isOn)",
            presenter: "func changed(senderIsOn: Bool) {\nisOn = senderIsOn\n}")
    }

    @Test(arguments: [
        "count += 1\n    count += sender.isOn ? 1 : 0",
        "print(count)\n    count += sender.isOn ? 1 : 0",
        "DispatchQueue.main.async { self.count += sender.isOn ? 1 : 0 }",
        "while sender.isOn { count += 1 }",
        "count += sender.isOn ? 1 : 0\n    sender.isOn = count > 3",
    ])
    func aValueThatMayHaveChangedIsNotHandedOver(_ body: String) throws {
        try expectStays(action(body), member: "changed", rule: "takes-view")
    }
}
