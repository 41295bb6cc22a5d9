import Testing

@testable import ViperSplit

/// What only the view controller can do stays in the View as a method, and the rest of the body leaves.
struct ViewRegionsTests {
    private let app =
        separationApp + [
            """
            class Tour {
                init(owner: UIViewController) {}
                func begin() {}
                static func begin(_ screen: UIViewController) {}
                static func begin(_ screen: UIViewController, at step: Int) {}
                static func begin(_ screen: UIViewController, over view: UIView) {}
                static func load(_ screen: UIViewController, then: @escaping () -> Void) {}
                static func check(_ screen: UIViewController) throws {}
                static func limit(of screen: UIViewController) -> Int { 3 }
                static func limit(of screen: UIViewController, above count: Int) -> Int { 3 }
            }
            protocol NoteDelegate: AnyObject { func handler(_ screen: UIViewController, didPick note: Note?) }
            """
        ]

    /// The body has a statement before the code and one behind it that leave.
    private func source(_ code: String) -> String {
        separationSource("note = nil\n\(code)\nnotes.removeAll()") + "\nweak var delegate: NoteDelegate?"
    }

    /// A banner that the app shows by itself has no screen to hold: it stays in the Presenter, with a finding.
    @Test func whatTheAppShowsByItselfKeepsNoBodyInTheView() throws {
        let messages = """
            enum Messages {
                static func show(_ text: String) { UIApplication.shared.keyWindow?.rootViewController?.present(
                    UIAlertController(title: text, message: nil, preferredStyle: .alert), animated: true) }
            }
            """
        let code = """
            store.load(index) { found in
                if found != nil {
                    DispatchQueue.main.async { [weak self] in
                        if let me = self {
                            me.note = found
                            if me.tableView != nil { me.tableView.reloadData() }
                        }
                    }
                } else {
                    DispatchQueue.main.async { Messages.show("no") }
                }
            }
            """
        let module = try expectSplit(
            separationSource(code), context: separationApp + [messages],
            presenter: "me.note = found\nview.reloadTableViewIfNeeded()")
        expect(module.presenter, holds: "Messages.show(\"no\")")
        expect(module.view, lacks: "store.load")
    }

    @Test(arguments: [
        (
            "A statement that hands on `self`.", "Tour.begin(self)", "view.beginTour()",
            "func beginTour() {\nTour.begin(self)\n}"
        ),
        (
            "It is given the local names that it needs.", "Tour.begin(self, at: index)", "view.beginTour(index)",
            "func beginTour(_ index: Int) {\nTour.begin(self, at: index)\n}"
        ),
        (
            "What uses what it declares goes along.", "let tour = Tour(owner: self)\ntour.begin()", "view.setUpTour()",
            "func setUpTour() {\nlet tour = Tour(owner: self)\ntour.begin()\n}"
        ),
        (
            "A local function does nothing by itself.",
            "func begin(_ tour: Tour) { tour.begin() }\nlet tour = Tour(owner: self)\nbegin(tour)", "view.setUpTour()",
            "func setUpTour() {\nfunc begin(_ tour: Tour) { tour.begin() }\nlet tour = Tour(owner: self)\nbegin(tour)\n}"
        ),
        (
            "What it needs of a type that not every file knows does, too.",
            "let sheet = UIView()\nsheet.alpha = 0\nTour.begin(self, over: sheet)", "view.setUpSheet()",
            "func setUpSheet() {\nlet sheet = UIView()\nsheet.alpha = 0\nTour.begin(self, over: sheet)\n}"
        ),
        (
            "It asks back for what isn't the View's.", "Tour.begin(self, at: notes.count)", "view.beginTour()",
            "func beginTour() {\nTour.begin(self, at: presenter.notes.count)\n}"
        ),
        (
            "Several steps that aren't the View's leave it again.",
            "let tour = Tour(owner: self)\nnote = nil\nstore.touch()\ntour.begin()", "view.setUpTour()",
            "func setUpTour() {\nlet tour = Tour(owner: self)\npresenter.touch()\ntour.begin()\n}"
        ),
        (
            "One is asked for.", "let tour = Tour(owner: self)\nnote = nil\ntour.begin()", "view.setUpTour()",
            "func setUpTour() {\nlet tour = Tour(owner: self)\npresenter.note = nil\ntour.begin()\n}"
        ),
        (
            "A condition alone is asked for.", "if index > 1 { Tour.begin(self) }", "if index > 1 { view.beginTour() }",
            "func beginTour() {\nTour.begin(self)\n}"
        ),
        (
            "Who is told something is.", "delegate?.handler(self, didPick: nil)", "view.tellDelegateDidPick()",
            "func tellDelegateDidPick() {\npresenter.delegate?.handler(self, didPick: nil)\n}"
        ),
        (
            "What a service does there leaves it again.", "Tour.load(self) { store.save(Note()) }", "view.loadTour()",
            "func loadTour() {\nTour.load(self) { self.presenter.save(Note()) }\n}"
        ),
        (
            "A value of the View asks back, too.",
            "let limit = Tour.limit(of: self, above: API.shared.launches)\nprint(limit, notes.count)",
            "let limit = view.limit", "var limit: Int { Tour.limit(of: self, above: presenter.launches) }"
        ),
        (
            "Of what keeps a value that value is asked for.",
            "let limit = Tour.limit(of: self)\nprint(limit, notes.count)",
            "let limit = view.limit", "var limit: Int { Tour.limit(of: self) }"
        ),
        (
            "What begins something is a method.",
            "let timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(viewDidLoad), userInfo: nil, repeats: true)\nprint(timer, notes.count)",
            "let timer = view.scheduledTimer()", "func scheduledTimer() -> Timer {"
        ),
        (
            "With what it is found by.", "notes = [Note](repeating: Note(), count: Tour.limit(of: self) + index)",
            "count: view.limit + index)", "var limit: Int { Tour.limit(of: self) }"
        ),
    ])
    func theRestLeaves(_ sentence: String, code: String, presenter: String, view: String) throws {
        let module = try expectSplit(source(code), context: app, view: view, presenter: presenter)
        expect(module.presenter, holds: "notes.removeAll()")
    }

    /// A body that is the Presenter's has its name there already.
    @Test("Nor does it have that of another body which does the same.", arguments: [["touch"], ["touch", "start"]])
    func aRunOfARegionHasANameOfItsOwn(_ names: [String]) throws {
        let body =
            "notes = []\nnote = nil\nlet tour = Tour(owner: self)\nnote = nil\nstore.touch()\ntour.begin()\nnotes = []"
        let bodies = names.map { "\nfunc \($0)() {\n\(body)\n}" }.joined()
        let module = try expectSplit(separationSource("") + bodies, context: app, presenter: "view.setUpTour()")
        for name in names {
            #expect(module.presenter.ranges(of: "func \(name)()").count == 1, "\(module.presenter)")
        }
    }

    @Test(
        "A list of views stays with them, and what is done to each says what is done.",
        arguments: [
            ("for button in buttons { button.isEnabled = true }", "updateButtonsEnabled()"),
            (
                "for (button, note) in zip(buttons, notes) { button.setTitle(note.title, for: .normal) }",
                "setButtonsTitle()"
            ),
            ("mark(buttons.first!)", "markFirst()"), ("mark(saveButton)", "markSaveButton()"),
        ])
    func listsOfViewsStay(_ code: String, _ command: String) throws {
        let buttons =
            "\n@IBOutlet var buttons: [UIButton]!\n// MARK: - Update view\nprivate func mark(_ view: UIButton) { view.alpha = 0 }"
        let module = try expectSplit(source(code) + buttons, context: app, presenter: "view.\(command)")
        #expect(!module.interfaces.contains("UIButton"), "\(module.interfaces)")
    }

    @Test(arguments: [
        ("What ends the body can't.", "do { try Tour.check(self) } catch { return }"),
        (
            "Nor can what may throw.",
            "try! Tour.check(self); guard let x = Optional(self) else { return }; Tour.begin(x)"
        ),
    ])
    func otherBodiesStay(_ sentence: String, code: String) throws {
        try expectStays(source(code), context: app, member: "handle", rule: "self-passed")
    }

    /// A region that only leaves a screen goes on to the Wireframe.
    @Test func whatLeavesAScreenIsCalledSo() throws {
        let code =
            "if let bar = navigationController { bar.hidesBarsOnTap = false; bar.popViewController(animated: true) }"
        try expectSplit(
            source(code), context: app, presenter: "wireframe.goBack()", wireframe: "func goBack() {\nif let bar =")
    }

    /// Who listens is told; others who are handed the screen do something with it.
    @Test(arguments: [
        ("flowDelegate?.back(self)", "view.tellFlowDelegateBack()"), ("holder?.add(self)", "view.addHolder()"),
        ("holder?.didLoad(self)", "view.tellHolderDidLoad()"),
        ("holder?.tour(self, didEnd: 1)", "view.tellHolderDidEnd()"),
        ("holder?.tour(self, to: 1)", "view.tourHolder()"),
    ])
    func whoIsTold(_ code: String, _ command: String) throws {
        let app = """
            protocol FlowDelegate: AnyObject { func back(_ screen: UIViewController) }
            class Holder {
                func add(_ screen: UIViewController) {}
                func didLoad(_ screen: UIViewController) {}
                func tour(_ screen: UIViewController, didEnd at: Int) {}
                func tour(_ screen: UIViewController, to place: Int) {}
            }
            """
        let source = """
            private var notes: [Int] = []
            private let holder: Holder? = Holder()
            private weak var flowDelegate: FlowDelegate?
            // MARK: - Handle view event
            func handle() { notes.append(1); notes.append(2); \(code) }
            """
        try expectSplit(source, context: [app], presenter: command)
    }

    /// A class of the app is something to look at if the one above it is called so, wherever that is from.
    @Test(arguments: [("ShadowView", true), ("Shadow", false)])
    func aClassBelowAView(_ superclass: String, _ isView: Bool) throws {
        let source = """
            private let holder = Holder()
            private var count = 0
            // MARK: - Handle view event
            func handle() { count += 1; count += 2; holder.isOn = false }
            """
        let module = try expectSplit(
            source, context: ["import Effects\nclass Holder: \(superclass) { var isOn = true }"],
            presenter: "count += 2")
        #expect(module.view.contains("private let holder = Holder()") == isView, "\(module.view)")
    }

    /// A picture has no name in the Presenter, and the view that shows it is nobody else's, unless the developer says so.
    @Test func aViewIsNotAskedFor() throws {
        let app = ["class Store { var icon: UIImage?; var name = \"\"; func save() {} }"]
        let source = """
            @IBOutlet private var picture: UIImageView!
            @IBOutlet private var nameLabel: UILabel!
            private let store = Store()
            func show() { store.save(); picture.image = store.icon }
            func save() { store.save(); nameLabel.text = store.name }
            """
        let module = try expectSplit(source, context: app, presenter: "view.setNameLabelText(interactor.name)")
        expect(module.view, holds: "func show() { presenter.saveStore(); picture.image = presenter.store.icon }")
        expect(module.view, holds: "@IBOutlet private var picture")
        let asked = try expectSplit(
            source.replacing("func show", with: "// MARK: - Handle view event\nfunc show"), context: app,
            presenter: "view.picture.image = interactor.store.icon")
        expect(asked.interfaces, holds: "var picture: UIImageView! { get }")
    }

    /// Nothing leaves by a condition on what everybody has.
    @Test func aConditionThatAsksAServiceLeaves() throws {
        func source(_ condition: String) -> String {
            "private var note = 1\n// MARK: - Handle view event\nfunc handle(_ index: Int) { if \(condition) { Tour.begin(self) } else { note = 2 } }"
        }
        try expectSplit(
            source("UserDefaults.standard.bool(forKey: \"full\")"), context: app,
            presenter: "{ view.beginTour() } else { note = 2 }")
        try expectStays(source("index > 1"), context: app, member: "handle", rule: "self-passed")
    }

    @Test func whatIsLittleMoreThanARegionStays() throws {
        let source = "private var note = 1\n// MARK: - Handle view event\nfunc handle() { note = 2; Tour.begin(self) }"
        try expectStays(source, context: app, member: "handle", rule: "self-passed")
    }
}
