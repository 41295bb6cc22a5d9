/// A name that is private to the controller's file.
struct PrivateName: Hashable, Sendable {
    let name: String
    /// Another file of the app has the name, too, so that two would meet.
    let isTaken: Bool

    /// What lets other files use it.
    var advice: String {
        isTaken
            ? "give `\(name)` a name that no other file has, and make it internal" : "make `\(name)` internal"
    }
}
