import SwiftSyntax

/// The role that the developer, or failing that the code, asks for: before anything is known of what can move.
struct Classification {
    /// By member; nil for stored properties whose role follows from their users.
    var roles: [Role?]
    var reasons: [Reason]

    /// The developer has said whose the member is.
    func isFirm(_ id: Member.ID) -> Bool { reasons[id].isAsked }

    /// The same, but for members of which more is known than their code tells.
    func settling(_ known: [Member.ID: (role: Role?, reason: Reason)]) -> Classification {
        known.reduce(into: self) { result, entry in
            result.roles[entry.key] = entry.value.role
            result.reasons[entry.key] = entry.value.reason
        }
    }
}

/// Classifies all members whose role doesn't depend on where others end up.
///
/// Precedence (design, 3): a directive comment; the reviewed plan; a strong section; what the body does; the weak prior of a
/// title; the View.
///
/// - Parameters:
///   - plan: what a developer has decided on, by the member's full name.
///   - hasFormatter: the module may have a Formatter.
func classify(
    _ controller: Controller, _ analysis: Analysis, plan: [String: PlannedRole], hasFormatter: Bool
) -> Classification {
    let formatting = hasFormatter ? formattingMembers(of: controller, analysis) : []
    let claims = controller.members.map { member -> (role: Role?, reason: Reason) in
        let claim = claimedRole(of: member, plan)
        if formatting.contains(member.id), !claim.reason.isFixed { return (role: .formatter, reason: .formatting) }
        return claim.role == .formatter && !hasFormatter ? (role: .presenter, reason: claim.reason) : claim
    }
    let fixed = claims.map { $0.reason.isFixed ? $0.role : nil }
    let bodies = BodyRoles(controller, analysis.graph, analysis.evidence, fixed: fixed, entries: analysis.entryBodies)
    var result = Classification(roles: [], reasons: [])
    for member in controller.members {
        var (role, reason) = claims[member.id]
        if !reason.isFixed, let found = bodies.roles[member.id] {
            (role, reason) = (found, .body(bodies.touched(by: member.id, analysis.evidence)))
        } else if reason == .nothing, bodies.isHelper(member, analysis.graph) {
            (role, reason) = (nil, .usage)
        }
        result.roles.append(role)
        result.reasons.append(reason)
    }
    return result
}

private func claimedRole(of member: Member, _ plan: [String: PlannedRole]) -> (role: Role?, reason: Reason) {
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
