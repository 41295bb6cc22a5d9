import Testing

@testable import ViperSplit

/// What is taken out of bodies that belong to the Presenter, and what the split makes of it.
struct SeparationTests {
    struct Row: CustomTestStringConvertible {
        let sentence: String
        let code: String
        let presenter: String
        var view: String?
        var wireframe: String?
        var interactor: String?

        var testDescription: String { sentence }
    }

    private func source(_ code: String) -> String {
        """
        @IBOutlet var spinner: UIActivityIndicatorView!
        @IBOutlet var nameLabel: UILabel!
        @IBOutlet var emailField: UITextField!
        @IBOutlet var saveButton: UIButton!
        @IBOutlet var tableView: UITableView!
        @IBOutlet var rememberSwitch: UISwitch!
        @IBOutlet var chart: ChartView!
        private let store = NoteStore()
        private var note: Note?
        private var notes: [Note] = []
        // MARK: - Handle view event
        func handle(_ index: Int, _ text: String) {
            notes = []
            \(code)
        }
        """
    }

    private let app = [
        """
        struct Note { var title = ""; var isRead = false }
        class NoteStore {
            func save(_ note: Note) {}
            func all(in folder: String, limit: Int = 10) -> [Note] { [] }
            func load(_ id: Int, completion: @escaping (Note?) -> Void) {}
            func sync() async throws -> Int { 1 }
            @discardableResult func touch() -> Bool { true }
            func pick<T>(_ type: T.Type) {}
        }
        class API {
            static let shared = API()
            var user = ""
            func pick<T>(_ type: T.Type) {}
            func list<T>(of type: T.Type) -> [T] { [] }
            struct Token {}
            func send(_ note: Note) {}
            func login(_ token: Token) {}
        }
        @MainActor class MainStore { static let shared = MainStore(); func touch() {} }
        class Loud { static let shared = Loud(); init() { print("made") }; func shout(_ text: String) {} }
        enum Preferences { static func mute(_ name: String) { UserDefaults.standard.set(true, forKey: name) } }
        enum TokenStore { enum Key { case first } }
        class ChartView: UIView { func show(_ values: [Int]) {}; var level: Int { 1 } }
        class NoteViewController: UIViewController { var note: Note?; var onSave: (() -> Void)? }
        """
    ]

    private func check(_ row: Row) throws {
        let module = try expectSplit(
            source(row.code), context: app, view: row.view, presenter: row.presenter, interactor: row.interactor,
            wireframe: row.wireframe)
        #expect(!module.split.findings.contains { $0.rule == "internal-error" })
    }

    @Test(arguments: [
        Row(
            sentence: "A call is named after the view and what it does.", code: "spinner.stopAnimating()",
            presenter: "view.stopSpinnerAnimating()", view: "func stopSpinnerAnimating() {\nspinner.stopAnimating()\n}"),
        Row(
            sentence: "Reloading data is reloading the view.", code: "tableView.reloadData()",
            presenter: "view.reloadTableView()", view: "func reloadTableView() {\ntableView.reloadData()\n}"),
        Row(
            sentence: "What is set is a parameter.", code: "nameLabel.text = text",
            presenter: "view.setNameLabelText(text)",
            view: "func setNameLabelText(_ text: String?) {\nnameLabel.text = text\n}"),
        Row(
            sentence: "A literal is one, too, so that one method does for all.",
            code: "saveButton.isEnabled = false\nsaveButton.isEnabled = notes.isEmpty",
            presenter: "view.setSaveButtonEnabled(false)\nview.setSaveButtonEnabled(notes.isEmpty)",
            view: "func setSaveButtonEnabled(_ isEnabled: Bool) {\nsaveButton.isEnabled = isEnabled\n}"),
        Row(
            sentence: "A constant of UIKit stays in the View and gives the name.", code: "nameLabel.textColor = .red",
            presenter: "view.setNameLabelTextColorToRed()",
            view: "func setNameLabelTextColorToRed() {\nnameLabel.textColor = .red\n}"),
        Row(
            sentence: "Arguments keep their labels; UIKit's constants stay.",
            code: "tableView.deleteRows(at: [IndexPath(row: index, section: 0)], with: .fade)",
            presenter: "view.deleteTableViewRows(at: [IndexPath(row: index, section: 0)])",
            view:
                "func deleteTableViewRows(at indexPaths: [IndexPath]) {\ntableView.deleteRows(at: indexPaths, with: .fade)\n}"
        ),
        Row(
            sentence: "The app's own views are known from the context.", code: "chart.show([index])",
            presenter: "view.showChart([index])", view: "func showChart(_ values: [Int]) {\nchart.show(values)\n}"),
        Row(
            sentence: "What the view controller inherits is the View's.", code: "title = text\nview.endEditing(true)",
            presenter: "view.setTitle(text)\nview.endEditing()",
            view: "func setTitle(_ newTitle: String?) {\ntitle = newTitle\n}"),
        Row(
            sentence: "Focus has a word of its own.", code: "emailField.becomeFirstResponder()",
            presenter: "view.focusEmailField()"),
        Row(
            sentence: "In a closure it goes through its self.",
            code: "store.load(1) { [weak self] in self?.nameLabel.text = $0?.title }",
            presenter: "self?.view.setNameLabelText($0?.title)"),
        Row(
            sentence: "Animations go whole.",
            code: "UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }",
            presenter: "view.animateView()",
            view: "func animateView() {\nUIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }\n}"),
    ])
    func commandsBecomeMethodsOfTheView(_ row: Row) throws { try check(row) }

    @Test(arguments: [
        Row(
            sentence: "A text is named after its field.", code: "print(emailField.text?.count as Any)",
            presenter: "print(view.emailText?.count as Any)", view: "var emailText: String? { emailField.text }"),
        Row(
            sentence: "A flag reads as one.", code: "if rememberSwitch.isOn { print(1) }",
            presenter: "if view.isRememberSwitchOn { print(1) }",
            view: "var isRememberSwitchOn: Bool { rememberSwitch.isOn }"),
        Row(
            sentence: "Where the property says it all it is the name.",
            code: "guard let path = tableView.indexPathForSelectedRow else { return }\nprint(path)",
            presenter: "guard let path = view.indexPathForSelectedRow else { return }"),
        Row(
            sentence: "Behind a weak self the value is optional as before.",
            code: "store.load(1) { [weak self] _ in print(self?.rememberSwitch.isOn as Any) }",
            presenter: "print(self?.view.isRememberSwitchOn as Any)", view: "var isRememberSwitchOn: Bool {"),
        Row(
            sentence: "The app's own views are known from the context.", code: "print(chart.level)",
            presenter: "print(view.chartLevel)", view: "var chartLevel: Int { chart.level }"),
    ])
    func valuesBecomePropertiesOfTheView(_ row: Row) throws { try check(row) }

    @Test(arguments: [
        Row(
            sentence: "Leaving is a word.", code: "dismiss(animated: true)", presenter: "wireframe.close()",
            wireframe: "func close() {\nviewController.dismiss(animated: true)\n}"),
        Row(
            sentence: "What happens afterwards stays with the caller.",
            code: "dismiss(animated: true) { [weak self] in self?.notes = [] }",
            presenter: "wireframe.close { [weak self] in self?.notes = [] }",
            wireframe:
                "func close(completion: @escaping () -> Void) {\nviewController.dismiss(animated: true) { completion() }\n}"
        ),
        Row(
            sentence: "The next screen is built where it is shown, with the values that it takes.",
            code:
                "let next = NoteViewController()\nnext.note = notes[index]\nnavigationController?.pushViewController(next, animated: true)",
            presenter: "wireframe.showNote(for: notes[index])",
            wireframe:
                "func showNote(for note: Note?) {\nlet next = NoteViewController()\nnext.note = note\nviewController.navigationController?.pushViewController(next, animated: true)\n}"
        ),
        Row(
            sentence: "A segue is named after its identifier.",
            code: "performSegue(withIdentifier: \"ShowDetailSegue\", sender: text)",
            presenter: "wireframe.showDetail(sender: text)"),
        Row(
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
        Row(
            sentence: "Values of views are read by the caller.",
            code: "let next = NoteViewController()\nnext.title = emailField.text\npresent(next, animated: true)",
            presenter: "wireframe.showNote(for: view.emailText)"),
    ])
    func navigationGoesToTheWireframe(_ row: Row) throws { try check(row) }

    @Test(arguments: [
        Row(
            sentence: "A use case has the signature of the service.", code: "store.save(notes[0])",
            presenter: "interactor.save(notes[0])", interactor: "func save(_ note: Note) {\nstore.save(note)\n}"),
        Row(
            sentence: "Only what is passed is asked for.", code: "notes = store.all(in: text)",
            presenter: "notes = interactor.all(in: text)",
            interactor: "func all(in folder: String) -> [Note] {\nstore.all(in: folder)\n}"),
        Row(
            sentence: "A completion stays with the caller.",
            code: "store.load(index) { [weak self] found in self?.note = found }",
            presenter: "interactor.load(index) { [weak self] found in self?.note = found }",
            interactor:
                "func load(_ id: Int, completion: @escaping (Note?) -> Void) {\nstore.load(id, completion: completion)\n}"
        ),
        Row(
            sentence: "A result that nobody wants isn't required.", code: "store.touch()",
            presenter: "interactor.touch()", interactor: "func touch() {\nstore.touch()\n}"),
        Row(
            sentence: "An instance that everybody shares is a service.", code: "API.shared.send(notes[0])",
            presenter: "interactor.send(notes[0])", interactor: "func send(_ note: Note) {\napi.send(note)\n}"),
        Row(
            sentence: "The Interactor is made with it.", code: "API.shared.send(notes[0])",
            presenter: "interactor.send(notes[0])", interactor: "init(api: API = .shared) {\nself.api = api\n}"),
        Row(
            sentence: "Of an actor's, a default argument can't be.", code: "MainStore.shared.touch()",
            presenter: "interactor.touchMain()",
            interactor: "init(mainStore: MainStore? = nil) {\nself.mainStore = mainStore ?? .shared\n}"),
        Row(
            sentence: "One that may do something when it is made isn't made before it is used.",
            code: "Loud.shared.shout(text)", presenter: "interactor.shout(text)",
            interactor: "func shout(_ text: String) {\nLoud.shared.shout(text)\n}"),
        Row(
            sentence: "A nested type has the name of the one around it.", code: "API.shared.login(API.Token())",
            presenter: "interactor.login(API.Token())",
            interactor: "func login(_ token: API.Token) {\napi.login(token)\n}"),
        Row(
            sentence: "A value is a property.", code: "nameLabel.text = API.shared.user",
            presenter: "view.setNameLabelText(interactor.user)", interactor: "var user: String { api.user }"),
        Row(
            sentence: "Setting one is a method.", code: "API.shared.user = text",
            presenter: "interactor.setUser(text)",
            interactor: "func setUser(_ user: String) {\napi.user = user\n}"),
        Row(
            sentence: "A type of the app that keeps its values in a service is one.", code: "Preferences.mute(text)",
            presenter: "interactor.mute(text)", interactor: "func mute(_ name: String) {\nPreferences.mute(name)\n}"),
    ])
    func callsOfServicesBecomeUseCases(_ row: Row) throws { try check(row) }

    @Test(arguments: [
        Row(
            sentence: "A constant gives the name.", code: "Tracker.shared.track(.noteOpened)",
            presenter: "interactor.trackNoteOpened()",
            interactor: "func trackNoteOpened() {\nTracker.shared.track(.noteOpened)\n}"),
        Row(
            sentence: "A word that can't be a name isn't one.", code: "Tracker.shared.register(for: index)",
            presenter: "interactor.register(for: index)",
            interactor: "func register(for index: Int) {\nTracker.shared.register(for: index)\n}"),
        Row(
            sentence: "What is known is passed.", code: "Tracker.shared.track(\"note_read\", index)",
            presenter: "interactor.trackNoteRead(index)",
            interactor: "func trackNoteRead(_ index: Int) {\nTracker.shared.track(\"note_read\", index)\n}"),
        Row(
            sentence: "Effects are those that the call is marked with.", code: "try? Tracker.shared.send(text)",
            presenter: "try? interactor.send(text)",
            interactor: "func send(_ text: String) throws {\ntry Tracker.shared.send(text)\n}"),
        Row(
            sentence: "A result of a type that nobody knows is asked of the service itself.",
            code: "let report = Tracker.shared.report(index)\nprint(report)",
            presenter: "let report = interactor.tracker.report(index)",
            interactor: "var tracker: Tracker { Tracker.shared }"),
        Row(
            sentence: "The Interactor shows what it is made with.",
            code: "let all = API.shared.list(of: Int.self)\nprint(all)",
            presenter: "let all = interactor.api.list(of: Int.self)", interactor: "let api: API\n"),
        Row(
            sentence: "So is what takes a closure.", code: "Tracker.shared.flush { [weak self] in self?.notes = [] }",
            presenter: "interactor.tracker.flush { [weak self] in self?.notes = [] }",
            interactor: "var tracker: Tracker { Tracker.shared }"),
    ])
    func aServiceThatNobodyDeclares(_ row: Row) throws { try check(row) }

    @Test func aConstantOfAServiceIsNoData() throws {
        try expectSplit(
            source("print(TokenStore.Key.first, API.self)"), context: app,
            presenter: "print(TokenStore.Key.first, API.self)")
    }

    // MARK: - What stays

    @Test func equalNamesOfDifferentServicesAreToldApart() throws {
        try expectSplit(
            source("store.pick(Int.self)\nAPI.shared.pick(Int.self)"), context: app,
            presenter: "interactor.pickInt()\ninteractor.pickIntAPI()")
    }

    @Test func aValueOfUIKitStaysBehindItsView() throws {
        try expectSplit(
            source("print(nameLabel.font.pointSize)"), context: app, presenter: "print(view.nameLabel.font.pointSize)")
    }

    private func alert(_ handler: String) -> String {
        """
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.text = text }
        alert.addAction(UIAlertAction(title: "OK", style: .default) { [weak self, unowned alert] _ in
            \(handler)
        })
        present(alert, animated: true)
        """
    }

    @Test func aHandlerIsGivenWhatTheFieldsHold() throws {
        try expectSplit(
            source(alert("self?.note?.title = alert.textFields?.first?.text ?? \"\"")), context: app,
            presenter: """
                wireframe.showNameAlert(for: text) { [weak self] enteredText in
                self?.note?.title = enteredText ?? ""
                }
                """,
            wireframe: "{ [unowned alert] _ in\nonOK(alert.textFields?.first?.text)\n})")
    }

    @Test(arguments: [
        "self?.notes = []\n    print(alert.textFields?.first?.text ?? \"\", self?.notes.count ?? 0)\n    print(self!.load())"
            + "\n    print(alert.textFields?.last?.text ?? \"\")",
        "self?.note?.title = alert.title ?? \"\"",
    ])
    func aHandlerThatNeedsMoreOfTheAlertKeepsItInTheView(_ handler: String) throws {
        try expectStays(source(alert(handler)), context: app, member: "handle", rule: "inherited-member")
    }

    @Test func whatAScreenCallsBackStaysWithTheCaller() throws {
        try expectSplit(
            source(
                """
                let next = NoteViewController()
                next.onSave = { [weak self] in self?.notes = [] }
                present(next, animated: true)
                """), context: app,
            presenter: "wireframe.showNote { [weak self] in self?.notes = [] }",
            wireframe:
                "func showNote(onSave: @escaping () -> Void) {\nlet next = NoteViewController()\nnext.onSave = onSave")
    }

    @Test func aCallbackOfATypeThatNobodyKnowsStays() throws {
        try expectStays(
            source(
                """
                let next = NoteViewController()
                next.onClose = { [weak self] in self?.notes = [] }
                present(next, animated: true)
                """), context: app, member: "handle", rule: "inherited-member")
    }

    @Test func aScreenThatIsNeededLaterStays() throws {
        try expectStays(
            source("let next = NoteViewController()\npresent(next, animated: true)\nprint(next)"), context: app,
            member: "handle", rule: "inherited-member")
    }

    @Test func withoutSelfNothingIsBuilt() throws {
        try expectStays(
            source(
                """
                store.load(1) { [weak self] found in
                    let next = NoteViewController()
                    next.note = found
                    self?.present(next, animated: true)
                }
                """), context: app, member: "handle", rule: "inherited-member")
    }

    @Test func whatOnlyTheViewDoesIsLeftAlone() throws {
        let drawing = "\n// MARK: - Drawing\nfunc draw() { spinner.stopAnimating() }"
        let module = try expectSplit(source("") + drawing, context: app)
        expect(module.view, holds: "func draw() { spinner.stopAnimating() }")
        expect(module.view, lacks: "stopSpinnerAnimating")
    }

    @Test(arguments: [
        "#if DEBUG\nspinner.stopAnimating()\n#endif", "if #available(iOS 16, *) { spinner.stopAnimating() }",
        "guard #available(iOS 16, *) else { return }\nspinner.stopAnimating()",
    ])
    func conditionalCodeIsNotTakenOut(_ code: String) throws {
        let module = try expectSplit(source(code), context: app, presenter: "view.spinner.stopAnimating()")
        expect(module.view, lacks: "stopSpinnerAnimating")
    }

    @Test func whatIsAvailableLaterIsTakenOutAsSuch() throws {
        let module = try expectSplit(
            source("") + "\n@available(iOS 16, *)\nfunc rest() { notes = []; spinner.stopAnimating() }", context: app,
            presenter: "view.stopSpinnerAnimating()")
        expect(module.view, holds: "@available(iOS 16, *)\nfunc stopSpinnerAnimating() {")
        expect(module.interfaces, holds: "@available(iOS 16, *)\nfunc stopSpinnerAnimating()")
    }

    @Test(arguments: [
        ("[weak self]", "self?.notes = []\nAPI.shared.send(text)"), ("", "API.shared.send(text)"),
    ])
    func whatRanWithoutSelfGoesOnDoingSo(_ capture: String, _ body: String) throws {
        let code = "let text = Note()\nstore.load(1) { \(capture.isEmpty ? "" : capture + " ")_ in\n\(body)\n}"
        let module = try expectSplit(source(code), context: app, presenter: "API.shared.send(text)")
        expect(module.interactor, lacks: "func send")
    }

    @Test func aTakenNameGetsAnotherOne() throws {
        try expectSplit(
            source("spinner.stopAnimating()") + "\nfunc stopSpinnerAnimating() { tableView.reloadData() }",
            context: app,
            presenter: "view.stopSpinnerAnimatingInView()")
    }

    @Test func aBodyOfTheViewGivesAwayNavigationAndData() throws {
        try expectSplit(
            source("")
                + """

                // MARK: - View life
                func leave(_ button: UIButton) {
                    button.isEnabled = false
                    store.save(Note())
                    dismiss(animated: true)
                }
                """, context: app,
            view: "button.isEnabled = false\npresenter.save(Note())\npresenter.close()")
    }
}
