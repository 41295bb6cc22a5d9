import SwiftSyntax

/// The methods and computed properties that their code asks elsewhere and that stay in the View, of which less would stay if
/// a plan asked for the Presenter: a plan that has none is maximal. What of them moves already, in runs of statements, moves
/// no further; and what would name UIKit, a view or a screen in the Presenter moves for a developer only (design, 5.5).
///
/// - Returns: their full names, in the order of the source.
/// - Throws: `SplitError` when a split can't start.
package func movableAlone(_ given: GivenController, options: SplitOptions) throws -> [String] {
    guard let planner = try Planner(given, options) else { return [] }
    let plan = try planner.plan()
    let controller = planner.given.controller
    let asked = classify(controller, planner.given.analysis, plan: [:], hasFormatter: options.usesFormatter)
    let stayed = controller.members.filter { member in
        guard [.function, .computedProperty].contains(member.kind), let role = asked.roles[member.id], role != .view,
            let now = plan.controller.id(of: member.id, in: controller)
        else { return false }
        // A plan asks for all of a name.
        return plan.owners[now] == .view && controller.members.count { $0.fullName == member.fullName } == 1
    }
    if stayed.isEmpty { return [] }
    let known = try wordsOfView(finish(plan, of: controller, options: options, verifying: verify(_:_:)), controller)
    let (knownNames, knownViews) = (Set(plan.uiNames(in: .presenter).map(\.name)), plan.viewsAskedFor)
    var movable: [String] = []
    for member in stayed {
        var options = options
        options.plan = PlanDocument(controller: controller.name, members: [askedOfPresenter(member)])
        guard let plan = try Planner(given, options)?.plan(),
            let now = plan.controller.id(of: member.id, in: controller), plan.owners[now] != .view,
            knownNames.isSuperset(of: plan.uiNames(in: .presenter).map(\.name)),
            plan.viewsAskedFor.isSubset(of: knownViews)
        else { continue }
        let moved = finish(plan, of: controller, options: options, verifying: verify(_:_:))
        if moved.outcome == .split, try wordsOfView(moved, controller) < known { movable.append(member.fullName) }
    }
    return movable
}

extension SplitPlan {
    /// The views that the View's interfaces name.
    fileprivate var viewsAskedFor: Set<String> {
        let asked = style.interfaces(of: .view).flatMap { contracts.requirements[$0, default: [:]].keys }
        return Set(
            asked.map { controller.members[$0] }.filter { member in
                member.kind == .storedProperty && !context.uiNames(inSignatureOf: member, graph.semantics).isEmpty
            }.map(\.name))
    }
}

private func askedOfPresenter(_ member: Member) -> PlannedMember {
    PlannedMember(
        member: member.fullName, role: Role.presenter.rawValue, reason: "", path: "", line: 1, lines: 1, fragments: [])
}

/// How many tokens the files of the view controller have after a split.
private func wordsOfView(_ split: Split, _ controller: Controller) throws -> Int {
    try controller.units.reduce(0) { count, unit in
        let change = split.changes.changes.first { $0.path == unit.path }
        let tree = try change.map { parsed(try $0.newContents()) } ?? unit.tree
        return count + tree.tokens(viewMode: .sourceAccurate).reduce(0) { count, _ in count + 1 }
    }
}
