import Foundation
import Testing

struct SplitCommandTests {
    @Test func theModuleIsWrittenBesideTheController() throws {
        let sandbox = try Sandbox(controller: "App/Notes.swift")
        try sandbox.expectSplit(of: "App/Notes.swift", presenter: "App/NoteListPresenter.swift")
        #expect(try sandbox.snapshot().keys.allSatisfy { !$0.contains(".viper-split") })
    }

    @Test func theModuleIsWrittenToAFolderThatIsMade() throws {
        let sandbox = try Sandbox(controller: "Notes.swift")
        try sandbox.expectSplit(
            of: "Notes.swift", "--output", "New/Module/", presenter: "New/Module/NoteListPresenter.swift")
        #expect(try sandbox.snapshot()["NoteListPresenter.swift"] == nil)
    }

    @Test func theModuleMayBeNamed() throws {
        let sandbox = try Sandbox(controller: "Notes.swift")
        try sandbox.expectSplit(of: "Notes.swift", "--module-name", "Memo", presenter: "MemoPresenter.swift")
    }

    @Test func aFileGivenTwiceIsGivenOnce() throws {
        let sandbox = try Sandbox(controller: "App/Notes.swift")
        try sandbox.expectSplit(
            of: "App/Notes.swift", "App/../App/Notes.swift", sandbox.path("App/Notes.swift"),
            presenter: "App/NoteListPresenter.swift"
        )
    }

    @Test func theSummarySaysWhatWentWhereAndWhatIsLeft() throws {
        let sandbox = try Sandbox(controller: "Notes.swift")
        let lines = try sandbox.viperSplit("Notes.swift", "--allow-no-vcs").output.split(separator: "\n")
        #expect(lines.first?.hasPrefix("component") == true)
        #expect(lines.contains { $0.hasPrefix("View") && $0.hasSuffix("  Notes.swift") })
        #expect(lines.contains { $0.hasPrefix("Presenter") && $0.hasSuffix("  NoteListPresenter.swift") })
        #expect(lines.contains { $0.hasSuffix("  NoteListInterfaces.swift") })
        #expect(lines.contains { $0.contains("add the new files to the app's target") })
        #expect(lines.contains { $0.contains("viper-split base") })
    }

    @Test func quietPrintsNothing() throws {
        let sandbox = try Sandbox(controller: "Notes.swift")
        #expect(
            try sandbox.viperSplit("Notes.swift", "--quiet", "--allow-no-vcs")
                == Outcome(status: 0, output: "", errors: ""))
        #expect(
            try sandbox.viperSplit("Notes.swift", "--quiet", "--allow-no-vcs")
                == Outcome(status: 0, output: "", errors: ""))
    }

    @Test func quietStillPrintsErrors() throws {
        try Sandbox().expectRefusal("A.swift", "--quiet", status: 66, message: "error: no such file: `A.swift`")
    }

    @Test func messagesNameAFileAsTheUserDid() throws {
        let sandbox = try Sandbox(controller: "App/Notes.swift")
        try sandbox.write("", to: "App/NoteListPresenter.swift")
        try sandbox.expectRefusal(
            "App/../App/Notes.swift", status: 73,
            message: "error: `App/../App/NoteListPresenter.swift` exists; pass `--force` to overwrite"
        )
    }

    @Test func findingsHaveTheFormThatXcodeParses() throws {
        let sandbox = try Sandbox(controller: "Notes.swift")
        for line in try sandbox.viperSplit("Notes.swift", "--allow-no-vcs").errors.split(separator: "\n") {
            #expect(try /Notes\.swift:\d+:\d+: (note|warning|error): .+ \[[a-z-]+\]/.wholeMatch(in: line) != nil)
        }
    }

    @Test func checkTellsWhetherThereIsSomethingToSplit() throws {
        let sandbox = try Sandbox(controller: "Notes.swift")
        try sandbox.expectNoChange("Notes.swift", "--check", status: 1)
        let outcome = try sandbox.viperSplit("Notes.swift", "--check")
        #expect(withoutFindings(outcome.errors) == "`Notes.swift` would be split\n")
        try sandbox.expectSplit(of: "Notes.swift")
        try sandbox.expectNoChange("Notes.swift", "--check", status: 0)
    }

    @Test func checkOfADryRunPrintsTheDiffToo() throws {
        let sandbox = try Sandbox(controller: "Notes.swift")
        let outcome = try sandbox.viperSplit("Notes.swift", "--check", "--dry-run")
        #expect(outcome.status == 1)
        #expect(outcome.output.hasPrefix("diff --git a/Notes.swift b/Notes.swift\n"))
    }

    @Test(arguments: [[], ["--check"], ["--dry-run"]])
    func aWishThatIsNotMetIsStrictlyAFault(_ options: [String]) throws {
        func status(_ word: String, _ more: String...) throws -> Int32 {
            let sandbox = try Sandbox()
            let source =
                "import UIKit\nclass AController: UIViewController {\n    // viper-split: \(word)\n    func f() { print(1) }\n}\n"
            try sandbox.write(source, to: "A.swift")
            let outcome = try sandbox.run(["A.swift", "--allow-no-vcs"] + options + more)
            if options == [], outcome.status == 1 {
                #expect(outcome.errors.hasSuffix("so nothing was written; the findings say why\n"))
                #expect(try sandbox.read("A.swift") == source)
            }
            return outcome.status
        }
        let pending: Int32 = options == ["--check"] ? 1 : 0
        #expect(try status("presentr // and more", "--strict") == (options == ["--check"] ? 0 : 1))
        #expect(try status("presentr") == 0)
        #expect(try status("presenter", "--strict") == pending)
    }

    @Test func wishesOfManyAreStrictlyFaults() throws {
        let sandbox = try Sandbox()
        for (name, word) in [("A", "presenter"), ("B", "presentr")] {
            let source =
                "import UIKit\nclass \(name)Controller: UIViewController {\n    // viper-split: \(word)\n    func f() { print(1) }\n    // MARK: - Wireframe\n    func g() { dismiss(animated: true) }\n}\n"
            try sandbox.write(source, to: "\(name).swift")
        }
        let outcome = try sandbox.viperSplit("A.swift", "B.swift", "--strict", "--allow-no-vcs")
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("write `presenter`, if that is meant [unknown-directive]"))
        #expect(try sandbox.read("A.swift").contains("lazy var presenter"))
        #expect(!(try sandbox.read("B.swift").contains("lazy var presenter")))
    }

    @Test(
        arguments: [
            ("spilt", "error: `spilt` is no file and no command; write `viper-split split`, if that is meant\n", 64),
            (
                "templtes",
                "error: `templtes` is no file and no command; write `viper-split templates`, if that is meant\n", 64
            ),
            ("spilt.swift", "error: no such file: `spilt.swift`\n", 66),
            ("./spilt", "error: no such file: `./spilt`\n", 66),
            ("Notebook", "error: no such file: `Notebook`\n", 66),
        ] as [(String, String, Int32)])
    func aMistypedCommandIsNamed(_ word: String, _ message: String, _ status: Int32) throws {
        let outcome = try Sandbox().viperSplit(word, "A.swift")
        #expect(outcome == Outcome(status: status, output: "", errors: message))
    }

    @Test(arguments: [
        ("label.text = \"\"", "nothing to move: all that `A.swift` does is the View's"),
        (
            "print(super.description)",
            "A.swift:5:5: warning: `show` stays in the View: it calls `super` (line 5); keep that call in the View and move the "
                + "rest to a method: frees 1 line [super]\nnothing can leave `A.swift` safely; the findings say why"
        ),
    ])
    func whereNothingLeavesItIsSaidWhy(_ code: String, _ message: String) throws {
        let sandbox = try Sandbox()
        let source = """
            import UIKit
            class NotesViewController: UIViewController {
                @IBOutlet var label: UILabel!
                // MARK: - Handle view event
                \(code.contains("super") ? "" : "// viper-split: view\n    ")func show() { \(code) }
            }

            """
        try sandbox.write(source, to: "A.swift")
        let outcome = try sandbox.viperSplit("A.swift", "--allow-no-vcs", "--no-context")
        #expect(outcome == Outcome(status: 0, output: "", errors: message + "\n"))
        #expect(try sandbox.read("A.swift") == source)
    }

    @Test func theVersionIsPrinted() throws {
        let outcome = try Sandbox().viperSplit("--version")
        #expect(outcome.status == 0)
        #expect(try /\d+\.\d+\.\d+\n/.wholeMatch(in: outcome.output) != nil)
    }

    @Test(arguments: [["--help"], ["-h"], ["help"], ["A.swift", "--help"]])
    func theHelpHasOptionsExamplesAndExitCodes(arguments: [String]) throws {
        let outcome = try Sandbox().run(arguments)
        #expect(outcome.status == 0)
        let options = [
            "--dry-run", "--check", "--output", "--module-name", "--controller", "--context", "--template", "--force",
            "--allow-dirty", "--quiet", "--version", "--help",
        ]
        for text in options + ["Examples:", "viper-split base"] { #expect(outcome.output.contains(text)) }
        for code in [0, 1, 64, 65, 66, 70, 73] {
            #expect(outcome.output.contains("\n  \(code) "), "exit code \(code)")
        }
    }
}
