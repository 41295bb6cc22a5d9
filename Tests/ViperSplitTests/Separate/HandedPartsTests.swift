import Testing

@testable import ViperSplit

/// What a run of the Presenter is handed in the place of the views that its body is called with.
struct HandedPartsTests {
    private func source(_ code: String) -> String {
        separationSource("")
            + "\n// MARK: - View life\nfunc pick(_ button: UIButton, note: Note, at row: Int) {\nbutton.isHidden = true\n\(code)\n}"
    }

    private let app =
        separationApp + [
            """
            enum Mode { static var isOn = false }
            extension NoteStore { func keep(_ flag: Bool) {} }
            extension UIButton { var isEnabledNow: Bool { Mode.isOn } }
            """
        ]

    @Test(arguments: [
        (
            "A value is read before.", "if button.isEnabled { store.touch() }\nnotes.append(note)",
            "presenter.pick(note: note, isEnabled: button.isEnabled)",
            "func pick(note: Note, isEnabled: Bool) {\nif isEnabled { interactor.touch() }\nnotes.append(note)\n}"
        ),
        (
            "Setting something else doesn't change a value.",
            "Mode.isOn = button.isEnabled\nstore.keep(button.isEnabled)",
            "presenter.pick(isEnabled: button.isEnabled)",
            "func pick(isEnabled: Bool) {\ninteractor.setModeOn(isEnabled)\ninteractor.keep(isEnabled)\n}"
        ),
        (
            "A step is done by the caller.", "if row > 0 {\nstore.touch()\nbutton.sizeToFit()\nnotes.append(note)\n}",
            "presenter.pick(note: note, at: row) { button.sizeToFit() }",
            "func pick(note: Note, at row: Int, sizeToFit: () -> Void) {\n"
                + "if row > 0 {\ninteractor.touch()\nsizeToFit()\nnotes.append(note)\n}\n}"
        ),
        (
            "Steps that differ in what they are given are one.",
            "if row > 0 {\nstore.touch()\nbutton.setTitle(\"a\", for: .normal)\n} else {\nnotes = []\n"
                + "button.setTitle(\"b\", for: .normal)\n}",
            "presenter.pick(at: row) { button.setTitle($0, for: .normal) }",
            "setTitle(\"a\")\n} else {\nnotes = []\nsetTitle(\"b\")\n}"
        ),
        (
            "What only the run has is given.",
            "if row > 0 {\nlet text = note.title\nbutton.setTitle(text, for: .normal)\nstore.touch()\n}",
            "presenter.pick(note: note, at: row) { button.setTitle($0, for: .normal) }",
            "let text = note.title\nsetTitle(text)\ninteractor.touch()"
        ),
    ])
    func aRunIsHanded(_ sentence: String, code: String, view: String, presenter: String) throws {
        try expectSplit(source(code), context: app, view: view, presenter: presenter)
    }

    @Test(arguments: [
        (
            "What a step changes can't be read before.",
            "while button.isEnabled {\nstore.touch()\nnotes = []\nbutton.isEnabled = notes.count > 1\n}"
        ),
        (
            "A value that a local function reads is read whenever that is called.",
            "func later() { store.keep(button.isEnabled) }\nlater()\nbutton.isEnabled = false\nlater()"
        ),
        (
            "What the app computes is read where it stands.",
            "store.touch()\nif row > 0 { store.keep(button.isEnabledNow) }\nnotes = []"
        ),
        ("`=` and `+=` are two steps.", "if row > 0 {\nstore.touch()\nbutton.tag = 1\nnotes = []\nbutton.tag += 2\n}"),
        (
            "A step that gives something isn't one.",
            "if row > 0 { notes.append(Note(title: \"\\(button.sizeThatFits(.zero))\")); store.touch() }"
        ),
    ])
    func otherwiseTheViewStays(_ sentence: String, code: String) throws {
        let module = try expectSplit(source(code), context: app)
        #expect(!module.presenter.contains("isEnabled") && !module.presenter.contains("button"), "\(sentence)")
    }
}
