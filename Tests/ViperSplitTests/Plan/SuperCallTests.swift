import Testing

@testable import ViperSplit

/// Overrides that call `super` at their beginning or end.
struct SuperCallTests {
    private func source(_ body: String, head: String = "viewDidAppear(_ animated: Bool)", others: String = "") -> String
    {
        """
        // MARK: - Handle view event
        override func \(head) {
            \(body)
        }
        private var count = 0
        \(others)
        """
    }

    @Test func atTheBeginningItStays() throws {
        try expectSplit(
            source("super.viewDidAppear(animated)  // always\n\n    // Once more.\n    count += 1\n    // That's it."),
            view: """
                override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)  // always

                presenter.viewDidAppear()
                }
                """,
            presenter: "func viewDidAppear() {\n// Once more.\ncount += 1\n// That's it.\n}")
    }

    @Test func atTheEndItStays() throws {
        try expectSplit(
            source("count += 1  // once\n\n    // Last.\n    super.viewDidAppear(animated)"),
            view: """
                override func viewDidAppear(_ animated: Bool) {
                presenter.viewDidAppear()

                // Last.
                super.viewDidAppear(animated)
                }
                """,
            presenter: "func viewDidAppear() {\ncount += 1  // once\n}")
    }

    @Test func whatTheRestUsesIsPassedOn() throws {
        try expectSplit(
            source("super.viewDidAppear(animated)\n    count += animated ? 1 : 0"),
            view: "presenter.viewDidAppear(animated)")
    }

    @Test(arguments: [
        "count += 1\n    super.viewDidAppear(animated)\n    count += 1",
        "if animated { return }\n    super.viewDidAppear(animated)",
        "super.viewDidAppear(animated); count += 1",
        "if animated { super.viewDidAppear(true) }\n    count += 1",
        "super.viewDidAppear(count > 1)\n    count += 1",
        "super.viewDidAppear(animated)\n    super.viewWillAppear(animated)\n    count += 1",
    ])
    func anywhereElseTheOverrideStays(_ body: String) throws {
        try expectStays(source(body), member: "viewDidAppear", rule: "super")
    }

    @Test func ownCallsMeanTheOverride() throws {
        let body = "super.viewDidAppear(animated)\n    count += 1"
        try expectStays(
            source(body, others: "func again() { viewDidAppear(true) }"), member: "viewDidAppear", rule: "super")
        try expectMoves(source(body, others: "func again() {}"), member: "viewDidAppear", to: .presenter)
    }
}
