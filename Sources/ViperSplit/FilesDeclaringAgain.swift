/// The files of the app that extend a view controller and can't be compiled with all of the others, since they declare a member
/// that another of them has: some target has only one of the two.
///
/// A given file stays, and of two that nobody has given neither is known to be the one.
struct FilesDeclaringAgain {
    private(set) var paths: Set<String> = []
    /// What is told of each, but for those that the developer has excluded.
    private(set) var notes: [Note] = []

    /// - Parameters:
    ///   - controller: read with all of the files.
    ///   - given: the paths of the given files.
    ///   - excluded: the paths of the files that the configuration excludes.
    init(in controller: Controller, besides given: Set<String>, excluded: Set<String>) {
        let twins = controller.twins.map { twins in
            (name: twins.name, paths: twins.members.map { controller.unit(of: $0).path })
        }
        /// Leaves out the files of twins that are asked for, unless one of the two is left out already.
        func leave(_ isMeant: (_ path: String, _ other: String) -> Bool, isTold: Bool) {
            let left = paths
            for (name, both) in twins where left.isDisjoint(with: both) {
                for (path, other) in [(both[0], both[1]), (both[1], both[0])] where !given.contains(path) {
                    guard isMeant(path, other), paths.insert(path).inserted, isTold else { continue }
                    notes.append(.declaringAgain(path, of: controller.name, member: name, with: other))
                }
            }
        }
        leave({ path, _ in excluded.contains(path) }, isTold: false)
        leave({ _, other in given.contains(other) }, isTold: true)
        leave({ _, _ in true }, isTold: true)
    }
}
