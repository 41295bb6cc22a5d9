import Testing

@testable import ViperSplit

/// Members that no protocol can require: they and those that need them stay together in the View.
struct InterfaceObstacleTests {
    /// What the obstacle says, the member of the Interactor that has it, and one that hasn't.
    typealias Row = (sentence: String, obstacle: String, use: String, kept: String, moved: String)

    private func source(_ use: String, _ declaration: String) -> String {
        """
        // MARK: - Handle view event
        private func p() { \(use) }
        // MARK: - Business use case
        \(declaration)
        """
    }

    @Test(
        arguments: [
            (
                "A type that isn't told can't be required.",
                "its type isn't written and can't be told from its initial value", "print(x)",
                "private lazy var x = min(1, 2)", "private lazy var x: Int = min(1, 2)"
            ),
            (
                "An opaque type can't be.", "its type is opaque", "print(x)", "private var x: some Equatable { 1 }",
                "private var x: any Equatable { 1 }"
            ),
            (
                "An opaque result can't be.", "its type is opaque", "print(x())",
                "private func x() -> some Equatable { 1 }", "private func x() -> Int { 1 }"
            ),
            (
                "A parameter without a name can't be passed on.", "one of its parameters has no name", "x(1)",
                "private func x(_: Int) {}", "private func x(_ n: Int) {}"
            ),
            (
                "A default that names a member can't be written elsewhere.",
                "the default value of `n` names a member", "x()",
                "private func x(n: Int = NotesViewController.limit) {}\nstatic let limit = 1",
                "private func x(n: Int = 1) {}\nstatic let limit = 1"
            ),
            (
                "A default that tells the caller's place can't be moved.", "a default value tells where it is called",
                "x()", "private func x(n: String = #function) {}", "private func x(n: String = \"\") {}"
            ),
            (
                "A constant can't be read through a link on another queue.", "`x` is used on another queue",
                "DispatchQueue.global().async { [weak self] in print(self?.x as Any) }", "private let x: Int = 1",
                "private var x: Int = 1"
            ),
        ] as [Row])
    func theMembersStayTogether(_ row: Row) throws {
        let kept = source(row.use, row.kept)
        try expectStays(kept, member: "x", rule: "no-interface", message: row.obstacle)
        try expectStays(kept, member: "p", rule: "no-interface", message: row.obstacle)
        try expectMoves(source(row.use, row.moved), member: "x", to: .interactor)
    }

    @Test(
        arguments: [
            (
                "A presenter can't pass on what rethrows.", "it rethrows", "x {}",
                "private func x(f: () throws -> Void) rethrows { try f() }",
                "private func x(f: () throws -> Void) throws { try f() }"
            ),
            (
                "A presenter can't pass on any number of arguments.", "it is variadic", "x(1, 2)",
                "private func x(_ n: Int...) {}", "private func x(_ n: [Int]) {}"
            ),
            (
                "A presenter can't pass on an unevaluated argument.", "it takes an autoclosure", "x(n: 1)",
                "private func x(n: @autoclosure () -> Int) {}", "private func x(n: () -> Int) {}"
            ),
        ] as [Row])
    func whatCannotBePassedOnStays(_ row: Row) throws {
        let view = "// MARK: - View life\nfunc start() { \(row.use) }\n// MARK: - Business use case\n"
        try expectStays(view + row.kept, member: "x", rule: "no-interface", message: row.obstacle)
        try expectMoves(view + row.moved, member: "x", to: .interactor)
    }

    /// The Presenter names no view only to pass it on; what reaches the Wireframe on its own may.
    @Test(
        arguments: [
            (
                "An argument goes through it.", "name `UIView` to pass it on", "x(view)",
                "private func x(_ v: UIView) {}", "private func x(_ v: Int) {}"
            ),
            (
                "A constraint does.", "name `UIView` to pass it on", "x(view)",
                "private func x<V: UIView>(_ v: V) {}", "private func x<V>(_ v: V) {}"
            ),
            (
                "A result does.", "name `UIView` to pass it on", "_ = x()",
                "private func x() -> UIView? { nil }", "private func x() -> Int? { nil }"
            ),
            (
                "A value does, for the rest of the app.", "name `UIColor` to pass it on", "", "var x: UIColor?",
                "var x = 1"
            ),
            (
                "Who asks stands beside it.", "name `UIView` to pass it on", "x(view)",
                "private func x(_ v: UIView) {}", "private func y() { x(UIView()) }\nprivate func x(_ v: UIView) {}"
            ),
        ] as [Row])
    func viewsAreNotPassedOn(_ row: Row) throws {
        func source(_ declaration: String) -> String {
            let call = declaration.contains("func y") ? "y()" : row.use
            return "// MARK: - View life\nfunc start() { \(call) }\n// MARK: - Wireframe\n\(declaration)"
        }
        try expectStays(source(row.kept), member: "x", rule: "passes-view", message: row.obstacle)
        try expectMoves(source(row.moved), member: "x", to: .wireframe)
    }

    @Test func anActionOfTheWireframeIsHandedNoView() throws {
        func action(_ body: String) -> String {
            "// MARK: - Wireframe\n@IBAction func x(_ sender: UIButton) { \(body) }"
        }
        try expectStays(action("print(sender)"), member: "x", rule: "takes-view")
        try expectMoves(action("dismiss(animated: true)"), member: "x", to: .wireframe)
    }

    @Test func overloadsOfDifferentComponentsStay() throws {
        let source = """
            // MARK: - Handle view event
            private func p() { x(1) }
            private func x(_ n: Int) {}
            // MARK: - Business use case
            private func x(_ n: String) {}
            """
        try expectStays(source, member: "x", rule: "no-interface", message: "`x` may be one of several members")
        try expectMoves(source.replacing("_ n: String", with: "s: String"), member: "p", to: .presenter)
    }

    @Test func aStaticOfAnotherComponentStays() throws {
        let source = "// MARK: - Handle view event\nprivate func p() { print(NotesViewController.x) }\n"
        try expectMoves(source + "private static let x = 1", member: "x", to: .presenter)
        let two = source + "private static let x = 1\n// MARK: - Update view\nfunc v() { print(Self.x) }"
        #expect(try plan(two).owners.roles.allSatisfy { $0 == .view } == false)
        let member = try #require(try plan(two).controller.members(named: "x").first)
        #expect(try plan(two).owners[member.id] == .view)
    }

    @Test func aTypeOfAPrivateExtensionCanNotBeNamedElsewhere() throws {
        let source =
            "// MARK: - Handle view event\nprivate func p() { x(.a) }\n// MARK: - Business use case\nprivate func x(_ s: State) {}"
        let types = "extension NotesViewController {\n    enum State { case a }\n}"
        let conditional = types.replacing("}\n}", with: "}\n#if DEBUG\nenum Trace {}\n#endif\n}")
        try expectStays(
            source, extending: ["private " + conditional], member: "x", rule: "no-interface",
            message: "the extension that declares `State` is private")
        try expectMoves(source, extending: [conditional], member: "x", to: .interactor)
    }

    @Test func aPrivateExtensionIsOpenedForWhatOthersName() throws {
        let source =
            "// MARK: - Handle view event\nprivate func p() { x(.a) }\n// MARK: - Business use case\nprivate func x(_ s: State) {}"
        let types = """
            private extension NotesViewController {
                enum State { case a }
                enum Layout { static let space = 8 }
                @discardableResult func lay() -> Int { Layout.space }
                private var gap: Int { 2 }
            }
            """
        let module = try expectSplit(
            source, extending: [types], interactor: "func x(_ s: NotesViewController.State) {}")
        let opened = """
            extension NotesViewController {
            enum State { case a }
            fileprivate enum Layout { static let space = 8 }
            @discardableResult fileprivate func lay() -> Int { Layout.space }
            private var gap: Int { 2 }
            }
            """
        #expect(module["ViewController+1"].outdented.hasPrefix(opened), "\(module["ViewController+1"])")
    }

    @Test func aFilesPrivateTypeCanNotBeRequired() throws {
        func source(_ access: String) -> String {
            """
            \(access)struct Secret {}
            class NotesViewController: UIViewController {
                // MARK: - Handle view event
                private func p() { v(nil) }
                // MARK: - Update view
                private func v(_ x: Secret?) {}
            }
            """
        }
        try expectStays(
            source("private "), member: "p", rule: "no-interface",
            message: "its declaration names the file's own `Secret`")
        try expectMoves(source(""), member: "p", to: .presenter)
    }

    @Test func aSubscriptCanNotBeReached() throws {
        let source = "subscript(i: Int) -> Int { i }\n// MARK: - Handle view event\nprivate func f() { print(self[1]) }"
        try expectStays(source, member: "f", rule: "no-interface", message: "it is a subscript")
    }

    @Test func aConditionalMemberCanNotBeReached() throws {
        let source =
            "#if DEBUG\nvar x = 1\n#else\nvar x = 2\n#endif\n// MARK: - Handle view event\nprivate func f() { print(x) }"
        try expectStays(source, member: "f", rule: "no-interface", message: "it stands in an `#if`")
    }

    @Test func whatStaysTakesItsFriendsAlong() throws {
        // `q` needs `p`, whose code can't move; with `p` in the View `q` can still call it there.
        let source = "// MARK: - Handle view event\nprivate func p() { print(view!) }\nprivate func q() { p() }"
        try expectStays(source, member: "p", rule: "inherited-member")
        try expectMoves(source, member: "q", to: .presenter)
    }

    @Test func anOutletWithoutATypeKeepsItsUsers() throws {
        try expectStays(
            "private lazy var label = makeLabel()\n// MARK: - Handle view event\nprivate func f() { print(label) }",
            member: "f", rule: "no-interface", message: "it needs `label` of the View")
        try expectMoves(
            "private lazy var label: UILabel = makeLabel()\n// MARK: - Handle view event\nprivate func f() { print(label) }",
            member: "f", to: .presenter)
    }

    @Test func aTypeOfAnotherModuleKeepsThemTogether() throws {
        let holder = "import Flags\nimport More\nclass Holder { static let shared = Holder(); let flag: Flag }"
        let source = source("print(x)", "private lazy var x = Holder.shared.flag")
        try expectStays(
            source, context: [holder], member: "p", rule: "no-interface",
            message: "its type `Flag` comes from a module that the file doesn't import")
        try expectMoves(source, context: [holder, "struct Flag {}"], member: "p", to: .presenter)
    }
}
