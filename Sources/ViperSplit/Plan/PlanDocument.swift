/// The plan of a split as a developer reviews it: a row per member, and under it a row per fragment that leaves its body.
///
/// Roles and names of its rows may be changed; given back, what differs from the tool's own plan decides.
public struct PlanDocument: Hashable, Sendable, Codable {
    /// The version of the format that this tool reads and writes.
    public static let currentVersion = 1

    public var version: Int
    /// The class that is split.
    public var controller: String
    /// In the order of the source.
    public var members: [PlannedMember]
    /// What would let more code leave the View, the most first. Nobody reads it from a plan that is given back.
    public var changes: [FreeingChange]

    public init(controller: String, members: [PlannedMember], changes: [FreeingChange] = []) {
        version = Self.currentVersion
        self.controller = controller
        self.members = members
        self.changes = changes
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        version = try values.decode(Int.self, forKey: .version)
        controller = try values.decode(String.self, forKey: .controller)
        members = try values.decode([PlannedMember].self, forKey: .members)
        changes = try values.decodeIfPresent([FreeingChange].self, forKey: .changes) ?? []
    }
}

/// Where the code of one member goes, and why.
public struct PlannedMember: Hashable, Sendable, Codable {
    /// The full name: `items`, `tableView(_:didSelectRowAt:)`.
    public var member: String
    /// The role in a plan that is given back for a member that stays in the View as it is, until another run takes it.
    public static let later = "later"

    /// `view`, `presenter`, `formatter`, `interactor` or `wireframe`: the component of what is left of the member.
    public var role: String
    /// What speaks for the role; for a member that can't leave the View, what is in the way.
    public var reason: String
    public var path: String
    /// The line of the declaration, counted from 1.
    public var line: Int
    /// How many lines the declaration has.
    public var lines: Int
    /// What leaves the body for a method or a property of its own, in the order of the source.
    public var fragments: [PlannedFragment]
}

/// A part of a body that becomes a method or a property of its own.
public struct PlannedFragment: Hashable, Sendable, Codable {
    /// Counts the fragments of the plan from 1.
    public var id: Int
    /// The component that it goes to; that of its member leaves it where it is.
    public var role: String
    /// The name that it gets. Equal code has one name.
    public var name: String
    /// `func showTotal(_ total: Int)`, `var isOn: Bool`.
    public var signature: String
    /// The line of its first token, counted from 1.
    public var line: Int
    /// How many lines it has.
    public var lines: Int
}

/// A change to the code after which more of it can leave the View.
public struct FreeingChange: Hashable, Sendable, Codable {
    /// The full name of the member that the change is about.
    public var member: String
    /// The line of what is in the way, counted from 1.
    public var line: Int
    /// What is in the way.
    public var reason: String
    public var advice: String
    /// The full names of the members that leave then.
    public var frees: [String]
    /// How many lines leave then.
    public var lines: Int
}
