import Testing

@testable import ViperSplit

/// The forms in which bodies build and show a screen, beyond one after the other.
struct ScreenFormsTests {
    private let makers = """

        var last = ""
        // MARK: - Other
        private func makeNext(_ note: Note?) -> NoteViewController { let next = NoteViewController(); next.title = nameLabel.text; return next }
        @objc private func cancel() { nameLabel.text = "" }
        """

    private let app =
        separationApp + [
            """
            typealias Done = (UIAlertAction) -> Void
            class Act { init(_ build: (Act) -> Void) {}; func get(_ done: Done?) -> UIAlertAction { UIAlertAction() } }
            enum Factory { static func makeNote(_ note: Note?, done: @escaping (UIViewController) -> Void) {} }
            extension UIViewController { func present(controller: UIViewController, fromView: UIView?) { present(controller, animated: true) } }
            class Mail: UIViewController {
                init(title: String, _ text: String, kind: Int) { super.init(nibName: nil, bundle: nil) }
                init(title: String, body: String, kind: Int) { super.init(nibName: nil, bundle: nil) }
                required init?(coder: NSCoder) { nil }
            }
            class OtherViewController: UIViewController { @objc func save() {} }
            """
        ]

    private func check(_ row: SeparationRow) throws {
        try expectSplit(
            separationSource(row.code) + makers, context: app, view: row.view, presenter: row.presenter,
            interactor: row.interactor, wireframe: row.wireframe)
    }

    @Test(arguments: [
        SeparationRow(
            sentence: "The screen inside of the one that is shown may be noted.",
            code: """
                let next = NoteViewController()
                let around = UINavigationController(rootViewController: next)
                present(around, animated: true)
                shown = next
                """,
            presenter: "notes = []\nwireframe.showNote()\n}",
            wireframe: "viewController.present(around, animated: true)\nshown = next"),
        SeparationRow(
            sentence: "A local name may be the property's.",
            code: "let shown = NoteViewController()\npresent(shown, animated: true)\nself.shown = shown",
            presenter: "wireframe.showNote()", wireframe: "self.shown = shown"),
        SeparationRow(
            sentence: "A value that is noted is none.",
            code:
                "let name = text\nlet next = NoteViewController()\nnext.title = name\npresent(next, animated: true)\nlast = name",
            presenter: "wireframe.showNote(for: name)\nlast = name"),
        SeparationRow(
            sentence: "A label that says nothing is none.",
            code: "let mail = Mail(title: \"Mail\", _: text, kind: 1)\npresent(mail, animated: true)",
            presenter: "wireframe.showMail(for: text)", wireframe: "func showMail(for text: String) {"),
        SeparationRow(
            sentence: "One that says something is handed on.",
            code: "let mail = Mail(title: \"Mail\", body: text, kind: 1)\npresent(mail, animated: true)",
            presenter: "wireframe.showMail(body: text)", wireframe: "func showMail(body: String) {"),
        SeparationRow(
            sentence: "The View is asked for a screen that it makes.",
            code: "let next = makeNext(notes[index])\nnavigationController?.pushViewController(next, animated: true)",
            presenter: "wireframe.showNote(for: notes[index])",
            wireframe: "func showNote(for note: Note?) {\nlet next = viewController.makeNext(note)"),
        SeparationRow(
            sentence: "A screen around it is named after it.",
            code:
                "let next = makeNext(note)\nlet around = UINavigationController(rootViewController: next)\npresent(around, animated: true)",
            presenter: "wireframe.showNote(for: note)", wireframe: "let next = viewController.makeNext(note)"),
        SeparationRow(
            sentence: "A button of the next screen calls the view controller.",
            code: """
                let next = NoteViewController()
                next.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
                present(next, animated: true)
                """,
            presenter: "wireframe.showNote()", view: "    @objc func cancel() {",
            wireframe: "target: viewController, action: #selector(NotesViewController.cancel))"),
        SeparationRow(
            sentence: "A button may call another screen.",
            code: """
                let next = OtherViewController()
                next.navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: next, action: #selector(OtherViewController.save))
                present(next, animated: true)
                """,
            presenter: "wireframe.showOther()",
            wireframe: "target: next, action: #selector(OtherViewController.save))"),
        SeparationRow(
            sentence: "One of two views is where an alert is shown.",
            code: """
                let alert = UIAlertController(title: "Mute?", message: nil, preferredStyle: .actionSheet)
                present(controller: alert, fromView: tableView.cellForRow(at: IndexPath(row: index, section: 0)) ?? tableView)
                """,
            presenter: "wireframe.showMuteSheet(at: IndexPath(row: index, section: 0))",
            wireframe: "fromView: viewController.tableView.cellForRow(at: indexPath) ?? viewController.tableView)"),
        SeparationRow(
            sentence: "What else is found may depend on the screen.",
            code: """
                if let around = Screens.makeNote(), let next = around.children.first as? NoteViewController, let note = note {
                    next.note = note
                    present(around, animated: true)
                }
                """,
            presenter: "wireframe.showNote(for: note)",
            wireframe: "func showNote(for note: Note?) {\nif let around = Screens.makeNote(),"),
        SeparationRow(
            sentence: "Who makes a screen may hand it over later.",
            code: """
                Factory.makeNote(notes[index]) { [weak self] next in
                    self?.navigationController?.pushViewController(next, animated: true)
                }
                """,
            presenter: "wireframe.showNote(for: notes[index])",
            wireframe: """
                Factory.makeNote(note) { [weak self] next in
                self?.viewController.navigationController?.pushViewController(next, animated: true)
                """),
        SeparationRow(
            sentence: "What a handler isn't interested in needs no type.",
            code: """
                let alert = UIAlertController(title: "Mute?", message: nil, preferredStyle: .alert)
                alert.addAction(Act { $0 }.get { [weak self] _ in self?.notes = [] })
                present(alert, animated: true)
                """,
            presenter: "wireframe.showMuteAlert { [weak self] in self?.notes = [] }",
            wireframe: "alert.addAction(Act { $0 }.get { _ in done() })"),
        SeparationRow(
            sentence: "UIKit's initialisers tell what they take.",
            code:
                "let alert = UIAlertController(title: textNobodyKnows(index), message: nil, preferredStyle: .alert)\npresent(alert, animated: true)",
            presenter: "wireframe.showAlert(title: title)", view: "presenter.showAlert(title: textNobodyKnows(index))",
            wireframe: "func showAlert(title: String?) {\nlet alert = UIAlertController(title: title, message: nil,"),
        SeparationRow(
            sentence: "A screen that somebody else knows may show it.",
            code: "let next = NoteViewController()\nAPI.shared.rootViewController?.present(next, animated: true)",
            presenter: "wireframe.showNote()",
            wireframe: "API.shared.rootViewController?.present(next, animated: true)"),
        SeparationRow(
            sentence: "Nothing follows but `return`.",
            code: """
                if index == 0 {
                    guard let next = Screens.makeNote() else { return }
                    present(next, animated: true)
                    return
                }
                notes = [Note()]
                """,
            presenter: "if index == 0 {\nwireframe.showNote()\nreturn\n}"),
        SeparationRow(
            sentence: "Apple's constants of C mean the same everywhere.",
            code: "let next = NoteViewController()\nnext.title = kUTTypeItem as String\npresent(next, animated: true)",
            presenter: "wireframe.showNote()", wireframe: "next.title = kUTTypeItem as String"),
    ])
    func theWireframeShowsIt(_ row: SeparationRow) throws { try check(row) }

    @Test(arguments: [
        (
            "A handler that uses what it is given needs its type.",
            """
            let alert = UIAlertController(title: "Mute?", message: nil, preferredStyle: .alert)
            alert.addAction(Actions.act { [weak self] name in self?.last = name })
            present(alert, animated: true)
            """, "inherited-member"
        ),
        (
            "A screen whose type the closure says isn't handed over.",
            """
            Factory.makeNote(note) { [weak self] (next: UIViewController) in
                self?.notes = []
                self?.present(next, animated: true)
            }
            """, "inherited-member"
        ),
        (
            "In a branch something may follow, too.",
            """
            if index == 0 {
                guard let next = Screens.makeNote() else { return }
                present(next, animated: true)
            }
            notes = [Note()]
            """, "inherited-member"
        ),
        ("A selector means the view controller.", "last = NSStringFromSelector(#selector(cancel))", "unsupported-form"),
        ("A small `k` alone tells nothing.", "last = kNobodyKnows", "unknown-name"),
    ])
    func itStays(_ sentence: String, _ code: String, _ rule: String) throws {
        try expectStays(
            separationSource(code) + makers, context: app, member: "handle", rule: rule)
    }

    @Test(arguments: [
        ("showSortPicker", "showSortPickerAlert"), ("sortTapped", "showSortAlert"),
        ("presentSortAlert", "showSortAlert"),
        ("choose", "showAlert"), ("show", "showAlert"),
    ])
    func anAlertWithoutATitleIsNamedAfterTheBodyThatShowsIt(_ host: String, _ name: String) throws {
        try expectSplit(
            separationSource("") + """

                func \(host)() {
                    notes = []
                    present(UIAlertController(title: nil, message: text, preferredStyle: .alert), animated: true)
                }
                private var text = ""
                """, context: app, presenter: "wireframe.\(name)(message: text)")
    }

    /// The first words of a sentence say less than what the body is called.
    @Test(arguments: [
        ("showNoCameraAlert", "It looks like there is no camera.", "presentNoCameraAlert"),
        ("showCameraAlert", "No camera", "showNoCameraAlert"),
        ("choose", "It looks like there is no camera.", "showItLooksLikeAlert"),
    ])
    func anAlertThatSaysASentenceIsNamedAfterTheBodyThatShowsIt(_ host: String, _ title: String, _ name: String) throws
    {
        try expectSplit(
            separationSource("") + """

                func \(host)() {
                    notes = []
                    present(UIAlertController(title: "\(title)", message: nil, preferredStyle: .alert), animated: true)
                }
                """, context: app, presenter: "wireframe.\(name)()")
    }

    /// Who shows screens, but is a part of something else, is handed over.
    @Test(arguments: [
        (
            "rooms.support?.presentHelp(from: self, topic: text)",
            "wireframe.presentHelp(with: rooms.support, topic: text)"
        ),
        ("rooms.main().presentHelp(from: self, topic: text)", "wireframe.presentHelp(topic: text)"),
        ("desk.presentHelp(from: self, topic: text)", "wireframe.presentHelp(topic: text)"),
        (
            "present(PageViewController(number: 1, in: rooms.name.uppercased()), animated: true)",
            "wireframe.showPage(in: rooms.name.uppercased())"
        ),
    ])
    func aGuideOfSomebodyElsesIsHandedOver(_ code: String, _ presenter: String) throws {
        let rooms =
            "class Rooms { var support: Support?; func main() -> Support { Support() }; var name = \"\"; var count = 0 }"
        try expectSplit(
            separationSource(code + "\nprint(rooms.count)")
                + "\n// MARK: - Provide view data source\nprivate var rooms = Rooms()\nprivate var desk = Support()",
            context: separationApp + [rooms], presenter: presenter)
    }

    @Test(arguments: [
        ("guide?.showNote(notes[index])", "wireframe.showNote(notes[index])"),
        ("guide?.showLast(of: notes)", "wireframe.showLast(of: notes)"),
    ])
    func whatHasTheSameNameIsCalledAlike(_ code: String, _ presenter: String) throws {
        let router = "class NoteRouter { func showNote(_ note: Note) {}; func showLast(of notes: [Note]) {} }"
        try expectSplit(
            separationSource(code) + "\nweak var guide: NoteRouter?", context: separationApp + [router],
            presenter: presenter)
    }

    @Test func aVariableIsNoOtherNameForTheScreen() throws {
        let show = "Support.shared.renew(\"a\", presentingViewController: screen) { _ in }"
        try expectStays(
            separationSource("var screen: UIViewController = self\nscreen = shown ?? self\n\(show)"),
            context: separationApp, member: "handle", rule: "self-passed")
        try expectSplit(
            separationSource("let screen = self\n\(show)"), context: separationApp,
            presenter: "let screen = self\nscreen.wireframe.renew()")
    }

    @Test func whoIsGoneShowsNothing() throws {
        try expectStays(
            separationSource(
                """
                DispatchQueue.main.async { [weak self] in
                    Support.shared.renew("a", presentingViewController: self) { _ in }
                }
                """), context: separationApp, member: "handle", rule: "self-passed")
    }

    @Test(arguments: [
        ("", "renew(text)"), ("func renew() { notes = [] }", "renewText(text)"),
        ("func renew() { notes = [] }\nfunc renewText() { notes = [] }", "renewString(text)"),
    ])
    func aTakenNameSaysOfWhat(_ others: String, _ call: String) throws {
        try expectSplit(
            separationSource("Support.shared.renew(text, presentingViewController: self) { _ in }") + "\n" + others,
            context: app, presenter: "wireframe.\(call)")
    }

    @Test func aSenderThatIsAViewIsHandedOverByTheView() throws {
        let members = """

            // MARK: - Other
            func tap(_ button: UIButton) { performSegue(withIdentifier: "edit", sender: button) }
            func pick(_ index: Int) {
                switch index {
                case 1:
                    guard let cell = tableView.cellForRow(at: IndexPath(row: index, section: 0)) else { break }
                    performSegue(withIdentifier: "pick", sender: cell)
                default: break
                }
            }
            func choose(_ index: Int) {
                guard let cell = tableView.cellForRow(at: IndexPath(row: index, section: 0)) else { return }
                performSegue(withIdentifier: "choose", sender: cell)
            }
            func start() { performSegue(withIdentifier: "start", sender: notes[0]); notes = [] }
            """
        let module = try expectSplit(
            separationSource("") + members, context: app,
            view: "func tap(_ button: UIButton) { presenter.edit(sender: button) }",
            presenter: "wireframe.showStart(sender: notes[0]); notes = []",
            wireframe:
                "func edit(sender: Any?) {\nviewController.performSegue(withIdentifier: \"edit\", sender: sender)")
        expect(module.view, holds: "else { break }\npresenter.showPick(sender: cell)")
        expect(module.wireframe, holds: "func showChoose(at indexPath: IndexPath) {\nguard let cell =")
        expect(module.presenter, lacks: "UIButton")
    }

    @Test func theOnlyNavigationMayHandOverAView() throws {
        let module = try expectSplit(
            """
            // MARK: - Other
            @objc func tap(_ button: UIButton) { performSegue(withIdentifier: "edit", sender: button) }
            """, context: app, view: "presenter.edit(sender: button)", presenter: "wireframe.edit(sender: sender)")
        expect(module.presenter, lacks: "UIButton")
    }

    @Test func aPlainScreenThatIsHeldIsDismissedByName() throws {
        let module = try expectSplit(
            separationSource("hint?.dismiss(animated: true)\nhint?.view.alpha = 0.5")
                + "\n// MARK: - Other\nprivate var hint: UIViewController?",
            context: app, presenter: "wireframe.dismissHint()",
            wireframe: "func dismissHint() {\nviewController.hint?.dismiss(animated: true)")
        expect(module.wireframe, lacks: "alpha")
    }

    /// Who asks the Wireframe neither waits for it nor handles what it throws.
    @Test(arguments: [
        ("do { let next = try made(); present(next, animated: true) } catch { notes = [] }", false),
        (
            "do { try check(); let next = NoteViewController(); present(next, animated: true) } catch { notes = [] }",
            true
        ),
        ("if let next = try? made() { present(next, animated: true) }", true),
        ("Task { let next = await waited(); present(next, animated: true) }", false),
        ("Task { await pause(); let next = NoteViewController(); present(next, animated: true) }", true),
    ])
    func whatWaitsOrThrowsStays(_ code: String, _ leaves: Bool) throws {
        let app =
            app + [
                """
                @MainActor func made() throws -> NoteViewController { NoteViewController() }
                @MainActor func waited() async -> NoteViewController { NoteViewController() }
                func check() throws {}
                func pause() async {}
                """
            ]
        let module = try checkedSplit(
            "private var notes: [Note] = []\n// MARK: - Other\nfunc handle() { store.each { _ in }\n\(code) }\nlet store = NoteStore()",
            context: app)
        #expect(module.wireframe.contains("present(next, animated: true)") == leaves)
        expect(module.wireframe, lacks: "try made()")
        expect(module.wireframe, lacks: "await")
    }

    /// A property isn't the method of its name that the app has added, which shows a screen.
    @Test func aPropertyIsNoMethodOfItsName() throws {
        let grid = """
            class GridViewController: UIViewController {
                lazy var pages = UIScrollView()
            }
            extension GridViewController {
                func pages(_ count: Int) { navigationController?.pushViewController(UIViewController(), animated: true) }
            }
            """
        let module = try checkedSplit(
            """
            import UIKit
            class NotesViewController: GridViewController {
                private let store = NoteStore()
                func handle() { store.each { _ in } }
                func move() { pages.flashScrollIndicators() }
                func turn() { pages(2) }
            }
            """, context: app + [grid])
        expect(module.wireframe, lacks: "flashScrollIndicators")
        expect(module.wireframe, holds: "viewController.pages(2)")
    }
}
