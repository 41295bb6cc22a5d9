import Foundation
import ViperSplit

/// A folder into which files are installed, with a receipt of all that is.
struct Installation {
    let folder: String

    private var receiptPath: String { joined(folder, ".viper-split-receipt.json") }

    /// Writes the files, and removes what an earlier installation has written and this one doesn't.
    ///
    /// - Throws: `CommandError.filesExist` if other files have their names, and those of reading and writing.
    func install(_ files: [SourceFile], quiet: Bool) throws(CommandError) {
        try putRight(near: folder, isWriting: true)
        let known = try receipt() ?? Receipt(files: [], folders: [])
        let texts = Dictionary(known.files.map { ($0.path, $0.new) }) { first, _ in first }
        let planned = try plannedFiles(
            ChangeSet(changes: files.map { .create(path: joined(folder, $0.path), contents: $0.text) }), given: [])
        let foreign = planned.filter { $0.kind == .overwritten && !isSame(texts[$0.target] ?? nil, $0.old) }
        if !foreign.isEmpty { throw .filesExist(foreign.map(\.path)) }
        let targets = Set(planned.map(\.target))
        let gone = known.unchanged { !targets.contains($0) }.reversal
        let new = Receipt(
            files: planned.map { Receipt.File(path: $0.target, old: nil, new: $0.new) },
            folders: known.folders.filter { fileState(of: $0) == .folder } + missingFolders(for: planned.map(\.target)))
        let receipt = try plannedFiles(
            ChangeSet(changes: [.create(path: receiptPath, contents: try text(of: new))]), given: [])
        try write(planned + receipt + gone, isKept: false, emptied: known.folders)
        if !quiet { try printOutput("installed \(files.count) files in `\(folder)`\n") }
    }

    /// Removes the files of the receipt that are as they were written, and the folders that were made for them, if empty.
    func uninstall(quiet: Bool) throws(CommandError) {
        try putRight(near: folder, isWriting: true)
        guard let known = try receipt() else {
            if !quiet { try printOutput("nothing is installed in `\(folder)`\n") }
            return
        }
        let gone = known.unchanged().reversal
        let receipt = PlannedFile(removing: receiptPath, old: try readSource(receiptPath).text)
        try write(gone + [receipt], isKept: false, emptied: known.folders)
        if quiet { return }
        for path in known.changedFiles {
            let shown = joined(folder, relativePath(of: path, from: realPath(folder)))
            try printOutput("`\(shown)` has changed, so it stays\n")
        }
        try printOutput("removed \(gone.count) files from `\(folder)`\n")
    }

    // MARK: - Receipt

    /// Nil if nothing was installed.
    private func receipt() throws(CommandError) -> Receipt? {
        guard fileState(of: receiptPath) != .missing else { return nil }
        let place = realPath(folder)
        let text = try readSource(receiptPath).text
        guard let read = try? JSONDecoder().decode(Receipt.self, from: Data(text.utf8)) else { throw notAReceipt }
        let receipt = read.mappingPaths { realPath(joined(place, $0)) }
        guard receipt.files.allSatisfy({ isPath($0.path, below: place) && $0.old == nil }) else { throw notAReceipt }
        return receipt
    }

    private var notAReceipt: CommandError {
        .unreadable(path: receiptPath, reason: "it isn't a list of installed files; remove the folder by hand")
    }

    /// Its paths are as seen from the folder, which may be moved.
    private func text(of receipt: Receipt) throws(CommandError) -> String {
        let place = realPath(folder)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
        do {
            let list = try encoder.encode(receipt.mappingPaths { relativePath(of: $0, from: place) })
            return String(decoding: list, as: UTF8.self) + "\n"
        } catch {
            throw .cannotWrite(path: receiptPath, reason: "\(error)")
        }
    }
}
