import Testing

@testable import ViperSplit

/// A View that sees no model asks for what it shows as plain values, in the styles that say so.
struct ModelQuestionsTests {
    private static let app = """
        import UIKit
        struct Note { var title = ""; var isPinned = false; var link: Link? }
        struct Link { var address = "" }
        extension Note { func links() -> [Link] { [] } }
        final class NoteStore {
            static let shared = NoteStore()
            func save(_ note: Note) {}
            func fetch(_ done: @escaping ([Note]) -> Void) {}
        }
        final class NoteCell: UITableViewCell { func configure(with note: Note) {} }
        """

    private func module(_ code: String, template: String = "zikviper", app: [String]? = [app]) throws -> Module {
        let source = """
            @IBOutlet var tableView: UITableView!
            @IBOutlet var label: UILabel!
            private var notes: [Note] = []
            private var current: Note?
            private let store = NoteStore.shared
            // MARK: - View life
            override func viewDidLoad() { super.viewDidLoad(); tableView.dataSource = self; load() }
            // MARK: - Handle view event
            private func load() {
                store.fetch { [weak self] notes in
                    self?.notes = notes
                    self?.current = notes.first
                    self?.tableView.reloadData()
                }
            }
            \(code)
            """
        let options = SplitOptions(context: contextFiles(app), template: try Template(template))
        let split = try ViperSplit.split(files(source), options: options)
        #expect(split.outcome == .split, "\(split.findings.map(\.message))")
        #expect(!split.findings.contains { $0.rule == "left-whole" })
        return try Module(split)
    }

    private func cell(_ code: String, besides members: String = "") -> String {
        """
        // MARK: - Request view data source
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        \(code)
        return cell
        }
        \(members)
        """
    }

    private let cellMade = "let cell = UITableViewCell(style: .default, reuseIdentifier: nil)"

    @Test(arguments: [
        ("cell.textLabel?.text = notes[indexPath.row].title", "viewDataSource.title(at: indexPath)"),
        ("cell.isSelected = notes[indexPath.row].isPinned", "viewDataSource.isPinned(at: indexPath)"),
        ("cell.textLabel?.text = notes.first?.title", "viewDataSource.firstNoteTitle"),
        ("cell.textLabel?.text = current?.title", "viewDataSource.currentTitle"),
        ("cell.textLabel?.text = notes[indexPath.row].link?.address", "viewDataSource.address(at: indexPath)"),
        ("cell.isHidden = notes.isEmpty", "viewDataSource.hasNoNotes"),
        ("cell.isHidden = !notes.isEmpty", "viewDataSource.hasNotes"),
        ("cell.tag = notes.count + 1", "viewDataSource.numberOfNotes + 1"),
        ("cell.tag = current?.links().count ?? 0", "viewDataSource.numberOfLinks ?? 0"),
        (
            "cell.textLabel?.text = notes[indexPath.row].title.uppercased()",
            "viewDataSource.title(at: indexPath).uppercased()"
        ),
    ])
    func aValueIsAskedFor(_ code: String, _ asked: String) throws {
        let module = try module(cell(cellMade + "\n" + code))
        let view = module["ViewController"]
        #expect(module.view.contains(asked) || view.contains(asked), "\(module.view)\(view)")
        #expect(!module["Protocols"].contains("var notes"))
    }

    @Test func aNameOfAModelIsNoneOfTheViews() throws {
        let module = try module(
            cell(
                """
                let note = notes[indexPath.row]
                \(cellMade)
                cell.textLabel?.text = note.title
                cell.accessoryType = note.isPinned ? .checkmark : .none
                """))
        #expect(module.view.contains("cell.textLabel?.text = viewDataSource.title(at: indexPath)"))
        #expect(
            module.view.contains("cell.accessoryType = viewDataSource.isPinned(at: indexPath) ? .checkmark : .none"))
        #expect(!module.view.contains("let note"))
        #expect(module["ViewPresenter"].contains("private var notes: [Note] = []"))
    }

    /// What can't be asked as a value, or may have changed by then, stays as it is; of the list the View has the note alone, if
    /// it needs no more.
    @Test(arguments: [
        // The model itself is handed on.
        ("cell.textLabel?.text = note.title\n(cell as? NoteCell)?.configure(with: note)", "note(at: indexPath)"),
        // A closure would be told something later.
        (
            "cell.textLabel?.text = note.title\nDispatchQueue.main.async { self.label.text = note.title }",
            "note(at: indexPath)"
        ),
        // What is deferred runs last, when the list may be another one.
        ("defer { label.text = note.title }\ncell.tag = 1", "note(at: indexPath)"),
        // The list is another one by then.
        ("notes.removeAll()\ncell.textLabel?.text = note.title", "note(at: indexPath)"),
        // Nobody knows what the app does in between.
        ("shuffle()\ncell.textLabel?.text = note.title", "note(at: indexPath)"),
        // The row is another one there.
        (
            "for indexPath in tableView.indexPathsForVisibleRows ?? [] { cell.tag = indexPath.row; label.text = note.title }",
            "note(at: indexPath)"
        ),
        // Another model has the name.
        ("for note in notes { label.text = note.title }\ncell.textLabel?.text = note.title", "notes[indexPath.row]"),
    ])
    func aNameStaysThatIsNeeded(_ code: String, _ asked: String) throws {
        let module = try module(
            cell(
                "let note = notes[indexPath.row]\n\(cellMade)\n\(code)",
                besides: "private func shuffle() { notes.shuffle(); label.text = nil }"))
        #expect(module.view.contains("let note = viewDataSource.\(asked)"), "\(module.view)")
    }

    /// What is worked out of state alone is the same at the next use.
    @Test func whatIsWorkedOutOfStateIsAskedFor() throws {
        let members = "// MARK: - Provide view data source\nprivate var shown: [Note] { notes.filter { $0.isPinned } }"
        let named = try module(
            cell("let note = shown[indexPath.row]\n\(cellMade)\ncell.textLabel?.text = note.title", besides: members))
        #expect(named.view.contains("cell.textLabel?.text = viewDataSource.title(at: indexPath)"), "\(named.view)")
        #expect(named["ViewPresenter"].contains("shown[indexPath.row].title"))
        let plain = try module(
            cell("\(cellMade)\ncell.textLabel?.text = shown[indexPath.row].title", besides: members))
        #expect(plain.view.contains("cell.textLabel?.text = viewDataSource.title(at: indexPath)"), "\(plain.view)")
    }

    /// Anything else may be another the next time: what goes by the time, by chance, or by what a view shows.
    @Test(arguments: ["$0.date < Date()", "$0.title.count < Int.random(in: 0...9)", "$0.title == label.text"])
    func whatIsWorkedOutOfMoreIsWorkedOutOnce(_ condition: String) throws {
        let app = Self.app + "\nextension Note { var date: Date { Date.distantPast } }"
        let module = try module(
            cell(
                "let note = shown[indexPath.row]\n\(cellMade)\ncell.textLabel?.text = note.title",
                besides:
                    "// MARK: - Provide view data source\nprivate var shown: [Note] { notes.filter { \(condition) } }"),
            app: [app])
        #expect(module.view.contains("let note = viewDataSource.shownNote(at: indexPath)"), "\(module.view)")
    }

    /// A cell that the table gives is made, and the table asks how large it is: nothing else may come of that.
    @Test(arguments: [("CGFloat(notes.count)", true), ("{ notes.removeLast(); return 44 }()", false)])
    func aCellIsMadeInBetween(_ height: String, isAsked: Bool) throws {
        let module = try module(
            cell(
                """
                let note = notes[indexPath.row]
                let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
                cell.textLabel?.text = note.title
                """,
                besides:
                    "func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { \(height) }"
            ))
        #expect(
            module.view.contains("cell.textLabel?.text = viewDataSource.title(at: indexPath)") == isAsked,
            "\(module.view)")
    }

    /// What a view only leads to is no view: the list goes by it.
    @Test(arguments: [("options.isPinned", false), ("isHidden", true)])
    func whatAViewLeadsToIsNone(_ set: String, isAsked: Bool) throws {
        let app =
            Self.app
            + "\nfinal class Options { var isPinned = false }\nfinal class OptionCell: UITableViewCell { var options = Options() }"
        let module = try module(
            cell(
                """
                let note = shown[indexPath.row]
                let cell = tableView.dequeueReusableCell(withIdentifier: "a", for: indexPath) as! OptionCell
                label.text = note.title
                cell.\(set) = true
                cell.textLabel?.text = note.title
                """,
                besides: """
                    private let options = Options()
                    // MARK: - Provide view data source
                    private var shown: [Note] { notes.filter { note in note.isPinned == options.isPinned } }
                    """), app: [app])
        #expect(module.view.contains("let note = viewDataSource.shownNote(at: indexPath)") != isAsked, "\(module.view)")
    }

    /// What a service tells of a model is asked by way of the Presenter, unless the View has the model anyway.
    @Test func aServiceIsAskedByThePlaceOfTheModel() throws {
        let app = Self.app + "\nextension NoteStore { func isSaved(_ note: Note) -> Bool { true } }"
        func view(_ code: String) throws -> Module {
            try module(cell("let note = notes[indexPath.row]\n\(cellMade)\n\(code)"), app: [app])
        }
        let asked = try view("cell.isHidden = store.isSaved(note)\ncell.textLabel?.text = note.title")
        #expect(asked.view.contains("cell.isHidden = viewDataSource.isNoteSaved(at: indexPath)"), "\(asked.view)")
        #expect(asked["ViewPresenter"].contains("interactor.isSaved(notes[indexPath.row])"))
        let handed = try view("cell.isHidden = store.isSaved(note)\n(cell as? NoteCell)?.configure(with: note)")
        #expect(handed.view.contains("cell.isHidden = viewDataSource.isSaved(note)"), "\(handed.view)")
    }

    /// One step is worth a method of the Presenter's where the View would have to know a model for it.
    @Test(arguments: [
        ("current = notes.first", "eventHandler.tap()"), ("current = nil", "eventHandler.tap()"),
        // It is about what the View has.
        ("label.text = \"\"\ncurrent = Note(title: label.text ?? \"\")", "viewDataSource.current = "),
    ])
    func oneStepMayBeAnEvent(_ code: String, _ shown: String) throws {
        let module = try module("// MARK: - Send view event\n@IBAction func tap() { \(code) }")
        #expect(module["ViewController"].contains(shown), "\(module["ViewController"])")
    }

    /// What the View only asks for it doesn't set, whether it is a model or not; what it has it does.
    @Test(arguments: [
        ("names.removeLast()", "eventHandler.tap()"), ("names = []", "eventHandler.tap()"),
        ("label.text = names.last", ".names.last"),
    ])
    func whatTheViewAsksForItDoesNotSet(_ code: String, _ shown: String) throws {
        let module = try module(
            """
            private var names: [String] = []
            func add() { names.append("a"); if names.count > 2 { store.save(notes[0]) } }
            // MARK: - Send view event
            @IBAction func tap() { \(code) }
            """)
        #expect(module["ViewController"].contains(shown), "\(module["ViewController"])")
        #expect(!module["Protocols"].contains("var names: [String] { get set }"))
    }

    /// What goes by the cases of a model is no view's, unless its section says so; elsewhere it is one thing to show.
    @Test(arguments: [("", "zikviper", false), ("// MARK: - Update view", "zikviper", true), ("", "infinum", true)])
    func whatAModelIsThePresenterTells(_ section: String, template: String, isOfView: Bool) throws {
        let app = Self.app + "\nenum State { case idle; case failed(String) }"
        let module = try module(
            """
            private var state = State.idle { didSet { showState() } }
            func fail() { state = .failed("a"); store.save(notes[0]) }
            // MARK: -
            \(section)
            private func showState() {
                switch state {
                case .idle: label.text = nil
                case .failed(let reason): label.text = reason
                }
            }
            """, template: template, app: [app])
        #expect(module["ViewController"].contains("case .failed") == isOfView, "\(module["ViewController"])")
        if template == "zikviper" { #expect(module.split.purity?.modelTypesInView == (isOfView ? 1 : 0)) }
    }

    /// A parameter of the View's own that is a model stays one.
    @Test func whatIsNoValueIsHandedOn() throws {
        let module = try module(
            "// MARK: - Update view\nprivate func show() { draw(notes[0]) }\nprivate func draw(_ note: Note) { label.text = note.title }"
        )
        #expect(module.view.contains("draw(viewDataSource.firstNote)"), "\(module.view)")
        #expect(module.split.purity?.modelTypesInView == 1)
    }

    @Test func otherStylesShowModels() throws {
        let module = try module(
            cell(cellMade + "\ncell.textLabel?.text = notes[indexPath.row].title"), template: "infinum")
        #expect(module.view.contains("presenter.notes[indexPath.row].title"))
        #expect(module.split.purity?.modelTypesInView == 1)
    }

    @Test func noModelIsLeftToTheView() throws {
        let module = try module(cell(cellMade + "\ncell.textLabel?.text = notes[indexPath.row].title"))
        #expect(module.split.purity?.modelTypesInView == 0)
    }

    /// What is the View's alone it needn't ask for.
    @Test func stateOfTheViewStaysThere() throws {
        let module = try module(
            "// viper-split: view\nprivate var shown: Note?\n// MARK: - Update view\nprivate func draw() { shown = nil; label.text = shown?.title }"
        )
        #expect(module.view.contains("label.text = shown?.title"), "\(module.view)")
    }

    /// A function of the Presenter's is asked for by what the View has.
    @Test func aFunctionIsAskedByThePlaceOfItsModel() throws {
        let module = try module(
            cell(
                "let note = notes[indexPath.row]\n\(cellMade)\ncell.textLabel?.text = line(note)",
                besides:
                    "// MARK: - Provide view data source\nprivate func line(_ note: Note) -> String { \"* \" + note.title }"
            ))
        #expect(module.view.contains("cell.textLabel?.text = viewDataSource.noteLine(at: indexPath)"), "\(module.view)")
        #expect(module["ViewPresenter"].contains("line(notes[indexPath.row])"))
        let unnamed = try self.module(
            cell(
                "\(cellMade)\ncell.textLabel?.text = line(notes[indexPath.row])",
                besides:
                    "// MARK: - Provide view data source\nprivate func line(_ note: Note) -> String { \"* \" + note.title }"
            ))
        #expect(
            unnamed.view.contains("cell.textLabel?.text = viewDataSource.noteLine(at: indexPath)"), "\(unnamed.view)")
    }

    /// What is asked in a function that doesn't throw, wait or have the closure's parameters stays where that can be done.
    @Test(arguments: [
        (
            "private func show() throws { label.text = try \"a\" + notes[0].read() }",
            "try \"a\" + viewDataSource.firstNote.read()"
        ),
        ("private func show() { [0].forEach { label.text = notes[$0].title } }", "viewDataSource.notes[$0].title"),
        (
            "private func show(row: Int) { label.text = notes[row + 1].title }",
            "label.text = viewDataSource.labelText(at: row)"
        ),
        ("private func show() { label.text = notes[0].title }", "label.text = viewDataSource.firstNoteTitle"),
    ])
    func aQuestionStandsByItself(_ code: String, _ shown: String) throws {
        let app = Self.app + "\nextension Note { func read() throws -> String { title } }"
        let module = try module("// MARK: - Update view\n\(code)", app: [app])
        #expect(module.view.contains(shown), "\(module.view)")
    }

    /// `notes` of the function hides the list.
    @Test func aParameterHidesNoList() throws {
        let module = try module(
            "// MARK: - Update view\nprivate func show(notes: Int) { let note = self.notes[notes]\nlabel.text = note.title }"
        )
        #expect(module.view.contains("note.title"), "\(module.view)")
    }

    /// What objects have anyway, and words that Swift has, are no names.
    @Test(arguments: [("description", "noteDescription"), ("default", "noteDefault")])
    func aNameIsFree(_ property: String, _ asked: String) throws {
        let app = Self.app + "\nextension Note { var `\(property)`: String { title } }"
        let module = try module(
            cell(cellMade + "\ncell.textLabel?.text = notes[indexPath.row].\(property)"), app: [app])
        #expect(module.view.contains("viewDataSource.\(asked)(at: indexPath)"), "\(module.view)")
    }

    /// The other operand doesn't tell of what type a value is.
    @Test func whatIsAddedTellsNoType() throws {
        let module = try module(
            "// MARK: - Update view\nprivate func show(start: Date, row: Int) -> Date { start + notes[row].span }",
            app: nil)
        #expect(module.view.contains("start + viewDataSource.note(at: row).span"), "\(module.view)")
    }

    /// Views made in code are no models.
    @Test func viewsAreSetInBetween() throws {
        let module = try module(
            cell(
                "let note = notes[indexPath.row]\n\(cellMade)\ntop.text = note.title\nbottom.text = note.link?.address",
                besides: "private let top = UILabel()\nprivate let bottom = UILabel()"))
        #expect(module.view.contains("top.text = viewDataSource.title(at: indexPath)"), "\(module.view)")
    }
}
