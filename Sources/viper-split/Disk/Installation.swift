import Foundation
import ViperSplit

/// A folder into which files are installed, with a receipt of what was written.
struct Installation {
    let folder: String

    private var receiptPath: String { joined(folder, ".viper-split-receipt.json") }

    /// What was installed.
    private struct InstalledFiles: Codable {
        /// The texts of the files, by their paths in the folder.
        var files: [String: String] = [:]
        /// The folders that weren't there before, as seen from the installation's own, which is `.`.
        var folders: [String] = []
    }

    /// Writes the files, and removes what an earlier installation has written and this one doesn't.
    ///
    /// - Throws: `CommandError.filesExist` if other files have their names, and those of reading and writing.
    func install(_ files: [SourceFile], quiet: Bool) throws(CommandError) {
        try putRight(near: folder, isWriting: true)
        let known = try receipt() ?? InstalledFiles()
        var changes: [FileChange] = []
        for file in files { changes.append(.create(path: joined(folder, file.path), contents: file.text)) }
        let planned = try plannedFiles(ChangeSet(changes: changes), given: [])
        var foreign: [String] = []
        for file in planned where file.kind == .overwritten {
            let text = try contents(of: file.path)
            if known.files[relative(file.path)] != text { foreign.append(file.path) }
        }
        if !foreign.isEmpty { throw .filesExist(foreign) }
        var new = InstalledFiles(files: Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) }))
        let gone = try removals(of: known.files.filter { new.files[$0.key] == nil }, quiet: true)
        new.folders = Set(known.folders.filter(exists) + missingFolders(for: files)).sorted()
        let list: String
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
            list = String(decoding: try encoder.encode(new), as: UTF8.self) + "\n"
        } catch {
            throw .cannotWrite(path: receiptPath, reason: "\(error)")
        }
        let receipt = try plannedFiles(ChangeSet(changes: [.create(path: receiptPath, contents: list)]), given: [])
        try write(planned + receipt + gone, isKept: false)
        try removeEmpty(known.folders.filter(isInside))
        if !quiet { try printOutput("installed \(files.count) files in `\(folder)`\n") }
    }

    /// Removes the files of the receipt that are as they were written, and the folders that were made for them, if empty.
    func uninstall(quiet: Bool) throws(CommandError) {
        try putRight(near: folder, isWriting: true)
        guard let known = try receipt() else {
            if !quiet { try printOutput("nothing is installed in `\(folder)`\n") }
            return
        }
        let gone = try removals(of: known.files, quiet: quiet)
        let receipt = PlannedFile(removing: receiptPath, old: try contents(of: receiptPath))
        try write(gone + [receipt], isKept: false)
        try removeEmpty(known.folders)
        if !quiet { try printOutput("removed \(gone.count) files from `\(folder)`\n") }
    }

    // MARK: - Folders

    /// The folders that files need and that aren't there, up to the first one above the installation that is.
    private func missingFolders(for files: [SourceFile]) -> [String] {
        let inside = Set(
            files.flatMap { file in
                sequence(first: splitLast(file.path).folder) { $0.contains("/") ? splitLast($0).folder : nil }
            })
        let above = sequence(first: ".") { $0 == "." ? ".." : $0 + "/.." }.prefix { !exists($0) }
        return inside.filter { !$0.isEmpty && !exists($0) } + above
    }

    private func isInside(_ name: String) -> Bool { !name.hasPrefix(".") }

    private func place(of name: String) -> String {
        URL(filePath: folder).appending(path: name).standardizedFileURL.path
    }

    private func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: place(of: name)) }

    /// Removes folders, the inner ones first, unless something is left in them.
    private func removeEmpty(_ names: [String]) throws(CommandError) {
        for path in names.map(place).sorted(by: { $0.count > $1.count }) {
            guard let rest = try? FileManager.default.contentsOfDirectory(atPath: path), rest.isEmpty else { continue }
            try removeItem(path)
        }
    }

    // MARK: - Files

    /// Those of the files that are as they were written; the others stay.
    private func removals(of files: [String: String], quiet: Bool) throws(CommandError) -> [PlannedFile] {
        var removals: [PlannedFile] = []
        for (name, text) in files.sorted(by: { $0.key < $1.key }) {
            let path = joined(folder, name)
            guard FileManager.default.fileExists(atPath: path) else { continue }
            if try contents(of: path) == text {
                removals.append(PlannedFile(removing: path, old: text))
            } else if !quiet {
                try printOutput("`\(path)` has changed, so it stays\n")
            }
        }
        return removals
    }

    /// Nil if nothing was installed.
    private func receipt() throws(CommandError) -> InstalledFiles? {
        guard FileManager.default.fileExists(atPath: receiptPath) else { return nil }
        do {
            return try JSONDecoder().decode(InstalledFiles.self, from: Data(contentsOf: URL(filePath: receiptPath)))
        } catch {
            throw .unreadable(
                path: receiptPath, reason: "it isn't a list of installed files; remove the folder by hand")
        }
    }

    private func contents(of path: String) throws(CommandError) -> String {
        do {
            return String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
        } catch {
            throw .unreadable(path: path, reason: reason(of: error))
        }
    }

    private func removeItem(_ path: String) throws(CommandError) {
        do {
            try FileManager.default.removeItem(atPath: path)
        } catch {
            throw .cannotWrite(path: path, reason: reason(of: error))
        }
    }

    private func relative(_ path: String) -> String { String(path.dropFirst(folder.count + 1)) }
}
