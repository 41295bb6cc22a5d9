import ViperSplit

/// Why a command ends without having changed anything.
enum CommandError: Error, Equatable {
    case noSuchFile(String)
    /// A word that is neither a file nor a command, and the command that may be meant.
    case noSuchCommand(String, nearest: String)
    case noSuchFolder(String)
    case notAFile(String)
    case notAFolder(String)
    case notUTF8(path: String, line: Int)
    case unreadable(path: String, reason: String)
    case tooLarge(String, limit: Int)
    case tooManyFiles(String, limit: Int)
    case noPlan(path: String, reason: String)
    case forOneOnly(option: String)
    case refused(SplitError)
    case verificationFailed
    /// The split brings errors into the user's build.
    case newErrors(Int, command: String)
    /// The user's build fails with the split, and says no error.
    case buildFails(command: String, reason: String)
    /// The user's build fails without the split, too, before it says anything of the code.
    case buildFailsAnyway(command: String, reason: String)
    case cannotCopy(folder: String, reason: String)
    /// A file of the split isn't in the folder that is built.
    case outsideOfCopy(path: String, folder: String)
    /// Under `--strict`.
    case unmetWishes
    case brokenEdits(path: String, EditError)
    case outputExists([String])
    case filesExist([String])
    case outputIsInput(String)
    case caseClash(String, String)
    case uncommittedChanges([String])
    case noVersionControl([String])
    case unknownState(path: String, reason: String)
    case changedMeanwhile(String)
    case editedSince([String])
    case otherRun(String)
    case cannotWrite(path: String, reason: String)
    case cannotPrint(reason: String)
    case cannotRestore(path: String, backup: String, reason: String)
    case interrupted(signal: Int32)
}

extension CommandError {
    var status: ExitStatus {
        switch self {
        case .noSuchCommand, .outsideOfCopy:
            .usage
        case .noSuchFile, .noSuchFolder, .unreadable:
            .missingInput
        case .notAFile, .notAFolder, .notUTF8, .noPlan, .tooLarge, .tooManyFiles:
            .badInput
        case .forOneOnly:
            .usage
        case .unmetWishes:
            .pending
        case .refused(let error):
            switch error {
            case .doesNotParse, .notSwift, .noViewController, .severalViewControllers, .severalViews, .noModulesOfViews,
                .severalDeclarations,
                .declaredTwice, .cannotBeSet, .tooLarge, .takesLong, .noModule,
                .privateController, .unknownMember, .unknownRole,
                .planVersion, .unknownFragment, .fragmentRole, .invalidFragmentName, .severalFragmentNames, .badFile:
                .badInput
            case .unknownController, .unknownTemplate, .invalidModuleName, .nameTaken, .testTaken, .noVariant,
                .unknownKind:
                .usage
            }
        case .buildFailsAnyway:
            .badInput
        case .verificationFailed, .brokenEdits, .newErrors, .buildFails:
            .internalError
        case .outputExists, .filesExist, .outputIsInput, .caseClash, .uncommittedChanges, .noVersionControl,
            .unknownState, .changedMeanwhile, .cannotCopy, .editedSince, .otherRun, .cannotWrite,
            .cannotPrint, .cannotRestore, .interrupted:
            .cannotCreate
        }
    }
}

extension CommandError: CustomStringConvertible {
    var description: String {
        switch self {
        case .noSuchFile(let path): "no such file: `\(path)`"
        case .noSuchCommand(let word, let nearest):
            "`\(word)` is no file and no command; write `viper-split \(nearest)`, if that is meant"
        case .noSuchFolder(let path): "no such folder: `\(path)`"
        case .notAFile(let path): "`\(path)` is not a file; give Swift files"
        case .notAFolder(let path): "`\(path)` is not a folder"
        case .notUTF8(let path, let line): "`\(path)` is not UTF-8 (line \(line)); convert it first"
        case .unreadable(let path, let reason): "can't read `\(path)`: \(reason)"
        case .tooLarge(let path, let limit): "`\(path)` is larger than \(limit >> 20) MB, and no more is read"
        case .tooManyFiles(let path, let limit):
            "`\(path)` holds more than \(limit) files; give the folder of one style"
        case .noPlan(let path, let reason): "`\(path)` is no plan: \(reason); make one with `viper-split plan --json`"
        case .forOneOnly(let option):
            "`\(option)` is for one view controller; give its file alone, or choose it with `--controller`"
        case .refused(let error): "\(error)"
        case .verificationFailed:
            "the result did not pass verification, so nothing was written; please report this with the controller"
        case .newErrors(let count, let command):
            "`\(command)` finds \(count) error\(count == 1 ? "" : "s") that \(count == 1 ? "isn't" : "aren't") there without the "
                + "split, so nothing was written; please report this with the controller"
        case .buildFails(let command, let reason):
            "`\(command)` fails with the split in place, so nothing was written: \(reason)"
        case .buildFailsAnyway(let command, let reason):
            "`\(command)` fails without the split, too, so it can't judge it: \(reason); mend the build, or leave `--typecheck` out"
        case .cannotCopy(let folder, let reason): "can't copy `\(folder)` to build it: \(reason)"
        case .outsideOfCopy(let path, let folder):
            "`\(path)` isn't below `\(folder)`, which is what `--typecheck` builds; choose another `--output`"
        case .unmetWishes:
            "not all that comments and the plan ask for can be done, so nothing was written; the findings say why"
        case .brokenEdits(let path, let error):
            "\(error) in `\(path)`, so nothing was written; please report this with the controller"
        case .outputExists(let paths):
            "\(quoted(paths)) \(paths.count == 1 ? "exists" : "exist"); pass `--force` to overwrite"
        case .filesExist(let paths):
            "\(quoted(paths)) \(paths.count == 1 ? "exists" : "exist"); choose another name, or another folder"
        case .outputIsInput(let path):
            "a new file would take the place of `\(path)`; choose another folder with `--output`"
        case .caseClash(let path, let other):
            "the new file `\(path)` would take the place of `\(other)` on a disk that doesn't tell the case of letters; "
                + "choose another name or folder"
        case .uncommittedChanges(let paths):
            "\(quoted(paths)) \(paths.count == 1 ? "has" : "have") uncommitted changes; commit or stash them, "
                + "or pass `--allow-dirty`"
        case .noVersionControl(let paths):
            "\(quoted(paths)) \(paths.count == 1 ? "is" : "are") under no version control; commit first, or pass "
                + "`--allow-no-vcs`"
        case .unknownState(let path, let reason):
            "git can't say whether `\(path)` has uncommitted changes: \(reason); pass `--allow-dirty` to go on"
        case .editedSince(let paths):
            "\(quoted(paths)) \(paths.count == 1 ? "has" : "have") been edited since, so nothing was taken back; "
                + "take the edits out, or use version control"
        case .otherRun(let path):
            "another run of viper-split is writing here; wait for it, or remove `\(path)` if there is none"
        case .changedMeanwhile(let path): "`\(path)` changed while it was being split; run again"
        case .cannotWrite(let path, let reason): "can't write `\(path)`: \(reason)"
        case .cannotPrint(let reason): "can't write to standard output: \(reason)"
        case .cannotRestore(let path, let backup, let reason):
            "can't put `\(path)` back: \(reason); its former contents are in `\(backup)`"
        case .interrupted: "interrupted; nothing was changed"
        }
    }

    private func quoted(_ paths: [String]) -> String {
        paths.map { "`\($0)`" }.joined(separator: ", ")
    }
}

/// Runs what the library may refuse to do.
func refusing<Result>(_ body: () throws(SplitError) -> Result) throws(CommandError) -> Result {
    do {
        return try body()
    } catch {
        throw .refused(error)
    }
}
