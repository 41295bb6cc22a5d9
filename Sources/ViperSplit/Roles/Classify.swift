import SwiftSyntax

/// The role that the developer, or failing that the code, asks for: before anything is known of what can move.
struct Classification {
    /// By member; nil for stored properties whose role follows from their users.
    var roles: [Role?]
    var reasons: [Reason]
    /// The state that is more than a view's.
    var stateOfPresenter: Set<Member.ID>

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
    var claims = Claims(in: controller, plan: plan, hasFormatter: hasFormatter)
    for id in formatting where !claims[id].reason.isFixed { claims[id] = (role: .formatter, reason: .formatting) }
    let bodies = BodyRoles(
        controller, analysis.graph, analysis.evidence, claims, entries: analysis.entryBodies)
    var result = Classification(roles: [], reasons: [], stateOfPresenter: bodies.stateOfPresenter)
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
