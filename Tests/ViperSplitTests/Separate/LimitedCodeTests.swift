import Testing

@testable import ViperSplit

/// Code that may not run on every version of the system: only what is there on all of them leaves it.
struct LimitedCodeTests {
    private let app =
        separationApp + ["extension NoteStore { @available(iOS 16, *) func archive(_ note: Note) {} }"]

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
            code: "if #available(iOS 16, *) { nameLabel.text = text } else { dismiss(animated: true) }",
            presenter: "if #available(iOS 16, *) { view.nameLabel.text = text } else { wireframe.close() }"),
        SeparationRow(
            sentence: "So is what is done before leaving.",
            code: "guard #available(iOS 16, *) else { dismiss(animated: true); return }\nnameLabel.text = text",
            presenter: "guard #available(iOS 16, *) else { wireframe.close(); return }\nview.nameLabel.text = text"),
        SeparationRow(
            sentence: "Inside of what is limited nothing is.",
            code:
                "if #available(iOS 16, *) { if #available(iOS 17, *) { notes = [] } else { spinner.stopAnimating() } }",
            presenter: "else { view.spinner.stopAnimating() }"),
        SeparationRow(
            sentence: "What is limited itself stays.",
            code: "if #available(iOS 16, *) { store.archive(notes[index]) }",
            presenter: "if #available(iOS 16, *) { interactor.store.archive(notes[index]) }"),
        SeparationRow(
            sentence: "Of what nobody declares nothing is known.",
            code: "if #available(iOS 16, *) { Tracker.shared.track(text) }",
            presenter: "if #available(iOS 16, *) { Tracker.shared.track(text) }"),
        SeparationRow(
            sentence: "Commands to views stay, too.",
            code:
                "guard #available(iOS 16, *) else { nameLabel.text = \"\"; return }\nnameLabel.text = text\nnotes = [Note()]",
            presenter: "view.nameLabel.text = text"),
    ])
    func itLeavesIfItIsThereForAll(_ row: SeparationRow) throws {
        try expectSplit(
            separationSource(row.code), context: app, presenter: row.presenter, interactor: row.interactor)
    }
}
