/// What keeps the module that a view controller has already from the shape of a style, so that nothing new can go there.
enum ModuleObstacle: Hashable, Sendable {
    /// A type of the module that no given file declares.
    case notInSight(String)
    /// A component that doesn't hold what it would ask.
    case notLinked(String, to: String)
    /// A type that would have to be asked for more, and is no protocol.
    case noProtocol(String)
    /// A protocol of which no given file has a class.
    case notAdopted(String)
    /// A protocol that several types adopt, of which each would lack what it comes to require.
    case adoptedByMany(String, [String])

    var words: String {
        switch self {
        case .notInSight(let type): "`\(type)` isn't in sight; declare it, or give its file with `--context`"
        case .notLinked(let type, let other):
            "`\(type)` has no property of the type `\(other)`; declare one, which may be optional"
        case .noProtocol(let type): "`\(type)` isn't a protocol; make it one"
        case .notAdopted(let type): "no class in sight adopts `\(type)`; give its file with `--context`"
        case .adoptedByMany(let type, let others):
            "`\(type)` is adopted by each of \(others.prefix(3).map { "`\($0)`" }.joined(separator: ", "))"
                + (others.count > 3 ? " and others" : "")
                + ", which would lack what it comes to require; give the module a protocol of its own"
        }
    }
}
