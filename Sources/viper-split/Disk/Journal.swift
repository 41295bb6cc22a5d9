import Foundation

/// The receipts of what runs have written near a file, and of what one is writing: in the folder of git, where nobody commits
/// them, or outside of a repository beside the file, by hidden names.
struct Journal {
    private let folder: String
    private let prefix: String

    /// - Parameter path: the real path of a file or folder.
    init(near path: String) {
        if let folder = Repository(enclosing: path)?.folder {
            (self.folder, prefix) = (joined(folder, "viper-split"), "")
            return
        }
        var folder = path
        while fileState(of: folder) != .folder { folder = splitLast(folder).folder }
        (self.folder, prefix) = (folder, ".viper-split-")
    }

    private var pendingPath: String { joined(folder, prefix + "pending.json") }

    // MARK: - Writing

    /// Notes what is going to be written, before anything is: of two runs at once one is refused.
    ///
    /// - Parameter path: a file that is going to be written, as the user knows it.
    func begin(_ receipt: Receipt, writing path: String) throws(CommandError) {
        let isThere = fileState(of: folder) != .missing || mkdir(folder, 0o777) == 0
        guard isThere, access(folder, W_OK) == 0 else { throw .cannotWrite(path: path, reason: systemReason()) }
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
        do {
            try JSONEncoder().encode(receipt).write(to: URL(filePath: path))
        } catch {
            throw .cannotWrite(path: path, reason: reason(of: error))
        }
        return path
    }

    /// The write is over.
    ///
    /// - Parameter receipt: what can be taken back; nil if nothing can.
    func end(_ receipt: Receipt?) {
        if let receipt, let temporary = try? prepared(receipt) {
            rename(temporary, path(ofReceipt: (receipts.last?.number ?? 0) + 1))
            for (number, _) in receipts.dropLast(Self.count) { forget(number) }
        }
        abandon()
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
        if receipt.process != getpid(), isRunning(receipt.process) { throw .otherRun(pendingPath) }
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
        do {
            return try JSONDecoder().decode(Receipt.self, from: Data(contentsOf: URL(filePath: path)))
        } catch {
            throw .unreadable(path: path, reason: "it isn't a receipt of this tool; remove it")
        }
    }
}

/// A process of the id is there, whoever it belongs to.
func isRunning(_ process: Int32) -> Bool { kill(process, 0) == 0 || errno == EPERM }
