import ArgumentParser
import ViperSplit

/// `viper-split undo`
struct UndoCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "undo",
        abstract: "Takes back what the last run has written.",
        discussion: """
            Every file is as it was before, as long as nobody has edited one since; then nothing is taken back, and the \
            edited ones are named. Once more takes back the run before. What a run has left that was ended while it \
            wrote is put right, too.
            """
    )

    @Argument(
        help: ArgumentHelp(
            "A file or folder of the repository, or outside of one the folder of the controller. (default: the current folder)",
            valueName: "path"),
        completion: .file()
    )
    var path = "."

    @Flag(help: "Print nothing but errors.")
    var quiet = false

    func run() throws {
        try exitingOnError { () throws(CommandError) in
            let (place, here) = (realPath(path), realPath("."))
            func shown(_ path: String) -> String { relativePath(of: path, from: here) }
            if fileState(of: place) == .missing { throw .noSuchFile(path) }
            if let files = try recover(near: place) {
                try report(files.map { "put back `\(shown($0))`\n" }, else: "nothing had been written\n")
                return nil
            }
            let journal = Journal(near: place)
            guard let (number, receipt) = try journal.last() else {
                try report([], else: "nothing to take back\n")
                return nil
            }
            let changed = receipt.changedFiles
            if !changed.isEmpty { throw .editedSince(changed.map(shown)) }
            let reversal = receipt.reversal
            try write(reversal, isKept: false, emptied: receipt.folders)
            journal.forget(number)
            try report(
                reversal.map { "\($0.kind == .removed ? "removed" : "put back") `\(shown($0.target))`\n" },
                else: "everything is as it was before\n")
            return nil
        }
    }

    private func report(_ lines: [String], else line: String) throws(CommandError) {
        if !quiet { try printOutput(lines.isEmpty ? line : lines.joined()) }
    }
}
