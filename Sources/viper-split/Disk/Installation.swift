import Foundation
import ViperSplit

/// A folder into which files are installed, with a receipt of what was written.
struct Installation {
    let folder: String

    private var receiptPath: String { joined(folder, ".viper-split-receipt.json") }

    /// What was installed.
    private struct Receipt: Codable {
        /// The texts of the files, by their paths in the folder.
        var files: [String: String] = [:]
        /// The folders that weren't there before, as seen from the installation's own, which is `.`.
        var folders: [String] = []
    }

    /// Writes the files, and removes what an earlier installation has written and this one doesn't.
    ///
    /// - Throws: `CommandError.filesExist` if other files have their names, and those of reading and writing.
    func install(_ files: [SourceFile], quiet: Bool) throws(CommandError) {
        let known = try receipt() ?? Receipt()
        var changes: [FileChange] = []
        for file in files { changes.append(.create(path: joined(folder, file.path), contents: file.text)) }
        let planned = try plannedFiles(ChangeSet(changes: changes), given: [])
        var foreign: [String] = []
        for file in planned where file.kind == .overwritten {
            let text = try contents(of: file.path)
            if known.files[relative(file.path)] != text { foreign.append(file.path) }
        }
        if !foreign.isEmpty { throw .filesExist(foreign) }
        var new = Receipt(files: Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) }))
        try remove(known.files.filter { new.files[$0.key] == nil }, quiet: true)
        try removeEmpty(known.folders.filter(isInside))
        new.folders = Set(known.folders.filter(exists) + missingFolders(for: files)).sorted()
        let list: String
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
            list = String(decoding: try encoder.encode(new), as: UTF8.self) + "\n"
        } catch {
            throw .cannotWrite(path: receiptPath, reason: "\(error)")
        }
        try write(
            planned + plannedFiles(ChangeSet(changes: [.create(path: receiptPath, contents: list)]), given: []))
        if !quiet { try printOutput("installed \(files.count) files in `\(folder)`\n") }
    }

    /// Removes the files of the receipt that are as they were written, and the folders that were made for them, if empty.
    func uninstall(quiet: Bool) throws(CommandError) {
        guard let known = try receipt() else {
            if !quiet { try printOutput("nothing is installed in `\(folder)`\n") }
            return
        }
        let kept = try remove(known.files, quiet: quiet)
        try removeItem(receiptPath)
        try removeEmpty(known.folders)
        if !quiet { try printOutput("removed \(known.files.count - kept) files from `\(folder)`\n") }
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

    /// - Returns: how many files were left, since they aren't as they were written.
    @discardableResult
    private func remove(_ files: [String: String], quiet: Bool) throws(CommandError) -> Int {
        var kept = 0
        for (name, text) in files.sorted(by: { $0.key < $1.key }) {
            let path = joined(folder, name)
            guard FileManager.default.fileExists(atPath: path) else { continue }
            guard try contents(of: path) == text else {
                kept += 1
                if !quiet { try printOutput("`\(path)` has changed, so it stays\n") }
                continue
            }
            try removeItem(path)
        }
        return kept
    }

    /// Nil if nothing was installed.
    private func receipt() throws(CommandError) -> Receipt? {
        guard FileManager.default.fileExists(atPath: receiptPath) else { return nil }
        do {
            return try JSONDecoder().decode(Receipt.self, from: Data(contentsOf: URL(filePath: receiptPath)))
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
