import Testing

@testable import ViperSplit

/// What kept the screen alive still does: code that waits, or that may let go of it before it is done.
struct HoldsTests {
    private func source(_ code: String, section: String = "Handle view event") -> String {
        """
        private func render() {}
        private let store: NoteStore = .shared
        // MARK: - \(section)
        \(code)
        private var count = 0
        """
    }

    /// Checks what the Presenter's code becomes.
    private func expectHeld(
        _ code: String, as expected: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try expectSplit(source(code), presenter: expected, sourceLocation: sourceLocation)
    }

    @Test func codeThatWaitsBeforeItNeedsTheScreenKeepsIt() throws {
        try expectHeld(
            "private func f() async {\n    await Task.yield()\n    render()\n}",
            as: """
                private func f() async {
                let view = self.view
                await Task.yield()
                view.render()
                }
                """)
    }

    /// Own code that is asked for may let the screen go and need it then, however far down.
    @Test(arguments: [
        ("store.save()\n    render()", true), ("store.save()\n    other()", true), ("other()\n    store.save()", false),
        ("store.save()\n    count = 1", false),
    ])
    func ownCodeThatNeedsTheScreenBehindWhatLetsItGoHoldsIt(_ code: String, _ isHeld: Bool) throws {
        let source = source(
            """
            private func f() {
                DispatchQueue.main.async { [weak self] in
                    guard let self else { return }
                    self.refresh()
                }
            }
            private func refresh() {
                \(code)
            }
            private func other() { count += 1; render() }
            """)
        let presenter = try checkedSplit(source).presenter
        #expect(presenter.contains("[weak self, weak view]") == isHeld, "\(presenter)")
    }

    @Test func codeThatWaitsAfterwardsDoesNot() throws {
        try expectHeld(
            "private func f() async {\n    render()\n    await Task.yield()\n}",
            as: "private func f() async {\nview.render()\nawait Task.yield()\n}")
    }

    @Test func codeThatWaitsAndNeedsNoScreenDoesNot() throws {
        try expectHeld(
            "private func f() async {\n    await Task.yield()\n    count = 1\n}",
            as: "private func f() async {\nawait Task.yield()\ncount = 1\n}")
    }

    /// What is captured once is added to once.
    @Test func twoConditionsBindOneCapture() throws {
        try expectHeld(
            """
            private func f() {
                DispatchQueue.main.async { [weak self] in
                    if Bool.random() {
                        guard let self else { return }
                        self.store.save()
                        self.render()
                    } else {
                        guard let self else { return }
                        self.store.save()
                        self.render()
                    }
                }
            }
            """,
            as: """
                DispatchQueue.main.async { [weak self, weak view] in
                if Bool.random() {
                guard let self, let view else
                """)
    }

    /// In a closure that has `self` weakly nothing can be asked of it, so that closure captures the view for those within.
    @Test(arguments: [
        (
            "DispatchQueue.main.async { [weak self] in", "self?.count = 1",
            "[weak self, weak view] in\nself?.count = 1\nDispatchQueue.main.async { [weak self, weak view] in"
        ),
        (
            "DispatchQueue.main.async { [weak self] in", "print(1)",
            "[weak self, weak view] in\nprint(1)\nDispatchQueue.main.async { [weak self, weak view] in"
        ),
        (
            "DispatchQueue.main.async {", "self.count = 1",
            "{ [view] in\ndefer { withExtendedLifetime(view) {} }\nself.count = 1\nDispatchQueue.main.async { [weak self, weak view] in"
        ),
        (
            "[1, 2].forEach {", "self.count = $0",
            "self.count = $0\nDispatchQueue.main.async { [weak self, weak view = self.view] in"
        ),
    ])
    func closuresAroundCaptureIt(_ head: String, _ first: String, _ expected: String) throws {
        let source = source(
            """
            private func f() {
                \(head)
                    \(first)
                    DispatchQueue.main.async { [weak self] in
                        guard let self else { return }
                        self.store.save()
                        self.count = 2
                        self.render()
                    }
                }
            }
            """)
        let presenter = try checkedSplit(source).presenter
        expect(presenter, holds: expected + "\nguard let self, let view else")
    }

    /// The view is held further out than a closure that has `self` weakly: that closure holds none.
    @Test func aWeakClosureWithinAHoldHoldsNothing() throws {
        try expectHeld(
            """
            private func f() async {
                await Task.yield()
                render()
                DispatchQueue.main.async { [weak self] in
                    DispatchQueue.main.async { [weak self] in
                        guard let self else { return }
                        self.store.save()
                        self.count = 2
                        self.render()
                    }
                }
            }
            """,
            as: """
                let view = self.view
                await Task.yield()
                view.render()
                DispatchQueue.main.async { [weak self, weak view] in
                DispatchQueue.main.async { [weak self, weak view] in
                guard let self, let view else
                """)
    }

    @Test func codeRightBehindTheBraceIsPartedFromTheCapture() throws {
        try expectHeld(
            "private func f() { DispatchQueue.main.async {self.render()} }",
            as: "DispatchQueue.main.async { [view] in view.render()}")
        try expectHeld(
            "private func f() { DispatchQueue.main.async { self.render() } }",
            as: "DispatchQueue.main.async { [view] in view.render() }")
    }

    @Test func inALoopWhatComesBeforeComesAfterToo() throws {
        try expectHeld(
            "private func f() async {\n    for _ in 1...2 {\n        render()\n        await Task.yield()\n    }\n}",
            as: "let view = self.view\nfor _ in 1...2 {\nview.render()")
    }

    @Test func theInteractorCanNotKeepTheScreen() throws {
        let code = "private func f() async {\n    await Task.yield()\n    render()\n}"
        try expectGoes(source(code, section: "Business use case"), member: "f", to: .presenter, rule: "waits")
        try expectMoves(
            source(code.replacing("render()", with: "print(1)"), section: "Business use case"), member: "f",
            to: .interactor)
    }

    @Test func aClosureThatWaitsWithoutTheScreenStays() throws {
        let code = "private func f() { Task { [weak self] in await Task.yield(); self?.render() } }"
        try expectHeld(code, as: "Task { [weak self] in await Task.yield(); self?.view.render() }")
    }

    @Test func aMethodThatDropsTheScreenForACallbackKeepsIt() throws {
        let called = """
            private func f() {
                close()
                render()
            }
            func g() { store.load { [weak self] in self?.f() } }
            private func close() { dismiss(animated: true) }
            """
        let module = try expectSplit(source(called))
        #expect(module.split.outcome == .split)
    }
}
