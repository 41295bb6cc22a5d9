import Foundation
import ViperSplit

/// What the writer is about to do; the path is the file's or folder's own.
enum WriteStep: Equatable {
    case createFolder(String)
    case prepare(String)
    case replace(String)
    case finish
}

/// Writes all of the files or none, and leaves a receipt by which that can be taken back.
///
/// - Parameters:
///   - isKept: it can be taken back.
///   - folders: those to remove at the end, if nothing is in them any more; the outer ones first.
func write(
    _ files: [PlannedFile], isKept: Bool = true, emptied folders: [String] = [],
    before: (WriteStep) throws(CommandError) -> Void = { _ throws(CommandError) in }
) throws(CommandError) {
    if let failure = try writeEach([files], isKept: isKept, emptied: folders, before: before).first ?? nil {
        throw failure
    }
}

/// Writes all files of each set or none of them, one set after the other; an interrupt undoes them all. A run that is ended on
/// the way by what nobody can hold back, the next one puts right.
///
/// - Returns: for each set why it isn't written; nil if it is.
/// - Throws: when the user interrupts it, or it can't begin.
func writeEach(
    _ sets: [[PlannedFile]], isKept: Bool = true, emptied folders: [String] = [],
    before: (WriteStep) throws(CommandError) -> Void = { _ throws(CommandError) in }
) throws(CommandError) -> [CommandError?] {
    let changed = sets.joined().filter { $0.kind != .unchanged }
    guard let place = changed.first(where: { $0.old != nil }) ?? changed.first else {
        removeEmpty(folders)
        return sets.map { _ in nil }
    }
    let journal = Journal(near: place.target, outside: folders)
    var failures: [CommandError?] = []
    try holdingInterrupts { () throws(CommandError) in
        var receipt = Receipt(of: changed)
        receipt.folders += folders
        try journal.begin(receipt, writing: place.path)
        do throws(CommandError) {
            failures = try writeSets(sets, before: before)
        } catch {
            journal.abandon()
            throw error
        }
        removeEmpty(folders)
        let written = zip(sets, failures).filter { $1 == nil }.flatMap(\.0)
        journal.end(isKept && !written.isEmpty ? Receipt(of: written, folders: receipt.folders) : nil)
    }
    return failures
}

/// Writes the sets without noting it. Each file is first written whole beside its target and then renamed, the edited ones
/// last; a failure undoes what was done of the set so far.
/// - Parameter before: Called before each step; throwing there fails the step.
func writeSets(
    _ sets: [[PlannedFile]], before: (WriteStep) throws(CommandError) -> Void = { _ throws(CommandError) in }
) throws(CommandError) -> [CommandError?] {
    var failures: [CommandError?] = []
    var undo = UndoLog()
    for files in sets {
        let mark = undo.mark
        do throws(CommandError) {
            try write(files, before, &undo)
            failures.append(nil)
        } catch .interrupted(let signal) {
            try undo.undo()
            throw .interrupted(signal: signal)
        } catch {
            failures.append(error)
            do throws(CommandError) { try undo.undo(since: mark) } catch { failures[failures.count - 1] = error }
        }
    }
    undo.removeBackups()
    return failures
}

private func write(
    _ files: [PlannedFile],
    _ before: (WriteStep) throws(CommandError) -> Void,
    _ undo: inout UndoLog
) throws(CommandError) {
    let order =
        files.filter { $0.kind == .created || $0.kind == .overwritten }
        + files.filter { $0.kind == .edited || $0.kind == .removed }
    var prepared: [String?] = []
    for file in order {
        try createFolder(of: file, before, &undo)
        try before(.prepare(file.path))
        try checkInterruption()
        prepared.append(file.kind == .removed ? nil : try prepare(file, &undo))
    }
    for (file, temporary) in zip(order, prepared) {
        try before(.replace(file.path))
        try checkInterruption()
        try replace(file, by: temporary, &undo)
    }
    try before(.finish)
    try checkInterruption()
}

private func createFolder(
    of file: PlannedFile,
    _ before: (WriteStep) throws(CommandError) -> Void,
    _ undo: inout UndoLog
) throws(CommandError) {
    var missing: [String] = []
    var folder = splitLast(file.target).folder
    while fileState(of: folder) == .missing {
        missing.append(folder)
        folder = splitLast(folder).folder
    }
    if fileState(of: folder) == .brokenLink {
        throw .cannotWrite(path: file.path, reason: "`\(folder)` is a link that leads nowhere")
    }
    for folder in missing.reversed() {
        try before(.createFolder(folder))
        try checkInterruption()
        guard mkdir(folder, 0o777) == 0 else { throw .cannotWrite(path: file.path, reason: systemReason()) }
        undo.add(.removeFolder(folder))
    }
}

/// Writes the new contents beside the target, with the permissions and the owner of what they will replace.
private func prepare(_ file: PlannedFile, _ undo: inout UndoLog) throws(CommandError) -> String {
    if file.old != nil, access(file.target, W_OK) != 0 {
        throw .cannotWrite(path: file.path, reason: systemReason())
    }
    let temporary = undo.nameBeside(file.target)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL, 0o666)
    if descriptor < 0 { throw .cannotWrite(path: file.path, reason: systemReason()) }
    undo.add(.removeFile(temporary))
    let handle = FileHandle(fileDescriptor: descriptor)
    defer { try? handle.close() }
    do {
        try handle.write(contentsOf: Data(file.new.utf8))
        try handle.synchronize()
    } catch {
        throw .cannotWrite(path: file.path, reason: reason(of: error))
    }
    var status = stat()
    if file.old != nil, stat(file.target, &status) == 0 {
        // Only root may give a file away; the rest write as themselves anyway.
        _ = fchown(descriptor, status.st_uid, status.st_gid)
        guard fchmod(descriptor, status.st_mode & 0o7777) == 0 else {
            throw .cannotWrite(path: file.path, reason: systemReason())
        }
    }
    return temporary
}

/// Puts the prepared file in place, or removes the file if there is none, if the place is still as it was when it was read.
private func replace(_ file: PlannedFile, by temporary: String?, _ undo: inout UndoLog) throws(CommandError) {
    if let old = file.old {
        guard let now = try? readSource(file.target).text, now.utf8.elementsEqual(old.utf8) else {
            throw .changedMeanwhile(file.path)
        }
        let backup = undo.nameBeside(file.target)
        undo.add(.removeFile(backup))
        // A second link keeps the file itself; where the file system has no links, its contents have to do.
        guard link(file.target, backup) == 0 || (try? copy(file.target, to: backup)) != nil else {
            throw .cannotWrite(path: file.path, reason: systemReason())
        }
        let isDone = temporary.map { rename($0, file.target) == 0 } ?? (unlink(file.target) == 0)
        guard isDone else { throw .cannotWrite(path: file.path, reason: systemReason()) }
        undo.add(.restore(path: file.path, target: file.target, backup: backup))
    } else if let temporary {
        if fileState(of: file.target) != .missing { throw .changedMeanwhile(file.path) }
        guard rename(temporary, file.target) == 0 else { throw .cannotWrite(path: file.path, reason: systemReason()) }
        undo.add(.removeFile(file.target))
    }
}

private func copy(_ path: String, to other: String) throws {
    try FileManager.default.copyItem(atPath: path, toPath: other)
}
