import Testing

@testable import ViperSplit

/// Screens that are made before other things are done and built behind them, and what they are shown at.
struct LateBuildingTests {
    private let app =
        separationApp + [
            """
            class ListViewController: BaseScreen { var titles: [String] = []; deinit { print("gone") } }
            class BaseScreen: UIViewController { let size = 2; init(size: Int = 1) { super.init(nibName: nil, bundle: nil) } }
            extension Int { static var widest: Int { print("asked"); return 3 } }
            class LoudViewController: UIViewController { init() { print("made"); super.init(nibName: nil, bundle: nil) }; var titles: [String] = [] }
            class Painted: UIViewController { var titles: [String] = []; init() { super.init(nibName: nil, bundle: nil); view.isHidden = true } }
            class Holding: UIViewController { var titles: [String] = []; let loud = Loud.shared }
            class Sharing: UIViewController { var titles: [String] = []; let api = API.shared; let other: Int; init(other: Int) { self.other = other; super.init(nibName: nil, bundle: nil) } }
            class Heavy: UIViewController { let made = Date(); var titles: [String] = [] }
            extension PageViewController { convenience init() { print("made"); self.init(number: 1) }; var titles: [String] { get { [] } set {} } }
            """
        ]

    private func check(_ row: SeparationRow) throws {
        try expectSplit(
            separationSource(row.code) + "\n@objc func again() {}", context: app, view: row.view,
            presenter: row.presenter,
            interactor: row.interactor, wireframe: row.wireframe)
    }

    @Test(arguments: [
        SeparationRow(
            sentence: "The making goes where the screen is built.",
            code: """
                let next = ListViewController()
                let titles = store.all(in: text).map(\\.title)
                next.titles = titles
                navigationController?.pushViewController(next, animated: true)
                """,
            presenter: "let titles = interactor.all(in: text).map(\\.title)\nwireframe.showList(for: titles)\n}",
            wireframe: "let next = ListViewController()\nnext.titles = titles\nviewController.navigationController"),
        SeparationRow(
            sentence: "What it holds is made by nobody's notice.",
            code: "let next = Sharing(other: 2)\nstore.touch()\nnext.titles = [text]\npresent(next, animated: true)",
            presenter: "interactor.touch()\nwireframe.showSharing(", wireframe: "let next = Sharing(other: 2)"),
        SeparationRow(
            sentence: "With literals, and inside of another screen.",
            code: """
                let next = ListViewController(size: 3)
                store.touch()
                for note in notes { if note.isRead { break } }
                let around = UINavigationController(rootViewController: next)
                present(around, animated: true)
                """,
            presenter: "wireframe.showList()\n}",
            wireframe:
                "let next = ListViewController(size: 3)\nlet around = UINavigationController(rootViewController: next)"
        ),
    ])
    func whatNobodyNoticesIsMadeLater(_ row: SeparationRow) throws { try check(row) }

    @Test(arguments: [
        ("Its initialiser does something.", "let next = LoudViewController()"),
        ("So does an extension's.", "let next = PageViewController()"),
        ("It sets what is inherited.", "let next = Painted()"),
        ("Whom it shares does something when it is made.", "let next = Holding()"),
        ("A case may do something of the app's.", "let next = ListViewController(size: .widest)"),
        ("A property tells the time.", "let next = Heavy()"),
        ("What it is made with changes.", "let next = ListViewController(size: notes.count)"),
        ("It may be left unmade.", "let next = ListViewController()\nif text.isEmpty { return }"),
        ("A comment speaks of it.", "// The list.\nlet next = ListViewController()"),
    ])
    func itIsMadeWhereItWas(_ sentence: String, _ making: String) throws {
        try expectStays(
            separationSource(
                "\(making)\nstore.touch()\nnext.titles = []\nnavigationController?.pushViewController(next, animated: true)"
            ),
            context: app, member: "handle", rule: "inherited-member")
    }

    // MARK: - What popovers point at

    private let sheet = """

        let sheet = UIAlertController(title: "Sort", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "By name", style: .default) { [weak self] _ in self?.store.save(Note()) })
        """

    @Test func aPopoverPointsAtTheSender() throws {
        let action = """
            @objc func sort(_ sender: UIBarButtonItem) {\(sheet)
                sheet.popoverPresentationController?.barButtonItem = sender
                present(sheet, animated: true)
            }
            """
        try expectSplit(
            separationSource("store.touch()") + "\n" + action, context: app,
            view: "presenter.showSortSheet(onByName: { [weak self] in self?.presenter.save(Note()) }, at: sender)",
            presenter: "func showSortSheet(onByName: @escaping () -> Void, at sender: Any) {",
            wireframe: "sheet.popoverPresentationController?.barButtonItem = sender as? UIBarButtonItem")
    }

    @Test func theRectangleIsTheCallers() throws {
        let action = """
            @IBAction func sort(_ sender: UIView?) {\(sheet)
                if let popover = sheet.popoverPresentationController {
                    popover.sourceView = sender
                    popover.sourceRect = sender?.bounds ?? .zero
                }
                present(sheet, animated: true)
            }
            """
        try expectSplit(
            separationSource("store.touch()") + "\n" + action, context: app,
            presenter: "at sender: Any?", wireframe: "popover.sourceView = sender as? UIView")
    }

    @Test func aViewThatIsAskedSomethingIsTheViews() throws {
        let action = """
            @objc func sort(_ sender: UIButton) {\(sheet)
                sheet.popoverPresentationController?.sourceRect = sender.superview!.convert(sender.frame, to: nil)
                sheet.view.addSubview(sender)
                present(sheet, animated: true)
            }
            """
        let split = try expectMoves(
            separationSource("store.touch()") + "\n" + action, context: app, member: "sort", to: .view)
        #expect(split.findings.contains { $0.message.hasPrefix("`sort` stays in the View: ") }, "\(split.findings)")
    }

    // MARK: - What else goes along

    @Test(arguments: [
        SeparationRow(
            sentence: "Whom everybody can ask, the Wireframe asks.",
            code: """
                let next = NoteViewController()
                if self.responds(to: #selector(again)) { next.title = "a" }
                present(next, animated: true)
                store.touch()
                """,
            presenter: "wireframe.showNote()",
            wireframe: "if viewController.responds(to: #selector(NotesViewController.again)) {"),
        SeparationRow(
            sentence: "A storyboard's screen is shown inside of another.",
            code: """
                let storyboard = UIStoryboard(name: "Note", bundle: nil)
                if let next = storyboard.instantiateInitialViewController() as? NoteViewController {
                    next.note = note
                    let around = UINavigationController(rootViewController: next)
                    present(around, animated: true)
                }
                """,
            presenter: "wireframe.showNote(for: note)",
            wireframe: "let storyboard = UIStoryboard(name: \"Note\", bundle: nil)"),
        SeparationRow(
            sentence: "A closure that only navigates takes constants along.",
            code: """
                let isRead = store.recent.isEmpty
                dismiss(animated: true) {
                    if isRead { HelpViewController.open("read", in: nil) }
                }
                """,
            presenter: "wireframe.close(isRead: isRead)",
            wireframe: "if isRead { HelpViewController.open(\"read\", in: nil) }"),
    ])
    func itGoesAlong(_ row: SeparationRow) throws { try check(row) }

    @Test func aClosureSeesWhatVariablesBecome() throws {
        let module = try checkedSplit(
            separationSource(
                """
                var isRead = store.recent.isEmpty
                dismiss(animated: true) { if isRead { HelpViewController.open("read", in: nil) } }
                isRead = true
                """), context: app)
        expect(module["Wireframe"], lacks: "isRead")
    }
}
