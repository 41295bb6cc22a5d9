import Testing

@testable import ViperSplit

/// Code that may not run on every version of the system: what leaves it says so, if it isn't there on all of them.
struct LimitedCodeTests {
    private let app =
        separationApp + [
            """
            extension NoteStore { @available(iOS 16, *) func archive(_ note: Note) {} }
            @available(iOS 16, *) class NewStore { static let shared = NewStore(); func empty() {} }
            """
        ]

    @Test(arguments: [
        SeparationRow(
            sentence: "What the app declares for all of them is asked.",
            code: "if #available(iOS 16, *) { store.save(notes[index]) }",
            presenter: "if #available(iOS 16, *) { interactor.save(notes[index]) }",
            interactor: "func save(_ note: Note) {\nstore.save(note)\n}"),
        SeparationRow(
            sentence: "So is what Foundation does.",
            code: "guard #available(iOS 16, *) else { return }\nUserDefaults.standard.set(text, forKey: Keys.theme)",
            presenter: "guard #available(iOS 16, *) else { return }\ninteractor.setTheme(text)"),
        SeparationRow(
            sentence: "What is done otherwise is done on all of them.",
            code: "if #available(iOS 16, *) { notes = [] } else { dismiss(animated: true) }",
            presenter: "if #available(iOS 16, *) { notes = [] } else { wireframe.close() }"),
        SeparationRow(
            sentence: "So is what is done before leaving.",
            code: "guard #available(iOS 16, *) else { dismiss(animated: true); return }\nnotes = []",
            presenter: "guard #available(iOS 16, *) else { wireframe.close(); return }\nnotes = []"),
        SeparationRow(
            sentence: "What UIKit has since long needs no version.",
            code: "if #available(iOS 16, *) { notes = []; nameLabel.text = text }",
            presenter: "if #available(iOS 16, *) { notes = []; view.setNameLabelText(text) }",
            view: "// MARK: - Update view\n\nfunc setNameLabelText(_ text: String?) {"),
        SeparationRow(
            sentence: "Nor does it where a condition asks for another.",
            code:
                "if #available(iOS 16, *) { if #available(iOS 17, *) { notes = [] } else { spinner.stopAnimating() } }",
            presenter: "else { view.stopSpinnerAnimating() }"),
        SeparationRow(
            sentence: "What is limited itself says so.",
            code: "if #available(iOS 16, *) { store.archive(notes[index]) }",
            presenter: "if #available(iOS 16, *) { interactor.archive(notes[index]) }",
            interactor: "@available(iOS 16, *)\nfunc archive(_ note: Note) {"),
        SeparationRow(
            sentence: "So does what isn't known to be there for all.",
            code: "guard #available(iOS 13, *) else { return }\ntableView.selectionFollowsFocus = true",
            presenter: "view.setTableViewSelectionFollowsFocus(true)",
            view: "@available(iOS 13, *)\nfunc setTableViewSelectionFollowsFocus("),
        SeparationRow(
            sentence: "What it is done with counts.",
            code:
                "if #available(iOS 13, *) { notes = []; saveButton.setImage(UIImage(systemName: \"x\"), for: .normal) }",
            presenter: "view.setSaveButtonImage()",
            view: "@available(iOS 13, *)\nfunc setSaveButtonImage() {"),
        SeparationRow(
            sentence: "What is the View's alone leaves with its condition.",
            code: """
                notes = []
                if #available(iOS 13, *) {
                    let image = UIImage(systemName: "x")
                    saveButton.setImage(image, for: .normal)
                }
                """,
            presenter: "notes = []\nview.setUpImageIfAvailable()",
            view: "func setUpImageIfAvailable() {\nif #available(iOS 13, *) {"),
        SeparationRow(
            sentence: "It may be handed what it is done with.",
            code: "notes = []\nif #available(iOS 16, *) { nameLabel.text = text }",
            presenter: "notes = []\nview.setNameLabelTextIfAvailable(text)"),
        SeparationRow(
            sentence: "So does what is done otherwise.",
            code:
                "notes = []\nif #available(iOS 13, *) { view.backgroundColor = .a } else { view.backgroundColor = .b }",
            presenter: "notes = []\nview.updateBackgroundColor()"),
        SeparationRow(
            sentence: "With what is done beside it, it is one command.",
            code: "notes = []\ntableView.reloadData()\nif #available(iOS 13, *) { tableView.isOld = true }",
            presenter: "notes = []\nview.reloadTableView()"),
        SeparationRow(
            sentence: "Where there may be no screen any more, it is done as before.",
            code:
                "notes = []\nDispatchQueue.main.async { [weak self] in if #available(iOS 13, *) { self?.spinner.stopAnimating() } }",
            presenter: "{ [weak self] in self?.view.stopSpinnerAnimatingIfAvailable() }"),
        SeparationRow(
            sentence: "Two that differ have two names.",
            code:
                "if #available(iOS 13, *) { tableView.gap = 0 }\nnotes = []\nif #available(iOS 13, *) { tableView.gap = 8 }",
            presenter: "view.setTableViewGapTo8IfAvailable()"),
        SeparationRow(
            sentence: "What else is asked is the Presenter's to decide.",
            code: "if #available(iOS 13, *), notes.isEmpty { spinner.stopAnimating() }",
            presenter: "if #available(iOS 13, *), notes.isEmpty { view.stopSpinnerAnimating() }"),
        SeparationRow(
            sentence: "So is what is done for others on some version.",
            code: "if #available(iOS 13, *) { spinner.stopAnimating() } else { notes = [] }",
            presenter: "if #available(iOS 13, *) { view.stopSpinnerAnimating() } else { notes = [] }"),
        SeparationRow(
            sentence: "Equal code that asks for no version shows that none is needed.",
            code: "tableView.isOld = true\nif #available(iOS 13, *) { notes = []; tableView.isOld = true }",
            presenter: "if #available(iOS 13, *) { notes = []; view.setTableViewOld(true) }",
            view: "// MARK: - Update view\n\nfunc setTableViewOld(_ isOld: Bool) {"),
        SeparationRow(
            sentence: "A screen of the app's is there for all.",
            code: "if #available(iOS 13, *) { present(NoteViewController(), animated: true) }",
            presenter: "if #available(iOS 13, *) { wireframe.showNote() }",
            wireframe: "{\n\n// MARK: - Wireframe\n\nfunc showNote() {"),
        SeparationRow(
            sentence: "One of UIKit's may not be.",
            code: "if #available(iOS 14, *) { present(UIColorPickerViewController(), animated: true) }",
            presenter: "if #available(iOS 14, *) { wireframe.showColorPicker() }",
            wireframe: "@available(iOS 14, *)\nfunc showColorPicker() {"),
        SeparationRow(
            sentence: "Of what nobody declares nothing is known.",
            code: "if #available(iOS 16, *) { Tracker.shared.track(text) }",
            presenter: "if #available(iOS 16, *) { interactor.track(text) }",
            interactor: "@available(iOS 16, *)\nfunc track("),
        SeparationRow(
            sentence: "No property could hold a service that isn't there for all.",
            code: "if #available(iOS 16, *) { NewStore.shared.empty() }",
            presenter: "if #available(iOS 16, *) { NewStore.shared.empty() }"),
        SeparationRow(
            sentence: "What two conditions limit stays.",
            code: "if #available(iOS 16, *) { if #available(iOS 17, *) { tableView.isNew = true; notes = [] } }",
            presenter: "view.tableView.isNew = true"),
        SeparationRow(
            sentence: "So does what comes otherwise than for older ones.",
            code: "if #unavailable(iOS 17) { notes = [] } else { tableView.isNew = true; spinner.stopAnimating() }",
            presenter: "else { view.tableView.isNew = true; view.stopSpinnerAnimating() }"),
    ])
    func itLeavesWithTheVersionsThatItNeeds(_ row: SeparationRow) throws {
        try expectSplit(
            separationSource(row.code), context: app, view: row.view, presenter: row.presenter,
            interactor: row.interactor, wireframe: row.wireframe)
    }

    /// - Parameter versions: those that two bodies are for, which ask for the same.
    private func expectInterface(
        _ versions: (String, String), asking code: String, has declaration: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let bodies = ["first", "second"].map {
            "func \($0)(_ note: Note) {\n    notes = [note]\n    \(code)\n    nameLabel.text = note.title\n}\n"
        }
        let module = try checkedSplit(
            "@IBOutlet private var nameLabel: UILabel!\nprivate let store = NoteStore()\nprivate var notes: [Note] = []\n"
                + versions.0 + "\n" + bodies[0] + versions.1 + "\n" + bodies[1],
            context: app)
        expect(module.interfaces, holds: declaration)
        let uses = module.presenter.split(separator: "interactor.").dropFirst().map { $0.prefix { $0 != "(" } }
        #expect(Set(uses).count == 1, "\(module.presenter)")
    }

    @Test func whatIsThereForAllNeedsNoVersionInALimitedBody() throws {
        try expectInterface(
            ("@available(iOS 13.0, *)", ""), asking: "store.save(note)",
            has: "protocol NotesInteractorInterface: InteractorInterface {\n    func save(_ note: Note)")
    }

    @Test func equalCodeIsForTheVersionsOfAnyPlace() throws {
        try expectInterface(
            ("@available(iOS 17, *)", "@available(iOS 16.4, macOS 12, *)"), asking: "store.archive(note)",
            has: "    @available(iOS 16.4, *)\n    func archive(_ note: Note)")
    }

    @Test func equalCodeNeedsNoVersionIfAPlaceAsksForNone() throws {
        try expectInterface(
            ("@available(iOS 17, *)", ""), asking: "Tracker.shared.track(note)",
            has: "protocol NotesInteractorInterface: InteractorInterface {\n    func track(_ note: Note)")
    }

    @Test func whatSaysMoreThanSinceWhenIsKeptApart() throws {
        let module = try checkedSplit(
            """
            @IBOutlet private var nameLabel: UILabel!
            private let store = NoteStore()
            private var notes: [Note] = []
            @available(iOS, introduced: 16, obsoleted: 19)
            func first(_ note: Note) {
                notes = [note]
                store.archive(note)
                nameLabel.text = note.title
            }
            @available(iOS 17, *)
            func second(_ note: Note) {
                notes = [note]
                store.archive(note)
                nameLabel.text = note.title
            }
            """, context: app)
        expect(module.interfaces, holds: "@available(iOS, introduced: 16, obsoleted: 19)\n    func archive")
    }

    @Test func whatIsHandedOverIsAsLimitedAsItsType() throws {
        try expectSplit(
            separationSource("if #available(iOS 16, *) { let paper = Paper(); notes = []; Tray.shared.fill(paper) }"),
            context: app + [
                """
                @available(iOS 16, *) struct Paper {}
                class Tray { static let shared = Tray(); func fill<T>(_ paper: T) {} }
                """
            ],
            presenter: "interactor.fill(paper)", interactor: "@available(iOS 16, *)\n    func fill(")
    }
}
