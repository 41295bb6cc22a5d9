import Foundation
import Testing

/// What a write refuses to lose, and what it keeps of the files that it replaces.
struct OverwritingTests {
    @Test func anExistingFileIsNotOverwritten() throws {
        let sandbox = try Sandbox(controller: "Notes.swift")
        try sandbox.write("// mine\n", to: "NoteListPresenter.swift")
        try sandbox.expectRefusal(
            "Notes.swift", status: 73, message: "error: `NoteListPresenter.swift` exists; pass `--force` to overwrite")
        try sandbox.expectSplit(of: "Notes.swift", "--force")
        #expect(try sandbox.read("NoteListPresenter.swift") != "// mine\n")
    }

    @Test func theControllerIsNeverTakenForANewFile() throws {
        let sandbox = try Sandbox(controller: "NoteListPresenter.swift")
        try sandbox.expectRefusal(
            "NoteListPresenter.swift", "--force", status: 73,
            message: "error: a new file would take the place of `NoteListPresenter.swift`; "
                + "choose another folder with `--output`"
        )
    }

    @Test func aFolderInTheWayIsNotOverwritten() throws {
        let sandbox = try Sandbox(controller: "Notes.swift")
        try sandbox.makeFolder("NoteListPresenter.swift")
        try sandbox.expectRefusal(
            "Notes.swift", "--force", status: 73,
            message: "error: can't write `NoteListPresenter.swift`: something else is there"
        )
    }

    @Test func anOutputFolderThatIsAFile() throws {
        let sandbox = try Sandbox(controller: "Notes.swift")
        try sandbox.write("", to: "Module")
        let outcome = try sandbox.viperSplit("Notes.swift", "--output", "Module/New", "--allow-no-vcs")
        #expect(outcome.status == 73)
        #expect(withoutFindings(outcome.errors).hasPrefix("error: can't write `Module/New/"))
        #expect(withoutFindings(outcome.errors).hasSuffix("not a directory\n"))
        #expect(try sandbox.snapshot().keys.sorted() == ["Module", "Notes.swift"])
        #expect(try sandbox.read("Notes.swift") == sampleController())
    }

    @Test(.enabled(if: geteuid() != 0, "root may write anywhere"))
    func anOutputFolderThatIsReadOnly() throws {
        let sandbox = try Sandbox(controller: "Notes.swift")
        try sandbox.makeFolder("Module")
        try sandbox.setPermissions(0o555, of: "Module")
        let outcome = try sandbox.viperSplit("Notes.swift", "--output", "Module", "--allow-no-vcs")
        #expect(outcome.status == 73)
        #expect(withoutFindings(outcome.errors).hasSuffix("permission denied\n"))
        #expect(try sandbox.read("Notes.swift") == sampleController())
    }

    @Test(.enabled(if: geteuid() != 0, "root may write anywhere"))
    func aReadOnlyController() throws {
        let sandbox = try Sandbox(controller: "Notes.swift")
        try sandbox.setPermissions(0o444, of: "Notes.swift")
        try sandbox.expectRefusal(
            "Notes.swift", status: 73, message: "error: can't write `Notes.swift`: permission denied")
    }

    @Test(arguments: [0o600, 0o644, 0o755])
    func thePermissionsOfTheControllerAreKept(permissions: Int) throws {
        let sandbox = try Sandbox(controller: "Notes.swift")
        try sandbox.setPermissions(permissions, of: "Notes.swift")
        try sandbox.expectSplit(of: "Notes.swift")
        #expect(try sandbox.permissions(of: "Notes.swift") == permissions)
    }

    @Test func aLinkIsFollowed() throws {
        let sandbox = try Sandbox(controller: "Shared/Notes.swift")
        try sandbox.link("Link.swift", to: "Shared/Notes.swift")
        try sandbox.expectSplit(of: "Link.swift")
        #expect(try sandbox.snapshot()["Link.swift"] == .link("Shared/Notes.swift"))
        #expect(try sandbox.read("Shared/Notes.swift") == sandbox.read("Link.swift"))
    }

    @Test func theDiffOfALinkEditsWhereItLeads() throws {
        let sandbox = try Sandbox(controller: "Shared/Notes.swift")
        try sandbox.link("Link.swift", to: "Shared/Notes.swift")
        let outcome = try sandbox.viperSplit("Link.swift", "--dry-run")
        #expect(outcome.output.hasPrefix("diff --git a/Shared/Notes.swift b/Shared/Notes.swift\n"))
    }
}
