import Foundation
import ViperSplit

/// What a write changes: so that it can be taken back, and put right after a run that was ended in the middle of it.
struct Receipt: Codable, Equatable {
    struct File: Codable, Equatable {
        /// The real path.
        var path: String
        /// The text before and after; nil where there is no file.
        let old: String?
        let new: String?
    }

    var files: [File]
    /// The real paths of folders that weren't there, the outer ones first.
    var folders: [String]
    /// The process that writes; nil for what is only kept.
    var process: Int32?
    /// The number that the disk has given the receipt's own file, by which a copy of it is told.
    var inode: UInt64?
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

    func mappingPaths(_ map: (String) -> String) -> Receipt {
        var receipt = self
        receipt.files = files.map { File(path: map($0.path), old: $0.old, new: $0.new) }
        receipt.folders = folders.map(map)
        return receipt
    }

    /// What it says of those files that nobody has changed since.
    ///
    /// - Parameter isWanted: tells by its path whether a file counts.
    func unchanged(where isWanted: (String) -> Bool = { _ in true }) -> Receipt {
        let changed = Set(changedFiles)
        var receipt = self
        receipt.files = files.filter { !changed.contains($0.path) && isWanted($0.path) }
        return receipt
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
}

/// The folders that files need and that aren't there, the outer ones first.
func missingFolders(for paths: [String]) -> [String] {
    var missing: Set<String> = []
    for path in paths {
        var folder = splitLast(path).folder
        while fileState(of: folder) == .missing, missing.insert(folder).inserted { folder = splitLast(folder).folder }
    }
    return missing.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
}

/// Removes folders, given the outer ones first, unless something is in them.
func removeEmpty(_ folders: [String]) {
    for folder in folders.reversed() { rmdir(folder) }
}

/// Nil where there is no file that can be read.
private func text(at path: String) -> String? { try? readSource(path).text }

/// The same bytes: texts are equal to Swift also where they only mean the same letters.
func isSame(_ text: String?, _ other: String?) -> Bool {
    text.map { Array($0.utf8) } == other.map { Array($0.utf8) }
}
