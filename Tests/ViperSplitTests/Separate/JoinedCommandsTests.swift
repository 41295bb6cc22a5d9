import Testing

@testable import ViperSplit

/// Commands of the View that stand next to each other.
struct JoinedCommandsTests {
    @Test(arguments: [
        SeparationRow(
            sentence: "Neighbours are one command, after what they are about.",
            code: "saveButton.isEnabled = notes.isEmpty\nsaveButton.setTitle(text, for: .normal)",
            presenter: "view.updateSaveButton(isEnabled: notes.isEmpty, text: text)",
            view: """
                func updateSaveButton(isEnabled: Bool, text: String?) {
                saveButton.isEnabled = isEnabled
                saveButton.setTitle(text, for: .normal)
                }
                """),
        SeparationRow(
            sentence: "What stands between them keeps them apart.",
            code: "saveButton.isEnabled = notes.isEmpty\nnotes = []\nsaveButton.setTitle(text, for: .normal)",
            presenter: "view.setSaveButtonEnabled(notes.isEmpty)\nnotes = []\nview.setSaveButtonTitle(text)"),
        SeparationRow(
            sentence: "Of two views it says both.", code: "nameLabel.text = text\nsaveButton.isEnabled = notes.isEmpty",
            presenter: "view.updateNameLabelAndSaveButton(text: text, isSaveButtonEnabled: notes.isEmpty)"),
        SeparationRow(
            sentence: "Numbers stay in it.", code: "nameLabel.text = text\nnameLabel.numberOfLines = 2",
            presenter: "view.updateNameLabel(text: text)",
            view: "func updateNameLabel(text: String?) {\nnameLabel.text = text\nnameLabel.numberOfLines = 2\n}"),
        SeparationRow(
            sentence: "Whatever the code calls what it hands over, the same is one method.",
            code: """
                if let title = notes.first?.title {
                    nameLabel.text = title
                    saveButton.isEnabled = false
                } else {
                    nameLabel.text = text.uppercased()
                    saveButton.isEnabled = true
                }
                """,
            presenter: """
                view.updateNameLabelAndSaveButton(title: title, isSaveButtonEnabled: false)
                } else {
                view.updateNameLabelAndSaveButton(title: text.uppercased(), isSaveButtonEnabled: true)
                }
                """),
        SeparationRow(
            sentence: "Another order isn't the same.",
            code: """
                if let title = notes.first?.title {
                    nameLabel.text = title
                    saveButton.isEnabled = false
                } else {
                    saveButton.isEnabled = true
                    nameLabel.text = text.uppercased()
                }
                """,
            presenter: "view.updateSaveButtonAndNameLabel(isSaveButtonEnabled: true, nameText: text.uppercased())"),
        SeparationRow(
            sentence: "Numbers are handed over where others are elsewhere.",
            code: """
                chosen = nil
                nameLabel.text = text
                nameLabel.numberOfLines = 2
                notes = []
                nameLabel.text = text
                nameLabel.numberOfLines = 3
                """,
            presenter: """
                view.updateNameLabel(text: text, numberOfLines: 2)
                notes = []
                view.updateNameLabel(text: text, numberOfLines: 3)
                """),
        SeparationRow(
            sentence: "The same of several views is set once.",
            code: "saveButton.isEnabled = false\nrememberSwitch.isEnabled = false",
            presenter: "view.setSaveButtonAndRememberSwitchEnabled(false)"),
        SeparationRow(
            sentence: "But not another.", code: "saveButton.isEnabled = false\nrememberSwitch.isEnabled = true",
            presenter:
                "view.updateSaveButtonAndRememberSwitch(isSaveButtonEnabled: false, isRememberSwitchEnabled: true)"),
        SeparationRow(
            sentence: "What is used by itself elsewhere, too, stays apart.",
            code: """
                nameLabel.text = text
                saveButton.isEnabled = notes.isEmpty
                notes = []
                nameLabel.text = ""
                """,
            presenter: """
                view.setNameLabelText(text)
                view.setSaveButtonEnabled(notes.isEmpty)
                notes = []
                view.setNameLabelText("")
                """),
        SeparationRow(
            sentence: "Equal ones are one method anyway.",
            code: "saveButton.isEnabled = false\nsaveButton.isEnabled = notes.isEmpty",
            presenter: "view.setSaveButtonEnabled(false)\nview.setSaveButtonEnabled(notes.isEmpty)"),
        SeparationRow(
            sentence: "An operand that others could tell of is asked for in its place.",
            code: "nameLabel.text = text\nsaveButton.isEnabled = notes.popLast() != nil",
            presenter: "view.setNameLabelText(text)\nview.setSaveButtonEnabled(notes.popLast() != nil)"),
        SeparationRow(
            sentence: "Before all it may be.", code: "saveButton.isEnabled = store.touch()\nnameLabel.text = text",
            presenter: "view.updateSaveButtonAndNameLabel(isSaveButtonEnabled: interactor.touch(), text: text)"),
        SeparationRow(
            sentence: "What may be changed by who is told is asked for in its place.",
            code: "emailField.becomeFirstResponder()\nemailField.text = notes.first?.title",
            presenter: "view.focusEmailField()\nview.setEmailFieldText(notes.first?.title)"),
        SeparationRow(
            sentence: "A name that can't change isn't.",
            code: "emailField.becomeFirstResponder()\nemailField.text = text",
            presenter: "view.focusEmailField(text: text)"),
        SeparationRow(
            sentence: "What no name tells stays apart.",
            code: "spinner.stopAnimating()\nsaveButton.isEnabled = notes.isEmpty",
            presenter: "view.stopSpinnerAnimating()\nview.setSaveButtonEnabled(notes.isEmpty)"),
        SeparationRow(
            sentence: "Comments go along.", code: "nameLabel.text = text\n// Quiet\nnameLabel.isHidden = notes.isEmpty",
            presenter: "view.updateNameLabel(text: text, isHidden: notes.isEmpty)",
            view: "nameLabel.text = text\n// Quiet\nnameLabel.isHidden = isHidden"),
    ])
    func neighboursAreOne(_ row: SeparationRow) throws {
        try row.check()
    }

    /// What the body is about tells what a command shows that is about several views.
    @Test(arguments: [
        ("updateTotals", "view.showTotals(nameText: notes.first?.title, isSaveButtonEnabled: notes.isEmpty)"),
        ("setupTotals", "view.setUpTotals(nameText: notes.first?.title, isSaveButtonEnabled: notes.isEmpty)"),
        (
            "totals",
            "view.updateNameLabelAndSaveButton(nameText: notes.first?.title, isSaveButtonEnabled: notes.isEmpty)"
        ),
    ])
    func itIsNamedAfterTheBody(_ host: String, presenter: String) throws {
        try expectSplit(
            separationSource("").replacing("func handle(_ index: Int, _ text: String)", with: "func \(host)()")
                .replacing(
                    "notes = []\n",
                    with: "notes = []\nnameLabel.text = notes.first?.title\nsaveButton.isEnabled = notes.isEmpty"),
            context: separationApp,
            presenter: presenter)
    }
}
