import Foundation
import ViperSplit

/// Puts right what a run has left that was ended while it wrote: everything is as it was before that.
///
/// - Parameter path: the real path of a file near those that it wrote.
/// - Returns: the paths of the files that are as they were again; nil if no run was ended so.
/// - Throws: `CommandError.editedSince` if somebody has edited what it wrote.
func recover(near path: String) throws(CommandError) -> [String]? {
    let journal = Journal(near: path)
    journal.removeStale()
    guard let receipt = try journal.interrupted() else { return nil }
    let changed = receipt.changedFiles
    if !changed.isEmpty { throw .editedSince(changed) }
    let reversal = receipt.reversal
    for folder in Set(receipt.files.map { splitLast($0.path).folder }) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names where UndoLog.process(ofTemporary: name).map(isRunning) == false {
            unlink(joined(folder, name))
        }
    }
    if let failure = try writeSets([reversal]).first ?? nil { throw failure }
    removeEmpty(receipt.folders)
    journal.abandon()
    return reversal.map(\.target)
}

/// Puts right what an earlier run has left before anything is read, and says so.
///
/// - Parameters:
///   - path: the file or folder that the run is about.
///   - isWriting: the run writes itself; one that doesn't only says what to do.
func putRight(near path: String, isWriting: Bool) throws(CommandError) {
    let place = realPath(path)
    let isInterrupted = try Journal(near: place).interrupted() != nil
    guard isWriting || !isInterrupted else {
        return printMessage("warning: a run was ended while it wrote; `viper-split undo` puts that right")
    }
    guard isWriting, let files = try recover(near: place) else { return }
    printMessage("a run was ended while it wrote; \(files.count) of its files are as they were before that again")
}
