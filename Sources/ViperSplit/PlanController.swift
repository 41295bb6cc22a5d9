import SwiftSyntax

/// Says where a split would put every method and property of the view controller.
///
/// - Returns: a row per member, in the order of the source; none if the controller is split already.
/// - Throws: `SplitError` when a split couldn't start.
public func plannedMembers(_ files: [SourceFile], options: SplitOptions) throws(SplitError) -> [PlannedMember] {
    let given = try GivenController(files, options: options)
    guard let plan = try planned(given, options: options) else { return [] }
    // The reasons speak of the code as it is, before anything is taken out of it.
    let controller = given.controller
    let reviewed = try roles(of: options.plan, in: controller, plan.style)
    let asked = classify(
        controller, given.analysis, plan: reviewed, hasFormatter: options.usesFormatter)
    return controller.members.compactMap { member in
        guard [.function, .storedProperty, .computedProperty].contains(member.kind),
            let now = plan.controller.id(of: member.id, in: controller).map({ plan.controller.members[$0] })
        else { return nil }
        let unit = controller.unit(of: member)
        let first = unit.location(of: member.declRange.lowerBound).line
        return PlannedMember(
            member: member.fullName, role: plan.owners[now.id].rawValue,
            reason: plan.reason(for: now, asked.reasons[member.id]), path: unit.path,
            line: first, lines: unit.location(of: member.declRange.upperBound).line - first + 1)
    }
}

/// The roles that a reviewed plan asks for.
func roles(
    of plan: [PlannedMember], in controller: Controller, _ style: Style
) throws(SplitError) -> [String: Role] {
    let names = Set(controller.members.map(\.fullName))
    var roles: [String: Role] = [:]
    for row in plan {
        guard names.contains(row.member) else { throw .unknownMember(row.member) }
        let known = Role.allCases.filter { role in style.components.contains { $0.role == role } }
        guard let role = known.first(where: { $0.rawValue == row.role }) else {
            throw .unknownRole(row.role, member: row.member, known: known.map(\.rawValue))
        }
        roles[row.member] = role
    }
    return roles
}
