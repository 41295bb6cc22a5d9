/// What keeps the module that a view controller has already from the shape of a style, so that nothing new can go there.
enum ModuleObstacle: Hashable, Sendable {
    /// A type of the module that no given file declares.
    case notInSight(String)
    /// A component that doesn't hold what it would ask.
    case notLinked(String, to: String)
    /// A type that would have to be asked for more, and is no protocol.
    case noProtocol(String)
    /// A type that is declared in the view controller's own file.
    case besideViewController(String)

    var words: String {
        switch self {
        case .notInSight(let type): "`\(type)` isn't in sight; declare it, or give its file with `--context`"
        case .notLinked(let type, let other):
            "`\(type)` has no property of the type `\(other)`; declare one, which may be optional"
        case .noProtocol(let type): "`\(type)` isn't a protocol; make it one"
        case .besideViewController(let type):
            "`\(type)` stands in the view controller's own file; give it a file of its own"
        }
    }
}
