import Foundation
import Testing

struct UndoCommandTests {
    private func splitSandbox(inGit: Bool = true) throws -> (sandbox: Sandbox, before: [String: Sandbox.Entry]) {
        let sandbox = try Sandbox(controller: "App/Notes.swift")
        if inGit { try sandbox.commitAll() }
        let before = try sandbox.snapshot()
        let outcome = try sandbox.viperSplit("App/Notes.swift", "--output", "App/Notes")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(try sandbox.snapshot() != before)
        return (sandbox, before)
    }

    @Test func takesBackAllThatWasWritten() throws {
        let (sandbox, before) = try splitSandbox()
        let outcome = try sandbox.viperSplit("undo")
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("put back `App/Notes.swift`\n"))
        #expect(outcome.output.contains("removed `App/Notes/NoteListPresenter.swift`\n"))
        #expect(try sandbox.snapshot() == before)
        #expect(try sandbox.viperSplit("undo") == Outcome(status: 0, output: "nothing to take back\n", errors: ""))
    }

    @Test func fromAFolderOfTheRepositoryItIsTheSame() throws {
        let (sandbox, before) = try splitSandbox()
        let outcome = try sandbox.viperSplit("undo", in: "App/Notes")
        #expect(outcome.output.contains("put back `../Notes.swift`\n"))
        #expect(try sandbox.snapshot() == before)
    }

    @Test func anEditSinceKeepsEverything() throws {
        let (sandbox, _) = try splitSandbox()
        let path = "App/Notes/NoteListPresenter.swift"
        try sandbox.write(sandbox.read(path) + "// mine\n", to: path)
        try sandbox.expectRefusal(
            "undo", status: 73,
            message:
                "error: `\(path)` has been edited since, so nothing was taken back; take the edits out, or use version control"
        )
    }

    /// `é` in one and in two scalars is the same letter, and another file.
    @Test func anEditOfBytesAloneIsAnEdit() throws {
        let sandbox = try Sandbox(controller: "Notes.swift")
        try sandbox.write(sandbox.read("Notes.swift") + "// caf\u{E9}\n", to: "Notes.swift")
        try sandbox.commitAll()
        #expect(try sandbox.viperSplit("Notes.swift", "--quiet").status == 0)
        let written = try sandbox.read("Notes.swift")
        let edited = written.replacingOccurrences(of: "caf\u{E9}", with: "cafe\u{301}")
        #expect(!written.utf8.elementsEqual(edited.utf8))
        try sandbox.write(edited, to: "Notes.swift")
        let outcome = try sandbox.viperSplit("undo")
        #expect(outcome.status == 73)
        #expect(outcome.errors.contains("`Notes.swift` has been edited since"))
    }

    @Test func twoRunsAreTakenBackOneByOne() throws {
        let sandbox = try Sandbox()
        try sandbox.commitAll()
        for name in ["First", "Second"] { #expect(try sandbox.viperSplit("new", name, "--output", name).status == 0) }
        let both = try sandbox.snapshot()
        #expect(try sandbox.viperSplit("undo", "--quiet") == Outcome(status: 0, output: "", errors: ""))
        #expect(try sandbox.snapshot().keys.allSatisfy { $0.hasPrefix("First") })
        #expect(try sandbox.snapshot() != both)
        #expect(try sandbox.viperSplit("undo", "--quiet").status == 0)
        #expect(try sandbox.snapshot().isEmpty)
    }

    @Test func whatMissesIsRefused() throws {
        try Sandbox().expectRefusal("undo", "Nowhere", status: 66, message: "error: no such file: `Nowhere`")
    }

    @Test func ofTwoRunsAtOnceOneIsRefused() throws {
        let sandbox = try Sandbox(controller: "Notes.swift")
        try sandbox.commitAll()
        let folder = ".git/viper-split"
        let receipt = "{\"files\": [], \"folders\": [], \"process\": \(getpid())}"
        try sandbox.write(receipt, to: folder + "/pending.json")
        try sandbox.expectRefusal(
            "Notes.swift", status: 73,
            message:
                "error: another run of viper-split is writing here; wait for it, or remove `\(sandbox.path(folder))/pending.json` if there is none"
        )
    }
}
