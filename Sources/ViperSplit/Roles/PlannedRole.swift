/// Where a reviewed plan has a member go.
enum PlannedRole: Hashable {
    case component(Role)
    /// It stays in the View as it is, until another run takes it.
    case later

    var role: Role {
        switch self {
        case .component(let role): role
        case .later: .view
        }
    }
}
