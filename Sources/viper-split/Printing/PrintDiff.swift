import ViperSplit

/// Prints the diff with paths relative to the repository's root or, outside one, to the current folder.
func printDiff(of planned: [PlannedFile]) throws(CommandError) {
    guard let controller = planned.first else { return }
    let root = Repository(enclosing: controller.target)?.root ?? realPath(".")
    let targets = Dictionary(planned.map { ($0.path, $0.target) }) { first, _ in first }
    let diff: UnifiedDiff
    do throws(EditError) {
        diff = try UnifiedDiff(ChangeSet(changes: planned.map(\.change))) { path in
            relativePath(of: targets[path] ?? path, from: root)
        }
    } catch {
        throw .brokenEdits(path: controller.path, error)
    }
    try printOutput(outputShowsColours() ? coloured(diff) : diff.text)
}
