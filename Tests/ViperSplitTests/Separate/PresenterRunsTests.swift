import Testing

@testable import ViperSplit

/// What a body of the View does that isn't about views leaves it in runs of statements, as methods of the Presenter.
struct PresenterRunsTests {
    /// What can't be where it was asked to be is taken apart as the View's, and isn't asked for there once more.
    @Test(arguments: ["// viper-split: presenter", "// as it is"])
    func aBodyThatWasAskedForInVainIsTakenApartOnce(_ comment: String) throws {
        let source = """
            @IBOutlet var nameLabel: UILabel!
            private let store = NoteStore()
            private var items: [String] = []
            \(comment)
            override func viewDidLoad() {
                super.viewDidLoad()
                items = store.load()
                c(); b()
            }
            private func b() { store.save("a"); present(UIViewController(), animated: true) }
            private func c() { store.save("c"); nameLabel.isHidden = true }
            """
        let app = "class NoteStore { func load() -> [String] { [] }; func save(_ s: String) {} }"
        let module = try expectSplit(source, context: [app], view: "presenter.viewDidLoad()")
        #expect(module.presenter.matches(of: /func viewDidLoad\(\)/).count == 1, "\(module.presenter)")
    }

    /// A body of the View: it is called with a view, which it uses.
    private func source(_ code: String) -> String {
        "private var count = 0\n" + separationSource("")
            + "\n// MARK: - View life\nfunc pick(_ label: UILabel, note: Note, at row: Int) {\nlabel.text = nil\n\(code)\n}"
    }

    @Test(arguments: [
        (
            "The rest of a body is called as it is, with what it needs.", "notes.append(note)\nstore.save(note)",
            "presenter.pick(note: note)", "func pick(note: Note) {\nnotes.append(note)\ninteractor.save(note)\n}"
        ),
        (
            "It may end the body.", "guard row > 0 else { return }\nnotes.append(note)",
            "presenter.pick(note: note, at: row)",
            "func pick(note: Note, at row: Int) {\nguard row > 0 else { return }\nnotes.append(note)\n}"
        ),
        (
            "A step before the view's is one of several.",
            "notes.append(note)\nstore.save(note)\nlabel.text = \"a\"\nstore.touch()\nlabel.text = \"b\"",
            "presenter.save(note)\nlabel.text = \"a\"",
            "func save(_ note: Note) {\nnotes.append(note)\ninteractor.save(note)\n}"
        ),
        (
            "A decision leaves with what it decides.", "if notes.isEmpty { store.touch() }\nlabel.text = \"b\"",
            "presenter.pick()\nlabel.text = \"b\"", "func pick() {\nif notes.isEmpty { interactor.touch() }\n}"
        ),
        (
            "State that nothing else has goes along.", "count += 1\nstore.touch()", "presenter.pick()",
            "func pick() {\ncount += 1\ninteractor.touch()\n}"
        ),
        (
            "Few views come along.",
            "if notes.isEmpty {\nstore.touch()\nspinner.stopAnimating()\nnotes.append(note)\n}",
            "presenter.pick(note: note)",
            "func pick(note: Note) {\nif notes.isEmpty {\ninteractor.touch()\nview.stopSpinnerAnimating()\nnotes.append(note)\n}\n}"
        ),
        (
            "A property is told from a parameter of its name.",
            "let notes = [note]\nlabel.text = \"c\"\nself.notes = notes\nstore.touch()",
            "presenter.pick(notes: notes)", "func pick(notes: [Note]) {\nself.notes = notes\ninteractor.touch()\n}"
        ),
    ])
    func aRunLeaves(_ sentence: String, code: String, view: String, presenter: String) throws {
        try expectSplit(source(code), context: separationApp, view: view, presenter: presenter)
    }

    /// State that only code of the View works with is the View's; what also asks for data makes it the Presenter's (design, 5.2).
    @Test(arguments: [
        ("title = nil", "Keyboard", true), ("store.save(Note(title: \"\\(distance)\"))", "Keyboard", false),
        ("title = nil", "Handle view event", false),
    ])
    func aViewsOwnStateStays(_ code: String, mark: String, isOfView: Bool) throws {
        let source =
            separationSource("") + """

                // MARK: - \(mark)
                private var distance = 0
                private var offset = 0
                // MARK: - Keyboard
                @objc func keyboardWillShow() {
                    offset = tableView.numberOfSections
                    distance = offset
                    tableView.reloadData()
                }
                @objc func keyboardWillHide() {
                    tableView.reloadData()
                    offset = 0
                    distance = 0
                    tableView.isHidden = true
                }
                func measure() { \(code) }
                """
        let module = try expectSplit(source, context: separationApp)
        #expect(module.view.outdented.contains("offset = 0\ndistance = 0") == isOfView, "\(module.view)")
    }

    /// What another class replaces stays with all that it does; what of it is the Presenter's is a run.
    @Test(arguments: [
        ("override func pick(_", "func pick(_ index: Int) {\nif index > 0 {"),
        ("func take(_", "func pick(_ index: Int, then done: (Note) -> Void) {\ndone(notes[index])\nif index > 0 {"),
    ])
    func aBodyThatGivesNothingAsThePresentersIsTakenApartAsTheViews(_ other: String, _ presenter: String) throws {
        let source = """
            import UIKit
            class NotesViewController: UIViewController {
                private weak var flow: NotesFlow?
                private var note: Note?
                private var notes: [Note] = []
                // MARK: - Handle view event
                func load() { notes = []; flow?.didLoad() }
                // MARK: - Notes
                func pick(_ index: Int, then done: (Note) -> Void) {
                    done(notes[index])
                    if index > 0 {
                        flow?.didPick(notes[index])
                        note = nil
                    }
                }
            }
            """
        let app = """
            struct Note {}
            protocol NotesFlow: AnyObject { func didPick(_ note: Note); func didLoad() }
            class OldNotesViewController: NotesViewController { \(other) index: Int, then done: (Note) -> Void) {} }
            """
        try expectSplit(source, context: [app], presenter: presenter)
    }

    /// What such a run calls goes where it goes, unless somebody has asked for it elsewhere.
    @Test(arguments: [("Notes", "presenter.pick(index)"), ("Update view", "presenter.notes[next(index)]")])
    func whatOnlyARunCallsGoesWithIt(_ title: String, _ view: String) throws {
        let source = """
            import UIKit
            class NotesViewController: UIViewController {
                private weak var flow: NotesFlow?
                private var note: Note?
                private var notes: [Note] = []
                // MARK: - Handle view event
                func load() { notes = []; flow?.didLoad() }
                // MARK: - Notes
                func pick(_ index: Int, then done: (Note) -> Void) {
                    done(notes[index])
                    flow?.didPick(notes[next(index)])
                    note = nil
                }
                // MARK: - \(title)
                private func next(_ index: Int) -> Int { index + 1 }
            }
            """
        let app = """
            struct Note {}
            protocol NotesFlow: AnyObject { func didPick(_ note: Note); func didLoad() }
            class OldNotesViewController: NotesViewController {
                override func pick(_ index: Int, then done: (Note) -> Void) {}
            }
            """
        try expectSplit(source, context: [app], view: view)
    }

    /// An alert's field is filled before it is shown: the closure, which holds nobody, needs nobody for what a service gives.
    @Test(arguments: [
        ("{ field in field.text = API.shared.user }", "presenter.showNameAlert(for: presenter.user)"),
        ("{ field in field.text = label.text }", "presenter.showNameAlert(for: label.text)"),
    ])
    func whatLeavesIsHandedWhatServicesGive(_ filling: String, _ view: String) throws {
        let alert = """
            let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
            alert.addTextField \(filling)
            alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in label.text = "a" })
            present(alert, animated: true)
            """
        try expectSplit(source(alert), context: separationApp, view: view, wireframe: "field in field.text = text")
    }

    private func callbacks(_ second: String) throws -> Module {
        try expectSplit(
            separationSource("")
                + """

                // MARK: - View life
                @objc func textFieldDidEndEditing(_ field: UITextField) {
                    field.text = nil
                    notes = []
                    store.touch()
                }
                \(second) {
                    label.text = nil
                    notes = []
                    store.touch()
                }
                """, context: separationApp)
    }

    /// Each is named after what has happened, so one can't stand for the other.
    @Test func equalCodeForSeveralEventsIsTheirOwn() throws {
        let module = try callbacks("@objc func scrollViewDidScroll(_ label: UILabel)")
        for event in ["textFieldDidEndEditing", "scrollViewDidScroll"] {
            #expect(module.view.contains("presenter.\(event)()"), "\(module.view)")
            #expect(module.presenter.contains("func \(event)() {"), "\(module.presenter)")
        }
    }

    @Test func equalCodeForOneEventIsOne() throws {
        let module = try callbacks("@objc func textFieldDidEndEditing(_ label: UILabel)")
        #expect(module.view.ranges(of: "presenter.textFieldDidEndEditing()").count == 2, "\(module.view)")
        #expect(module.presenter.ranges(of: "func textFieldDidEndEditing() {").count == 1, "\(module.presenter)")
    }

    @Test func aNewMethodMayCallAFunctionOfItsName() throws {
        let app =
            separationApp + [
                "func openHelp(_ text: String, _ screen: UIViewController) { screen.show(Help(), sender: nil) }\nclass Help: UIViewController {}"
            ]
        try expectSplit(
            separationSource("if index > 1 { note = nil } else { openHelp(text, self) }\nnotes.removeAll()"),
            context: app,
            presenter: "notes.removeAll()")
    }

    @Test func whatLeavesAroundARunTakesItAlong() throws {
        let code = """
            let alert = UIAlertController(title: "Clear?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Clear", style: .default) { _ in self.notes = []; self.store.touch() })
            present(alert, animated: true)
            """
        try expectSplit(
            source(code), context: separationApp, view: "presenter.showClearAlert {",
            wireframe: "viewController.present(alert, animated: true)")
    }

    @Test func whatANewerSystemRunsNeedsIt() throws {
        let code = "if #available(iOS 16, *) {\nview.addSubview(label)\nstore.touch()\nnotes = Newer.notes()\n}"
        let app = separationApp + ["@available(iOS 16, *) enum Newer { static func notes() -> [Note] { [] } }"]
        let module = try expectSplit(
            source(code), context: app,
            presenter: "@available(iOS 16, *)\nfunc touch() {\ninteractor.touch()\nnotes = Newer.notes()\n}")
        expect(module.interfaces, holds: "@available(iOS 16, *)\nfunc touch()")
    }

    @Test(arguments: [
        ("One step isn't a run.", "notes.append(note)", "presenter.notes.append(note)"),
        (
            "What a later view needs stays.", "let first = notes[0]\nstore.touch()\nlabel.text = first.title",
            "let first = presenter.notes[0]"
        ),
        (
            "What is about a view stays.", "if notes.isEmpty { label.text = \"d\" }",
            "if presenter.notes.isEmpty { label.text = \"d\" }"
        ),
        (
            "So does what needs one.", "let other = label\nlabel.text = nil\nnotes.removeAll()\nprint(other, store)",
            "presenter.notes.removeAll()\nprint(other, store)"
        ),
        (
            "A `return` that something follows stays.", "if row > 0 { notes.removeAll(); return }\nlabel.text = \"e\"",
            "if row > 0 { presenter.notes.removeAll(); return }"
        ),
    ])
    func theRestStays(_ sentence: String, code: String, view: String) throws {
        try expectSplit(source(code), context: separationApp, view: view)
    }

    /// A method's `self` is there: a closure that has it weakly from around the run says so itself.
    @Test(arguments: [
        ("guard let that = self else { return }\nthat.notes = []", ".load(1) { [weak self] _ in"),
        ("self?.notes = []", ".load(1) { [weak self] _ in"), ("that.notes = []", ".load(1) { [view] _ in"),
        ("print(1)", ".load(1) { _ in"),
    ])
    func whatMayHaveGoneIsHeldWeakly(_ code: String, _ call: String) throws {
        let code = """
            label.tap = { [weak self] in
            guard let that = self else { return }
            that.notes.removeAll()
            that.store.touch()
            that.store.load(1) { _ in
            \(code)
            }
            }
            """
        let module = try checkedSplit(source(code), context: separationApp)
        #expect(module.presenter.contains(call), "\(module.presenter)")
    }

    /// A list of a view's that is added to is no value.
    @Test func whatChangesIsNotHandedOver() throws {
        let label = "class TagLabel: UILabel { var tags: [Int] = [] }"
        let module = try checkedSplit(
            source("let label = TagLabel()\nnotes.removeAll()\nstore.touch()\nlabel.tags.append(row)\nstore.touch()"),
            context: separationApp + [label])
        #expect(module.view.contains("label.tags.append"), "\(module.view)")
    }

    /// A run gives nothing, so a constant is declared where it gets its value.
    @Test func aConstantThatGetsItsValueLaterStaysWithItsDeclaration() throws {
        let code = "if row > 1 { isNew = true; store.touch() } else { isNew = false }\nlabel.isHidden = isNew"
        try expectSplit(source("let isNew: Bool\n" + code), context: separationApp, view: "isNew = true")
        try expectSplit(
            source("if row > 1 { notes = []; store.touch() } else { notes = [note] }\nlabel.isHidden = row > 1"),
            context: separationApp, presenter: "else { notes = [note] }")
    }

    /// In a closure a choice is a statement, as long as no branch tells otherwise.
    @Test func aChoiceInAClosureIsARun() throws {
        func source(_ first: String) -> String {
            self.source(
                "label.tap = { [unowned self] in\nswitch row {\ncase 0: \(first)\ncase 1: store.touch()\ndefault: break\n}\n}"
            )
        }
        try expectSplit(source("notes.removeAll()"), context: separationApp, presenter: "case 0: notes.removeAll()")
    }

    /// With an expression in each of its branches a `switch` may be what a function gives.
    @Test func aResultIsNoRun() throws {
        func source(_ first: String, _ second: String, result: String = "") -> String {
            separationSource("")
                + """

                // MARK: - View life
                func tableView(_ tableView: UITableView, place section: Int)\(result) {
                tableView.tag = 1
                }
                func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int)\(result) {
                switch section {
                case 0: \(first)
                case 1: \(second)
                default: store.touch()
                }
                }
                """
        }
        try expectSplit(
            source("!notes.isEmpty", "notes.isEmpty", result: " -> Bool"), context: separationApp,
            view: "case 0: !presenter.notes.isEmpty")
        try expectSplit(
            source("notes.removeAll()", "notes.removeLast()"), context: separationApp,
            presenter: "case 0: notes.removeAll()")
    }

    @Test(arguments: [
        (
            "A case says what was selected.",
            "switch row {\ncase .max: notes.removeAll(); store.touch()\ndefault: view.addSubview(label)\n}",
            "presenter.didSelectMax()"
        ),
        (
            "Or what is done there.",
            "switch row {\ncase 1: notes.removeAll(); store.touch()\ndefault: view.addSubview(label)\n}",
            "presenter.touch()"
        ),
    ])
    func aBranchHasAName(_ sentence: String, code: String, view: String) throws {
        let delegate =
            "\n// MARK: - View life\nfunc tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {\nlet row = indexPath.row\nlet label = UILabel()\ntableView.addSubview(label)\n\(code)\n}"
        try expectSplit(separationSource("") + delegate, context: separationApp, view: view)
    }
}
