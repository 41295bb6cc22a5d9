extension PlannedFile {
    /// A line that says what became of the file.
    var report: String {
        let path = onOneLine(path)
        return switch kind {
        case .created, .edited: "wrote `\(path)`\n"
        case .overwritten: "overwrote `\(path)`\n"
        case .removed: "removed `\(path)`\n"
        case .unchanged: "`\(path)` is already there\n"
        }
    }
}
