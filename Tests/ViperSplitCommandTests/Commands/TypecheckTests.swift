import Foundation
import Testing

@testable import viper_split

/// The user's own build, run on what would be written.
struct TypecheckTests {
    private func sandbox() throws -> Sandbox {
        let sandbox = try Sandbox(controller: "App/Notes.swift")
        try sandbox.commitAll()
        return sandbox
    }

    @Test func aSplitThatBuildsIsWritten() throws {
        let sandbox = try sandbox()
        let outcome = try sandbox.viperSplit(
            "App/Notes.swift", "--typecheck", "test -f App/NoteListPresenter.swift && pwd > /dev/null")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(try sandbox.read("App/NoteListPresenter.swift").contains("final class NoteListPresenter"))
    }

    @Test(arguments: [[], ["--dry-run"], ["--check"]])
    func anErrorThatTheSplitBringsIsToldAndNothingIsWritten(_ options: [String]) throws {
        let sandbox = try sandbox()
        let before = try sandbox.snapshot()
        let command =
            "test ! -f App/NoteListPresenter.swift || { echo \"$PWD/App/NoteListPresenter.swift:3:5: error: no such type\"; exit 1; }"
        let outcome = try sandbox.run(["App/Notes.swift", "--typecheck", command] + options)
        #expect(outcome.status == 70)
        #expect(
            outcome.errors.hasSuffix(
                "App/NoteListPresenter.swift:3:5: error: no such type [typecheck]\nerror: `\(command)` finds 1 error that isn't "
                    + "there without the split, so nothing was written; please report this with the controller\n"),
            "\(outcome.errors)")
        #expect(try sandbox.snapshot() == before)
    }

    @Test func anErrorThatIsThereAnywayIsNone() throws {
        let sandbox = try sandbox()
        let outcome = try sandbox.viperSplit(
            "App/Notes.swift", "--typecheck", "echo App/Other.swift:1:1: error: old; exit 1")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(!outcome.errors.contains("[typecheck]"))
    }

    @Test func aBuildThatSaysNothingIsNoJudge() throws {
        let sandbox = try sandbox()
        let before = try sandbox.snapshot()
        let broken = try sandbox.viperSplit("App/Notes.swift", "--typecheck", "echo no scheme; exit 3")
        #expect(broken.status == 65)
        #expect(
            broken.errors.hasSuffix(
                "error: `echo no scheme; exit 3` fails without the split, too, so it can't judge it: no scheme; mend the build, "
                    + "or leave `--typecheck` out\n"))
        let failing = try sandbox.viperSplit("App/Notes.swift", "--typecheck", "test ! -f App/NoteListPresenter.swift")
        #expect(failing.status == 70)
        #expect(failing.errors.hasSuffix("fails with the split in place, so nothing was written: it ended with 1\n"))
        #expect(try sandbox.snapshot() == before)
    }

    @Test func theCopyHasWhatGitLeavesOutAndNotWhatBuildsHaveMade() throws {
        let sandbox = try Sandbox(controller: "App/Notes.swift")
        try sandbox.write("Pods/\n.build/\n", to: ".gitignore")
        try sandbox.commitAll()
        try sandbox.write("", to: "Pods/Lib.swift")
        try sandbox.write("", to: ".build/old")
        try sandbox.link("Link.swift", to: "Pods/Lib.swift")
        let outcome = try sandbox.viperSplit(
            "App/Notes.swift", "--typecheck",
            "test -f Pods/Lib.swift && test -L Link.swift && test ! -e .build && test ! -e .git && rm -r App Pods")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(try sandbox.read("Pods/Lib.swift") == "")
    }

    @Test func itRunsInTheFolderThatStandsForTheCurrentOne() throws {
        let sandbox = try sandbox()
        let outcome = try sandbox.viperSplit("Notes.swift", "--typecheck", "test -f NoteListPresenter.swift", in: "App")
        #expect(outcome.status == 0, "\(outcome.errors)")
    }

    @Test func whatLiesOutsideCannotBeBuilt() throws {
        let sandbox = try Sandbox(controller: "Inner/Notes.swift")
        try sandbox.write("", to: "Inner/Package.swift")
        let outcome = try sandbox.viperSplit(
            "Inner/Notes.swift", "--output", "Outer", "--typecheck", "true", "--allow-no-vcs")
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains("isn't below `\(sandbox.path("Inner"))`, which is what `--typecheck` builds"))
    }

    @Test(arguments: [
        ("A.swift:1:2: error: no `x`", "A.swift", 1, 2, "no `x`"),
        ("/App/My Notes.swift:12:5: fatal error: x: y", "/App/My Notes.swift", 12, 5, "x: y"),
        ("  A.m:3: error: y", "A.m", 3, 1, "y"),
    ])
    func anErrorIsRead(_ line: String, _ path: String, _ number: Int, _ column: Int, _ message: String) throws {
        let error = try #require(CompilerError(line))
        #expect(error.path == path && error.line == number && error.column == column && error.message == message)
    }

    @Test(arguments: ["A.swift:1:2: warning: x", "error: x", "A.swift:1:2: note: error: x", "** BUILD FAILED **", ""])
    func otherLinesAreNone(_ line: String) {
        #expect(CompilerError(line) == nil)
    }
}
