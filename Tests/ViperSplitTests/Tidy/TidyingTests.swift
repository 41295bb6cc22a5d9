import Testing

@testable import ViperSplit

/// Where members go when a controller is tidied, and what goes with them (design, 11).
struct TidyingTests {
    @Test func membersStandUnderTheSectionsOfTheirComponents() throws {
        let source = """
            @IBOutlet var label: UILabel!
            private let store = NoteStore.shared
            private func show() { label.text = "" }
            /// Goes along.
            @discardableResult
            private func load() -> Bool { store.load() }
            override func viewDidLoad() {
                super.viewDidLoad()
                setUp()
            }
            private func setUp() { label.isHidden = true }
            private func close() { dismiss(animated: true) } // so does this
            """
        let tidied = """
            @IBOutlet var label: UILabel!
            private let store = NoteStore.shared

            //------View-------

            // MARK: - View life

            override func viewDidLoad() {
                super.viewDidLoad()
                setUp()
            }

            // MARK: - View config

            private func setUp() { label.isHidden = true }

            // MARK: - Update view

            private func show() { label.text = "" }

            //------Presenter-------

            // MARK: - Wireframe

            private func close() { dismiss(animated: true) } // so does this

            //------Interactor-------

            // MARK: - Business use case

            /// Goes along.
            @discardableResult
            private func load() -> Bool { store.load() }
            """
        try expectTidied(source, is: tidied)
    }

    /// What the Presenter asks for updates the view, whoever called the Presenter first.
    @Test(arguments: [("load()", "Update view"), ("draw()", "View config")])
    func whatOnlySettingUpCallsIsConfig(_ called: String, _ title: String) throws {
        let source = """
            @IBOutlet var label: UILabel!
            private let store = NoteStore.shared
            private var items: [String] = []
            override func viewDidLoad() {
                super.viewDidLoad()
                \(called)
            }
            private func load() {
                store.load { [weak self] in self?.got($0) }
            }
            private func got(_ new: [String]) {
                items = new + items
                \(called == "draw()" ? "" : "draw()")
                store.touch()
            }
            private func draw() { label.text = "\\(items.count)" }
            """
        let drawn = try tidied(source).controller.members.first { $0.name == "draw" }
        #expect(drawn?.section?.title == title)
    }

    @Test func marksAloneStandWhereverTheSectionChanges() throws {
        let source = """
            private func show() { label.text = "" }
            @IBOutlet var label: UILabel!
            private func close() { dismiss(animated: true) }
            """
        let marked = """
            // MARK: - Update view

            private func show() { label.text = "" }

            // MARK: -

            @IBOutlet var label: UILabel!

            // MARK: - Wireframe

            private func close() { dismiss(animated: true) }
            """
        try expectTidied(source, marksOnly: true, is: marked)
    }

    @Test func storedPropertiesKeepTheirOrder() throws {
        let source = """
            //------Interactor-------
            // MARK: - Manage model
            private var second = 1
            //------View-------
            // MARK: - Update view
            private var third = 2
            private func show() { label.text = "" }
            @IBOutlet var label: UILabel!
            """
        let names = try tidied(source).controller.members.filter { $0.kind == .storedProperty }.map(\.name)
        #expect(names == ["second", "third", "label"])
        // In ZIKViper's order they go along with their sections.
        let other = """
            //------View-------
            // MARK: - Update view
            private var second = 1
            private func show() { label.text = "" }
            //------Interactor-------
            // MARK: - Manage model
            private var third = 2
            @IBOutlet var label: UILabel!
            """
        #expect(try tidied(other).outcome == .alreadyTidy)
    }

    @Test func aTitleOfTheDevelopersIsAPartOfTheSection() throws {
        let source = """
            // MARK: - Showing
            private func show() { label.text = "" }
            private func close() { dismiss(animated: true) }
            // MARK: - Outlets
            @IBOutlet var label: UILabel!
            """
        let tidied = """
            // MARK: - Outlets
            @IBOutlet var label: UILabel!

            //------View-------

            // MARK: - Update view

            // MARK: Showing
            private func show() { label.text = "" }

            //------Presenter-------

            // MARK: - Wireframe

            // MARK: Showing

            private func close() { dismiss(animated: true) }
            """
        try expectTidied(source, is: tidied)
    }

    @Test func theDevelopersWordStands() throws {
        let source = """
            // ==== Presenter ====
            // What the view has seen.
            // MARK: - Handle view event
            private func show() { label.text = "" }
            // viper-split: ignore
            private func close() { dismiss(animated: true) }

            // MARK: - Wireframe

            // MARK: - View life
            override func viewDidLoad() { super.viewDidLoad() }
            """
        let tidied = """
            //------View-------

            // MARK: - View life
            override func viewDidLoad() { super.viewDidLoad() }

            // ==== Presenter ====
            // What the view has seen.
            // MARK: - Handle view event
            private func show() { label.text = "" }
            // viper-split: ignore
            private func close() { dismiss(animated: true) }

            // MARK: - Wireframe
            """
        try expectTidied(source, is: tidied)
    }

    @Test(arguments: [
        ("#if DEBUG\nfunc f() {}\n#endif", Note.LeftInPlace.conditional),
        ("func f() { show() }; func g() {}", .sharesLine),
        ("// swiftlint:disable all\nfunc f() {}\nfunc g() {}\n// swiftlint:enable all", .lintRegion),
        ("// Of whom?\n// MARK: -\nfunc f() { show() }", .commentedSeparator),
    ])
    func whatCanNotMoveStays(_ members: String, _ cause: Note.LeftInPlace) throws {
        let source = members + "\n// MARK: -\n\nprivate func show() { label.text = \"\" }"
        let found = try tidied(source)
        #expect(found.text.contains(members.split(separator: "\n").joined(separator: "\n    ")))
        #expect(found.findings.contains { $0.message.hasSuffix(cause.words) && $0.rule == "left-in-place" })
        #expect(found.outcome == .tidied)
        let without = try tidied("private func show() { label.text = \"\" }")
        #expect(without.findings.isEmpty && without.outcome == .tidied)
    }

    @Test(arguments: [
        ("class NotesViewController: UIViewController { func f() {} }", Note.LeftInPlace.bodyOnOneLine),
        (
            "class NotesViewController: UIViewController {\n    // swiftlint:disable all\n    func f() {}\n}",
            .openRegion
        ),
        (
            "class NotesViewController: UIViewController {\n    // viper-split: ignore:begin\n    func f() {}\n}",
            .openRegion
        ),
    ])
    func aBodyThatCanNotBeTidiedStays(_ source: String, _ cause: Note.LeftInPlace) throws {
        let found = try tidied(source)
        #expect(found.outcome == .alreadyTidy)
        #expect(found.findings.map(\.message).contains("`NotesViewController` stays where it is: \(cause.words)"))
    }

    @Test func theFormatterHasNoSection() throws {
        let source = "private func text(_ date: Date) -> String { DateFormatter().string(from: date) }\n"
        let used = source + "private func show() { label.text = text(Date()) }\n@IBOutlet var label: UILabel!"
        var options = SplitOptions()
        options.usesFormatter = true
        let found = try tidied(used, options: options)
        #expect(found.findings.map(\.message) == ["`text` stays where it is: \(Note.LeftInPlace.formatter.words)"])
        #expect(try tidied(used).findings == [])
    }

    @Test func whatWouldBeSplitInAnotherWayIsTold() {
        let note = Note.leftInPlace(member: "f", .splitsDifferently)
        #expect(
            note.message.hasPrefix("`f` stays where it is: under a mark of ZIKViper's it would be split in another way")
        )
        #expect(note.severity == .note)
    }

    @Test(arguments: [ZIKViperSection.updateView, .wireframe])
    func aMemberThatASectionWouldSplitInAnotherWayStays(_ section: ZIKViperSection) throws {
        let source = "private func close() { dismiss(animated: true) }\nprivate func end() { close() }"
        let found = try tidy(
            GivenController(files(source), options: SplitOptions()), options: SplitOptions(), marksOnly: false,
            choosing: { $0.name == "close" ? section : $1 }, verifying: checkTidied(_:_:))
        let isWrong = section == .updateView
        #expect(found.findings.map(\.rule) == (isWrong ? ["left-in-place"] : []))
        #expect(found.findings.allSatisfy { $0.message.hasPrefix("`close` stays where it is: under a mark") })
        let text = try #require(found.changes.changes.first).newContents()
        #expect(!text.contains("Update view") && text.contains("MARK: - Wireframe"))
        #expect(text.contains("UIViewController {\n\n    private func close()") == isWrong)
    }

    @Test(arguments: ["\n", "\n\n"])
    func theLastCommentStaysAtTheEnd(_ gap: String) throws {
        let load = "private func load() { store.load() }"
        let close = "private func close() { dismiss(animated: true) }"
        let store = "private let store = NoteStore.shared\n"
        let end = "\(gap)// the end of the class"
        try expectTidied(
            store + load + "\n" + close + end,
            is: store + "\n//------Presenter-------\n\n// MARK: - Wireframe\n\n" + close
                + "\n\n//------Interactor-------\n\n// MARK: - Business use case\n\n" + load + end)
        // What switches a linter on again is the member's.
        let off = "// swiftlint:disable line_length\n\(load)\n// swiftlint:enable line_length"
        let found = try tidied(store + close + "\n" + off + end).text
        #expect(
            found.contains(
                "\(off)\(end)".split(separator: "\n", omittingEmptySubsequences: false).map {
                    $0.isEmpty ? "" : "    " + $0
                }.joined(separator: "\n")))
    }

    /// Where it does is in the way of the move only: a finding says what.
    @Test(arguments: ["<Item>", ""])
    func whatCanNotLeaveTheViewStandsWhereItBelongs(_ parameters: String) throws {
        let source = """
            import UIKit
            class NotesViewController\(parameters): UIViewController {
                private let store = NoteStore.shared
                private var items: [String] = []
                func save() { store.save(items) }
                func count() -> Int { items.count }
                func add(_ item: String) { items.append(item) }
            }
            """
        let found = try tidied(source)
        let titles = found.controller.members.compactMap { $0.kind == .function ? $0.section?.title : nil }
        #expect(titles == ["Handle view event", "Handle view event", "Provide view data source"])
        #expect(
            found.findings.map(\.rule) == (parameters.isEmpty ? [] : Array(repeating: "generic-controller", count: 3)))
        #expect(found.findings.allSatisfy { $0.message.contains("stays in the View: the view controller is generic") })
    }

    @Test func windowsLineEndsStay() throws {
        let source =
            "import UIKit\nclass NotesViewController: UIViewController {\n    func close() { dismiss(animated: true) }\n}\n"
        let text = try tidied(source.replacing("\n", with: "\r\n")).text
        #expect(text.replacing("\r\n", with: "").utf8.contains(0x0A) == false)
        #expect(text.contains("// MARK: - Wireframe\r\n"))
    }

    @Test func aFileThatIsNotTheSameIsNotGivenAway() throws {
        func outcome(_ failures: [String]) throws -> Tidied {
            try tidy(
                GivenController(files("func close() { dismiss(animated: true) }"), options: SplitOptions()),
                options: SplitOptions(), marksOnly: false, verifying: { _, _ in failures })
        }
        let broken = try outcome(["a line is lost"])
        #expect(broken.outcome == .verificationFailed && broken.changes.changes.isEmpty)
        #expect(broken.findings.map(\.rule) == ["internal-error"])
        #expect(try outcome([]).outcome == .tidied)
    }

    @Test func whatIsExcludedOrSplitIsLeftAlone() throws {
        let source = files("func close() { dismiss(animated: true) }")
        var options = SplitOptions()
        options.excludedPaths = [source[0].path]
        #expect(try tidy(GivenController(source, options: options), options: options).outcome == .excluded)
        let split = files("lazy var presenter: NotesPresenterInterface = NotesWireframe.assemble(self)\nfunc f() {}")
        #expect(try tidy(GivenController(split, options: .init()), options: .init()).outcome == .alreadySplit)
    }

    // MARK: - What is checked

    @Test(arguments: [
        ("let a = 1\nlet b = 2", "let a = 1\nlet b = 2", 0), ("let a = 1\nlet b = 2", "let b = 2\nlet a = 1", 1),
        ("func a() {}\nfunc b() {}", "func b() {}\n// MARK: - B\nfunc a() {}", 0),
        ("// of a\nfunc a() {}", "func a() {}", 1), ("func a() {}", "func a() {}\nfunc a() {}", 2),
        ("func a() {}", "func a() { }", 2),
    ])
    func aTidiedFileThatDiffersIsFound(_ given: String, _ tidied: String, _ faults: Int) throws {
        #expect(checkTidied(try controller(given), try controller(tidied)).count == faults)
    }
}
