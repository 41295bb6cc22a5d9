import Foundation
import ViperSplit

/// What a write changes: so that it can be taken back, and put right after a run that was ended in the middle of it.
struct Receipt: Codable, Equatable {
    struct File: Codable, Equatable {
        /// The real path.
        let path: String
        /// The text before and after; nil where there is no file.
        let old: String?
        let new: String?
    }

    let files: [File]
    /// The real paths of folders that weren't there, the outer ones first.
    let folders: [String]
    /// The id of the process that writes.
    let process: Int32
}

extension Receipt {
    /// What a write of files is going to change, or of those has changed.
    ///
    /// - Parameter folders: those that weren't there before.
    init(of planned: [PlannedFile], folders: [String]? = nil) {
        files = planned.filter { $0.kind != .unchanged }.map { file in
            File(path: file.target, old: file.old, new: file.kind == .removed ? nil : file.new)
        }
        self.folders = folders ?? missingFolders(for: files.filter { $0.new != nil }.map(\.path))
        process = getpid()
    }

    /// The files that are neither as they were written nor as they were before.
    var changedFiles: [String] {
        files.filter { file in
            let now = text(at: file.path)
            return !isSame(now, file.new) && !isSame(now, file.old)
        }.map(\.path)
    }

    /// What takes the write back; a file that is as it was already is left out.
    var reversal: [PlannedFile] {
        files.compactMap { file in
            let now = text(at: file.path)
            if isSame(now, file.old) { return nil }
            guard let old = file.old else {
                return PlannedFile(removing: file.path, old: now ?? "")
            }
            return PlannedFile(
                kind: now == nil ? .created : .edited, change: .create(path: file.path, contents: old),
                target: file.path, old: now, new: old)
        }
    }

    /// Removes the folders that were made for the files, if nothing is in them.
    func removeEmptyFolders() {
        for folder in folders.reversed() { rmdir(folder) }
    }
}

/// The outer ones first.
private func missingFolders(for paths: [String]) -> [String] {
    var missing: Set<String> = []
    for path in paths {
        var folder = splitLast(path).folder
        while fileState(of: folder) == .missing, missing.insert(folder).inserted { folder = splitLast(folder).folder }
    }
    return missing.sorted { $0.utf8.count < $1.utf8.count }
}

/// Nil where there is no file that can be read.
private func text(at path: String) -> String? { try? readSource(path).text }

/// The same bytes: texts are equal to Swift also where they only mean the same letters.
private func isSame(_ text: String?, _ other: String?) -> Bool {
    text.map { Array($0.utf8) } == other.map { Array($0.utf8) }
}
