import Testing

@testable import ViperSplit

/// What observers, accessors and lazy properties do runs when the screen is there, as the body of a method does.
struct AccessorSeparationTests {
    private func check(
        _ property: String, user: String, view: String? = nil, presenter: String? = nil, interactor: String? = nil,
        wireframe: String? = nil
    ) throws {
        try expectSplit(
            separationSource("print(1)") + "\n// MARK: - Other\n\(property)\n\(user)", context: separationApp,
            view: view, presenter: presenter, interactor: interactor, wireframe: wireframe)
    }

    @Test func anObserverOfThePresentersStateAsksTheOthers() throws {
        try check(
            """
            private var place = 0 {
                didSet {
                    guard place != oldValue else { return }
                    store.save(notes[oldValue])
                    tableView.reloadData()
                    nameLabel.text = notes[place].title
                }
            }
            """, user: "func advance() { place += 1; notes = [] }",
            view: "func setNameLabelText(_ text: String?) {",
            presenter: """
                didSet {
                guard place != oldValue else { return }
                interactor.save(notes[oldValue])
                view.reloadTableView()
                view.setNameLabelText(notes[place].title)
                }
                """, interactor: "func save(_ note: Note) {\nstore.save(note)\n}")
    }

    @Test func anObserverOfTheViewsGivesAwayNavigationAndData() throws {
        try check(
            """
            @IBOutlet var hint: UIView! {
                didSet {
                    hint.isHidden = API.shared.launches > 3
                    if hint.isHidden { dismiss(animated: true) }
                }
            }
            """, user: "",
            view: "hint.isHidden = presenter.launches > 3\nif hint.isHidden { presenter.close() }",
            interactor: "var launches: Int { api.launches }",
            wireframe: "func close() {\nviewController.dismiss(animated: true)\n}")
    }

    @Test func accessorsAskToo() throws {
        try check(
            """
            var folder: String {
                get { API.shared.user }
                set {
                    API.shared.user = newValue
                    nameLabel.text = newValue
                }
            }
            """, user: "func open() { folder = \"\"; notes = [] }",
            presenter: """
                get { interactor.user }
                set {
                interactor.setUser(newValue)
                view.setNameLabelText(newValue)
                }
                """)
    }

    @Test func aLazyPropertyBeginsWithWhatTheInteractorGives() throws {
        try check(
            """
            private lazy var name = API.shared.user
            private lazy var folders: [String] = {
                var folders = [name]
                folders.append(API.shared.user)
                return folders
            }()
            """, user: "func open() { print(name, folders); notes = [] }",
            presenter: """
                private lazy var name = interactor.user
                private lazy var folders: [String] = {
                var folders = [name]
                folders.append(interactor.user)
                return folders
                }()
                """)
    }

    @Test func whatAServiceDoesForItselfStaysWithIt() throws {
        let property = """
            private lazy var archive: NoteStore = {
                let archive = NoteStore()
                API.shared.send(Note())
                return archive
            }()
            """
        let user = "// MARK: - Handle view event\nfunc open() { archive.save(notes[0]); notes = [] }"
        let module = try expectSplit(
            separationSource("print(1)") + "\n// MARK: - Other\n\(property)\n\(user)", context: separationApp,
            presenter: "interactor.save(notes[0])", interactor: "API.shared.send(Note())\nreturn archive")
        expect(module.interactor, lacks: "func send")
    }

    @Test func aPropertyThatIsThereAtOnceIsntSetByOthers() throws {
        let module = try checkedSplit(
            separationSource("") + "\nprivate var user = API.shared.user\nfunc open() { user += \"!\"; notes = [] }",
            context: separationApp)
        #expect(!(module.view + module.presenter).contains("= interactor.user"))
    }
}
