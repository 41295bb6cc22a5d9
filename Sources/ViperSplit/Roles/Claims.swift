/// The roles that a developer asks for by directives, a reviewed plan, sections and titles, whatever bodies do.
struct Claims {
    private var claims: [(role: Role?, reason: Reason)]

    /// - Parameters:
    ///   - plan: what a developer has decided on, by the member's full name.
    ///   - hasFormatter: the module may have a Formatter; without one, what is asked of it is the Presenter's.
    init(in controller: Controller, plan: [String: PlannedRole], hasFormatter: Bool) {
        claims = controller.members.map { member in
            let claim = claim(on: member, plan)
            return claim.role == .formatter && !hasFormatter ? (.presenter, claim.reason) : claim
        }
    }

    subscript(_ id: Member.ID) -> (role: Role?, reason: Reason) {
        get { claims[id] }
        set { claims[id] = newValue }
    }

    /// By member, the role that stands whatever the body does.
    var fixed: [Role?] { claims.map { $0.reason.isFixed ? $0.role : nil } }
    /// By member, the role that the title of its section gives, which stands where the body tells nothing.
    var titled: [Role?] {
        claims.map { claim in
            if case .title = claim.reason { claim.role } else { nil }
        }
    }
}

private func claim(on member: Member, _ plan: [String: PlannedRole]) -> (role: Role?, reason: Reason) {
    switch member.kind {
    case .initializer, .deinitializer, .subscript, .type, .conditional, .other: return (.view, .nothing)
    case .function, .storedProperty, .computedProperty: break
    }
    if member.modifiers.attributes.contains(where: { $0.hasPrefix("IBOutlet") || $0.hasPrefix("IBInspectable") }) {
        return (.view, .view)
    }
    if member.isIgnored { return (.view, member.asksModule ? .asksModule : .directive) }
    // A comment says where it goes, and not when.
    if plan[member.fullName] == .later { return (.view, .plan) }
    if let directive = member.directive { return (directive, .directive) }
    if let planned = plan[member.fullName] { return (planned.role, .plan) }
    // Statics follow their users, since the type that holds them is part of their name.
    if member.modifiers.isStatic { return (nil, .usage) }
    switch member.section?.claim {
    case .strong(let role): return (role, .section(member.section?.title ?? ""))
    case .weak(let role) where member.kind != .storedProperty && !isPinnedByNature(member) && role != .wireframe:
        return (role, .title(member.section?.title ?? ""))
    case .weak, .some(.none), nil: return member.kind == .storedProperty ? (nil, .usage) : (.view, .nothing)
    }
}

/// UIKit finds the member on the view controller, and a weak title says nothing of its body.
private func isPinnedByNature(_ member: Member) -> Bool {
    member.modifiers.isOverride || member.modifiers.isKnownToObjectiveC
}

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
