import Testing
import ViperSplit

@testable import viper_split

/// The errors that a run of the program can't be brought to at will.
struct CommandErrorTests {
    @Test(
        arguments: [
            (
                .verificationFailed, 70,
                "the result did not pass verification, so nothing was written; please report this with the controller"
            ),
            (
                .brokenEdits(path: "A.swift", .overlapping(range: 1..<3, previous: 0..<2)), 70,
                "the edits of bytes 0..<2 and bytes 1..<3 overlap in `A.swift`, so nothing was written; "
                    + "please report this with the controller"
            ),
            (
                .changedMeanwhile("A.swift"), 73, "`A.swift` changed while it was being split; run again"
            ),
            (
                .outputExists(["A.swift", "B.swift"]), 73,
                "`A.swift`, `B.swift` exist; pass `--force` to overwrite"
            ),
            (
                .uncommittedChanges(["A.swift", "B.swift"]), 73,
                "`A.swift`, `B.swift` have uncommitted changes; commit or stash them, or pass `--allow-dirty`"
            ),
            (
                .cannotRestore(path: "A.swift", backup: "B", reason: "is a directory"), 73,
                "can't put `A.swift` back: is a directory; its former contents are in `B`"
            ),
            (.unreadable(path: "A.swift", reason: "permission denied"), 66, "can't read `A.swift`: permission denied"),
            (
                .forOneOnly(option: "--plan"), 64,
                "`--plan` is for one view controller; give its file alone, or choose it with `--controller`"
            ),
            (
                .cannotCopy(folder: "App", reason: "no space left on device"), 73,
                "can't copy `App` to build it: no space left on device"
            ),
            (
                .newErrors(2, command: "swift build"), 70,
                "`swift build` finds 2 errors that aren't there without the split, so nothing was written; please report this "
                    + "with the controller"
            ),
            (.interrupted(signal: 15), 73, "interrupted; nothing was changed"),
        ] as [(CommandError, Int32, String)])
    func theStatusAndTheMessage(error: CommandError, status: Int32, message: String) {
        #expect(error.status.rawValue == status)
        #expect("\(error)" == message)
    }

    @Test func editsThatOverlapAreADefectOfTheProgram() {
        let edits = [TextEdit(range: 0..<2, replacement: ""), TextEdit(range: 1..<3, replacement: "")]
        let changes = ChangeSet(changes: [.edit(path: "A.swift", original: "abc", edits: edits)])
        let error = CommandError.brokenEdits(path: "A.swift", .overlapping(range: 1..<3, previous: 0..<2))
        #expect(throws: error) { try plannedFiles(changes, given: []) }
    }

    @Test func aFileThatWouldBeWrittenTwiceIsRefused() {
        let file = FileChange.create(path: "NoSuchFolder/A.swift", contents: "")
        #expect(throws: CommandError.outputIsInput("NoSuchFolder/A.swift")) {
            try plannedFiles(ChangeSet(changes: [file, file]), given: [])
        }
    }
}
