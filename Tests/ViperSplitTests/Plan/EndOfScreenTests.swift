import Testing

@testable import ViperSplit

/// `deinit`, and what it uses.
struct EndOfScreenTests {
    private func source(_ end: String, timer: String = "private var timer: Timer?", _ others: String = "") -> String {
        """
        // MARK: - Manage model
        \(timer)
        func start() { timer = Timer() }
        private func stop() { timer?.invalidate() }
        \(others)
        // MARK: - View life
        \(end)
        """
    }

    @Test(arguments: [
        "private var timer: Timer?", "private var timer: Timer!", "private var timer: Timer? = nil",
    ])
    func itGoesWithWhatItStops(_ timer: String) throws {
        let end = "deinit {\ntimer?.invalidate()\nself.timer?.cancel()\n}"
        let module = try expectSplit(source(end, timer: timer), interactor: end)
        #expect(!module.view.contains("deinit"))
    }

    @Test(arguments: [
        "stop()", "print(timer as Any)", "timer?.fire()", "timer?.invalidate()\nprint(1)",
        "timer?.invalidate()\nNotificationCenter.default.removeObserver(self)",
    ])
    func whateverElseItDoesKeepsIt(_ body: String) throws {
        try expectStays(source("deinit { \(body) }"), member: "timer", rule: "used-in-deinit")
    }

    @Test func whatHasAValueAtFirstKeepsIt() throws {
        try expectStays(
            source("deinit { timer?.invalidate() }", timer: "private var timer: Timer? = .init()"), member: "timer",
            rule: "used-in-deinit")
    }

    @Test func whatTwoComponentsOwnKeepsIt() throws {
        try expectStays(
            source(
                "deinit {\ntimer?.invalidate()\nother?.invalidate()\n}",
                "// MARK: - Handle view event\nprivate var other: Timer?\nfunc f() { other = nil }"),
            member: "timer", rule: "used-in-deinit")
    }

    private func listening(_ end: String, code: String = "self?.label.text = \"a\"") -> String {
        """
        @IBOutlet private weak var label: UILabel!
        var feed: Feed?
        // MARK: - Handle view event
        func listen() {
            feed?.onChange = { [weak self] in \(code) }
        }
        // MARK: - View life
        \(end)
        """
    }

    private static let feed =
        "class Feed { var onChange: (() -> Void)?; func reload() { onChange?() }; func stop() {} }"

    /// When `deinit` runs, the Presenter is there still and its view isn't.
    @Test func aClosureThatItMayRunStays() throws {
        try expectStays(
            listening("deinit { feed?.reload() }"), context: [Self.feed], member: "listen", rule: "used-in-deinit",
            message: "a closure needs the view, which is gone when `deinit` may run it")
    }

    @Test(arguments: [
        ("", "self?.label.text = \"a\""),
        ("deinit { feed?.stop() }", "self?.label.text = \"a\""),
        ("deinit { NotificationCenter.default.removeObserver(self) }", "self?.label.text = \"a\""),
        ("deinit { feed?.reload() }", "print(1)"),
        ("deinit { feed?.reload() }", "guard let self else { return }; self.label.text = \"a\""),
    ])
    func whereNothingAsksForTheViewItMoves(_ end: String, _ code: String) throws {
        try expectMoves(listening(end, code: code), context: [Self.feed], member: "listen", to: .presenter)
    }

    @Test func aLostStatementIsFound() throws {
        let split = try VerifiedSplit(source("deinit { timer?.invalidate() }"))
        #expect(split.failures.isEmpty, "\(split.failures)")
        let failures = try split.failures(
            replacing: "deinit { timer?.invalidate() }", with: "deinit {}", in: "Interactor")
        #expect(failures.contains { $0.contains("`deinit` isn't whole") }, "\(failures)")
    }
}
