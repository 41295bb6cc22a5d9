import ViperSplit

/// Writes files that mustn't take the place of others, and says so.
///
/// - Parameters:
///   - folder: where to; nil for the current folder.
///   - others: files that go where their own paths say.
/// - Throws: `CommandError.filesExist` if other files have their names.
func writeNew(_ files: [SourceFile], in folder: String?, with others: [SourceFile] = [], quiet: Bool)
    throws(CommandError)
{
    let folder = folder.map(withoutFinalSlash) ?? ""
    let changes = (files.map { (joined(folder, $0.path), $0.text) } + others.map { ($0.path, $0.text) })
        .map(FileChange.create)
    let planned = try plannedFiles(ChangeSet(changes: changes), given: [])
    let taken = planned.filter { $0.kind == .overwritten }
    if !taken.isEmpty { throw .filesExist(taken.map(\.path)) }
    try write(planned)
    if !quiet { try printOutput(planned.map(\.report).joined()) }
}
