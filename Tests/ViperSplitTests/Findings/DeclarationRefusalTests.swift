import Testing

@testable import ViperSplit

/// Declarations that stay in the View, each with the least that keeps it there and with code that just may go.
struct DeclarationRefusalTests {
    @Test(arguments: [
        RefusalRow(
            "A member that shares its line can't be taken out.", .declaration(.sharedLine),
            kept: "private func f() {}; private let n = 1", moved: "private func f() {}"),
        RefusalRow(
            "An attribute may change anything.", .declaration(.attribute("Traced")),
            kept: "@Traced private func f() {}", moved: "@discardableResult private func f() -> Int { 1 }"),
        RefusalRow(
            "A wrapper may do anything.", .declaration(.attribute("Saved")),
            kept: "@Saved private var f = 1", moved: "private var f = 1"),
        RefusalRow(
            "Other modules may override it.", .declaration(.open), kept: "open func f() {}", moved: "public func f() {}"
        ),
        RefusalRow(
            "The runtime may replace it.", .declaration(.modifier("dynamic")),
            kept: "@objc dynamic func f() {}", moved: "@objc func f() {}"),
        RefusalRow(
            "Code of other isolation stays.", .declaration(.modifier("nonisolated")),
            kept: "nonisolated private func f() {}", moved: "@MainActor private func f() {}"),
        RefusalRow(
            "Properties that are declared at once stay.", .declaration(.severalNames),
            kept: "private var f = 1, n = 2", moved: "private var f = 1"),
        RefusalRow(
            "The class above holds the value.", .declaration(.modifier("override")),
            kept: "override var f: Int? { didSet { print(f ?? 0) } }",
            moved: "private var f: Int? { didSet { print(f ?? 0) } }"),
        RefusalRow(
            "A tuple of properties stays.", .declaration(.severalNames),
            kept: "private var (f, n) = (1, 2)", moved: "private var f = (1, 2)"),
    ])
    func aDeclarationKeepsAMember(_ row: RefusalRow) throws {
        try row.check { "@IBOutlet private weak var label: UILabel!\n// MARK: - Handle view event\n\($0)" }
    }

    /// A class can't declare anew what those above it have, in the style's base files or in the app's own form of them.
    @Test(arguments: [
        ("showAlert(with title: String?, message: String?)", [], true),
        ("showAlert(with title: String?, text: String?)", [], false),
        (
            "leave(to place: Int)",
            ["class BaseWireframe<V> {}\nextension BaseWireframe { func leave(to place: Int) {} }"], true
        ),
        ("leave(to place: Int)", ["class BaseWireframe<V> { private func leave(to place: Int) {} }"], false),
        ("showAlert(with title: String?, message: String?)", ["class BaseWireframe<V> {}"], false),
    ])
    func whatTheClassAboveHasIsNotDeclaredAnew(_ head: String, _ app: [String], _ stays: Bool) throws {
        let source = "// MARK: - Wireframe\nfunc \(head) { dismiss(animated: true) }"
        let split = try split(files(source), options: SplitOptions(context: contextFiles(app)))
        #expect(split.findings.contains { $0.rule == "reserved-name" } == stays, "\(split.findings.map(\.message))")
    }

    @Test func aGenericViewControllerKeepsAllOfThem() throws {
        func source(_ clause: String) -> String {
            "class NotesViewController\(clause): UIViewController {\n    // MARK: - Handle view event\n    func f() {}\n}"
        }
        try expectRefused(source("<Item>"), because: .declaration(.genericController))
        try expectMoves(source(""), member: "f", to: .presenter)
    }

    @Test func aConditionalExtensionKeepsAMember() throws {
        let section = "// MARK: - Handle view event\n"
        try expectRefused(
            "", extending: [section + "@available(iOS 15, *)\nextension NotesViewController {\n    func f() {}\n}"],
            because: .declaration(.conditionalExtension))
        try expectMoves(
            "", extending: [section + "extension NotesViewController {\n    func f() {}\n}"], member: "f",
            to: .presenter)
    }

    @Test(
        "Where the app isn't known, a subclass may override what the class itself calls.",
        arguments: ["func f() {}", "public func f() {}", "@objc func f() {}", "var f = 1", "var f: Int { 1 }"])
    func aSubclassOutOfSightKeepsIt(_ declaration: String) throws {
        func source(_ head: String, _ declaration: String, _ user: String) -> String {
            "\(head) NotesViewController: UIViewController {\n    // MARK: - Handle view event\n    \(declaration)\n    \(user)\n}"
        }
        let user = "private func g() { _ = f\(declaration.contains("func") ? "()" : "") }"
        let open = source("class", declaration, user)
        try expectRefused(open, because: .declaration(.overridable))
        try expectMoves(open, context: [], member: "f", to: .presenter)
        for source in [
            source("final class", declaration, user),
            source("class", declaration.replacing(/(?=func|var)/, with: "final "), user),
            source("class", declaration, ""),
            source(
                "class", declaration.replacing("public ", with: "").replacing(/(?=func|var)/, with: "private "), user),
        ] {
            try expectMoves(source, member: "f", to: .presenter)
        }
    }

    @Test func whatAnExtensionHasIsOverriddenOnlyIfObjectiveCKnowsIt() throws {
        func split(_ attribute: String) -> (String, String) {
            (
                "class NotesViewController: UIViewController {\n    // MARK: - Handle view event\n    private func g() { f() }\n}",
                "// MARK: - Handle view event\nextension NotesViewController {\n    \(attribute)func f() {}\n}"
            )
        }
        let (known, hidden) = (split("@objc "), split(""))
        try expectRefused(known.0, extending: [known.1], because: .declaration(.overridable))
        try expectMoves(hidden.0, extending: [hidden.1], member: "f", to: .presenter)
    }

    @Test func aSubclassKeepsWhatItOverrides() throws {
        let source = "// MARK: - Handle view event\nfunc f() {}\nfunc g() {}"
        let subclass = "class Sub: NotesViewController {\n    override func f() {}\n}"
        try expectRefused(source, context: [subclass], because: .declaration(.overridden(by: "Sub")))
        try expectMoves(source, context: [subclass], member: "g", to: .presenter)
    }

    @Test func aSubclassOfASubclassDoesToo() throws {
        let source = "// MARK: - Handle view event\nfunc f() {}"
        let classes = "class A: NotesViewController {}\nclass B: A {\n    override func f() {}\n}"
        try expectRefused(source, context: [classes], because: .declaration(.overridden(by: "B")))
    }

    /// A base class gives the Wireframe its `viewController`; what the skeletons declare gives way.
    @Test func theNamesOfInheritedLinksAreReserved() throws {
        func source(_ name: String, _ section: String) -> String {
            "// MARK: - \(section)\nprivate var \(name) = 1\nprivate func f() { \(name) = 2 }"
        }
        try expectRefused(
            source("viewController", "Wireframe"), member: "viewController",
            because: .declaration(.reservedName("viewController")))
        try expectMoves(source("output", "Business use case"), member: "output", to: .interactor)
    }

    @Test func aRegionOfALinterStaysTogether() throws {
        func region(_ title: String) -> String {
            """
            // MARK: - Handle view event
            // swiftlint:disable force_cast
            func f() { reset() }
            // MARK: - \(title)
            func reset() { print(1) }
            // swiftlint:enable force_cast
            """
        }
        try expectRefused(region("Update view"), because: .declaration(.lintRegion))
        try expectMoves(region("Provide view data source"), member: "f", to: .presenter)
    }
}
