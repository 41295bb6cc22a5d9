import Foundation
import Testing

struct DryRunTests {
    @Test func nothingIsWritten() throws {
        try Sandbox(controller: "Notes.swift").expectNoChange("Notes.swift", "--dry-run")
    }

    @Test func applyingTheDiffWritesTheSameFiles() throws {
        for text in try [sampleController(), sampleController().replacingOccurrences(of: "\n", with: "\r\n")] {
            let (applied, written) = (try Sandbox(), try Sandbox())
            for sandbox in [applied, written] {
                try sandbox.write(text, to: "App/Some Notes.swift")
                try sandbox.commitAll()
            }
            let outcome = try applied.viperSplit("Some Notes.swift", "--dry-run", "--output", "Ä/New", in: "App")
            #expect(outcome.status == 0)
            try applied.write(outcome.output, to: "split.diff")
            try applied.git("apply", "--verbose", "split.diff")
            try FileManager.default.removeItem(atPath: applied.path("split.diff"))
            #expect(
                try written.viperSplit("Some Notes.swift", "--output", "Ä/New", "--allow-no-vcs", in: "App").status == 0
            )
            #expect(try applied.snapshot() == written.snapshot())
            #expect(try applied.read("App/Some Notes.swift") != text)
        }
    }

    @Test func pathsAreRelativeToTheRootOfTheRepository() throws {
        let sandbox = try Sandbox(controller: "App/Notes.swift")
        try sandbox.commitAll()
        let outcome = try sandbox.viperSplit("Notes.swift", "--dry-run", in: "App")
        #expect(outcome.output.hasPrefix("diff --git a/App/Notes.swift b/App/Notes.swift\n"))
        #expect(outcome.output.contains("+++ b/App/NoteListPresenter.swift\n"))
    }

    @Test func pathsAreRelativeToTheCurrentFolderOutsideARepository() throws {
        let sandbox = try Sandbox(controller: "App/Notes.swift")
        let outcome = try sandbox.viperSplit(sandbox.path("App/Notes.swift"), "--dry-run")
        #expect(outcome.output.hasPrefix("diff --git a/App/Notes.swift b/App/Notes.swift\n"))
        let inside = try sandbox.viperSplit("Notes.swift", "--dry-run", in: "App")
        #expect(inside.output.hasPrefix("diff --git a/Notes.swift b/Notes.swift\n"))
    }

    @Test func uncommittedChangesDoNotMatter() throws {
        let sandbox = try Sandbox(controller: "Notes.swift")
        try sandbox.git("init", "--quiet")
        try sandbox.expectNoChange("Notes.swift", "--dry-run")
    }

    @Test func aFileInTheWayIsShownAsOverwrittenWithAWarning() throws {
        let sandbox = try Sandbox(controller: "Notes.swift")
        try sandbox.write("// mine\n", to: "NoteListPresenter.swift")
        let outcome = try sandbox.viperSplit("Notes.swift", "--dry-run")
        #expect(outcome.status == 0)
        #expect(
            withoutFindings(outcome.errors)
                == "warning: `NoteListPresenter.swift` exists; a write needs `--force`\n"
        )
        #expect(outcome.output.contains("--- a/NoteListPresenter.swift\n"))
        #expect(outcome.output.contains("\n-// mine\n"))
        let forced = try sandbox.viperSplit("Notes.swift", "--dry-run", "--force")
        #expect(forced.output == outcome.output)
        #expect(!forced.errors.contains("--force"))
    }

    @Test func theDiffOfNothingIsEmpty() throws {
        let sandbox = try Sandbox(controller: "Notes.swift")
        try sandbox.expectSplit(of: "Notes.swift")
        let message = "`Notes.swift` is already split; nothing to do\n"
        let outcome = try sandbox.viperSplit("Notes.swift", "--dry-run", "--no-context")
        #expect(outcome == Outcome(status: 0, output: "", errors: message))
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
    func aFullDiskBehindStandardOutputIsAnError() throws {
        let sandbox = try Sandbox(controller: "Notes.swift")
        let process = try sandbox.makeProcess(viperSplitExecutable().path, ["Notes.swift", "--dry-run", "--quiet"])
        let errors = Pipe()
        process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
        process.standardError = errors
        try process.run()
        let message = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 73)
        #expect(message == "error: can't write to standard output: no space left on device\n")
    }
}
