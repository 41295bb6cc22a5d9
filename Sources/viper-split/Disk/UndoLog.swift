import Foundation

/// What it takes to leave the disk as it was, gathered while it is changed.
struct UndoLog {
    enum Entry {
        /// Of a temporary file that may have been renamed since, or of a new file.
        case removeFile(String)
        case removeFolder(String)
        case restore(path: String, target: String, backup: String)
    }

    private var entries: [Entry] = []
    private var temporaryFiles = 0

    mutating func add(_ entry: Entry) {
        entries.append(entry)
    }

    /// A path for a temporary file on the same volume as the target.
    mutating func nameBeside(_ target: String) -> String {
        temporaryFiles += 1
        return joined(splitLast(target).folder, "\(Self.prefix)\(getpid())-\(temporaryFiles)")
    }

    private static let prefix = ".viper-split-"

    /// The process that has made a temporary file; nil for other files.
    static func process(ofTemporary name: String) -> Int32? {
        name.hasPrefix(prefix) ? Int32(name.dropFirst(prefix.count).prefix { $0 != "-" }) : nil
    }

    /// A place in what was done, to undo what comes after it.
    var mark: Int { entries.count }

    /// Undoes everything since a mark, the latest first. What can't be put back keeps its backup, and the first such file is named.
    mutating func undo(since mark: Int = 0) throws(CommandError) {
        let undone = entries[mark...].reversed()
        entries.removeSubrange(mark...)
        var failure: CommandError?
        var kept: Set<String> = []
        for entry in undone {
            switch entry {
            case .removeFile(let path):
                if !kept.contains(path) { unlink(path) }
            case .removeFolder(let path):
                rmdir(path)
            case .restore(let path, let target, let backup):
                if rename(backup, target) != 0 {
                    kept.insert(backup)
                    failure = failure ?? .cannotRestore(path: path, backup: backup, reason: systemReason())
                }
            }
        }
        if let failure { throw failure }
    }

    func removeBackups() {
        for case .restore(_, _, let backup) in entries { unlink(backup) }
    }
}
