import Testing

@testable import ViperSplit

/// The edits of moved code, form by form (design, 6): the Presenter's code names the model of the Interactor.
struct MemberEditsTests {
    /// Checks what becomes of the Presenter's method that has the code.
    private func expectMoved(
        _ code: String, as expected: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let source = """
            @IBOutlet private weak var label: UILabel!
            // MARK: - Update view
            private func render(_ n: Int = 1) { label.text = "" }
            // MARK: - Handle view event
            private func f(flag: Bool) {
                \(code)
            }
            private var count = 0
            // MARK: - Wireframe
            private func close() { dismiss(animated: true) }
            // MARK: - Business use case
            private func fetch(then: @escaping () -> Void) { then() }
            // MARK: - Manage model
            private var items: [Int] = []
            private var name: String?
            private struct Row { var n = 1 }
            """
        try expectSplit(
            source, presenter: "func f(flag: Bool) {\n\(expected)\n}", sourceLocation: sourceLocation)
    }

    @Test(
        arguments: [
            ("A bare name gets its link.", "print(items)", "print(interactor.items)"),
            ("A method does.", "render()", "view.render()"),
            ("Navigation is the wireframe's.", "close()", "wireframe.close()"),
            ("Self stays where it was written.", "print(self.items)", "print(self.interactor.items)"),
            ("What moves along is left alone.", "count += items.count", "count += interactor.items.count"),
            ("Self of what moves along, too.", "self.count += 1", "self.count += 1"),
            (
                "A parameter of the same name is left alone.", "[1].forEach { items in print(items) }",
                "[1].forEach { items in print(items) }"
            ),
            ("A local is left alone.", "let items = 1; print(items)", "let items = 1; print(items)"),
            ("Its own value isn't.", "let items = items; print(items)", "let items = interactor.items; print(items)"),
            (
                "A member of another value is left alone.", "let note = 1; print(note.items)",
                "let note = 1; print(note.items)"
            ),
            ("A compound assignment goes through.", "items += [1]", "interactor.items += [1]"),
            ("An inout argument goes through.", "swap(&items, &items)", "swap(&interactor.items, &interactor.items)"),
            (
                "A subscript goes through.", "items[items.count - 1] = 2",
                "interactor.items[interactor.items.count - 1] = 2"
            ),
            ("An optional chain goes through.", "print(name?.count as Any)", "print(interactor.name?.count as Any)"),
            ("Interpolated code goes through.", #"print("items: \(items)")"#, #"print("items: \(interactor.items)")"#),
            (
                "A short binding is written out.", "if let name { print(name) }",
                "if let name = interactor.name { print(name) }"
            ),
            (
                "A guard is, too.", "guard let name else { return }; print(name)",
                "guard let name = interactor.name else { return }; print(name)"
            ),
            (
                "A mutable binding is, too.", "if var name { name = \"\" }",
                "if var name = interactor.name { name = \"\" }"
            ),
            (
                "A long one is edited on the right.", "if let name = name { print(name) }",
                "if let name = interactor.name { print(name) }"
            ),
            (
                "A captured value is written out.", "run { [items] in print(items) }\nfunc run(_ x: () -> Void) {}",
                "run { [items = interactor.items] in print(items) }\nfunc run(_ x: () -> Void) {}"
            ),
            (
                "A renamed capture is edited.", "run { [x = items] in print(x) }\nfunc run(_ x: () -> Void) {}",
                "run { [x = interactor.items] in print(x) }\nfunc run(_ x: () -> Void) {}"
            ),
            ("A nested type is named in full.", "print(Row().n)", "print(NotesViewController.Row().n)"),
            (
                "So it is in annotations.", "let x: [Row] = []; print(x)",
                "let x: [NotesViewController.Row] = []; print(x)"
            ),
            ("Its members are left alone.", "print(NotesViewController.Row())", "print(NotesViewController.Row())"),
            (
                "Conditional code goes through.", "#if DEBUG\nprint(items)\n#endif",
                "#if DEBUG\nprint(interactor.items)\n#endif"
            ),
            ("Deferred code goes through.", "defer { items = [] }", "defer { interactor.items = [] }"),
            ("A nested function goes through.", "func g() { render() }; g()", "func g() { view.render() }; g()"),
            (
                "A nested function's parameter hides.", "func g(items: Int) { print(items) }; g(items: 1)",
                "func g(items: Int) { print(items) }; g(items: 1)"
            ),
            ("A tuple is assigned through links.", "(items, count) = ([], 1)", "(interactor.items, count) = ([], 1)"),
            (
                "Comments stay where they are.", "print(items) // items\n/* items */ render()",
                "print(interactor.items) // items\n/* items */ view.render()"
            ),
            (
                "A local that hides a link makes self explicit.", "let view = 1; render(view)",
                "let view = 1; self.view.render(view)"
            ),
            (
                "A parameter that hides one does, too.", "[1].forEach { interactor in print(items) }",
                "[1].forEach { interactor in print(self.interactor.items) }"
            ),
        ] as [(String, String, String)])
    func aFormIsEditedInPlace(_ sentence: String, code: String, expected: String) throws {
        try expectMoved(code, as: expected)
    }

    @Test(
        arguments: [
            (
                "A weak self keeps its chain.", "fetch { [weak self] in self?.render() }",
                "interactor.fetch { [weak self] in self?.view.render() }"
            ),
            (
                "A chain of its own goes on.", "fetch { [weak self] in print(self?.name?.count as Any) }",
                "interactor.fetch { [weak self] in print(self?.interactor.name?.count as Any) }"
            ),
            (
                "An unwrapped self is implicit behind.",
                "fetch { [weak self] in\nguard let self else { return }\nrender(); items = []\n}",
                "interactor.fetch { [weak self] in\nguard let self else { return }\nview.render(); interactor.items = []\n}"
            ),
            (
                "The older spelling keeps self explicit.",
                "fetch { [weak self] in\nguard let self = self else { return }\nself.render()\n}",
                "interactor.fetch { [weak self] in\nguard let self = self else { return }\nself.view.render()\n}"
            ),
            (
                "An alias keeps its name.",
                "fetch { [weak self] in\nguard let strongSelf = self else { return }\nstrongSelf.render()\n}",
                "interactor.fetch { [weak self] in\nguard let strongSelf = self else { return }\nstrongSelf.view.render()\n}"
            ),
            (
                "An alias by if does, too.", "fetch { [weak self] in if let me = self { me.render() } }",
                "interactor.fetch { [weak self] in if let me = self { me.view.render() } }"
            ),
            (
                "A renamed capture keeps its name.", "fetch { [weak vc = self] in vc?.items = [] }",
                "interactor.fetch { [weak vc = self] in vc?.interactor.items = [] }"
            ),
            (
                "A receiver of the closure's own is left alone.",
                "fetch { [weak self] in [Row()].forEach { print($0.n) }; self?.render() }",
                "interactor.fetch { [weak self] in [NotesViewController.Row()].forEach { print($0.n) }; self?.view.render() }"
            ),
        ] as [(String, String, String)])
    func aClosureReachesThroughItsSelf(_ sentence: String, code: String, expected: String) throws {
        try expectMoved(code, as: expected)
    }

    @Test(
        arguments: [
            (
                "So does what another closure captures it from weakly.",
                "run { print(1)\nrun { [weak self] in self?.render() } }\nfunc run(_ work: @escaping () -> Void) {}",
                "run { [view] in\ndefer { withExtendedLifetime(view) {} }\nprint(1)\nrun { [weak self] in self?.view.render() }\n}\nfunc run(_ work: @escaping () -> Void) {}"
            ),
            (
                "What held the screen holds it on.", "fetch { self.render() }",
                "interactor.fetch { [view] in view.render() }"
            ),
            (
                "Parameters of the closure stay.",
                "run { x in self.render(x) }\nfunc run(_ f: @escaping (Int) -> Void) {}",
                "run { [view] x in view.render(x) }\nfunc run(_ f: @escaping (Int) -> Void) {}"
            ),
            (
                "A list of captures gets one more.", "fetch { [count] in print(count); self.render() }",
                "interactor.fetch { [count, view] in print(count); view.render() }"
            ),
            (
                "A strong self gives way.", "fetch { [self] in render() }",
                "interactor.fetch { [view] in view.render() }"
            ),
            (
                "A strong self that is still needed doesn't.", "fetch { [self] in render(); count = 1 }",
                "interactor.fetch { [self, view] in view.render(); count = 1 }"
            ),
            (
                "What only the presenter needs holds the screen all the same.", "fetch {\nself.count = 1\n}",
                "interactor.fetch { [view] in\ndefer { withExtendedLifetime(view) {} }\nself.count = 1\n}"
            ),
            (
                "A comment above a statement stays there.", "fetch {\n// Once\nself.count = 1\n}",
                "interactor.fetch { [view] in\ndefer { withExtendedLifetime(view) {} }\n// Once\nself.count = 1\n}"
            ),
            (
                "On one line, it gets lines of its own.", "fetch { self.count = 1 }",
                "interactor.fetch { [view] in\ndefer { withExtendedLifetime(view) {} }\nself.count = 1\n}"
            ),
            (
                "What is a closure's result is said to be behind that.", "let next: () -> Int = { self.count }",
                "let next: () -> Int = { [view] in\ndefer { withExtendedLifetime(view) {} }\nreturn self.count\n}"
            ),
            (
                "So it is for a closure without names.", "let next: (Int) -> Int = {\nself.count + $0\n}",
                "let next: (Int) -> Int = { [view] in\ndefer { withExtendedLifetime(view) {} }\nreturn self.count + $0\n}"
            ),
            (
                "So is what may be the result, for all that is known.", "Job().then { $0 + self.count }",
                "Job().then { [view] in\ndefer { withExtendedLifetime(view) {} }\nreturn $0 + self.count\n}"
            ),
            (
                "It may be nobody's as well.", "Job().then { n in self.count.advance(by: n) }",
                "Job().then { [view] n in withExtendedLifetime(view) { self.count.advance(by: n) } }"
            ),
            (
                "What gives nothing isn't.", "let next: () -> Void = { self.count += 1 }",
                "let next: () -> Void = { [view] in\ndefer { withExtendedLifetime(view) {} }\nself.count += 1\n}"
            ),
            (
                "What nobody wants isn't.", "let next: () -> Void = { self.items.popLast() }",
                "let next: () -> Void = { [view] in\n"
                    + "defer { withExtendedLifetime(view) {} }\nself.interactor.items.popLast()\n}"
            ),
            (
                "An unowned self doesn't hold it.", "fetch { [unowned self] in self.render() }",
                "interactor.fetch { [unowned self] in self.view.render() }"
            ),
            (
                "Nor does a local variable in it that is computed.",
                "fetch { [unowned self] in\nvar n: Int { self.count }\nprint(n)\n}",
                "interactor.fetch { [unowned self] in\nvar n: Int { self.count }\nprint(n)\n}"
            ),
            (
                "One in a closure that held it does.", "fetch {\nvar n: Int { self.count }\nprint(n)\n}",
                "interactor.fetch { [view] in\ndefer { withExtendedLifetime(view) {} }\n"
                    + "var n: Int { self.count }\nprint(n)\n}"
            ),
            (
                "A closure that runs at once doesn't hold it.", "[1].forEach { self.render($0) }",
                "[1].forEach { self.view.render($0) }"
            ),
            (
                "A closure that is called at once doesn't.", "let x = { self.items }(); print(x)",
                "let x = { self.interactor.items }(); print(x)"
            ),
        ] as [(String, String, String)])
    func aClosureHoldsTheScreenAsBefore(_ sentence: String, code: String, expected: String) throws {
        try expectMoved(code, as: expected)
    }

    @Test func theWireframeReachesTheViewController() throws {
        try expectSplit(
            """
            private lazy var detail: UIViewController = UIViewController()
            // MARK: - Wireframe
            private func f() {
                present(UIViewController(), animated: true)
                navigationController?.pushViewController(detail, animated: true)
                print(title as Any, self, detail)
                UIView.animate(withDuration: 1) { self.dismiss(animated: true) }
            }
            private func g(title: String) { print(title, self.title as Any) }
            """,
            wireframe: """
                func f() {
                viewController.present(UIViewController(), animated: true)
                viewController.navigationController?.pushViewController(viewController.detail, animated: true)
                print(viewController.title as Any, viewController, viewController.detail)
                UIView.animate(withDuration: 1) { [viewController] in viewController.dismiss(animated: true) }
                }
                """)
    }

    @Test func theViewReachesOverThePresenter() throws {
        let module = try expectSplit(
            """
            // MARK: - View life
            private func f() {
                view.tag = items.count + self.items.count
                load { self.view.endEditing(true); self.title = "Loaded"; self.items = [] }
                view.endEditing(true)
                close()
            }
            // MARK: - Wireframe
            private func close() { dismiss(animated: true) }
            // MARK: - Business use case
            private func load(_ done: @escaping () -> Void) {}
            // MARK: - Manage model
            private var items: [Int] = []
            """,
            view: """
                private func f() {
                view.tag = presenter.items.count + self.presenter.items.count
                presenter.load { self.view.endEditing(true); self.title = "Loaded"; self.presenter.items = [] }
                view.endEditing(true)
                presenter.close()
                }
                """,
            presenter: "var items: [Int] {\nget { interactor.items }\nset { interactor.items = newValue }\n}",
            interfaces: "protocol NotesInteractorInterface: InteractorInterface {\nvar items: [Int] { get set }")
        expect(module.presenter, holds: "func load(_ done: @escaping () -> Void) {\ninteractor.load(done)\n}")
        expect(module.presenter, holds: "func close() {\nwireframe.close()\n}")
    }

    @Test func theInteractorReachesItsOutput() throws {
        try expectSplit(
            """
            // MARK: - Handle business event
            private func didLoad() {}
            // MARK: - Business use case
            private func load() { didLoad(); print { [weak self] in self?.didLoad() } }
            """,
            interactor: "private func load() { output.didLoad(); print { [weak self] in self?.output.didLoad() } }",
            interfaces: "protocol NotesInteractorOutputInterface: AnyObject, Sendable {\nfunc didLoad()\n}")
    }

    @Test(
        arguments: [
            ("Private gives way where another file calls.", "private func x() {}", "func x() {}"),
            ("Public gives way.", "public func x() {}", "func x() {}"),
            ("An attribute of the runtime goes.", "@objc private func x() {}", "func x() {}"),
            ("An action is one no more.", "@IBAction func x() {}", "func x() {}"),
            (
                "Other attributes stay.", "@discardableResult\nprivate func x() -> Int { 1 }",
                "@discardableResult\nfunc x() -> Int { 1 }"
            ),
            ("A private setter stays where nobody sets.", "private(set) var x = 1", "private(set) var x = 1"),
            (
                "A directive has done its work.", "// viper-split: interactor\n/// Why.\nprivate func x() {}",
                "/// Why.\nfunc x() {}"
            ),
        ] as [(String, String, String)])
    func modifiersFollowTheNewPlace(_ sentence: String, declaration: String, expected: String) throws {
        let use = declaration.contains("var") ? "print(x)" : "x()"
        try expectSplit(
            "// MARK: - View life\nfunc f() { \(use) }\n// MARK: - Handle view event\n\(declaration)",
            presenter: declaration.contains("viper-split") ? nil : expected,
            interactor: declaration.contains("viper-split") ? expected : nil)
    }

    @Test func whatNobodyElseCallsStaysPrivate() throws {
        try expectSplit(
            "// MARK: - Handle view event\nfunc f() { x() }\nprivate func x() {}", presenter: "private func x() {}")
    }
}
