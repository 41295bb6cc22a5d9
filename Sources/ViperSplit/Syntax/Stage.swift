/// A part of the work of a split, for whoever measures how long each takes and how often it is done.
///
/// Stages nest: verification parses. Questions of the semantic model are part of the stage that asks them.
package enum Stage: String, CaseIterable, Hashable, Sendable {
    /// Texts become trees, operators folded.
    case parse
    /// The platform's declarations are read, as far as they are asked for.
    case platform
    /// The controller, its members and sections are found, and the app around it is indexed.
    case program
    /// Names are resolved, and what each body touches is told, once for every controller that a round has written.
    case semantics
    /// What leaves bodies is found, named and taken out.
    case separate
    /// Files are written anew, with the code that leaves bodies in methods of its own.
    case separation
    /// Every member gets its component, once for every plan that is made.
    case plan
    case render
    case verify

    /// Whoever measures; nobody, if a split is only to be made.
    @TaskLocal package static var observer: (any StageObserver)?

    /// - Parameter bytes: how much text is read.
    func begin(bytes: Int = 0) { Self.observer?.didBegin(self, bytes: bytes) }

    func end() { Self.observer?.didEnd(self) }
}

/// What is told when stages begin and end, in the order in which they do.
package protocol StageObserver: Sendable {
    func didBegin(_ stage: Stage, bytes: Int)
    func didEnd(_ stage: Stage)
}
