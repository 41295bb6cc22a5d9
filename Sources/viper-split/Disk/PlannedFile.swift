import Foundation
import ViperSplit

/// A change as it would happen on this disk.
struct PlannedFile: Equatable {
    enum Kind: Equatable {
        case created, edited
        /// Something else stands in the place of a new file.
        case overwritten
        /// The file is already there, to the letter.
        case unchanged
        /// The file goes.
        case removed
    }

    var kind: Kind
    /// What to show: an overwritten file is edited from what is there now.
    var change: FileChange
    /// The real path of the file, which for a link is where it leads.
    var target: String
    /// What must be there when it is written; nil for nothing.
    var old: String?
    var new: String

    /// The path as the user knows it.
    var path: String { change.path }
}

extension PlannedFile {
    /// A file that goes, as it is now.
    init(removing path: String, old: String) {
        self.init(
            kind: .removed, change: .edit(path: path, original: old, edits: []), target: realPath(path), old: old,
            new: "")
    }
}

/// Compares the change set with what is on the disk.
/// - Parameter given: The files that the change set was made from; none of them may be taken for a new file.
func plannedFiles(_ changes: ChangeSet, given: [SourceFile]) throws(CommandError) -> [PlannedFile] {
    var taken = Set(given.map { realPath($0.path) })
    var files: [PlannedFile] = []
    for change in changes.changes {
        let target = realPath(change.path)
        let new: String
        do throws(EditError) {
            new = try change.newContents()
        } catch {
            throw .brokenEdits(path: change.path, error)
        }
        switch change {
        case .edit(_, let original, _):
            files.append(PlannedFile(kind: .edited, change: change, target: target, old: original, new: new))
        case .create(let path, _):
            if taken.contains(target) { throw .outputIsInput(path) }
            if let other = namesake(of: target, among: taken) { throw .caseClash(path, other) }
            taken.insert(target)
            files.append(try plannedCreation(change, target: target, new: new))
        }
    }
    return files
}

/// A file or folder whose name differs from that of a new file, or of a folder that it needs, by the case of letters alone:
/// most disks of Macs take the two for one.
private func namesake(of target: String, among taken: Set<String>) -> String? {
    let key = target.lowercased()
    if let other = taken.first(where: { $0.lowercased() == key }) { return other }
    var path = target
    while fileState(of: path) == .missing {
        let (folder, name) = splitLast(path)
        let key = name.lowercased()
        let others = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        if let other = others.first(where: { $0.lowercased() == key }) { return joined(folder, other) }
        path = folder
    }
    return nil
}

private func plannedCreation(_ change: FileChange, target: String, new: String) throws(CommandError) -> PlannedFile {
    switch fileState(of: target) {
    case .missing:
        return PlannedFile(kind: .created, change: change, target: target, old: nil, new: new)
    case .folder, .other, .brokenLink:
        throw .cannotWrite(path: change.path, reason: "something else is there")
    case .file:
        break
    }
    let old = try readSource(change.path).text
    let edits = [TextEdit(range: 0..<old.utf8.count, replacement: new)]
    let overwriting = FileChange.edit(path: change.path, original: old, edits: edits)
    let kind: PlannedFile.Kind = old.utf8.elementsEqual(new.utf8) ? .unchanged : .overwritten
    return PlannedFile(kind: kind, change: overwriting, target: target, old: old, new: new)
}

/// What the user allows to be lost.
struct WritePermissions {
    /// Files that exist where new ones go are overwritten.
    var force = false
    /// Changes that are in no commit are written over.
    var allowDirty = false
    /// Files are edited that no version control keeps.
    var allowNoVCS = false
}

/// Refuses to lose what the user could not get back: files that a new one would overwrite, changes that are in no commit,
/// and files that version control doesn't keep, each unless it is allowed.
func checkSafety(of files: [PlannedFile], _ permissions: WritePermissions) throws(CommandError) {
    let overwritten = files.filter { $0.kind == .overwritten }
    if !permissions.force, !overwritten.isEmpty { throw .outputExists(overwritten.map(\.path)) }
    let edited = files.filter { $0.kind == .edited }
    let unkept = edited.filter { Repository(enclosing: $0.target)?.ignores($0.target) ?? true }
    if !permissions.allowNoVCS, !unkept.isEmpty { throw .noVersionControl(unkept.map(\.path)) }
    if permissions.allowDirty { return }
    // The user who forces a new file over one that git doesn't know means that file.
    let dirty = try uncommitted(edited, untracked: true) + uncommitted(overwritten, untracked: false)
    if !dirty.isEmpty { throw .uncommittedChanges(dirty.map(\.path)) }
}

private func uncommitted(_ files: [PlannedFile], untracked: Bool) throws(CommandError) -> [PlannedFile] {
    var dirty: Set<String> = []
    for (repository, files) in Dictionary(grouping: files, by: { Repository(enclosing: $0.target) }) {
        dirty.formUnion(try repository?.uncommitted(files.map(\.target), untracked: untracked) ?? [])
    }
    return files.filter { dirty.contains($0.target) }
}
