import Testing

@testable import ViperSplit

/// What a test of a requirement of the Presenter's calls.
struct PresenterTestsTests {
    @Test(
        arguments: [
            ("func open()", "        module.presenter.open()\n"),
            ("func open(_ a: String, b: Int, c: Bool)", "module.presenter.open(\"\", b: 0, c: false)"),
            ("func open(_ a: [Int], _ b: Note?, _ c: [Int: Int])", "module.presenter.open([], nil, [:])"),
            ("func open(at path: IndexPath)", "module.presenter.open(at: IndexPath(row: 0, section: 0))"),
            ("func open(_ note: Note)", "module.presenter.open(toBeFilled(\"note\"))"),
            ("func open(_ f: (Int, Int) -> Void)", "module.presenter.open({ _, _ in })"),
            ("func open(_ f: () -> Note)", "module.presenter.open(toBeFilled(\"f\"))"),
            ("func open(_ f: @autoclosure () -> Bool)", "module.presenter.open(false)"),
            ("func open(_ a: inout Int)", "        var a: Int = 0\n        module.presenter.open(&a)"),
            ("func open(_ a: Int)\n    func open(_ a: Note)", "module.presenter.open(toBeFilled(\"a\") as Note)"),
            ("func open<T>(_ a: T)", "// Call `open`: what with is yours to choose."),
            ("func open() -> Int", "_ = module.presenter.open()"),
            ("func open() async throws -> Int", "_ = try await module.presenter.open()"),
            ("func open() async", "func testOpen() async throws {"),
            ("func open(for `class`: Int)", "module.presenter.open(for: 0)"),
            ("var notes: [Note] { get }", "_ = module.presenter.notes"),
            ("func f(a: Int)\n    func f(b: Int)", "func testFB() throws {"),
        ])
    func aRequirementHasATest(_ requirement: String, call: String) {
        #expect(tests(requirement).contains(call))
    }

    @Test func whatIsNotFilledIsSkipped() {
        #expect(tests("func open()").contains("throws {\n        try XCTSkipIf(true, \"to be filled\")\n"))
        let swiftTesting = tests("func open()", .swiftTesting)
        #expect(swiftTesting.contains("    @Test(.disabled(\"to be filled\"))\n    func open() {\n"))
        #expect(swiftTesting.contains("import Testing") && !swiftTesting.contains("XCT"))
    }

    @Test func valuesToChooseAreExplainedOnlyWhereThereAreSome() {
        #expect(tests("func open(_ note: Note)").contains("private func toBeFilled<Value>"))
        #expect(!tests("func open()").contains("toBeFilled"))
    }

    @Test(arguments: [
        ("init(view: NotesView, start: Int = 1) {}", "presenter = NotesPresenter(view: view)\n"),
        ("init(view: NotesView, start: Int) {}", "presenter = NotesPresenter(view: view, start: 0)\n"),
        (
            "init(view: NotesView, note: Note) {}",
            "presenter = NotesPresenter(view: view, note: toBeFilled(\"note\"))\n"
        ),
        ("init?(_ view: any NotesView) {}", "presenter = NotesPresenter(view)!\n"),
        ("weak var view: NotesView!", "presenter = NotesPresenter()\n            presenter.view = view\n"),
        ("private init() {}\n    weak var view: NotesView!", "presenter = NotesPresenter()\n"),
    ])
    func thePresenterIsMade(_ member: String, call: String) {
        #expect(tests("func open()", presenter: member).contains(call))
    }

    @Test func whatIsPrivateIsNotSet() {
        let tests = tests("func open()", presenter: "private weak var view: NotesView!")
        #expect(!tests.contains("presenter.view") && !tests.contains("Spy"))
    }

    @Test func theAppsModuleIsImportedIfItIsKnown() {
        #expect(tests("func open()").contains("import XCTest\n\n@testable import App\n\n"))
        #expect(
            tests("func open()", appModule: nil).contains("\n// Name the app's module here, as `--test-module` does:"))
    }

    private func tests(
        _ requirement: String, _ framework: TestOptions.Framework = .xcTest,
        presenter: String = "weak var view: NotesView!", appModule: String? = "App"
    ) -> String {
        let source = """
            import UIKit
            protocol NotesView: AnyObject {}
            protocol NotesInput: AnyObject {
                \(requirement)
            }
            final class NotesPresenter {
                \(presenter)
            }
            extension NotesPresenter: NotesInput {}
            """
        return testFiles(
            ofModule: "Notes", [source], presenter: "NotesPresenter", framework: framework, appModule: appModule,
            in: AppContext(given: [], context: nil)
        ).last?.text ?? ""
    }
}
