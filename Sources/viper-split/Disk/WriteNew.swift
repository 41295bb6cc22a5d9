import ViperSplit

/// Writes files that mustn't take the place of others, and says so.
///
/// - Parameter folder: where to; nil for the current folder.
/// - Throws: `CommandError.filesExist` if other files have their names.
func writeNew(_ files: [SourceFile], in folder: String?, quiet: Bool) throws(CommandError) {
    let folder = folder.map(withoutFinalSlash) ?? ""
    let changes = files.map { FileChange.create(path: joined(folder, $0.path), contents: $0.text) }
    let planned = try plannedFiles(ChangeSet(changes: changes), given: [])
    let taken = planned.filter { $0.kind == .overwritten }
    if !taken.isEmpty { throw .filesExist(taken.map(\.path)) }
    try write(planned)
    if !quiet { try printOutput(planned.map(\.report).joined()) }
}
