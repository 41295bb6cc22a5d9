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
            code: "if #available(iOS 16, *) { nameLabel.text = text }",
            presenter: "if #available(iOS 16, *) { view.setNameLabelText(text) }",
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
            code: "if #available(iOS 13, *) { saveButton.setImage(UIImage(systemName: \"x\"), for: .normal) }",
            presenter: "view.setSaveButtonImage()",
            view: "@available(iOS 13, *)\nfunc setSaveButtonImage() {"),
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
}
