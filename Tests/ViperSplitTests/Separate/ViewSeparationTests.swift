import Testing

@testable import ViperSplit

/// What bodies of the Presenter do with views: commands and values of the View.
struct ViewSeparationTests {
    /// What a subclass says in its place is asked where it was, and only there.
    @Test func whatMayBeOverriddenIsAskedInItsPlace() throws {
        func presenter(_ app: String) throws -> String {
            try expectSplit(
                """
                @IBOutlet private var label: UILabel!
                private var isQuiet = false
                var banner: String { "hello" }
                // MARK: - Handle view event
                func f() { isQuiet.toggle(); label.text = isQuiet ? nil : banner }
                """, context: ["import UIKit\n" + app]
            ).presenter
        }
        let overridden = "class Sub: NotesViewController { override var banner: String { \"\" } }"
        #expect(try presenter(overridden).contains("view.setLabelText(isQuiet ? nil : view.banner)"))
        #expect(
            try presenter("class Sub: NotesViewController {}").contains("view.setLabelText(isQuiet ? nil : banner)"))
    }

    /// What a type says is asked where it was; the type is no value.
    @Test func noTypeIsHandedOverByItsName() throws {
        let keys = """
            struct AdKeys { static func next() -> String { print("asked"); return UserDefaults.standard.string(forKey: "ad") ?? "" } }
            """
        let module = try expectSplit(
            separationSource("tableView.rowHeight = 44\nnameLabel.text = AdKeys.next()\nspinner.startAnimating()"),
            context: separationApp + [keys])
        expect(module.view + module.presenter + module.interfaces, lacks: "AdKeys")
        expect(module.interactor, holds: "AdKeys.next()")
    }

    @Test("Equal code is one method, however it is laid out.", arguments: ["/* now */ ", "// now\n    "])
    func layoutMakesNoOtherCode(_ remark: String) throws {
        let module = try expectSplit(
            """
            @IBOutlet private var label: UILabel!
            private var count = 0
            // MARK: - Handle view event
            func add() { count += 1; label.text = "\\(count)" }
            func remove() {
                count -= 1
                label.text \(remark)= "\\(count)"
            }
            """, view: "label.text \(remark)= text", presenter: "view.setLabelText(\"\\(count)\")")
        #expect(module.interfaces.ranges(of: "LabelText").count == 1)
    }

    @Test(arguments: [
        SeparationRow(
            sentence: "A call is named after the view and what it does.", code: "spinner.stopAnimating()",
            presenter: "view.stopSpinnerAnimating()", view: "func stopSpinnerAnimating() {\nspinner.stopAnimating()\n}"),
        SeparationRow(
            sentence: "Reloading data is reloading the view.", code: "tableView.reloadData()",
            presenter: "view.reloadTableView()", view: "func reloadTableView() {\ntableView.reloadData()\n}"),
        SeparationRow(
            sentence: "An animation is of the view that it changes.",
            code: "UIView.animate(withDuration: 1) { self.spinner.alpha = 0 }", presenter: "view.animateSpinner()",
            view: "func animateSpinner() {\nUIView.animate(withDuration: 1) { self.spinner.alpha = 0 }\n}"),
        SeparationRow(
            sentence: "What is done behind it stays with the caller.",
            code: """
                UIView.animate(withDuration: 1, animations: { self.spinner.alpha = 0 }, completion: { [weak self] _ in
                    self?.notes = []
                })
                """,
            presenter: "view.animateSpinner { [weak self] in\nself?.notes = []\n}",
            view: """
                func animateSpinner(completion: @escaping () -> Void) {
                UIView.animate(withDuration: 1, animations: { self.spinner.alpha = 0 }, completion: { _ in completion() })
                }
                """),
        SeparationRow(
            sentence: "A text put together is a text.", code: "nameLabel.text = \"-\" + note.unknown",
            presenter: "view.setNameLabelText(\"-\" + note.unknown)"),
        SeparationRow(
            sentence: "So is one without a name of its own.", code: "nameLabel.text = \"! \" + \"kept\".uppercased()",
            presenter: "view.setNameLabelText(\"! \" + \"kept\".uppercased())",
            view: "func setNameLabelText(_ text: String?) {\nnameLabel.text = text\n}"),
        SeparationRow(
            sentence: "What is set is a parameter.", code: "nameLabel.text = text",
            presenter: "view.setNameLabelText(text)",
            view: "func setNameLabelText(_ text: String?) {\nnameLabel.text = text\n}"),
        SeparationRow(
            sentence: "A literal is one, too, so that one method does for all.",
            code: "saveButton.isEnabled = false\nsaveButton.isEnabled = notes.isEmpty",
            presenter: "view.setSaveButtonEnabled(false)\nview.setSaveButtonEnabled(notes.isEmpty)",
            view: "func setSaveButtonEnabled(_ isEnabled: Bool) {\nsaveButton.isEnabled = isEnabled\n}"),
        SeparationRow(
            sentence: "So is a text of the app's.",
            code: "nameLabel.text = L10n.saved\nnameLabel.text = L10n.saved(L10n.today)",
            presenter: "view.setNameLabelText(L10n.saved)\nview.setNameLabelText(L10n.saved(L10n.today))",
            view: "func setNameLabelText(_ text: String?) {\nnameLabel.text = text\n}"),
        SeparationRow(
            sentence: "What a call sets is one, too.",
            code: "saveButton.setTitle(\"A\", for: .normal)\nsaveButton.setTitle(L10n.saved, for: .normal)",
            presenter: "view.setSaveButtonTitle(\"A\")\nview.setSaveButtonTitle(L10n.saved)",
            view: "func setSaveButtonTitle(_ title: String?) {\nsaveButton.setTitle(title, for: .normal)\n}"),
        SeparationRow(
            sentence: "And a flag that it sets, but not how.",
            code: "tableView.setEditing(true, animated: true)\ntableView.setEditing(false, animated: true)",
            presenter: "view.setTableViewEditing(true)\nview.setTableViewEditing(false)",
            view: "func setTableViewEditing(_ editing: Bool) {\ntableView.setEditing(editing, animated: true)\n}"),
        SeparationRow(
            sentence: "A constant of how it looks stays.", code: "nameLabel.textColor = Palette.dark",
            presenter: "view.setNameLabelTextColorToDark()"),
        SeparationRow(
            sentence: "A constant of UIKit stays in the View and gives the name.", code: "nameLabel.textColor = .red",
            presenter: "view.setNameLabelTextColorToRed()",
            view: "func setNameLabelTextColorToRed() {\nnameLabel.textColor = .red\n}"),
        SeparationRow(
            sentence: "So does a colour that is written out, which gives none.",
            code: "nameLabel.textColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)",
            presenter: "view.updateNameLabelTextColor()",
            view: "nameLabel.textColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)"),
        SeparationRow(
            sentence: "A part of what is set gives it no name.",
            code: "nameLabel.layoutMargins = .init(top: .zero, left: 2, bottom: .zero, right: 2)",
            presenter: "view.updateNameLabelLayoutMargins()"),
        SeparationRow(
            sentence: "What all parts of it are does.",
            code: "nameLabel.layoutMargins = .init(top: .zero, left: .zero, bottom: .zero, right: .zero)",
            presenter: "view.setNameLabelLayoutMarginsToZero()"),
        SeparationRow(
            sentence: "A view of a library is one, too.", code: "badge.alpha = 0.5\nbadge.glow = 0.5",
            presenter: "view.setBadgeAlpha(0.5)\nview.badge.glow = 0.5",
            view: "func setBadgeAlpha(_ alpha: CGFloat) {\nbadge.alpha = alpha\n}"),
        SeparationRow(
            sentence: "What is done with each gives the name.",
            code: "chart.subviews.forEach { $0.removeFromSuperview() }",
            presenter: "view.removeChartSubviews()",
            view:
                "func removeChartSubviews() {\nchart.subviews.forEach { $0.removeFromSuperview() }\n}"),
        SeparationRow(
            sentence: "What another view shows is the View's matter.", code: "chart.alpha = spinner.alpha",
            presenter: "view.updateChartAlpha()", view: "func updateChartAlpha() {\nchart.alpha = spinner.alpha\n}"),
        SeparationRow(
            sentence: "Arguments keep their labels; UIKit's constants stay.",
            code: "tableView.deleteRows(at: [IndexPath(row: index, section: 0)], with: .fade)",
            presenter: "view.deleteTableViewRows(at: [IndexPath(row: index, section: 0)])",
            view:
                "func deleteTableViewRows(at indexPaths: [IndexPath]) {\ntableView.deleteRows(at: indexPaths, with: .fade)\n}"
        ),
        SeparationRow(
            sentence: "The app's own views are known from the context.", code: "chart.show([index])",
            presenter: "view.showChart([index])", view: "func showChart(_ values: [Int]) {\nchart.show(values)\n}"),
        SeparationRow(
            sentence: "What the view controller inherits is the View's.", code: "title = text\nview.endEditing(true)",
            presenter: "view.setTitle(text)\nview.endEditing()",
            view: "func setTitle(_ newTitle: String?) {\ntitle = newTitle\n}"),
        SeparationRow(
            sentence: "Focus has a word of its own.", code: "emailField.becomeFirstResponder()",
            presenter: "view.focusEmailField()"),
        SeparationRow(
            sentence: "In a closure it goes through its self.",
            code: "store.load(1) { [weak self] in self?.nameLabel.text = $0?.title }",
            presenter: "self?.view.setNameLabelText($0?.title)"),
        SeparationRow(
            sentence: "Animations go whole.",
            code: "UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }",
            presenter: "view.animateView()",
            view: "func animateView() {\nUIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }\n}"),
        SeparationRow(
            sentence: "A part of a view of UIKit's is named after the view.",
            code: "saveButton.titleLabel?.text = text", presenter: "view.setSaveButtonTitleLabelText(text)",
            view: "saveButton.titleLabel?.text = text"),
    ])
    func commandsBecomeMethodsOfTheView(_ row: SeparationRow) throws { try row.check() }

    /// A method that Objective-C would take for the setter of an inherited property has another name.
    @Test(arguments: [("@objcMembers ", "setTitleInView"), ("", "setTitle")])
    func aSetterOfObjectiveCIsTaken(_ attribute: String, _ name: String) throws {
        try expectSplit(
            """
            import UIKit
            \(attribute)final class NotesViewController: UIViewController {
                private var notes: [Note] = []
                private let store = NoteStore()
                private func load() { store.load(1) { note in self.notes = []; self.title = note?.title } }
                @IBAction func tap() { load() }
            }
            """, context: separationApp, view: "func \(name)(_ title: String?) {\nself.title = title")
    }

    /// A value that a view is asked for by something of the place is no property of the View.
    @Test func aPropertyIsHandedNothing() throws {
        let module = try checkedSplit(
            separationSource("let known = notes.contains { chart.mark(at: $0.title).count == index }\nprint(known)"),
            context: separationApp + [
                "import UIKit\nextension ChartView { func mark(at title: String) -> String { title } }"
            ])
        expect(module.view, lacks: "$0")
        expect(module.presenter, holds: "notes.contains {")
    }

    @Test(arguments: [
        (
            "guard let strongSelf = self else { return }", "strongSelf.nameLabel.text = word",
            "strongSelf.view.setNameLabelText(word)"
        ),
        ("guard let itself = self?.badge else { return }", "itself.text = word", "itself.text = word"),
    ])
    func aLocalNameForSelfTellsTypesAsItDoes(_ binding: String, _ code: String, _ now: String) throws {
        try expectSplit(
            separationSource(
                "Nobody.tells { [weak self] words in\n\(binding)\nlet word = words.first\n\(code)\nself?.notes = []\n}"),
            context: separationApp, presenter: now)
    }

    @Test(arguments: [
        SeparationRow(
            sentence: "A text is named after its field.", code: "print(emailField.text?.count as Any)",
            presenter: "print(view.emailText?.count as Any)", view: "var emailText: String? { emailField.text }"),
        SeparationRow(
            sentence: "A flag reads as one.", code: "if rememberSwitch.isOn { print(1) }",
            presenter: "if view.isRememberSwitchOn { print(1) }",
            view: "var isRememberSwitchOn: Bool { rememberSwitch.isOn }"),
        SeparationRow(
            sentence: "Where the property says it all it is the name.",
            code: "guard let path = tableView.indexPathForSelectedRow else { return }\nprint(path)",
            presenter: "guard let path = view.indexPathForSelectedRow else { return }"),
        SeparationRow(
            sentence: "Behind a weak self the value is optional as before.",
            code: "store.load(1) { [weak self] _ in print(self?.rememberSwitch.isOn as Any) }",
            presenter: "print(self?.view.isRememberSwitchOn as Any)", view: "var isRememberSwitchOn: Bool {"),
        SeparationRow(
            sentence: "The app's own views are known from the context.", code: "print(chart.level)",
            presenter: "print(view.chartLevel)", view: "var chartLevel: Int { chart.level }"),
    ])
    func valuesBecomePropertiesOfTheView(_ row: SeparationRow) throws { try row.check() }

    @Test(arguments: ["", "    store.touch()\n"])
    func whatThePresenterConformsByGivesTheViewCommands(_ besides: String) throws {
        let source = """
            import UIKit
            final class NotesViewController: UIViewController {
                @IBOutlet var tableView: UITableView!
                @IBOutlet var nameLabel: UILabel!
                private let store = NoteStore()
                private var feed: Feed!
                private var isReady = false
                // MARK: - Handle view event
                func start() {
                \(besides)    isReady = true
                    feed = Feed(notes: [])
                    feed.delegate = self
                }
            }
            extension NotesViewController: FeedDelegate {
                func feedInserted(_ paths: [IndexPath]) { tableView.insertRows(at: paths, with: .automatic) }
                func feedEnded() {
                    tableView.endUpdates()
                    nameLabel.text = "\\(isReady)"
                }
            }
            """
        let app = """
            protocol FeedDelegate: AnyObject { func feedInserted(_ paths: [IndexPath]); func feedEnded() }
            class Feed { weak var delegate: FeedDelegate?; init(notes: [Note]) {} }
            """
        try expectSplit(
            source, context: separationApp + [app], view: "func insertTableViewRows(at indexPaths: [IndexPath]) {",
            presenter: "func feedEnded() {\nview.endTableViewUpdates()\nview.setNameLabelText(\"\\(isReady)\")")
    }

    /// `arguments` is a name for all of them, and `CVarArg` the type of none.
    @Test func whatTakesAnyNumberOfValuesGivesThemNoNameAndNoType() throws {
        let app = "extension UILabel { func put(_ format: String, _ arguments: CVarArg...) {} }"
        try expectSplit(
            separationSource("nameLabel.put(\"%@-%@\", text, index)"), context: separationApp + [app],
            view: "func putNameLabel(_ format: String, text: String, index: Int) {",
            presenter: "view.putNameLabel(\"%@-%@\", text: text, index: index)")
    }

    @Test("What is done in a closure that runs at once is done there; what is only read may be handed over.")
    func nothingThatIsDoneIsHandedOver() throws {
        try expectSplit(
            """
            import UIKit
            final class NotesViewController: UIViewController {
                @IBOutlet weak var label: UILabel!
                private var names: [String] = []
                // MARK: - Handle view event
                func refresh() {
                    names = []
                    UIView.performWithoutAnimation { add("a") }
                    UIView.performWithoutAnimation { label.text = names.first }
                }
                func add(_ name: String) { names.append(name); label.text = name }
            }
            """,
            presenter: """
                UIView.performWithoutAnimation { add("a") }
                view.performLabelWithoutAnimation(names.first)
                """)
    }

    @Test(arguments: [
        ("passwordField?.text?.isEmpty == true", "view.isPasswordTextEmpty == true"),
        ("passwordField?.text == nil", "view.passwordText == nil"),
        ("passwordField?.isHidden == true", "view.isPasswordFieldHidden == true"),
    ])
    func whatAViewHoldsIsCalledAfterTheView(_ code: String, _ presenter: String) throws {
        try expectSplit(
            separationSource("if \(code) { note = nil }") + "\n@IBOutlet var passwordField: UITextField?",
            context: separationApp, presenter: "if \(presenter) { note = nil }")
    }
}
