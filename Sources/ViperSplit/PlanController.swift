import SwiftSyntax

/// Says where a split would put every method and property of the view controller, and what would leave their bodies.
///
/// - Returns: the plan; nil if the controller is split already.
/// - Throws: `SplitError` when a split couldn't start.
public func planDocument(_ files: [SourceFile], options: SplitOptions) throws(SplitError) -> PlanDocument? {
    let given = try GivenController(files, options: options)
    return try planned(given, options: options).map { document(of: $0, given, options) }
}

/// A plan as a document that can be reviewed.
func document(of plan: SplitPlan, _ given: GivenController, _ options: SplitOptions) -> PlanDocument {
    // The reasons speak of the code as it is, before anything is taken out of it.
    let controller = given.controller
    let asked = classify(controller, given.analysis, plan: plan.wishes.roles, hasFormatter: options.usesFormatter)
    let fragments = Dictionary(grouping: plan.fragments.enumerated()) { $0.element.extraction.host }
    let members = controller.members.compactMap { member -> PlannedMember? in
        guard [.function, .storedProperty, .computedProperty].contains(member.kind),
            let now = plan.controller.id(of: member.id, in: controller).map({ plan.controller.members[$0] })
        else { return nil }
        let unit = controller.unit(of: member)
        let lines = unit.lineNumbers(of: member.declRange)
        return PlannedMember(
            member: member.fullName, role: plan.owners[now.id].rawValue,
            reason: plan.reason(for: now, asked.reasons[member.id]), path: unit.path, line: lines.lowerBound,
            lines: lines.count,
            fragments: fragments[member.id, default: []].map { place, fragment in
                let lines = unit.lineNumbers(of: fragment.extraction.range)
                return PlannedFragment(
                    id: place + 1, role: fragment.extraction.role.rawValue, name: fragment.plainName,
                    signature: fragment.signature, line: lines.lowerBound, lines: lines.count)
            })
    }
    return PlanDocument(controller: controller.name, members: members)
}

extension SourceUnit {
    /// The lines that a range stands on, counted from 1.
    fileprivate func lineNumbers(of range: Range<Int>) -> ClosedRange<Int> {
        location(of: range.lowerBound).line...location(of: max(range.lowerBound, range.upperBound - 1)).line
    }
}
