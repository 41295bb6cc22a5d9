import Testing

@testable import ViperSplit

/// The tests of a module that was there before they were asked for, or that has grown since they were written.
struct GrownTestsTests {
    private let view = """
        import UIKit

        final class LampViewController: UIViewController {
            private let store = LampStore.shared

            // MARK: - Handle view event

            @objc func switchTapped() { store.toggle() }
        }

        """
    private let app = SourceFile(
        path: "App/LampStore.swift",
        text:
            "final class LampStore {\n    static let shared = LampStore()\n    func toggle() {}\n    func dim(_ share: Double) {}\n}\n"
    )
    private let tests = TestOptions(folder: "AppTests", module: "Lamps")
    private let spies = "AppTests/LampSpies.swift"
    private let presenterTests = "AppTests/LampPresenterTests.swift"

    private func split(
        _ view: String, among others: [SourceFile], _ tests: TestOptions?
    ) throws -> (split: Split, files: [String: String]) {
        let view = SourceFile(path: "App/LampViewController.swift", text: view)
        let split = try ViperSplit.split([view], options: SplitOptions(context: others + [app], tests: tests))
        var files = Dictionary(uniqueKeysWithValues: (others + [view]).map { ($0.path, $0.text) })
        for change in split.changes.changes { files[change.path] = try change.newContents() }
        return (split, files)
    }

    /// The module with its tests, a member that came to the view controller later, and what somebody has changed in a file.
    private func grow(
        _ tests: TestOptions?, by member: String = "@objc func dimTapped() { LampStore.shared.dim(0.5) }",
        first: TestOptions? = TestOptions(folder: "AppTests", module: "Lamps"),
        changing change: (inout [String: String]) -> Void = { _ in }
    ) throws -> (split: Split, files: [String: String]) {
        var files = try split(view, among: [], first).files
        change(&files)
        let path = "App/LampViewController.swift"
        let old = try #require(files[path])
        files[path] = nil
        let grown = member.isEmpty ? old : old.replacing("@objc", with: "\(member)\n\n    @objc", maxReplacements: 1)
        return try split(grown, among: files.map { SourceFile(path: $0, text: $1) }, tests)
    }

    private func notes(_ split: Split) -> [String] { split.findings.filter { $0.rule == "no-tests" }.map(\.message) }

    @Test func testsThatNobodyHasChangedFollow() throws {
        let (split, files) = try grow(tests)
        #expect(split.outcome == .split && notes(split) == [])
        #expect(split.testPaths.sorted() == [presenterTests, spies])
        #expect(files[presenterTests]?.contains("func testDim()") == true)
        #expect(files[spies]?.contains("func dim(_ share: Double)") == true, "\(files[spies] ?? "")")
    }

    /// Tests that were left behind are as they were written, for less.
    @Test func testsThatAreBehindFollow() throws {
        let behind = try grow(nil).files
        let view = try #require(behind["App/LampViewController.swift"])
        let others = behind.filter { $0.key != "App/LampViewController.swift" }.map { SourceFile(path: $0, text: $1) }
        let (split, files) = try split(view, among: others, tests)
        #expect(split.outcome == .split && notes(split) == [])
        #expect(split.changes.changes.map(\.path).sorted() == [presenterTests, spies])
        #expect(files[spies]?.contains("func dim(") == true)
    }

    @Test func withoutTheOptionTheyStay() throws {
        let (split, files) = try grow(nil)
        #expect(split.outcome == .split && split.testPaths == [] && notes(split) == [])
        #expect(files[spies]?.contains("dim") == false)
    }

    /// The header and the imports are anybody's; those of the new spies come to them.
    @Test func whatStandsAboveTheTypesStays() throws {
        let (split, files) = try grow(tests) { files in
            for path in [spies, presenterTests] {
                files[path] = files[path]?.replacing("@testable import Lamps", with: "@testable import Other // mine")
            }
        }
        #expect(notes(split) == [])
        #expect(files[spies]?.contains("@testable import Other // mine\n") == true)
        #expect(files[spies]?.contains("func dim(") == true && files[spies]?.contains("import Lamps") == false)
    }

    @Test func whatWasChangedByHandStaysAndIsTold() throws {
        let (split, files) = try grow(tests) { files in
            files[spies] = files[spies]?.replacing("toggleCallCount", with: "toggled")
            files[presenterTests] = files[presenterTests]?.replacing("to be filled", with: "to be done")
        }
        #expect(split.outcome == .split && split.testPaths == [])
        #expect(files[spies]?.contains("toggled") == true && files[spies]?.contains("dim") == false)
        #expect(
            notes(split) == [
                Note.noTests(.changedByHand(path: spies, lacking: ["dim(_:)"])).message,
                Note.noTests(.changedByHand(path: presenterTests, lacking: ["testDim()"])).message,
            ])
    }

    /// Whoever has written by hand what the module has by now isn't told of it.
    @Test func whatLacksNothingIsNotTold() throws {
        let (split, _) = try grow(tests) { files in
            files[spies] = files[spies]?.replacing(
                "func toggle()", with: "func dim(_ share: Double) {}\n    func toggle()")
            files[presenterTests] = files[presenterTests]?.replacing(
                "func testSwitchTapped()", with: "func testDim() {}\n\n    func testSwitchTapped()")
        }
        #expect(split.outcome == .split && notes(split) == [])
    }

    @Test func aModuleThatHasNoneYetGetsThem() throws {
        let (split, files) = try grow(tests, first: nil)
        #expect(split.outcome == .split && split.testPaths.sorted() == [presenterTests, spies])
        #expect(files[spies]?.contains("func dim(") == true)
        let (old, unchanged) = try grow(tests, by: "", first: nil)
        #expect(old.outcome == .split && old.testPaths.sorted() == [presenterTests, spies])
        #expect(unchanged[spies]?.contains("func toggle()") == true)
        #expect(old.changes.changes.count == 2)
    }

    @Test func aModuleWithItsTestsIsSplitAlready() throws {
        let (split, _) = try grow(tests, by: "")
        #expect(split.outcome == .alreadySplit && split.changes.changes.isEmpty && split.findings == [])
    }

    @Test(arguments: TestOptions.Framework.allCases)
    func theFrameworkIsThatOfTheTestsThatAreThere(_ framework: TestOptions.Framework) throws {
        let first = TestOptions(folder: "AppTests", framework: framework, module: "Lamps")
        let (split, files) = try grow(tests, first: first)
        #expect(notes(split) == [])
        let name = framework == .xcTest ? "func testDim() throws" : "func dim()"
        #expect(files[presenterTests]?.contains(name) == true)
    }

    @Test func aModuleThatIsNotInSightIsTold() throws {
        let files = try split(view, among: [], nil).files
        let view = try #require(files["App/LampViewController.swift"])
        let (alone, _) = try split(view, among: [], tests)
        #expect(alone.outcome == .alreadySplit && notes(alone) == [Note.noTests(.moduleNotInSight).message])
        #expect(try notes(split(view, among: [], nil).split) == [])
    }

    @Test func aModuleWithoutInterfacesIsTold() throws {
        let view = SourceFile(path: "App/LampViewController.swift", text: view)
        let moved = try ViperSplit.split([view], options: SplitOptions(context: [app], step: .move))
        var files: [SourceFile] = []
        for change in moved.changes.changes {
            files.append(SourceFile(path: change.path, text: try change.newContents()))
        }
        let home = try #require(files.first { $0.path == view.path })
        let (split, _) = try split(home.text, among: files.filter { $0.path != view.path }, tests)
        #expect(split.testPaths == [] && notes(split) == [Note.noTests(.noInterfaces).message])
    }
}
