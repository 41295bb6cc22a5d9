import Testing

@testable import ViperSplit

/// Where what comes to a module stands in the files that there are, what they import for it, and what is told of it.
struct GrownFilesTests {
    private static let archive = """
        private func archive() { Store().save(1) }
        @IBAction func tap() { archive(); dismiss(animated: true) }
        """

    // MARK: - Imports

    /// What a file of the module has named so far it needs no other import for.
    @Test func whatIsNamedAlreadyIsImportedAlready() throws {
        let head = "#if canImport(Base)\nimport Base\n#endif\n"
        let grown = try grow(
            "// MARK: - Handle view event\n@IBAction func tap() {\nStore().save(2)\ncount += 1\n}\nprivate var count = 0",
            interactorHead: head + "final class NotesInteractor: BaseInteractor {}",
            more: [head + "final class OtherInteractor: BaseInteractor {}"])
        #expect(grown.interactor.contains("Store().save("), "\(grown.split.findings.map(\.message))")
        #expect(grown.interactor.contains(head))
        #expect(grown.interactor.matches(of: /import Base/).count == 1)
    }

    // MARK: - Assembling

    /// Who makes a module's parts and connects them reaches no data; who asks a service meanwhile does.
    @Test(arguments: [("", []), ("Store().save(1)", ["data-in-view"])])
    func assemblingIsNoData(_ more: String, _ rules: [String]) throws {
        let grown = try grow(
            """
            init() {
                super.init(nibName: nil, bundle: nil)
                presenter = NotesWireframe.assemble(self, 1)
            }
            required init?(coder: NSCoder) { fatalError() }
            // MARK: - Business use case
            \(Self.archive)
            """,
            wireframe: """
                static func assemble(_ view: NotesViewController, _ n: Int) -> NotesPresenterInterface {
                    let interactor = NotesInteractor()
                    \(more)
                    return NotesPresenter(view: view, interactor: interactor, wireframe: NotesWireframe(existing: view))
                }
                """)
        #expect(grown.split.outcome == .split, "\(grown.split.findings.map(\.message))")
        #expect(grown.split.findings.map(\.rule).filter { $0.contains("-in-view") } == rules)
    }

    // MARK: - Names

    /// A name that another component has already is no name for what comes, whoever asks for it.
    @Test(
        arguments: [
            "func NAME() { Store().save(1) }",
            "func NAME() {\nStore().save(1)\ndismiss(animated: true)\nview.alpha = 1\n}",
        ])
    func aNameThatAnotherComponentHasIsTold(_ member: String) throws {
        func grown(_ name: String) throws -> GrownModule {
            try grow(
                "\(member.replacing("NAME", with: name))\n// MARK: - Business use case\n\(Self.archive)",
                presenter: "func load() {}\nfunc rest() {}")
        }
        let taken = try grown("rest")
        #expect(taken.view.contains("func rest()"))
        #expect(
            taken.messages("reserved-name").filter { $0.hasPrefix("`rest` stays in the View: the module's own `rest`") }
                .count == 1, "\(taken.split.findings.map(\.message))")
        #expect(!taken.interactor.contains("rest"))
        let free = try grown("other")
        #expect(free.messages("reserved-name") == [])
    }

    // MARK: - Marks

    /// A title that tells where a member stood says nothing of it elsewhere, unless it came along with it.
    @Test(arguments: [("@IBOutlet var field: UITextField!\n", false), ("", true)])
    func aTitleGoesAlongWithAllThatStandsUnderIt(_ other: String, _ goesAlong: Bool) throws {
        let grown = try grow(
            "// MARK: - Archive\n\(other)private func archive() { Store().save(1) }\n"
                + "// MARK: - Wireframe\n@IBAction func tap() { archive(); dismiss(animated: true) }")
        #expect(grown.interactor.contains("func archive()"), "\(grown.split.findings.map(\.message))")
        #expect(grown.interactor.contains("Archive") == goesAlong)
        #expect(grown.view.contains("Archive") == !goesAlong)
    }

    /// A title that is there already, however it is written, has the code that is like the code there.
    @Test(arguments: [
        ("// MARK: archive\nfunc first() {}\n// MARK: - Rest\nfunc last() {}", "func first() {}\n\n    func archive()"),
        (
            "// MARK: - Rest\nfunc last() {}",
            "func last() {}\n\n    // MARK: - Business use case -\n\n    func archive()"
        ),
        ("func last() {}", "func last() {}\n\n    func archive()"),
        ("func first() {}\n// MARK: - Rest\nfunc last() {}", "func first() {}\n\n    func archive()"),
    ])
    func nothingLandsUnderAnotherTitle(_ interactor: String, _ expected: String) throws {
        let grown = try grow(
            "// MARK: - Archive\n@IBOutlet var field: UITextField!\n\(Self.archive)", interactor: interactor + "\n")
        #expect(grown.interactor.outdented.contains(expected.outdented), "\(grown.interactor)")
    }

    /// The style's own marks are written as the style writes them, whatever else stands in the files.
    @Test func marksAreTheStylesOwn() throws {
        let grown = try grow(
            "// MARK: - Manage model\nprivate let store = Store.shared\n"
                + "// MARK: - Business use case\nprivate func archive() { store.save(1) }\n"
                + "// MARK: - Wireframe\n@IBAction func tap() { archive(); dismiss(animated: true) }",
            interactorHead: "final class NotesInteractor {\n}",
            interactor: "// MARK: - Business use case\nfunc first() {}\n")
        #expect(grown.interactor.contains("// MARK: - Lifecycle -"), "\(grown.interactor)")
        #expect(!grown.interactor.contains("\n\n}"))
    }

    /// What governs members under no mark would speak of them.
    @Test(arguments: [
        ("final class NotesInteractor {\n}", true),
        ("final class NotesInteractor {\n    private var n = 0\n}", false),
        ("final class NotesInteractor {\n    init() {}\n}", false),
        ("final class NotesInteractor {\n\n    // MARK: - Lifecycle -\n\n    init() {}\n}", true),
    ])
    func noMarkGovernsWhatStoodUnderNone(_ head: String, _ isMarked: Bool) throws {
        let grown = try grow(
            "private var days: [Int] = []\n// MARK: - Business use case\nprivate func archive() { days.append(1); Store().save(1) }\n"
                + "// MARK: - Wireframe\n@IBAction func tap() { archive(); dismiss(animated: true) }",
            interactorHead: head)
        #expect(grown.interactor.contains("private var days"), "\(grown.split.findings.map(\.message))")
        #expect(grown.interactor.contains("// MARK: - Properties -") == isMarked, "\(grown.interactor)")
        #expect(!grown.interactor.contains("\n\n}"))
    }

    // MARK: - Files

    /// A split removes no file: it tells of one that declares nothing any more.
    @Test(arguments: [("", 1), ("private func fade() { view.alpha = 0 }", 0)])
    func anEmptiedFileIsTold(_ other: String, _ count: Int) throws {
        let grown = try grow(
            "@IBAction func tap() { Store().save(2); dismiss(animated: true) }",
            extending: [
                """
                import UIKit

                extension NotesViewController {
                    // viper-split: interactor
                    private func archive() { Store().save(1) }
                    \(other)
                }
                """
            ])
        let file = "App/NotesViewController+1.swift"
        let change = try #require(grown.split.changes.changes.first { $0.path == file })
        #expect(try change.newContents().contains("extension") == (count == 0))
        let told = grown.split.findings.filter { $0.message == Note.emptiedFile(file).message }
        #expect(told.map(\.path) == Array(repeating: file, count: count), "\(grown.split.findings.map(\.message))")
    }
}
