import Testing

@testable import ViperSplit

/// What the interfaces require: exactly what crosses, exactly as it is used.
struct ContractsTests {
    /// The View uses a property of the Presenter.
    private func expectRequired(
        _ property: String, usedBy code: String, as requirement: String, context: [String]? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try expectSplit(
            "// MARK: - View life\nprivate func v() { \(code) }\n// MARK: - Handle view event\n\(property)",
            context: context, interfaces: requirement, sourceLocation: sourceLocation)
    }

    @Test(
        arguments: [
            ("Reading needs no setter.", "private var x = 1", "print(x)", "var x: Int { get }"),
            ("Setting needs one.", "private var x = 1", "x = 2", "var x: Int { get set }"),
            ("So does a compound assignment.", "private var x = 1", "x += 2", "var x: Int { get set }"),
            ("A comparison doesn't.", "private var x = 1", "print(x == 2)", "var x: Int { get }"),
            ("Passing it inout does.", "private var x = 1", "swap(&x, &x)", "var x: Int { get set }"),
            ("Setting an element does.", "private var x = [1]", "x[0] = 2", "var x: [Int] { get set }"),
            ("Reading an element doesn't.", "private var x = [1]", "print(x[0])", "var x: [Int] { get }"),
            ("A mutating method does.", "private var x = [1]", "x.append(2)", "var x: [Int] { get set }"),
            ("A reading method doesn't.", "private var x = [1]", "print(x.map { $0 })", "var x: [Int] { get }"),
            ("Setting inside of a value does.", "private var x: Note?", "x?.n = 2", "var x: Note? { get set }"),
            (
                "Setting inside of an object doesn't.", "private var x: Timer?", "x?.tolerance = 2",
                "var x: Timer? { get }"
            ),
            ("A method of an object doesn't.", "private var x: Timer?", "x?.invalidate()", "var x: Timer? { get }"),
            ("Of a type that nobody knows it may.", "private var x: Note?", "x?.touch()", "var x: Note? { get set }"),
            ("A constant has none.", "private let x: Note = .a", "x.touch()", "var x: Note { get }"),
            ("A closure that is called is read.", "private var x: () -> Void = {}", "x()", "var x: () -> Void { get }"),
            ("A getter has none.", "private var x: Int { 1 }", "print(x)", "var x: Int { get }"),
            (
                "A setter is required where it is used.", "private var x: Int { get { 1 } set {} }", "x = 1",
                "var x: Int { get set }"
            ),
            ("A weak object is read.", "private weak var x: Timer?", "print(x as Any)", "var x: Timer? { get }"),
            ("An unwrapped one keeps its mark.", "private var x: Note!", "print(x!)", "var x: Note! { get }"),
        ] as [(String, String, String, String)])
    func aPropertyIsRequiredAsItIsUsed(_ sentence: String, property: String, code: String, requirement: String) throws {
        try expectRequired(property, usedBy: code, as: requirement)
    }

    @Test(
        arguments: [
            ("A class is an object.", "class Note { var n = 1 }", "x?.n = 2", "var x: Note? { get }"),
            ("A structure is a value.", "struct Note { var n = 1 }", "x?.n = 2", "var x: Note? { get set }"),
            (
                "A mutating method needs a setter.", "struct Note { mutating func touch() {} }", "x?.touch()",
                "var x: Note? { get set }"
            ),
            ("Another method doesn't.", "struct Note { func touch() {} }", "x?.touch()", "var x: Note? { get }"),
            ("One of an extension isn't seen.", "struct Note {}", "x?.touch()", "var x: Note? { get set }"),
        ] as [(String, String, String, String)])
    func theContextTellsObjectsFromValues(
        _ sentence: String, context: String, code: String, requirement: String
    ) throws {
        try expectRequired("private var x: Note?", usedBy: code, as: requirement, context: [context])
    }

    @Test(
        arguments: [
            (
                "Labels stay.", "private func x(a: Int, _ b: Int, c d: Int) {}", "x(a: 1, 2, c: 3)",
                "func x(a: Int, _ b: Int, c d: Int)\n"
            ),
            (
                "Effects stay.", "private func x() async throws -> Int { 1 }", "Task { try await x() }",
                "func x() async throws -> Int\n"
            ),
            ("A typed error stays.", "private func x() throws(Oops) {}", "try? x()", "func x() throws(Oops)\n"),
            (
                "Generics stay.", "private func x<T>(_ a: T) where T: Hashable {}", "x(1)",
                "func x<T>(_ a: T) where T: Hashable\n"
            ),
            (
                "An attribute stays.", "@discardableResult private func x() -> Int { 1 }", "x()",
                "@discardableResult\nfunc x() -> Int\n"
            ),
            (
                "A closure escapes as before.", "private func x(_ a: @escaping () -> Void) {}", "x {}",
                "func x(_ a: @escaping () -> Void)\n"
            ),
            ("Backticks stay.", "private func `repeat`() {}", "`repeat`()", "func `repeat`()\n"),
            (
                "A nested type is named in full.", "private func x(_ a: [Row]) -> Row? { nil }\nstruct Row {}",
                "_ = x([])", "func x(_ a: [NotesViewController.Row]) -> NotesViewController.Row?\n"
            ),
            ("Comments stay with the code.", "private func x(a: Int) /* why */ {}", "x(a: 1)", "func x(a: Int)\n"),
        ] as [(String, String, String, String)])
    func aMethodIsRequiredAsItIsDeclared(_ sentence: String, method: String, code: String, requirement: String) throws {
        try expectRequired(method, usedBy: code, as: requirement)
    }

    @Test func whatOnlyItsComponentUsesIsNotRequired() throws {
        let module = try expectSplit(
            "// MARK: - Handle view event\nfunc f() { g() }\nprivate func g() {}\nprivate var x = 1",
            interfaces: "func f()")
        expect(module.interfaces, lacks: "func g")
        expect(module.interfaces, lacks: "var x")
    }

    @Test func aRequirementStandsInTheInterfaceOfItsComponentOnly() throws {
        let module = try expectSplit(
            "// MARK: - Handle view event\nfunc f() { g() }\n// MARK: - Business use case\nprivate func g() {}",
            interfaces: "protocol NotesInteractorInterface: InteractorInterface {\nfunc g()\n}")
        expect(module.interfaces, holds: "protocol NotesPresenterInterface: PresenterInterface {\nfunc f()\n}")
        expect(module.interfaces, holds: "protocol NotesViewInterface: ViewInterface {\n}")
    }

    // MARK: - Default arguments

    @Test func aCallThatLeavesArgumentsOutGetsAMethod() throws {
        let module = try expectSplit(
            """
            // MARK: - View life
            func v() { x(); view.tag = 1; x(b: 3); view.tag = 2; x(a: 1, b: 2) }
            // MARK: - Handle view event
            private func x(a: Int = 1, b: Int = 2) {}
            """,
            presenter: "func x(a: Int = 1, b: Int = 2) {}", interfaces: "func x(a: Int, b: Int)\n")
        expect(
            module.interfaces,
            holds: """
                extension NotesPresenterInterface {

                func x(b: Int) {
                    x(a: 1, b: b)
                }

                func x() {
                    x(a: 1, b: 2)
                }
                }
                """)
    }

    @Test func aCallThatWritesAllArgumentsNeedsNone() throws {
        let module = try expectSplit(
            "// MARK: - View life\nfunc v() { x(a: 1) }\n// MARK: - Handle view event\nprivate func x(a: Int = 1) {}")
        expect(module.interfaces, lacks: "extension")
    }

    @Test func aConvenienceHasTheEffectsOfTheMethod() throws {
        let module = try expectSplit(
            """
            // MARK: - View life
            func v() async throws { _ = try await x() }
            // MARK: - Handle view event
            @discardableResult private func x(a: Int? = nil) async throws -> Int { 1 }
            """)
        expect(
            module.interfaces,
            holds: "@discardableResult\nfunc x() async throws -> Int {\ntry await x(a: nil)\n}")
    }

    // MARK: - Widening

    @Test func aMemberOfTheViewIsWidenedForThePresenter() throws {
        try expectSplit(
            """
            private func v() {}
            private func w() {}
            // MARK: - View config
            private var x = 1
            private var y = 1
            // MARK: - Handle view event
            func f() { v(); x = 2 }
            """,
            view:
                "    func v() {}\n    private func w() {}\n    // MARK: - View config\n    var x = 1\n    private var y = 1",
            interfaces: "var x: Int { get set }")
    }

    @Test func aPrivateTypeInASignatureIsWidened() throws {
        try expectSplit(
            """
            private struct Row {}
            private struct Other {}
            // MARK: - View life
            private func v() { x([]) }
            // MARK: - Handle view event
            private func x(_ rows: [Row]) {}
            """,
            view: "    struct Row {}\n    private struct Other {}",
            presenter: "func x(_ rows: [NotesViewController.Row]) {}",
            interfaces: "func x(_ rows: [NotesViewController.Row])")
    }

    @Test func aPrivateSetterIsWidenedWhereItIsUsed() throws {
        let view = "// MARK: - View config\nprivate(set) var x = 1\n// MARK: - Handle view event\n"
        try expectSplit(
            view + "func f() { x = 2 }",
            view: "    var x = 1\n", interfaces: "var x: Int { get set }")
        try expectSplit(
            view + "func f() { print(x) }",
            view: "    private(set) var x = 1\n", interfaces: "var x: Int { get }")
        // Other modules may see it, and can't set it.
        try expectSplit(
            view.replacing("private", with: "public private") + "func f() { x = 2 }",
            view: "    public internal(set) var x = 1\n", interfaces: "var x: Int { get set }")
    }

    @Test func aPrivateExtensionLetsItsMembersGo() throws {
        let other = "private extension NotesViewController {\n    func v() { view.x() }\n    func w() {}\n}"
        let module = try expectSplit(
            "// MARK: - Handle view event\nfunc f() { v() }", extending: [other],
            view: "extension NotesViewController: NotesViewInterface {\n\n    func v() { view.x() }\n}")
        #expect(module["ViewController+1"] == "private extension NotesViewController {\n    func w() {}\n}")
    }

    @Test func aTypeThatIsOpenedOpensThoseThatItNames() throws {
        let types = """
            private struct Row { var kind = Kind.plain; private var tag: Tag?; func f() { let other: Local? = nil; print(other as Any) } }
            private enum Kind { case plain }
            private enum Tag { case none }
            private enum Local { case none }
            """
        let module = try expectSplit(
            types + "\nprivate var rows: [Row] = []\n// MARK: - Handle view event\nfunc f() { rows = []; print(rows) }")
        expect(module.view, holds: "\nstruct Row {")
        expect(module.view, holds: "\nenum Kind {")
        expect(module.view, holds: "private enum Local {")
    }

    @Test func whatOnlyItsComponentNamesStaysPrivate() throws {
        let other = """
            // MARK: - Handle view event
            private extension NotesViewController {
                func f() { g() }
                func g() { print(Kind.some) }
                enum Kind { case some }
            }
            """
        let module = try expectSplit(
            "// MARK: - View life\nfunc v() { f() }\nprivate var kind = Kind.some", extending: [other],
            presenter: "\n    private func g() { print(NotesViewController.Kind.some) }", interfaces: "func f()")
        #expect(module.presenter.contains("\n    func f() { g() }"))
        #expect(!module.interfaces.contains("func g()"))
    }

    @Test func anEntryPointLeavesItsPrivateExtensionPrivate() throws {
        let user = "// MARK: - View life\nextension NotesViewController {\n    func v() { print(#selector(tap)) }\n}\n"
        let other = "private extension NotesViewController {\n    @objc func tap() { count += 1 }\n}"
        let source = "// MARK: - Handle view event\nvar count = 0\n"
        let module = try expectSplit(
            source + "func f() { count = 2 }", extending: [user + "// MARK: - Handle view event\n" + other])
        #expect(
            module["ViewController+1"].contains("private extension NotesViewController {\n    @objc func tap() {"))
    }
}
