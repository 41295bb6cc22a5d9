/// What one component holds after the split.
public struct ComponentSummary: Hashable, Sendable {
    /// `View`, `Presenter`, ...
    public var component: String
    public var path: String
    public var members: Int
    public var lines: Int

    public init(component: String, path: String, members: Int, lines: Int) {
        self.component = component
        self.path = path
        self.members = members
        self.lines = lines
    }
}
