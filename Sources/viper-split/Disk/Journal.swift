import Foundation
import ViperSplit

/// The receipts of what runs have written near a file, and of what one is writing: in the folder of git, where nobody commits
/// them, or outside of a repository beside the file, by hidden names.
struct Journal {
    private let folder: String
    private let prefix: String
    /// The folder whose files the receipts are about: what else one names is only believed of a receipt that was written here.
    private let root: String

    /// - Parameters:
    ///   - path: the real path of a file or folder.
    ///   - folders: those that may go, so that nothing is noted in them.
    init(near path: String, outside folders: [String] = []) {
        if let repository = Repository(enclosing: path), let folder = repository.folder {
            self.init(folder: joined(folder, "viper-split"), prefix: "", root: repository.root)
            return
        }
        var nearest = path
        while fileState(of: nearest) != .folder || folders.contains(nearest) { nearest = splitLast(nearest).folder }
        // A run that made the folder, or was about to remove it, has noted that in one above.
        let above = sequence(first: nearest) { $0 == "/" ? nil : splitLast($0).folder }
        let maker = above.dropFirst().map(Journal.init(beside:)).first { journal in
            guard fileState(of: journal.pendingPath) == .file else { return false }
            return (try? journal.read(journal.pendingPath))?.folders.contains(nearest) == true
        }
        self = maker ?? Journal(beside: nearest)
    }

    private init(beside folder: String) { self.init(folder: folder, prefix: ".viper-split-", root: folder) }

    private init(folder: String, prefix: String, root: String) {
        (self.folder, self.prefix, self.root) = (folder, prefix, root)
    }

    private var pendingPath: String { joined(folder, prefix + "pending.json") }

    // MARK: - Writing

    /// Notes what is going to be written, before anything is: of two runs at once one is refused.
    ///
    /// - Parameter path: a file that is going to be written, as the user knows it.
    func begin(_ receipt: Receipt, writing path: String) throws(CommandError) {
        let isThere = fileState(of: folder) != .missing || mkdir(folder, 0o777) == 0
        guard isThere, access(folder, W_OK) == 0 else { throw .cannotWrite(path: path, reason: systemReason()) }
        removeStale()
        let temporary = try prepared(receipt)
        defer { unlink(temporary) }
        // Where the file system has no links, a moment is left in which two may begin.
        if link(temporary, pendingPath) == 0 { return }
        if errno == EEXIST || fileState(of: pendingPath) != .missing { throw .otherRun(pendingPath) }
        guard rename(temporary, pendingPath) == 0 else {
            throw .cannotWrite(path: pendingPath, reason: systemReason())
        }
    }

    /// The receipt beside its place.
    private func prepared(_ receipt: Receipt) throws(CommandError) -> String {
        let path = joined(folder, "\(prefix)\(getpid()).json")
        unlink(path)
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o666)
        if descriptor < 0 { throw .cannotWrite(path: path, reason: systemReason()) }
        let handle = FileHandle(fileDescriptor: descriptor)
        defer { try? handle.close() }
        do {
            var receipt = receipt
            receipt.inode = inode(of: path)
            try handle.write(contentsOf: JSONEncoder().encode(receipt))
            return path
        } catch {
            unlink(path)
            throw .cannotWrite(path: path, reason: reason(of: error))
        }
    }

    /// The write is over. If what can be taken back can't be noted, it is said.
    ///
    /// - Parameter receipt: what can be taken back; nil if nothing can.
    func end(_ receipt: Receipt?) {
        defer { abandon() }
        guard let receipt else { return }
        do throws(CommandError) {
            let temporary = try prepared(receipt)
            rename(temporary, path(ofReceipt: (receipts.last?.number ?? 0) + 1))
            for (number, _) in receipts.dropLast(Self.count) { forget(number) }
        } catch {
            printMessage(onOneLine("warning: `viper-split undo` won't take this back: \(error)"))
        }
    }

    /// Nothing was written.
    func abandon() { unlink(pendingPath) }

    // MARK: - Reading

    /// How many writes can be taken back.
    private static let count = 50

    /// Removes what runs have left that were ended before they could write anything.
    func removeStale() {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            guard name.hasPrefix(prefix), name.hasSuffix(".json"),
                let process = Int32(name.dropFirst(prefix.count).dropLast(5)), !isRunning(process)
            else { continue }
            unlink(joined(folder, name))
        }
    }

    /// What a run was writing when it was ended; nil if none was.
    ///
    /// - Throws: `CommandError.otherRun` if it is still writing.
    func interrupted() throws(CommandError) -> Receipt? {
        guard fileState(of: pendingPath) == .file else { return nil }
        let receipt = try read(pendingPath)
        if let process = receipt.process, process != getpid(), isRunning(process) { throw .otherRun(pendingPath) }
        return receipt
    }

    /// What was written last, by its number; nil if nothing is left to take back.
    func last() throws(CommandError) -> (number: Int, receipt: Receipt)? {
        guard let (number, path) = receipts.last else { return nil }
        return (number, try read(path))
    }

    func forget(_ number: Int) { unlink(path(ofReceipt: number)) }

    private var receipts: [(number: Int, path: String)] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let head = prefix + "written-"
        return names.compactMap { name in
            guard name.hasPrefix(head), name.hasSuffix(".json") else { return nil }
            return Int(name.dropFirst(head.count).dropLast(5)).map { ($0, joined(folder, name)) }
        }.sorted { $0.0 < $1.0 }
    }

    private func path(ofReceipt number: Int) -> String { joined(folder, "\(prefix)written-\(number).json") }

    private func read(_ path: String) throws(CommandError) -> Receipt {
        // It holds all that a run of a whole app has written, twice.
        let text = try readSource(path, limit: 1 << 30).text
        guard let receipt = try? JSONDecoder().decode(Receipt.self, from: Data(text.utf8)) else {
            throw .unreadable(path: path, reason: "it isn't a receipt of this tool; remove it")
        }
        let isInside = (receipt.files.map(\.path) + receipt.folders).allSatisfy { isPath(realPath($0), below: root) }
        if !isInside, receipt.inode != inode(of: path) {
            throw .unreadable(
                path: path, reason: "it was copied here, and is about files outside of `\(root)`; remove it")
        }
        return receipt
    }
}

private func inode(of path: String) -> UInt64? {
    var status = stat()
    return stat(path, &status) == 0 ? UInt64(status.st_ino) : nil
}

/// A process of the id is there, whoever it belongs to.
func isRunning(_ process: Int32) -> Bool { kill(process, 0) == 0 || errno == EPERM }
