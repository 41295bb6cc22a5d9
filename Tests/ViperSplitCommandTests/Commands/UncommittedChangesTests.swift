import Foundation
import Testing

struct UncommittedChangesTests {
    private let refusal =
        "error: `App/Notes.swift` has uncommitted changes; commit or stash them, or pass `--allow-dirty`"

    @Test func aCommittedControllerIsSplit() throws {
        let sandbox = try Sandbox(controller: "App/Notes.swift")
        try sandbox.commitAll()
        try sandbox.write("// elsewhere\n", to: "App/Other.swift")
        try sandbox.expectSplit(of: "App/Notes.swift", presenter: "App/NoteListPresenter.swift")
    }

    @Test func aChangedControllerIsRefused() throws {
        let sandbox = try Sandbox(controller: "App/Notes.swift")
        try sandbox.commitAll()
        try sandbox.write(sampleController() + "\n// new\n", to: "App/Notes.swift")
        try sandbox.expectRefusal("App/Notes.swift", status: 73, message: refusal)
        try sandbox.git("add", "--all")
        try sandbox.expectRefusal("App/Notes.swift", status: 73, message: refusal)
        try sandbox.expectSplit(
            of: "App/Notes.swift", "--allow-dirty", presenter: "App/NoteListPresenter.swift")
    }

    @Test func anUntrackedControllerIsRefused() throws {
        let sandbox = try Sandbox(controller: "App/Notes.swift")
        try sandbox.git("init", "--quiet")
        try sandbox.expectRefusal("App/Notes.swift", status: 73, message: refusal)
    }

    @Test func aChangedControllerBehindALinkIsRefused() throws {
        let sandbox = try Sandbox(controller: "Shared/Nötes *.swift")
        try sandbox.makeFolder("App")
        try sandbox.link("App/Notes.swift", to: "../Shared/Nötes *.swift")
        try sandbox.commitAll()
        try sandbox.write(sampleController() + "\n// new\n", to: "Shared/Nötes *.swift")
        try sandbox.expectRefusal("App/Notes.swift", status: 73, message: refusal)
    }

    @Test func outsideARepositoryASplitHasToBeAllowed() throws {
        let sandbox = try Sandbox(controller: "App/Notes.swift")
        try sandbox.expectRefusal(
            "App/Notes.swift", status: 73,
            message:
                "error: `App/Notes.swift` is under no version control; commit first, or pass `--allow-no-vcs`")
        // What is allowed by `expectSplit`.
        #expect(sandbox.allowance == ["--allow-no-vcs"])
        try sandbox.expectSplit(of: "App/Notes.swift", presenter: "App/NoteListPresenter.swift")
    }

    @Test func aFileThatGitLeavesOutHasToBeAllowed() throws {
        let sandbox = try Sandbox(controller: "App/Notes.swift")
        try sandbox.write("App/Notes.swift\n", to: ".gitignore")
        try sandbox.commitAll()
        try sandbox.expectRefusal(
            "App/Notes.swift", status: 73,
            message:
                "error: `App/Notes.swift` is under no version control; commit first, or pass `--allow-no-vcs`")
        try sandbox.expectSplit(of: "App/Notes.swift", "--allow-no-vcs", presenter: "App/NoteListPresenter.swift")
    }

    @Test func aChangedFileThatForceWouldOverwriteIsRefused() throws {
        let sandbox = try Sandbox(controller: "Notes.swift")
        try sandbox.write("// old\n", to: "NoteListPresenter.swift")
        try sandbox.commitAll()
        try sandbox.write("// new\n", to: "NoteListPresenter.swift")
        try sandbox.expectRefusal(
            "Notes.swift", "--force", status: 73,
            message: "error: `NoteListPresenter.swift` has uncommitted changes; commit or stash them, "
                + "or pass `--allow-dirty`"
        )
        try sandbox.expectSplit(of: "Notes.swift", "--force", "--allow-dirty")
    }

    @Test func anUntrackedFileIsOverwrittenByForce() throws {
        let sandbox = try Sandbox(controller: "Notes.swift")
        try sandbox.commitAll()
        try sandbox.write("// mine\n", to: "NoteListPresenter.swift")
        try sandbox.expectSplit(of: "Notes.swift", "--force")
    }

    @Test func whatGitCannotSayIsRefused() throws {
        let sandbox = try Sandbox(controller: "Notes.swift")
        try sandbox.write("gitdir: /nowhere\n", to: ".git")
        let outcome = try sandbox.viperSplit("Notes.swift")
        #expect(outcome.status == 73)
        #expect(withoutFindings(outcome.errors).hasPrefix("error: git can't say whether `"))
        #expect(try sandbox.read("Notes.swift") == sampleController())
        try sandbox.expectSplit(of: "Notes.swift", "--allow-dirty")
    }
}
