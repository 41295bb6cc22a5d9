import Testing

@testable import ViperSplit

/// What bodies do to show screens: methods of the Wireframe.
struct NavigationSeparationTests {
    @Test(arguments: [
        SeparationRow(
            sentence: "What is synchronised by the app may take its time.",
            code:
                "Support.shared.sync { [weak self] in\nguard let self else { return }\nself.dismiss(animated: true)\nAPI.shared.send(Note())\n}",
            presenter: "self.wireframe.close()\nself.interactor.send(Note())"),
        SeparationRow(
            sentence: "What the view controller inherits the Wireframe asks it for.",
            code: "let next = NoteViewController()\nnext.title = title\npresent(next, animated: true)",
            presenter: "wireframe.showNote()",
            wireframe: "next.title = viewController.title\nviewController.present(next, animated: true)"),
        SeparationRow(
            sentence: "What a call gives may be thrown away.",
            code: "_ = navigationController?.popViewController(animated: true)", presenter: "wireframe.goBack()",
            wireframe: "_ = viewController.navigationController?.popViewController(animated: true)"),
        SeparationRow(
            sentence: "Who is told where to present from is asked by who knows it.",
            code: "Support.shared.renew(text, presentingViewController: self) { [weak self] _ in self?.notes = [] }",
            presenter: "wireframe.renew(text) { [weak self] _ in self?.notes = [] }",
            wireframe: """
                func renew(_ plan: String, completion: @escaping (Bool) -> Void) {
                Support.shared.renew(plan, presentingViewController: viewController, completion: completion)
                }
                """),
        SeparationRow(
            sentence: "A comment that leaves needs no place before the closure.",
            code:
                "Support.shared.renew(text, presentingViewController // who asks\n: self) { [weak self] _ in self?.notes = [] }",
            presenter: "wireframe.renew(text) { [weak self] _ in self?.notes = [] }"),
        SeparationRow(
            sentence: "The screen may have another name where it is unwrapped.",
            code: """
                DispatchQueue.main.async { [weak self] in
                    guard let owner = self else { return }
                    Support.shared.renew(owner.notes[0].title, presentingViewController: owner) { _ in }
                }
                """,
            presenter: "guard let owner = self else { return }\nowner.wireframe.renew(owner.notes[0].title)",
            wireframe: """
                func renew(_ plan: String) {
                Support.shared.renew(plan, presentingViewController: viewController) { _ in }
                }
                """),
        SeparationRow(
            sentence: "A semicolon stays behind the call.",
            code: "if index == 1 { let note = NoteViewController(); present(note, animated: true); notes = [] }",
            presenter: "if index == 1 { wireframe.showNote(); notes = [] }",
            wireframe: "let note = NoteViewController(); viewController.present(note, animated: true)"),
        SeparationRow(
            sentence: "Leaving is a word.", code: "dismiss(animated: true)", presenter: "wireframe.close()",
            wireframe: "func close() {\nviewController.dismiss(animated: true)\n}"),
        SeparationRow(
            sentence: "It is the same with what would be said anyway.",
            code:
                "notes = []\nif index == 1 { dismiss(animated: true) } else { dismiss(animated: true, completion: nil) }",
            presenter: "if index == 1 { wireframe.close() } else { wireframe.close() }"),
        SeparationRow(
            sentence: "But not with something else: who shows or leaves a screen tells them apart.",
            code:
                "notes = []\nif index == 1 { dismiss(animated: true) } else { dismiss(animated: false, completion: nil) }",
            presenter: "if index == 1 { wireframe.close() } else { wireframe.dismissScreen() }"),
        SeparationRow(
            sentence: "A storyboard calls its screens by names.",
            code: """
                let next = UIStoryboard(name: "Notes", bundle: nil).instantiateViewController(withIdentifier: "tagPickerVC")
                present(next, animated: true)
                """,
            presenter: "wireframe.showTagPicker()"),
        SeparationRow(
            sentence: "Its first screen has its name.",
            code: """
                let storyboard = UIStoryboard(name: "intro", bundle: nil)
                let next = storyboard.instantiateInitialViewController()!
                present(next, animated: true)
                """,
            presenter: "wireframe.showIntro()"),
        SeparationRow(
            sentence: "What happens afterwards stays with the caller.",
            code: "dismiss(animated: true) { [weak self] in self?.notes = [] }",
            presenter: "wireframe.close { [weak self] in self?.notes = [] }",
            wireframe:
                "func close(completion: @escaping () -> Void) {\nviewController.dismiss(animated: true, completion: completion)\n}"
        ),
        SeparationRow(
            sentence: "The next screen is built where it is shown, with the values that it takes.",
            code:
                "let next = NoteViewController()\nnext.note = notes[index]\nnavigationController?.pushViewController(next, animated: true)",
            presenter: "wireframe.showNote(for: notes[index])",
            wireframe:
                "func showNote(for note: Note?) {\nlet next = NoteViewController()\nnext.note = note\nviewController.navigationController?.pushViewController(next, animated: true)\n}"
        ),
        SeparationRow(
            sentence: "A segue is named after its identifier.",
            code: "performSegue(withIdentifier: \"ShowDetailSegue\", sender: text)",
            presenter: "wireframe.showDetail(sender: text)"),
        SeparationRow(
            sentence: "An alert is named after its title, and its handlers after their buttons.",
            code: """
                let alert = UIAlertController(title: "Delete note?", message: text, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
                    self?.notes.remove(at: index)
                })
                alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
                present(alert, animated: true)
                """,
            presenter: """
                wireframe.showDeleteNoteAlert(message: text) { [weak self] in
                self?.notes.remove(at: index)
                }
                """,
            wireframe: """
                func showDeleteNoteAlert(message: String, onDelete: @escaping () -> Void) {
                let alert = UIAlertController(title: "Delete note?", message: message, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in onDelete() })
                alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
                viewController.present(alert, animated: true)
                }
                """),
        SeparationRow(
            sentence: "Who is told from where to show a screen is asked by the Wireframe.",
            code: "Support.shared.presentHelp(from: self, topic: text)",
            presenter: "wireframe.presentHelp(topic: text)",
            wireframe:
                "func presentHelp(topic: String) {\nSupport.shared.presentHelp(from: viewController, topic: topic)\n}"),
        SeparationRow(
            sentence: "An app's own way to a screen is one.",
            code: "let next = NoteViewController()\nnext.note = note\nroute_detail(to: next)",
            presenter: "wireframe.showNote(for: note)", wireframe: "viewController.route_detail(to: next)"),
        SeparationRow(
            sentence: "An initialiser tells the types of what it takes.",
            code: "present(PageViewController(number: numberNobodyKnows(text)), animated: true)",
            presenter: "wireframe.showPage(number: number)",
            view: "presenter.showPage(number: numberNobodyKnows(text))", wireframe: "func showPage(number: Int) {"),
        SeparationRow(
            sentence: "Values of views are read by the caller.",
            code: "let next = NoteViewController()\nnext.title = emailField.text\npresent(next, animated: true)",
            presenter: "wireframe.showNote(for: view.emailText)"),
    ])
    func navigationGoesToTheWireframe(_ row: SeparationRow) throws { try row.check() }

    @Test(arguments: [
        SeparationRow(
            sentence: "Whether there is a screen is for the Wireframe to ask.",
            code: """
                if let next = Screens.makeNote() {
                    next.note = note
                    present(next, animated: true)
                }
                """,
            presenter: "wireframe.showNote(for: note)",
            wireframe: "func showNote(for note: Note?) {\nif let next = Screens.makeNote() {"),
        SeparationRow(
            sentence: "At the end of a body it may return early.",
            code: """
                guard let next = Screens.makeNote() else { return }
                next.note = note
                present(next, animated: true)
                """,
            presenter: "notes = []\nwireframe.showNote(for: note)",
            wireframe: """
                func showNote(for note: Note?) {
                guard let next = Screens.makeNote() else { return }
                """),
        SeparationRow(
            sentence: "The screen around it is built there, too.",
            code: """
                let next = NoteViewController()
                let around = UINavigationController(rootViewController: next)
                present(around, animated: true)
                """,
            presenter: "wireframe.showNote()",
            wireframe: "let around = UINavigationController(rootViewController: next)"),
        SeparationRow(
            sentence: "Even where it is shown.",
            code: """
                let next = NoteViewController()
                present(UINavigationController(rootViewController: next), animated: true)
                """,
            presenter: "wireframe.showNote()", wireframe: "let next = NoteViewController()"),
        SeparationRow(
            sentence: "The screen gives the name, not what makes it.",
            code: "present(Screens.around(HelpViewController()), animated: true)", presenter: "wireframe.showHelp()"),
        SeparationRow(
            sentence: "A screen may show itself.", code: "HelpViewController.open(text, in: navigationController)",
            presenter: "wireframe.showHelp(for: text)",
            wireframe: """
                func showHelp(for topic: String) {
                HelpViewController.open(topic, in: viewController.navigationController)
                """),
        SeparationRow(
            sentence: "An error is one.",
            code: """
                do { try store.check() } catch {
                    let alert = UIAlertController(
                        title: "Failed", message: error.localizedDescription, preferredStyle: .alert)
                    present(alert, animated: true)
                }
                """,
            presenter: "wireframe.showFailedAlert(message: error.localizedDescription)"),
        SeparationRow(
            sentence: "What a case brings along has the type that the case declares.",
            code: """
                let loading = Loading.done(Note())
                if case .done(let found) = loading {
                    let next = NoteViewController()
                    next.note = found
                    present(next, animated: true)
                }
                """,
            presenter: "wireframe.showNote(for: found)"),
    ])
    func screensThatAreMadeOneWayOrAnother(_ row: SeparationRow) throws { try row.check() }

    @Test(arguments: [
        SeparationRow(
            sentence: "A cell is found where the screen is shown.",
            code: """
                let cell = tableView.cellForRow(at: IndexPath(row: index, section: 0))
                let next = NoteViewController()
                next.popoverPresentationController?.sourceView = cell
                present(next, animated: true)
                """,
            presenter: "wireframe.showNote(at: IndexPath(row: index, section: 0))",
            wireframe: """
                func showNote(at indexPath: IndexPath) {
                let cell = viewController.tableView.cellForRow(at: indexPath)
                let next = NoteViewController()
                """),
        SeparationRow(
            sentence: "If there is one.",
            code: """
                let next = NoteViewController()
                if let cell = tableView.cellForRow(at: IndexPath(row: index, section: 0)) {
                    next.popoverPresentationController?.sourceView = cell
                }
                present(next, animated: true)
                """,
            presenter: "wireframe.showNote(at: IndexPath(row: index, section: 0))",
            wireframe: "if let cell = viewController.tableView.cellForRow(at: indexPath) {"),
        SeparationRow(
            sentence: "So is the place of a view.",
            code: """
                let next = NoteViewController()
                next.popoverPresentationController?.sourceRect = saveButton.bounds
                if let popover = next.popoverPresentationController {
                    popover.sourceRect = saveButton.bounds
                }
                present(next, animated: true)
                """,
            presenter: "wireframe.showNote()",
            wireframe: """
                next.popoverPresentationController?.sourceRect = viewController.saveButton.bounds
                if let popover = next.popoverPresentationController {
                popover.sourceRect = viewController.saveButton.bounds
                }
                """),
        SeparationRow(
            sentence: "A text of a view is no place for a screen.",
            code:
                "let text = nameLabel.text\nlet next = NoteViewController()\nnext.title = text\npresent(next, animated: true)",
            presenter: "let text = view.nameText\nwireframe.showNote(for: text)"),
    ])
    func whereTheyAreShown(_ row: SeparationRow) throws { try row.check() }

    @Test(arguments: [
        SeparationRow(
            sentence: "What is done behind it may stand behind the call.",
            code: "Sure.showQuestion(usingController: self, about: text) { [weak self] in self?.notes = [] }",
            presenter: "wireframe.showQuestion(about: text) { [weak self] in self?.notes = [] }",
            wireframe: """
                func showQuestion(about subject: String, onConfirm: @escaping () -> Void) {
                Sure.showQuestion(usingController: viewController, about: subject, onConfirm: onConfirm)
                """),
        SeparationRow(
            sentence: "A call without parentheses gets some.",
            code:
                "let picker = PickViewController { [weak self] note in self?.note = note }\npresent(picker, animated: true)",
            presenter: "wireframe.showPick { [weak self] note in self?.note = note }",
            wireframe: "func showPick(done: @escaping (Note) -> Void) {\nlet picker = PickViewController(done)"),
        SeparationRow(
            sentence: "UIKit says how it ended.",
            code:
                "UIApplication.shared.open(URL(string: text)!) { [weak self] isOpen in if !isOpen { self?.notes = [] } }",
            presenter: "wireframe.open(URL(string: text)!) { [weak self] isOpen in if !isOpen { self?.notes = [] } }",
            wireframe: """
                func open(_ url: URL, completion: @escaping (Bool) -> Void) {
                UIApplication.shared.open(url) { completion($0) }
                """),
        SeparationRow(
            sentence: "The way to the settings is a way to a screen.",
            code: """
                let alert = UIAlertController(title: "Camera?", message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "Settings", style: .default) { _ in
                    guard let url = URL(string: UIApplication.openSettingsURLString) else { return }
                    UIApplication.shared.open(url)
                })
                present(alert, animated: true)
                """,
            presenter: "wireframe.showCameraAlert()", wireframe: "func showCameraAlert() {"),
    ])
    func whatIsDoneBehindIt(_ row: SeparationRow) throws { try row.check() }

    @Test(arguments: [
        SeparationRow(
            sentence: "Which screen is shown is noted where it is shown.",
            code: "let next = NoteViewController()\npresent(next, animated: true)\nshown = next",
            presenter: "wireframe.showNote()",
            wireframe: "viewController.present(next, animated: true)\nshown = next"),
        SeparationRow(
            sentence: "Or before.",
            code: "let next = NoteViewController()\nself.shown = next\npresent(next, animated: true)",
            presenter: "wireframe.showNote()",
            wireframe: "shown = next\nviewController.present(next, animated: true)"),
        SeparationRow(
            sentence: "It is dismissed by its name.", code: "shown?.dismiss(animated: true)",
            presenter: "wireframe.dismissShown()", wireframe: "shown?.dismiss(animated: true)"),
        SeparationRow(
            sentence: "With `self` as well.", code: "self.shown?.dismiss(animated: true)",
            presenter: "wireframe.dismissShown()", wireframe: "shown?.dismiss(animated: true)"),
        SeparationRow(
            sentence: "And it is gone.", code: "shown?.dismiss(animated: true)\nshown = nil",
            presenter: "wireframe.dismissShown()",
            wireframe: "shown?.dismiss(animated: true)\nshown = nil"),
        SeparationRow(
            sentence: "So is the one on top.", code: "presentedViewController?.dismiss(animated: false)",
            presenter: "wireframe.dismissPresentedScreen()",
            wireframe: "viewController.presentedViewController?.dismiss(animated: false)"),
    ])
    func screensThatAreKept(_ row: SeparationRow) throws { try row.check() }
}
