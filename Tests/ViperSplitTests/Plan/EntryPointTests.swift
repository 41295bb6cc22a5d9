import Testing

@testable import ViperSplit

/// What stays on the view controller of members whose code left it (design, 4).
struct EntryPointTests {
    private func handled(_ declaration: String) -> String { "// MARK: - Handle view event\n\(declaration)" }

    // MARK: - Pinned

    @Test(
        arguments: [
            ("A class shows all its members.", "@objcMembers ", "UIViewController", "", "func", "", true),
            (
                "It shows those of its extensions.", "@objcMembers ", "UIViewController",
                "}\nextension NotesViewController {", "func", "", true
            ),
            ("A class above shows those of the classes below it.", "", "Screen", "", "func", "@objcMembers ", true),
            (
                "An extension shows its own.", "", "UIViewController", "}\n@objc extension NotesViewController {",
                "func", "", true
            ),
            (
                "It shows private ones, too.", "", "UIViewController", "}\n@objc extension NotesViewController {",
                "private func", "", true
            ),
            ("A class shows no private ones.", "@objcMembers ", "UIViewController", "", "private func", "", false),
            ("One may be hidden.", "@objcMembers ", "UIViewController", "", "@nonobjc func", "", false),
            ("Without an attribute none are shown.", "", "Screen", "", "func", "", false),
            (
                "Another extension doesn't count.", "", "UIViewController",
                "}\n@objc extension NotesViewController {}\nextension NotesViewController {", "func", "", false
            ),
        ] as [(String, String, String, String, String, String, Bool)])
    func whatObjectiveCMayNameStays(
        _ sentence: String, attribute: String, superclass: String, before: String, keyword: String, above: String,
        isPinned: Bool
    ) throws {
        let module = try expectSplit(
            """
            import UIKit
            \(attribute)class NotesViewController: \(superclass) {
                // MARK: - View life
                func start() { reload(1) }
            \(before)
                // MARK: - Handle view event
                \(keyword) reload(_ note: Int) { print(note) }
            }
            """, context: ["import UIKit\n\(above)class Screen: UIViewController {}"])
        let entry = "reload(_ note: Int) { presenter.reload(note) }"
        #expect(module.view.contains(entry) == isPinned, "\(sentence)\n\(module.view)")
    }

    @Test(
        arguments: [
            (
                "An action drops the sender that it doesn't use.",
                "@IBAction private func save(_ sender: UIButton) { print(1) }",
                "@IBAction private func save(_ sender: UIButton) { presenter.save() }", "func save() { print(1) }"
            ),
            (
                "An action keeps the value that it uses.", "@IBAction func save(_ sender: Toggle) { print(sender) }",
                "@IBAction func save(_ sender: Toggle) { presenter.save(sender) }",
                "func save(_ sender: Toggle) { print(sender) }"
            ),
            (
                "The runtime finds an Objective-C method.", "@objc private func save() { print(1) }",
                "@objc private func save() { presenter.save() }", "func save() { print(1) }"
            ),
            (
                "It does so by the name that it has there.", "@objc(keep:) private func save(_ n: Int) { print(n) }",
                "@objc(keep:) private func save(_ n: Int) { presenter.save(n) }", "func save(_ n: Int) { print(n) }"
            ),
            (
                "A label of its own stays with its parameter.",
                "@objc private func save(a: Int, b c: Int) { print(c) }",
                "@objc private func save(a: Int, b c: Int) { presenter.save(b: c) }", "func save(b c: Int) { print(c) }"
            ),
            (
                "A body of several lines keeps its braces.", "@objc private func save() {\n    print(1)\n}",
                "@objc private func save() {\n    presenter.save()\n}", "func save() {\n    print(1)\n}"
            ),
            (
                "A result is handed back.", "@objc func save() -> Int { 1 }",
                "@objc func save() -> Int { presenter.save() }",
                "func save() -> Int { 1 }"
            ),
        ] as [(String, String, String, String)])
    func aPinnedMethodForwards(_ sentence: String, declaration: String, stays: String, moves: String) throws {
        try expectSplit(handled(declaration), view: stays, presenter: moves)
    }

    @Test func anOverrideForwards() throws {
        try expectSplit(
            handled("override func setEditing(_ editing: Bool, animated: Bool) { print(editing) }"),
            view: "override func setEditing(_ editing: Bool, animated: Bool) { presenter.setEditing(editing) }",
            presenter: "func setEditing(_ editing: Bool) { print(editing) }")
    }

    @Test func anOverrideThatCallsSuperStays() throws {
        try expectStays(
            handled("override func viewDidLoad() { super.viewDidLoad() }"), member: "viewDidLoad", rule: "super")
    }

    @Test(arguments: ["print(sender)", "sender.isOn = false", "let copy = sender; print(copy)"])
    func anActionThatNeedsTheViewItselfStays(_ body: String) throws {
        try expectStays(
            handled("@IBAction func save(_ sender: UISwitch) { \(body) }"), member: "save", rule: "takes-view",
            message: "it uses the view `sender`")
    }

    @Test func aMethodThatOnlyOwnCodeCallsMayTakeAView() throws {
        try expectSplit(
            handled("private func save(_ sender: UISwitch) { print(sender) }"),
            presenter: "private func save(_ sender: UISwitch) { print(sender) }")
    }

    @Test func aMethodThatASelectorNamesIsPinned() throws {
        let source = "func start() { print(#selector(NotesViewController.save)) }\n"
        try expectSplit(
            source + handled("@objc private func save() { print(1) }"),
            view: "@objc private func save() { presenter.save() }")
    }

    @Test func whatNobodyFindsByNameMovesWhole() throws {
        let module = try expectSplit(
            "@objc func start() { save() }\n" + handled("private func save() { print(1) }"),
            view: "@objc func start() { presenter.save() }")
        expect(module.view, lacks: "func save")
    }

    @Test(
        arguments: [
            (
                "What happened gives the name.",
                "func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { print(indexPath) }",
                "presenter.didSelectRow(at: indexPath)", "func didSelectRow(at indexPath: IndexPath)"
            ),
            (
                "Without a preposition there is no label.",
                "func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { print(searchText) }",
                "presenter.textDidChange(searchText)", "func textDidChange(_ searchText: String)"
            ),
            (
                "What only the body's event says needs no argument.",
                "func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { print(1) }",
                "presenter.didSelectRow()", "func didSelectRow()"
            ),
            (
                "A sender that is used keeps the name.",
                "func tableView(_ table: Table, didSelectRowAt indexPath: IndexPath) { print(table) }",
                "presenter.tableView(table)", "func tableView(_ table: Table)"
            ),
            (
                "So are delegates of other frameworks.",
                "func noteList(_ noteList: NoteListView, didPickNoteAt index: Int) { print(index) }",
                "presenter.didPickNote(at: index)", "func didPickNote(at index: Int)"
            ),
            (
                "One word doesn't say of what.",
                "func noteList(_ noteList: NoteListView, layoutFor index: Int) { print(1) }",
                "presenter.noteListLayout()", "func noteListLayout()"
            ),
            (
                "Other methods keep their name.", "func picked(_ picker: Picker, didPick note: Int) { print(note) }",
                "presenter.picked(didPick: note)", "func picked(didPick note: Int)"
            ),
        ] as [(String, String, String, String)])
    func aWitnessIsRenamed(_ sentence: String, declaration: String, call: String, moved: String) throws {
        let witness = declaration.hasPrefix("func picked") ? "@objc " + declaration : declaration
        let other = "// MARK: - Handle view event\nextension NotesViewController: NoteWatching {\n    \(witness)\n}"
        try expectSplit("", extending: [other], presenter: moved, interfaces: moved)
        expect(
            try Module(try split(files("", extending: [other]), options: SplitOptions()))["ViewController+1"],
            holds: call)
    }

    @Test func aWitnessThatCodeOfThePresenterCallsKeepsItsName() throws {
        let other = """
            // MARK: - Handle view event
            extension NotesViewController: UITableViewDelegate {
                func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { print(indexPath) }
            }
            """
        let source = handled(
            "private func f() { tableView(t, didSelectRowAt: i) }\nvar t: UITableView?\nvar i: IndexPath?")
        try expectSplit(
            source, extending: [other],
            presenter: "func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)")
    }

    @Test(arguments: [
        ("didPick(_ index: Int)", "func noteList(didPick index: Int) {"),
        ("didDrop(_ index: Int)", "func didPick(_ index: Int) {"),
    ])
    func whereTheEventsNameIsTakenTheMethodHasItsOwn(_ helper: String, _ moved: String) throws {
        let other = """
            // MARK: - Handle view event
            extension NotesViewController: NoteWatching {
                func noteList(_ noteList: NoteListView, didPick index: Int) { print(index) }
            }
            """
        try expectSplit(handled("private func \(helper) { print(index) }"), extending: [other], presenter: moved)
    }

    @Test func aPropertyThatUIKitOverridesForwards() throws {
        try expectSplit(
            handled("override var prefersStatusBarHidden: Bool { hidden }\nprivate var hidden = false"),
            view: "override var prefersStatusBarHidden: Bool { presenter.prefersStatusBarHidden }",
            presenter: "var prefersStatusBarHidden: Bool { hidden }")
    }

    // MARK: - Facade

    @Test func aPropertyOfTheAppForwards() throws {
        try expectSplit(
            handled("var note: Int = 1"),
            view: "var note: Int {\n    get { presenter.note }\n    set { presenter.note = newValue }\n}",
            presenter: "var note: Int = 1", interfaces: "var note: Int { get set }")
    }

    @Test(
        arguments: [
            ("A constant is only read.", "let note: Int = 1", "var note: Int { presenter.note }"),
            ("A private setter is no one's.", "private(set) var note = 1", "var note: Int { presenter.note }"),
            ("A getter is only read.", "var note: Int { 1 }", "var note: Int { presenter.note }"),
            (
                "Observers move along.", "var note = 1 { didSet { print(note) } }",
                "var note: Int {\n    get { presenter.note }\n    set { presenter.note = newValue }\n}"
            ),
            ("Public stays public.", "public let note = 1", "public var note: Int { presenter.note }"),
            ("Backticks stay.", "let `default` = 1", "var `default`: Int { presenter.`default` }"),
            (
                "A getter may throw.", "var note: Int { get async throws { 1 } }",
                "var note: Int {\n    get async throws { try await presenter.note }\n}"
            ),
        ] as [(String, String, String)])
    func aForwardingPropertyReadsAndSets(_ sentence: String, declaration: String, stays: String) throws {
        try expectSplit(handled(declaration), view: stays)
    }

    @Test(
        arguments: [
            ("A method forwards.", "func load() { print(1) }", "func load() { presenter.load() }"),
            (
                "Unused parameters stay.", "func load(page: Int) { print(1) }",
                "func load(page: Int) { presenter.load(page: page) }"
            ),
            (
                "Default values stay.", "func load(page: Int = 1) {}",
                "func load(page: Int = 1) { presenter.load(page: page) }"
            ),
            ("What throws is tried.", "func load() throws { print(1) }", "func load() throws { try presenter.load() }"),
            (
                "What waits is awaited.", "func load() async -> Int { 1 }",
                "func load() async -> Int { await presenter.load() }"
            ),
            (
                "Both in their order.", "func load() async throws {}",
                "func load() async throws { try await presenter.load() }"
            ),
            (
                "An inout argument is passed on.", "func load(_ n: inout Int) {}",
                "func load(_ n: inout Int) { presenter.load(&n) }"
            ),
            (
                "A closure is passed on.", "func load(then f: @escaping () -> Void) {}",
                "func load(then f: @escaping () -> Void) { presenter.load(then: f) }"
            ),
            (
                "A generic method forwards.", "func load<T: Hashable>(_ n: T) -> T { n }",
                "func load<T: Hashable>(_ n: T) -> T { presenter.load(n) }"
            ),
        ] as [(String, String, String)])
    func aForwardingMethodHandsEverythingOn(_ sentence: String, declaration: String, stays: String) throws {
        try expectSplit(handled(declaration), view: stays)
    }

    @Test func commentsGoWithTheCode() throws {
        let module = try expectSplit(
            handled("/// What.\nfunc load() { print(1) }  // why"),
            presenter: "/// What.\nfunc load() { print(1) }  // why")
        expect(module.view, lacks: "What")
        expect(module.view, lacks: "why")
    }

    @Test(
        arguments: [
            ("What the app names stays.", "func f() { controller.load() }", true),
            ("What a text says is no use.", "let key = \"load\"", false),
            ("What a key path names stays.", "let path = \\NotesViewController.load", true),
            ("What it doesn't name goes.", "func f() { controller.save() }", false),
            ("An empty app needs nothing.", "", false),
        ] as [(String, String, Bool)])
    func aFacadeStaysForWhatTheContextUses(_ sentence: String, context: String, stays: Bool) throws {
        let module = try expectSplit(
            handled("func load() { print(1) }"), context: [context], presenter: "func load() { print(1) }")
        #expect(module.view.contains("presenter.load()") == stays)
    }

    @Test(
        arguments: [
            ("Without a context, all that isn't private stays.", "func load() { print(1) }", true),
            ("Private members need no facade.", "private func load() { print(1) }", false),
            ("Neither do those of the file.", "fileprivate func load() { print(1) }", false),
        ] as [(String, String, Bool)])
    func aFacadeStaysForWhatTheAppMayUse(_ sentence: String, declaration: String, stays: Bool) throws {
        #expect(try expectSplit(handled(declaration)).view.contains("presenter.load()") == stays, "\(sentence)")
    }

    @Test func publicMembersStayWhateverTheContext() throws {
        #expect(try expectSplit(handled("public func load() {}"), context: [""]).view.contains("presenter.load()"))
    }

    @Test func protocolsOfTheAppMayAskForAnyMember() throws {
        func source(_ conformance: String) -> String {
            "class NotesViewController: UIViewController\(conformance) {\n    // MARK: - Handle view event\n    func load() {}\n}"
        }
        #expect(try expectSplit(source(", Loading"), context: [""]).view.contains("presenter.load()"))
        #expect(try !expectSplit(source(""), context: [""]).view.contains("presenter.load()"))
    }

    @Test func anotherInstanceOfTheFileMayBeAsked() throws {
        func source(_ helper: String) -> String {
            "class NotesViewController: UIViewController {\n    // MARK: - Handle view event\n    fileprivate func load() {}\n}\n\(helper)"
        }
        let helper = "func help(_ c: NotesViewController) { c.load() }"
        #expect(try expectSplit(source(helper)).view.contains("fileprivate func load() { presenter.load() }"))
        #expect(try !expectSplit(source("func help(_ c: Note) { c.load() }")).view.contains("presenter.load()"))
    }
}
