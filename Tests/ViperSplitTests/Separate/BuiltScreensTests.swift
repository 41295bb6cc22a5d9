import Testing

@testable import ViperSplit

/// Screens that aren't built one statement after the other: in loops and branches, with what UIKit or the app wants to know
/// of them, or by somebody else.
struct BuiltScreensTests {
    private let app =
        separationApp + [
            """
            enum Order: String, CaseIterable { case up, down }
            enum Factory {
                static func make(_ note: Note?, done: @escaping (UIViewController) -> Void) {}
                static func find(_ done: @escaping (UIViewController?) -> Void) {}
            }
            class Shop {
                static let shared = Shop()
                func buy(_ plan: String, presentingViewController: UIViewController?, done: @escaping (Bool) -> Void) -> Int { 1 }
            }
            enum NoteSettings {
                static var last: String { UserDefaults.standard.string(forKey: "last") ?? "" }
            }
            extension API { var fresh: String { user += "x"; return user } }
            class NoteModel { init(title: String) {}; var onSave: ((String) -> Void)? }
            class EditorViewController: UIViewController { init(model: NoteModel) { super.init(nibName: nil, bundle: nil) } }
            """
        ]

    private func check(_ row: SeparationRow) throws {
        try expectSplit(
            separationSource(row.code)
                + "\nfunc close(_ text: String, _ screen: UIViewController) { nameLabel.text = text }",
            context: app, view: row.view, presenter: row.presenter, interactor: row.interactor, wireframe: row.wireframe
        )
    }

    private static let pick =
        "let sheet = UIAlertController(title: \"Pick\", message: nil, preferredStyle: .actionSheet)\n"
    private static let shown = "\npresent(sheet, animated: true)"

    @Test(arguments: [
        SeparationRow(
            sentence: "A loop hands its element to the handler.",
            code: pick + """
                for note in notes where !note.isRead {
                    sheet.addAction(UIAlertAction(title: note.title, style: .default) { [weak self] _ in self?.store.save(note) })
                }
                """ + shown,
            presenter: "wireframe.showPickSheet(for: notes) { [weak self] note in self?.interactor.save(note) }",
            wireframe:
                "for note in notes where !note.isRead {\nsheet.addAction(UIAlertAction(title: note.title, style: .default) { _ in onChoice(note) })"
        ),
        SeparationRow(
            sentence: "What the handler tells the View is one command, although its lines stood deeper.",
            code: pick + """
                for note in notes {
                    let action = UIAlertAction(title: note.title, style: .default) { _ in
                        self.badge.caption = note.title
                        self.badge.pulse()
                        self.store.save(note)
                    }
                    sheet.addAction(action)
                }
                """ + shown,
            presenter: """
                wireframe.showPickSheet(for: notes) { [view] note in
                view.updateBadge(caption: note.title)
                self.interactor.save(note)
                }
                """),
        SeparationRow(
            sentence: "What nobody asks for keeps its name.",
            code: pick + """
                for note in notes {
                    sheet.addAction(UIAlertAction(title: note.title, style: .default) { action in self.store.save(note) })
                }
                """ + shown,
            presenter: "wireframe.showPickSheet(for: notes)", wireframe: "{ action in onChoice(note) }"),
        SeparationRow(
            sentence: "So does `forEach`, with an index or without.",
            code: pick + """
                notes.enumerated().forEach { place, note in
                    sheet.addAction(UIAlertAction(title: note.title, style: .default) { _ in self.notes = [self.notes[place]] })
                }
                """ + shown,
            presenter: "wireframe.showPickSheet(for: notes) { [view] place in",
            wireframe: "func showPickSheet(for notes: [Note], onChoice: @escaping (Int) -> Void) {"),
        SeparationRow(
            sentence: "The cases of an enum are known.",
            code: pick + """
                for order in Order.allCases {
                    let action = UIAlertAction(title: order.rawValue, style: .default) { _ in self.store.save(Note(title: order.rawValue)) }
                    sheet.addAction(action)
                }
                """ + shown,
            presenter: "wireframe.showPickSheet { [view] order in",
            wireframe: "func showPickSheet(onChoice: @escaping (Order) -> Void) {"),
        SeparationRow(
            sentence: "So are the keys and values of a dictionary.",
            code: pick + """
                let names = ["a": Note()]
                for (name, note) in names {
                    sheet.addAction(UIAlertAction(title: name, style: .default) { _ in self.note = note })
                }
                """ + shown,
            presenter: "wireframe.showPickSheet { [view] note in", wireframe: "onChoice: @escaping (Note) -> Void"),
        SeparationRow(
            sentence: "A branch is decided by who knows.",
            code: pick
                + "if note != nil { sheet.addAction(UIAlertAction(title: \"Drop\", style: .default) { _ in self.note = nil }) }"
                + shown,
            presenter: "wireframe.showPickSheet(hasNote: note != nil) { [view] in",
            wireframe: "if hasNote {"),
        SeparationRow(
            sentence: "What the first of the conditions asks a service is asked anyway.",
            code: pick
                + "if store.recent.isEmpty { sheet.addAction(UIAlertAction(title: \"Drop\", style: .default)) }"
                + shown,
            presenter: "wireframe.showPickSheet(isEmpty: interactor.recent.isEmpty)"),
        SeparationRow(
            sentence: "Nobody can tell whether a default was looked up.",
            code: pick
                + "if index > 0 { sheet.addAction(UIAlertAction(title: NoteSettings.last, style: .default)) }" + shown,
            presenter: "wireframe.showPickSheet(value: index > 0, title: interactor.last)"),
        SeparationRow(
            sentence: "A screen that a closure is given is handed on.",
            code: "Factory.make(note) { screen in\nself.notes = []\nself.present(screen, animated: true)\n}",
            presenter: "self.wireframe.showScreen(screen)",
            wireframe: "func showScreen(_ screen: UIViewController) {\nviewController.present(screen, animated: true)"),
        SeparationRow(
            sentence: "There may be none; its name may tell what it is.",
            code: """
                Factory.find { [weak self] helpScreen in
                    guard let helpScreen else { self?.notes = []; return }
                    self?.navigationController?.pushViewController(helpScreen, animated: true)
                    self?.notes = []
                }
                """,
            presenter: "self?.wireframe.showHelpScreen(helpScreen)",
            wireframe: "func showHelpScreen(_ helpScreen: UIViewController) {"),
        SeparationRow(
            sentence: "Two that are handed over otherwise are told apart by their labels.",
            code: """
                Factory.make(note) { [weak self] next in self?.present(next, animated: true) }
                Factory.make(nil) { [weak self] vc in
                    self?.notes = []
                    self?.present(vc, animated: true)
                }
                """,
            presenter: "wireframe.showScreen(for: note)", wireframe: "func showScreen(_ screen: UIViewController) {"),
        SeparationRow(
            sentence: "What shows a screen may give something.",
            code:
                "let order = Shop.shared.buy(text, presentingViewController: self) { _ in self.notes = [] }\nprint(order)",
            presenter: "let order = wireframe.buy(text) { [view] _ in",
            wireframe: "-> Int {\nShop.shared.buy(plan, presentingViewController: viewController, done: done)"),
        SeparationRow(
            sentence: "UIKit's configurations are the Wireframe's.",
            code: """
                let configuration = SFSafariViewController.Configuration()
                configuration.entersReaderIfAvailable = note != nil
                let browser = SFSafariViewController(url: URL(string: text)!, configuration: configuration)
                present(browser, animated: true)
                """,
            presenter: "wireframe.showSafari(entersReaderIfAvailable: note != nil, url: URL(string: text)!)",
            wireframe: "let configuration = SFSafariViewController.Configuration()"),
        SeparationRow(
            sentence: "A model may be told of the screen that it is for.",
            code: """
                let model = NoteModel(title: text)
                let editor = EditorViewController(model: model)
                model.onSave = { [weak self] text in self?.close(text, editor) }
                present(editor, animated: true)
                """,
            presenter:
                "wireframe.showEditor(model: model) { [weak self] text, editor in self?.close(text, editor) }",
            wireframe: "func showEditor(model: NoteModel, onSave: @escaping (String, EditorViewController) -> Void) {"),
        SeparationRow(
            sentence: "The way to other screens is asked for where they are shown.",
            code: """
                guard let navigationController else { return }
                let next = NoteViewController()
                next.note = note
                navigationController.pushViewController(next, animated: true)
                """,
            presenter: "wireframe.showNote(for: note)\n}",
            wireframe: "guard let navigationController = viewController.navigationController else { return }"),
    ])
    func theWireframeBuildsIt(_ row: SeparationRow) throws { try check(row) }

    @Test(arguments: [
        (
            "An element that changes is the loop's.",
            pick
                + "for var note in notes {\nnote.title = text\nsheet.addAction(UIAlertAction(title: \"\", style: .default) { _ in self.note = note })\n}"
                + shown
        ),
        (
            "What is asked only in some cases isn't asked before.",
            pick
                + "for note in notes { sheet.addAction(UIAlertAction(title: store.all(in: note.title)[0].title, style: .default)) }"
                + shown
        ),
        (
            "Neither is what a second condition asks.",
            pick
                + "if index > 0, API.shared.fresh.isEmpty { sheet.addAction(UIAlertAction(title: \"Drop\", style: .default)) }"
                + shown
        ),
        (
            "A screen that is found while others things are done stays.",
            """
            guard let navigationController else { return }
            API.shared.user = text
            navigationController.pushViewController(NoteViewController(), animated: true)
            """
        ),
        (
            "What a closure is given may be no screen.",
            "Somebody.finds { note in\nlet next = ShopViewController()\nnext.item = note\nself.present(next, animated: true)\n}"
        ),
        (
            "A handler asks nothing of a screen.",
            """
            let model = NoteModel(title: text)
            let editor = EditorViewController(model: model)
            model.onSave = { [weak self] text in self?.close(editor.title!, editor) }
            present(editor, animated: true)
            """
        ),
    ])
    func itStays(_ sentence: String, _ code: String) throws {
        try expectStays(
            separationSource(code)
                + "\nfunc close(_ text: String, _ screen: UIViewController) { nameLabel.text = text }",
            context: app, member: "handle", rule: "inherited-member")
    }

    @Test func whatIsDoneWithTheWayToOtherScreensNavigates() throws {
        let split = try expectMoves(
            separationSource(
                "guard let nav = navigationController else { return }\nstore.touch()\nnav.popViewController(animated: true)"
            ).replacing("Handle view event", with: "Update view"),
            context: app, member: "handle", to: .view)
        expectFinding(
            "navigation-in-view",
            "`handle(_:_:)` navigates in the View: `nav.popViewController` (line 25); put it into a method under `MARK: - Wireframe`",
            in: split)
    }

    @Test(arguments: ["guard let title else { return }", "let say = { [title] in print(title ?? \"\") }\nsay()"])
    func whatIsInheritedMayBeNamedWithoutAValue(_ code: String) throws {
        try expectStays(separationSource(code), context: app, member: "handle", rule: "inherited-member")
    }

    @Test(
        "What asks whether the screen is still there would ask in vain in the Wireframe.",
        arguments: [
            ("pick.view.alpha = self?.view.alpha ?? 1", false), ("if self?.view == nil { pick.view.alpha = 1 }", false),
            ("if let width = self?.view.frame.width { pick.view.alpha = width }", false),
            ("pick.popoverPresentationController?.sourceView = self?.view", true), ("pick.view.alpha = 1", true),
        ])
    func whoAsksForTheScreenStays(_ statement: String, leaves: Bool) throws {
        let code = """
            Factory.find { [weak self] _ in
                let pick = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
                \(statement)
                self?.present(pick, animated: true)
            }
            notes = []
            """
        let module = try expectSplit(separationSource(code), context: app)
        #expect(module.wireframe.contains("UIAlertController(title: nil") == leaves, "\(module.wireframe)")
    }
}
