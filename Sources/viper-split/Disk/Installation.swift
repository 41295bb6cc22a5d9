import Foundation
import ViperSplit

/// A folder into which files are installed, with a receipt of what was written.
struct Installation {
    let folder: String

    private var receipt: String { joined(folder, ".viper-split-receipt.json") }

    /// Writes the files, and removes what an earlier installation has written and this one doesn't.
    ///
    /// - Throws: `CommandError.filesExist` if other files have their names, and those of reading and writing.
    func install(_ files: [SourceFile], quiet: Bool) throws(CommandError) {
        let known = try installed() ?? [:]
        var changes: [FileChange] = []
        for file in files { changes.append(.create(path: joined(folder, file.path), contents: file.text)) }
        let planned = try plannedFiles(ChangeSet(changes: changes), given: [])
        var foreign: [String] = []
        for file in planned where file.kind == .overwritten {
            let text = try contents(of: file.path)
            if known[relative(file.path)] != text { foreign.append(file.path) }
        }
        if !foreign.isEmpty { throw .filesExist(foreign) }
        let texts = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) })
        try remove(known.filter { texts[$0.key] == nil }, quiet: true)
        let list: String
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
            list = String(decoding: try encoder.encode(texts), as: UTF8.self) + "\n"
        } catch {
            throw .cannotWrite(path: receipt, reason: "\(error)")
        }
        try write(
            planned + plannedFiles(ChangeSet(changes: [.create(path: receipt, contents: list)]), given: []))
        if !quiet { try printOutput("installed \(files.count) files in `\(folder)`\n") }
    }

    /// Removes the files of the receipt that are as they were written, and the folders that get empty.
    func uninstall(quiet: Bool) throws(CommandError) {
        guard let known = try installed() else {
            if !quiet { try printOutput("nothing is installed in `\(folder)`\n") }
            return
        }
        let kept = try remove(known, quiet: quiet)
        try removeItem(receipt)
        try removeEmptyFolders(above: receipt)
        if !quiet { try printOutput("removed \(known.count - kept) files from `\(folder)`\n") }
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
            try removeEmptyFolders(above: path)
        }
        return kept
    }

    /// The texts of what was installed, by paths in the folder; nil if nothing was.
    private func installed() throws(CommandError) -> [String: String]? {
        guard FileManager.default.fileExists(atPath: receipt) else { return nil }
        do {
            return try JSONDecoder().decode([String: String].self, from: Data(contentsOf: URL(filePath: receipt)))
        } catch {
            throw .unreadable(path: receipt, reason: "it isn't a list of installed files; remove the folder by hand")
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

    /// Removes the folders above a file as long as they are empty, the installation's own included.
    private func removeEmptyFolders(above path: String) throws(CommandError) {
        var parent = URL(filePath: path).deletingLastPathComponent().path
        while parent.hasPrefix(URL(filePath: folder).path) {
            guard let rest = try? FileManager.default.contentsOfDirectory(atPath: parent), rest.isEmpty else { return }
            try removeItem(parent)
            parent = URL(filePath: parent).deletingLastPathComponent().path
        }
    }

    private func relative(_ path: String) -> String { String(path.dropFirst(folder.count + 1)) }
}
