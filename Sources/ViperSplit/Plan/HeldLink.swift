/// A link that moved code keeps in a constant, so that what it leads to lives until the code is done.
struct HeldLink {
    /// The name of the component's property: `view`, `viewController`, `interactor`.
    let link: String
    /// The constant's name, by default the link's: `view`.
    let name: String

    /// - Parameter taken: the names that the code binds for itself.
    init(_ link: String, besides taken: Set<String>) {
        self.link = link
        let own = "own" + link.capitalizedFirst
        let names = [link, own] + (2...max(2, taken.count + 2)).lazy.map { own + String($0) }
        name = names.first { !taken.contains($0) } ?? link
    }

    /// The item of a closure's captures.
    var captured: String { name == link ? link : capturedOfSelf }

    /// The item within another closure, where `self` has to be written.
    var capturedOfSelf: String { "\(name) = self.\(link)" }
}
