import Testing

@testable import ViperSplit

/// The test of a builder that takes a mock for the view: what the mock has, and which builders have none.
struct MockedBuilderTests {
    @Test func theMockIsOneOfTheBuildersViews() {
        let tests = tests()
        #expect(
            tests.contains(
                """
                final class NotesMockView: UIViewController, Showable, NotesViewProtocol {

                    var presenter: NotesViewOutput!

                    private(set) var showCalls: [Note] = []

                    func show(_ note: Note) {
                """))
        #expect(tests.contains("typealias MockBuilder = Builder<NotesMockView, NotesPresenter, NotesRouter>\n"))
    }

    @Test func thePartsAreCompared() {
        let links = [
            ("module.view.presenter", "module.presenter"), ("module.presenter.view", "module.view"),
            ("module.presenter.router", "module.router"), ("module.router.controller", "module.view"),
        ]
        let inXCTest = links.map { "        XCTAssertIdentical(\($0), \($1))\n" }.joined()
        let inSwiftTesting = links.map { "        #expect(\($0) === \($1))\n" }.joined()
        #expect(tests().contains("        let module = MockBuilder.build()\n" + inXCTest + "    }\n"))
        #expect(
            tests(.swiftTesting).contains("        let module = MockBuilder.build()\n" + inSwiftTesting + "    }\n"))
    }

    /// The parts have the names that the generic class gives them.
    @Test func thePartsAreCalledAsTheyAre() {
        let tests = tests(changes: [
            Change("presenter: Presenter()", "brain: Presenter()"), Change("let presenter: P", "let brain: P"),
            Change("module.presenter", "module.brain"),
        ])
        #expect(tests.contains("XCTAssertIdentical(module.brain.view, module.view)"))
        #expect(tests.contains("_ = module.brain\n") && !tests.contains("module.presenter"))
    }

    /// What isn't an object can't be compared.
    @Test func aValueIsNotCompared() {
        let tests = tests(changes: [Change("protocol NotesRouterProtocol: AnyObject", "protocol NotesRouterProtocol")])
        #expect(!tests.contains("presenter.router") && tests.contains("router.controller"))
    }

    @Test func theCommunicationIsToBeFilled() {
        #expect(tests().contains("func testCommunication() throws {\n        try XCTSkipIf(true, \"to be filled\")\n"))
        let swiftTesting = tests(.swiftTesting)
        #expect(swiftTesting.contains("    @Test(.disabled(\"to be filled\"))\n    func communication() {\n"))
        #expect(swiftTesting.contains("import Testing") && !swiftTesting.contains("XCT"))
        #expect(!swiftTesting.contains("disabled(\"to be filled\"))\n    func parts"))
    }

    @Test func importsUnderAConditionStayUnderIt() {
        #expect(
            tests().contains(
                "import UIKit\nimport XCTest\n\n#if canImport(Library)\n    import Library\n#endif\n\n@testable import App\n"
            ))
    }

    @Test(
        arguments: [
            Row("Every view controller has a title.", "var title: String? { get set }", lacks: "title"),
            Row("Nobody has a heading.", "var heading: String? { get set }", has: "var heading: String?"),
            Row(
                "Every view controller is dismissed.", "func dismiss(animated: Bool, completion: (() -> Void)?)",
                lacks: "dismiss"),
            Row("None is after a while.", "func dismiss(after seconds: Int)", has: "dismissCalls: [Int]"),
            Row(
                "What the view overrides is there.", "func viewWillAppear(_ animated: Bool)",
                view: "override func viewWillAppear(_ animated: Bool) { show() }", lacks: "viewWillAppear"),
            Row(
                "What it overloads isn't.", "func show(_ vc: Note, sender: Any?)",
                view: "func show(_ vc: Note, sender: Any?) {}", has: "showCalls: [(vc: Note, sender: Any?)]"),
            Row(
                "What the app gives every view controller is there.", "func shake()",
                other: "extension UIViewController { func shake() {} }", lacks: "shake"),
            Row(
                "What it gives others isn't.", "func shake()", other: "extension UIView { func shake() {} }",
                has: "shake"),
            Row(
                "A name that every view controller has isn't made.", "func bend()",
                other: "extension UIViewController { var bendCallCount: Int { 1 } }", has: "bendCallCount2 = 0"),
            Row("What is nobody's actor's is so.", "func f()", protocolOf: "", has: "nonisolated func f() {"),
            Row("What the main actor's is isn't.", "func f()", has: "\n    func f() {", lacks: "nonisolated"),
        ])
    func aRequirementIsMockedUnlessItIsInherited(_ row: Row) {
        let tests = tests(changes: row.changes, other: row.other)
        let mock = tests.prefix(upTo: tests.firstRange(of: "/// What a module is of")?.lowerBound ?? tests.startIndex)
        #expect(!mock.isEmpty)
        if let text = row.text { #expect(mock.contains(text)) }
        if let absent = row.absent { #expect(!mock.contains(absent)) }
    }

    @Test(
        arguments: [
            // The builder.
            Change("final class NotesBuilder: Builder<NotesView", "final class NotesBuilder: Other<NotesView"),
            Change("final class NotesBuilder: Builder", "typealias NotesBuilder = Builder"),
            Change(
                "Builder<NotesView, NotesPresenter, NotesRouter> {}", "Builder<NotesView, NotesPresenter, UIView> {}"),
            Change("Builder<NotesView, NotesPresenter, NotesRouter> {}", "Builder<NotesView, NotesPresenter> {}"),
            // The generic class.
            Change("View: UIViewController & Showable", "View: Showable"),
            Change("View: UIViewController & Showable", "View: UIViewController & Showable & Unknown"),
            Change("View: UIViewController & Showable", "View: UITableViewController & Showable"),
            Change("Router: Routing>", "Router: Routing> where View.Presenter == NotesPresenter"),
            Change("        return module", "        print(module)\n        return module"),
            Change("static func build()", "static func build(title: String)"),
            Change("view: View(), ", "view: UIViewController(), "),
            // What a view has to have.
            Change(
                "var presenter: Presenter! { get set }",
                "var presenter: Presenter! { get set }\n    init(title: String)"),
            Change("var presenter: Presenter! { get set }", "var presenter: Presenter! { get set }\n    func setUp()"),
            Change(
                "var presenter: Presenter! { get set }",
                "var presenter: Presenter! { get set }\n    associatedtype State"),
            Change("var presenter: NotesViewOutput!", "var presenter: NotesViewOutput"),
            Change("func show(_ note: Note)\n}", "subscript(row: Int) -> Note { get }\n}"),
            Change("protocol NotesViewProtocol: AnyObject", "protocol NotesViewProtocol: AnyObject, Unknown"),
            Change("weak var view: NotesViewProtocol!", "weak var view: NotesView!"),
        ])
    func whatCanNotBeMockedHasNoTest(_ change: Change) {
        #expect(module.contains(change.old) || base.contains(change.old))
        #expect(!tests().isEmpty)
        #expect(tests(changes: [change]).isEmpty)
    }

    @Test func withoutTheGenericClassThereIsNone() {
        #expect(tests(base: "").isEmpty)
    }

    @Test func theNamesOfATestAreTaken() throws {
        let style = try Template("viper-base").style(flavour: nil)
        #expect(Set(style.testTypes(ofModule: "Notes")).isSuperset(of: ["NotesMockView", "NotesBuilderTests"]))
        let other = try Template("infinum").style(flavour: nil)
        #expect(other.testTypes(ofModule: "Notes").contains("NotesPresenterTests"))
        #expect(!other.testTypes(ofModule: "Notes").contains { $0.contains("Mock") || $0.contains("WireframeTests") })
    }

    struct Change: CustomTestStringConvertible, Sendable {
        let old: String
        let new: String
        var testDescription: String { "\(old) -> \(new)" }

        init(_ old: String, _ new: String) { (self.old, self.new) = (old, new) }
    }

    struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let changes: [Change]
        let other: String
        let text: String?
        let absent: String?

        init(
            _ sentence: String, _ requirement: String, view: String = "", other: String = "",
            protocolOf actor: String = "@MainActor\n", has text: String? = nil, lacks absent: String? = nil
        ) {
            (testDescription, self.other, self.text, self.absent) = (sentence, other, text, absent)
            changes = [
                Change("    func show(_ note: Note)\n}", "    \(requirement)\n}"),
                Change("@MainActor\nprotocol NotesViewProtocol", actor + "protocol NotesViewProtocol"),
                Change("    func show(_ note: Note) {}", "    " + view),
            ]
        }
    }

    private func tests(
        _ framework: TestOptions.Framework = .xcTest, changes: [Change] = [], base: String? = nil, other: String = ""
    ) -> String {
        let texts = [module, base ?? self.base].map { text in
            changes.reduce(text) { $0.replacing($1.old, with: $1.new) }
        }
        let app = AppContext(given: [], context: contextFiles(texts + [other]))
        let files = testFiles(
            ofModule: "Notes", [texts[0]], presenter: "NotesPresenter", framework: framework, appModule: "App", in: app)
        return files.first { $0.path == "NotesBuilderTests.swift" }?.text ?? ""
    }

    private let module = """
        import UIKit

        #if canImport(Library)
            import Library
        #endif

        @MainActor
        protocol NotesViewProtocol: AnyObject {
            func show(_ note: Note)
        }
        protocol NotesViewOutput: AnyObject {}
        protocol NotesRouterProtocol: AnyObject {}
        final class NotesView: UIViewController, Showable {
            lazy var presenter: NotesViewOutput! = NotesPresenter()
        }
        extension NotesView: NotesViewProtocol {
            func show(_ note: Note) {}
        }
        final class NotesPresenter: NotesViewOutput {
            weak var view: NotesViewProtocol!
            var router: NotesRouterProtocol!
        }
        final class NotesRouter: Routing, NotesRouterProtocol {
            weak var controller: UIViewController?
        }
        final class NotesBuilder: Builder<NotesView, NotesPresenter, NotesRouter> {}
        """

    private let base = """
        import UIKit

        protocol Layer: AnyObject {
            init()
        }
        protocol Showable: Layer {
            associatedtype Presenter
            var presenter: Presenter! { get set }
        }
        protocol Presenting: Layer {}
        protocol Routing: Layer {}
        struct Module<View, Presenter, Router> {
            let view: View
            let presenter: Presenter
            let router: Router
        }
        class Builder<View: UIViewController & Showable, Presenter: Presenting, Router: Routing> {
            static func build() -> Module<View, Presenter, Router> {
                let module = Module(view: View(), presenter: Presenter(), router: Router())
                module.view.presenter = module.presenter as? View.Presenter
                module.presenter.view = module.view as? Presenter.View
                module.presenter.router = module.router as? Presenter.Router
                module.router.controller = module.view
                return module
            }
        }
        """
}
