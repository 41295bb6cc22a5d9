import Foundation
import Testing

/// `--tests` writes tests as part of the same change.
struct TestsOptionTests {
    private func sandbox() throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.write(lampController, to: "App/LampViewController.swift")
        return sandbox
    }

    private let tests = "AppTests/LampPresenterTests.swift"
    private let spies = "AppTests/LampSpies.swift"

    @Test func testsAreWrittenAndTakenBack() throws {
        let sandbox = try sandbox()
        let before = try sandbox.snapshot()
        let outcome = try sandbox.viperSplit(
            "App/LampViewController.swift", "--allow-no-vcs", "--tests", "AppTests/", "--test-module", "Lamps")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.output.contains("  - add the tests to the target of the app's tests, and fill them\n"))
        #expect(try sandbox.read(tests).contains("final class LampPresenterTests: XCTestCase {"))
        #expect(try sandbox.read(tests).contains("import XCTest\n\n@testable import Lamps\n"))
        #expect(try sandbox.read(spies).contains("final class LampInteractorSpy: LampInteractorInterface {"))
        #expect(try sandbox.viperSplit("undo", "App").status == 0)
        #expect(try sandbox.snapshot() == before)
    }

    @Test func withoutTheOptionThereAreNone() throws {
        let sandbox = try sandbox()
        let outcome = try sandbox.viperSplit("App/LampViewController.swift", "--allow-no-vcs")
        #expect(outcome.status == 0)
        #expect(!outcome.output.contains("tests"))
        #expect(try sandbox.snapshot().keys.allSatisfy { !$0.contains("Spies") && !$0.contains("Tests") })
    }

    @Test func aDryRunShowsThem() throws {
        let sandbox = try sandbox()
        let before = try sandbox.snapshot()
        let outcome = try sandbox.viperSplit("App/LampViewController.swift", "--dry-run", "--tests", "AppTests")
        #expect(outcome.output.contains("+++ b/\(tests)\n") && outcome.output.contains("+++ b/\(spies)\n"))
        #expect(try sandbox.snapshot() == before)
    }

    @Test func aCheckCountsThem() throws {
        try sandbox().expectNoChange("App/LampViewController.swift", "--check", "--tests", "AppTests", status: 1)
    }

    @Test func anExistingFileIsNotOverwritten() throws {
        let sandbox = try sandbox()
        try sandbox.write("// mine\n", to: spies)
        try sandbox.expectRefusal(
            "App/LampViewController.swift", "--allow-no-vcs", "--tests", "AppTests", status: 73,
            message: "error: `\(spies)` exists; pass `--force` to overwrite")
    }

    /// A module that grows has tests that nobody has changed grow along, and leaves the others, with a word.
    @Test(arguments: [false, true])
    func theTestsOfAModuleThatGrowsGrow(_ isChanged: Bool) throws {
        let sandbox = try sandbox()
        let arguments = ["App/LampViewController.swift", "--allow-no-vcs", "--context", ".", "--tests", "AppTests"]
        #expect(try sandbox.run(arguments).status == 0)
        let again = try sandbox.run(arguments)
        #expect(again.status == 0 && again.errors.contains("already split; nothing to do"), "\(again.errors)")
        let view = try sandbox.read("App/LampViewController.swift")
        try sandbox.write(
            view.replacing("@objc func", with: "@objc func dimTapped() { LampStore.shared.dim() }\n    @objc func"),
            to: "App/LampViewController.swift")
        if isChanged {
            try sandbox.write(try sandbox.read(tests).replacing("to be filled", with: "mine"), to: tests)
        }
        let before = try sandbox.read(tests)
        let outcome = try sandbox.run(arguments)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.errors.contains("[no-tests]") == isChanged, "\(outcome.errors)")
        #expect((try sandbox.read(tests) == before) == isChanged)
        #expect(try sandbox.read(tests).contains("func testDimLamp()") != isChanged)
    }

    @Test func aTypeOfTheNameIsRefused() throws {
        let sandbox = try sandbox()
        try sandbox.write("final class LampViewSpy {}\n", to: "AppTests/Old.swift")
        try sandbox.expectRefusal(
            "App/LampViewController.swift", "--allow-no-vcs", "--context", ".", "--tests", "AppTests", status: 64,
            message:
                "error: there is a `LampViewSpy` already, which the module's tests would declare, too; write no tests, or "
                + "choose another name for the module with `--module-name`")
    }

    /// The style's builder takes a mock; a name of the mock's or of its test may be there already.
    @Test(arguments: ["LampMockView", "LampBuilderTests"])
    func theTestOfABuilderIsOneOfThem(_ name: String) throws {
        let sandbox = try sandbox()
        let arguments = [
            "App/LampViewController.swift", "--allow-no-vcs", "--context", ".", "--tests", "AppTests", "--template",
            "viper-base",
        ]
        #expect(try sandbox.run(arguments).status == 0)
        #expect(try sandbox.read("AppTests/LampBuilderTests.swift").contains("final class \(name): "))
        #expect(try sandbox.viperSplit("undo", "App").status == 0)
        try sandbox.write("final class \(name) {}\n", to: "AppTests/Old.swift")
        let outcome = try sandbox.run(arguments)
        #expect(outcome.status == 64 && outcome.errors.contains("there is a `\(name)` already"))
    }

    @Test func aFolderThatIsAFile() throws {
        let sandbox = try sandbox()
        try sandbox.write("", to: "AppTests")
        let outcome = try sandbox.viperSplit(
            "App/LampViewController.swift", "--allow-no-vcs", "--tests", "AppTests")
        #expect(outcome.status == 73)
        #expect(withoutFindings(outcome.errors).hasPrefix("error: can't write `AppTests/"))
        #expect(try sandbox.read("App/LampViewController.swift") == lampController)
    }

    @Test(arguments: [(["--test-framework", "quick"], "quick"), (["--test-module", "My App"], "My App")])
    func aWordThatCannotBeIsRefused(_ words: [String], named: String) throws {
        let sandbox = try sandbox()
        let outcome = try sandbox.run(["App/LampViewController.swift", "--tests", "AppTests"] + words)
        #expect(outcome.status == 64 && outcome.errors.contains(named))
    }

    @Test func theConfigurationAsksForThem() throws {
        let sandbox = try sandbox()
        try sandbox.write(
            #"{ "tests": { "folder": "../AppTests", "framework": "swift-testing", "module": "Lamps" } }"#,
            to: "App/.viper-split.json")
        #expect(try sandbox.viperSplit("App/LampViewController.swift", "--allow-no-vcs").status == 0)
        #expect(try sandbox.read(tests).contains("struct LampPresenterTests {"))
        #expect(try sandbox.read(tests).contains("@testable import Lamps\n"))
    }

    /// The module is told by what is there: a package's folder, a project, the imports of other tests.
    @Test(arguments: [
        ("Package.swift", "Sources/Lamps", "", "@testable import Lamps\n"),
        ("Lamps.xcodeproj/project.pbxproj", "App", "", "@testable import Lamps\n"),
        ("project.yml", "App", "", "--test-module"),
        ("Lamps.xcodeproj/project.pbxproj", "Lights", "import Lights\n", "@testable import Lights\n"),
    ])
    func theModuleIsTold(sign: String, folder: String, otherTest: String, line: String) throws {
        let sandbox = try Sandbox()
        try sandbox.write("", to: sign)
        try sandbox.write(lampController, to: "\(folder)/LampViewController.swift")
        if !otherTest.isEmpty { try sandbox.write(otherTest, to: "AppTests/Other.swift") }
        let outcome = try sandbox.viperSplit(
            "\(folder)/LampViewController.swift", "--allow-no-vcs", "--tests", "AppTests")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(try sandbox.read(tests).contains(line))
    }

    @Test func eachOfSeveralHasItsOwn() throws {
        let sandbox = try sandbox()
        try sandbox.write(lampController.replacing("Lamp", with: "Fan"), to: "App/FanViewController.swift")
        #expect(try sandbox.viperSplit("App", "--allow-no-vcs", "--tests", "AppTests").status == 0)
        let written = try sandbox.snapshot().keys.filter { $0.hasPrefix("AppTests/") }.sorted()
        #expect(
            written
                == ["FanPresenterTests", "FanSpies", "LampPresenterTests", "LampSpies"].map { "AppTests/\($0).swift" })
    }

    @Test func aBlankModuleHasThem() throws {
        let sandbox = try Sandbox()
        let outcome = try sandbox.viperSplit(
            "new", "Login", "--output", "App/Login", "--tests", "AppTests", "--template", "zikviper")
        #expect(
            outcome.output.hasSuffix(
                "wrote `AppTests/LoginSpies.swift`\nwrote `AppTests/LoginViewPresenterTests.swift`\n"))
        #expect(
            try sandbox.read("AppTests/LoginViewPresenterTests.swift").contains("func testHandleViewReady() throws {"))
        #expect(try sandbox.viperSplit("undo").status == 0)
        #expect(try !sandbox.snapshot().keys.contains { $0.hasSuffix(".swift") })
        #expect(try sandbox.viperSplit("new", "Login", "--output", "App/Login").status == 0)
        #expect(try !sandbox.snapshot().keys.contains { $0.hasPrefix("AppTests/Login") })
    }

    @Test func aBlankModulesTestIsNotOverwritten() throws {
        let sandbox = try Sandbox()
        try sandbox.write("// mine\n", to: "AppTests/LoginSpies.swift")
        try sandbox.expectRefusal(
            "new", "Login", "--tests", "AppTests", status: 73,
            message: "error: `AppTests/LoginSpies.swift` exists; choose another name, or another folder")
    }
}
