import Testing

@testable import ViperSplit

/// Work that is done in another component than its own.
struct MisplacedWorkTests {
    private static let open = "UIApplication.shared.open(URL(fileURLWithPath: \"/\"))"
    private static let save = "UserDefaults.standard.set(1, forKey: \"a\")"

    /// A controller of which something moves, with code and a store.
    private func source(_ section: String, _ code: String) -> String {
        """
        private let store = NoteStore()
        // MARK: - Handle view event
        private func start() { print(1) }
        // MARK: - \(section)
        \(code)
        """
    }

    private func findings(
        _ source: String, usesFormatter: Bool = false, context: [String]? = []
    ) throws -> [Finding] {
        let options = SplitOptions(context: contextFiles(context), usesFormatter: usesFormatter)
        return try split(files(source), options: options).findings.filter {
            $0.rule.hasPrefix("data-in-") || $0.rule.hasPrefix("navigation-in-")
        }
    }

    private func message(_ source: String, context: [String]? = []) throws -> String {
        try #require(try findings(source, context: context).first).message
    }

    // MARK: - Rules

    @Test(arguments: [
        ("Update view", "func f() { DispatchQueue.main.async { \(save) } }", "data-in-view"),
        ("Handle view event", "func f() { Jobs.run { \(save) } }", "data-in-presenter"),
        ("Wireframe", "func f() { NoteStore.shared.save(); dismiss(animated: true) }", "data-in-wireframe"),
        ("Update view", "func f() { DispatchQueue.main.async { \(open) } }", "navigation-in-view"),
        (
            "Handle view event", "func f() { DispatchQueue.main.async { DispatchQueue.main.async { \(open) } } }",
            "navigation-in-presenter"
        ),
        ("Manage model", "func f() { \(open) }", "navigation-in-interactor"),
        ("View life", "private static func f() { \(save) }\nfunc g() { Self.f() }", "data-in-view"),
    ])
    func workElsewhereIsTold(_ section: String, _ code: String, _ rule: String) throws {
        #expect(try findings(source(section, code)).map(\.rule) == [rule])
    }

    @Test(arguments: [
        ("Business use case", "func f() { \(save) }"),
        ("Handle view event", "func f() { store.save() }"), ("Wireframe", "func f() { \(open) }"),
        ("Update view", "func f() { print(1) }"),
        // Nobody's screen does it.
        ("View life", "static func f() { \(save) }"),
    ])
    func workAtHomeIsNot(_ section: String, _ code: String) throws {
        #expect(try findings(source(section, code)).map(\.rule) == [])
    }

    @Test(arguments: [
        ("store.name", ["data-in-formatter"]), ("\(open); return \"\"", ["navigation-in-formatter"]),
        ("\"\"", [String]()),
    ])
    func theFormatterWorksWithValuesAlone(_ body: String, _ expected: [String]) throws {
        let code = "// viper-split: formatter\nprivate func f() -> String { \(body) }"
        #expect(try findings(source("Texts", code), usesFormatter: true).map(\.rule) == expected)
    }

    // MARK: - Advice

    @Test func aClosureIsToHoldTheScreen() throws {
        let work = try message(
            source(
                "Handle view event",
                "func f() { DispatchQueue.main.async { DispatchQueue.main.async { \(Self.open) } } }")
        )
        #expect(work.hasPrefix("`f()` navigates in the Presenter: `UIApplication.shared` (line 9); a closure"))
        #expect(work.hasSuffix("begin it with `guard let self else { return }`"))
    }

    /// The module belongs to the main thread, whatever the closure holds.
    @Test func whatIsDoneOnAnotherQueueIsToGoThereFromTheInteractor() throws {
        let work = try message(
            source("Handle view event", "func f() { start(); DispatchQueue.global().async { \(Self.save) } }"))
        #expect(work.hasSuffix("put what hands it to the queue into a method under `MARK: - Business use case`"))
        #expect(work.contains("; it is done on another queue; "), "\(work)")
        let held = "func f() { start(); DispatchQueue.global().async { self.start(); \(Self.save) } }"
        #expect(try message(source("Handle view event", held)) == work)
        let back =
            "func f() { DispatchQueue.global().async { DispatchQueue.main.async { self.start(); \(Self.save) } } }"
        #expect(try findings(source("Handle view event", back)) == [])
    }

    @Test func anInitialValueIsToBeSetLater() throws {
        let property = "private let n = UserDefaults.standard.integer(forKey: \"a\")"
        let work = try message(source("View life", property + "\nfunc v() { print(n) }"))
        #expect(work.hasSuffix("; set it in a method, or hand it to the initialiser"), "\(work)")
    }

    @Test func codeIsToBePutIntoAMethod() throws {
        let code = "convenience init(n: Int) {\nself.init()\nNoteStore.shared.save()\n}"
        let work = try message(source("View life", code))
        #expect(work.hasPrefix("`init` reaches data in the View"), "\(work)")
        #expect(work.hasSuffix("; put it into a method under `MARK: - Business use case`"), "\(work)")
        let alone = try message(source("View life", code), context: nil)
        #expect(alone.hasSuffix("; give `--context`, or put it into a method under `MARK: - Business use case`"))
    }

    @Test(
        arguments: [
            (.leaveMainThreadThere, "it is done on another queue; put what hands it to the queue into a method under"),
            (.isolate, "it is done by `nonisolated` code; isolate that to the main actor"),
            (.holdScreen, "a closure does it whether the screen is there or not"),
            (
                .freeProperty("queue", .lifetime(.usedInDeinit("deinit")), line: 7),
                "`queue` can't leave the View: `deinit` uses it, when there is no presenter any more (line 7); do that in"
            ),
            (.handOnValues(insteadOf: "UIImage", .setLater), "hand on values instead of the `UIImage`, and set it in"),
            (.move(.setLater, isAppGiven: true), "set it in a method, or hand it to the initialiser"),
            (.move(.intoSection, isAppGiven: false), "give `--context`, or put it into a method under `MARK: - Wire"),
        ] as [(MisplacedWork.Advice, String)])
    func theAdviceFollows(_ advice: MisplacedWork.Advice, _ text: String) throws {
        let place = MisplacedWork.Place(text: "show", line: 3)
        let found = MisplacedWork(.navigation, in: .view, member: "", places: [place], advice: advice)
        let work = try #require(found)
        #expect(work.message.hasPrefix("this navigates in the View: `show` (line 3); \(text)"))
        #expect(Note.misplaced(work).severity == .note && Note.misplaced(work).rule == .navigationInView)
    }

    @Test func moreThanThreePlacesAreCounted() {
        let places = (1...5).map { MisplacedWork.Place(text: "store.save", line: $0) }
        func message(_ count: Int) -> String? {
            MisplacedWork(
                .data, in: .view, member: "f()", places: Array(places.prefix(count)),
                advice: .move(.intoSection, isAppGiven: true))?.message
        }
        #expect(message(3)?.contains("`store.save` (line 3); put") == true)
        #expect(message(5)?.contains("`store.save` (line 3) and 2 more; put") == true)
        let home = MisplacedWork(.data, in: .interactor, member: "f()", places: places, advice: .holdScreen)
        #expect(home == nil)
    }
}
