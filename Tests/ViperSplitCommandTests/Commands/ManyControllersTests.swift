import Foundation
import Testing

/// A folder, or the files of several view controllers: each is split that can be.
struct ManyControllersTests {
    /// A view controller that saves something.
    private func screen(
        _ name: String, above: String = "UIViewController", store: String = "Store", extra: String = ""
    ) -> String {
        """
        import UIKit

        class \(name)ViewController: \(above) {
            private let \(name.lowercased())Store = \(store)()

            override func viewDidLoad() {
                super.viewDidLoad()
                load\(name)()
            }

            func load\(name)() { \(name.lowercased())Store.load() }
        \(extra)
        }

        """
    }

    private func sandbox() throws -> Sandbox {
        let sandbox = try Sandbox()
        try sandbox.write("final class Store { func load() {} }\n", to: "App/Store.swift")
        // The subclass comes first in the order of names.
        try sandbox.write(screen("Away", above: "BaseViewController"), to: "App/AwayViewController.swift")
        try sandbox.write(screen("Base"), to: "App/BaseViewController.swift")
        return sandbox
    }

    private func rows(_ text: String) -> [String] {
        text.split(separator: "\n").map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
    }

    @Test func eachOfAFolderIsSplitSuperclassesFirst() throws {
        let sandbox = try sandbox()
        let outcome = try sandbox.viperSplit("App", "--context", "App", "--allow-no-vcs")
        #expect(outcome.status == 0)
        #expect(
            rows(outcome.output).prefix(4) == [
                "controller result", "BaseViewController split", "AwayViewController split", "2 split,",
            ])
        #expect(outcome.output.contains("  - add the new files to the app's target\n"))
        #expect(try sandbox.read("App/AwayPresenter.swift").contains("class AwayPresenter"))
        #expect(try sandbox.read("App/BaseScreenPresenter.swift").contains("class BaseScreenPresenter"))
        #expect(try sandbox.read("App/Store.swift") == "final class Store { func load() {} }\n")
    }

    @Test func theFilesOfSeveralAreSplitEach() throws {
        let sandbox = try sandbox()
        let outcome = try sandbox.viperSplit(
            "App/AwayViewController.swift", "App/BaseViewController.swift", "--allow-no-vcs")
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("2 split, 0 skipped"))
    }

    @Test func theFilesOfOneAreSplitAsEver() throws {
        let sandbox = try sandbox()
        try sandbox.write("extension BaseViewController {\n    func f() { load() }\n}\n", to: "App/Base+F.swift")
        let outcome = try sandbox.viperSplit("App/BaseViewController.swift", "App/Base+F.swift", "--dry-run")
        #expect(outcome.status == 0)
        #expect(!outcome.errors.contains("controller  "))
    }

    @Test func aSubclassIsSplitInTheAppThatHasTheModuleOfItsSuperclass() throws {
        let sandbox = try sandbox()
        let many = try sandbox.viperSplit("App", "--context", "App", "--quiet", "--allow-no-vcs")
        #expect(many == Outcome(status: 0, output: "", errors: ""))
        let other = try self.sandbox()
        for name in ["Base", "Away"] {
            #expect(
                try other.viperSplit("App/\(name)ViewController.swift", "--context", "App", "--allow-no-vcs").status
                    == 0)
        }
        #expect(try sandbox.snapshot() == other.snapshot())
    }

    @Test func aDryRunIsOneDiffAndTheTableAMessage() throws {
        let sandbox = try sandbox()
        try sandbox.commitAll()
        let before = try sandbox.snapshot()
        let outcome = try sandbox.viperSplit("App", "--dry-run")
        #expect(outcome.status == 0)
        #expect(try sandbox.snapshot() == before)
        #expect(outcome.errors.contains("2 split, 0 skipped"))
        #expect(!outcome.errors.contains("\r") && !outcome.errors.contains("[#"))
        // What is true of all is said once.
        #expect(outcome.errors.components(separatedBy: "[base-files]").count == 2)
        try sandbox.write(outcome.output, to: "many.diff")
        try sandbox.git("apply", "many.diff")
        #expect(try sandbox.read("App/AwayPresenter.swift").contains("class AwayPresenter"))
        #expect(try sandbox.read("App/BaseScreenPresenter.swift").contains("class BaseScreenPresenter"))
    }

    @Test func whatCannotBeSplitIsSkippedAndTheOthersAreNot() throws {
        let sandbox = try sandbox()
        try sandbox.write("import UIKit\nclass TornViewController: UIViewController {\n", to: "App/Torn.swift")
        let outcome = try sandbox.viperSplit("App", "--allow-no-vcs")
        #expect(outcome.status == 65)
        #expect(rows(outcome.output).contains("TornViewController skipped"))
        #expect(outcome.output.contains("`App/Torn.swift` does not parse: "))
        #expect(outcome.output.contains("2 split, 1 skipped"))
        let again = try sandbox.viperSplit(
            "App/AwayViewController.swift", "App/BaseViewController.swift", "--allow-no-vcs")
        #expect(again.status == 0)
        #expect(again.output.contains("  already split\n") && again.output.contains("0 split, 2 skipped"))
        #expect(!again.output.contains("Next:"))
    }

    @Test func whatHasUncommittedChangesIsSkipped() throws {
        let sandbox = try sandbox()
        try sandbox.commitAll()
        try sandbox.write(screen("Away", extra: "    // new"), to: "App/AwayViewController.swift")
        let outcome = try sandbox.viperSplit("App", "--allow-no-vcs")
        #expect(outcome.status == 73)
        #expect(outcome.output.contains("`App/AwayViewController.swift` has uncommitted changes; commit"))
        #expect(outcome.output.contains("1 split, 1 skipped"))
        #expect(try !sandbox.read("App/AwayViewController.swift").contains("presenter"))
        #expect(try sandbox.read("App/BaseViewController.swift").contains("presenter"))
    }

    @Test func twoInOneFileTakeTwoRuns() throws {
        let sandbox = try Sandbox()
        let second = screen("Two").replacingOccurrences(of: "import UIKit\n\n", with: "")
        try sandbox.write(screen("One") + "\n" + second, to: "App/Both.swift")
        let outcome = try sandbox.viperSplit("App", "--allow-no-vcs")
        #expect(outcome.status == 73)
        #expect(
            outcome.output.contains(
                "the split of `OneViewController` changes `App/Both.swift`, too; run again afterwards"))
        let again = try sandbox.viperSplit("App", "--allow-no-vcs")
        #expect(again.status == 0)
        #expect(again.output.contains("1 split, 1 skipped"))
        #expect(try sandbox.read("App/TwoPresenter.swift").contains("class TwoPresenter"))
    }

    @Test func aClassThatTwoFilesDeclareIsSkippedOnce() throws {
        let sandbox = try sandbox()
        try sandbox.write(screen("Home"), to: "App/HomeViewController.swift")
        try sandbox.write(screen("Home"), to: "Widget/HomeViewController.swift")
        let outcome = try sandbox.viperSplit("App", "Widget", "--allow-no-vcs")
        #expect(outcome.status == 65)
        #expect(rows(outcome.output).filter { $0.hasPrefix("Home") } == ["HomeViewController skipped"])
        #expect(
            outcome.output.contains(
                "`HomeViewController` is declared in each of `App/HomeViewController.swift`, "
                    + "`Widget/HomeViewController.swift`; give the files of one alone"))
        #expect(outcome.output.contains("2 split, 1 skipped"))
        #expect(try sandbox.read("App/HomeViewController.swift") == screen("Home"))
        let alone = try sandbox.viperSplit("App/HomeViewController.swift", "--context", ".", "--allow-no-vcs")
        #expect(alone.status == 0)
        #expect(try sandbox.read("Widget/HomeViewController.swift") == screen("Home"))
    }

    @Test func twoOfOneModuleNameDoNotShareIt() throws {
        let sandbox = try Sandbox()
        try sandbox.write(screen("Home"), to: "A/HomeViewController.swift")
        try sandbox.write(
            screen("Home").replacingOccurrences(of: "HomeViewController", with: "HomeController"),
            to: "B/HomeController.swift")
        let outcome = try sandbox.viperSplit("A", "B", "--allow-no-vcs")
        #expect(outcome.status == 0)
        #expect(outcome.errors.contains("so the module is called `HomeScreen`"))
        #expect(outcome.output.contains("2 split, 0 skipped"))
        #expect(try sandbox.read("A/HomePresenter.swift").contains("class HomePresenter"))
        #expect(try sandbox.read("B/HomeScreenPresenter.swift").contains("class HomeScreenPresenter"))
    }

    /// What isn't in the folder may use what is.
    @Test func aFolderWithoutAContextIsNotTakenForTheWholeApp() throws {
        for (context, stays) in [([], true), (["--context", "App"], false)] {
            let sandbox = try sandbox()
            #expect(try sandbox.run(["App"] + context + sandbox.allowance).status == 0)
            #expect(try sandbox.read("App/BaseViewController.swift").contains("func loadBase()") == stays)
        }
    }

    @Test func extensionsInOtherFilesOfTheFolderGoAlong() throws {
        let sandbox = try sandbox()
        try sandbox.write(
            "import UIKit\n\nextension BaseViewController {\n    func again() { loadBase() }\n}\n",
            to: "App/Base+Again.swift")
        let outcome = try sandbox.viperSplit("App", "--controller", "BaseViewController", "--allow-no-vcs")
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("1 split, 0 skipped"))
        #expect(try sandbox.read("App/Base+Again.swift").contains("presenter."))
    }

    @Test func checkTellsWhetherAnyWouldBeSplit() throws {
        let sandbox = try sandbox()
        try sandbox.expectNoChange("App", "--check", status: 1)
        #expect(try sandbox.viperSplit("App", "--allow-no-vcs").status == 0)
        try sandbox.expectNoChange("App", "--check", status: 0)
    }

    @Test(arguments: [["--module-name", "Home"], ["--plan", "plan.json"]])
    func whatIsForOneIsRefusedForSeveral(options: [String]) throws {
        try sandbox().expectRefusal(
            of: ["App"] + options, status: 64,
            message:
                "error: `\(options[0])` is for one view controller; give its file alone, or choose it with `--controller`"
        )
    }

    @Test func oneThatIsNotThereIsRefused() throws {
        try sandbox().expectRefusal(
            "App", "--controller", "NoViewController", status: 64,
            message:
                "error: no view controller is named `NoViewController`; there is `BaseViewController`, `AwayViewController`"
        )
    }
}
