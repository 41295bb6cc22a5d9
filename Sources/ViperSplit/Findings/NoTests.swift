/// Why tests of a module that is there aren't written.
enum NoTests: Hashable, Sendable {
    /// A file of theirs isn't as it was written; what it lacks of what would be written now.
    case changedByHand(path: String, lacking: [String])
    /// The module's components use each other as the classes that they are.
    case noInterfaces
    /// Nothing shows what the module is.
    case moduleNotInSight

    var message: String {
        switch self {
        case .changedByHand(let path, let lacking):
            "no tests were written to `\(path)`, which was changed by hand; write there what it lacks, "
                + lacking.map { "`\($0)`" }.joined(separator: ", ")
                + ", or move the file away and give `--tests` once more"
        case .noInterfaces:
            "no tests were written, since the module has no interfaces that spies could fulfil; take `--step decouple` first"
        case .moduleNotInSight:
            "no tests were written, since no module in the shape of a style is in sight; name its folder with `--context`"
        }
    }
}
