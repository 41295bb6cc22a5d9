import SwiftSyntax

/// Plans the split of a controller after separating its mixed bodies (design, 5).
///
/// Separation is only worth its while if the split moves what was taken out. So the plan decides: a body that can't leave
/// the View is separated as the View's, what was taken out and can't move is put back, and the plan is made anew. Every
/// round takes something back, so this ends; with nothing separated it is the plan of the controller as it stands.
///
/// - Throws: `SplitError` or `EditError` if the separated files can't be read.
func planSeparated(
    _ controller: Controller, context: AppContext, style: Style, moduleName: String
) throws -> SplitPlan {
    let graph = ReferenceGraph(controller, context: context)
    let evidence = Evidence(controller, graph, context)
    let classification = classify(controller, graph, evidence)
    let layout = Layout(of: controller.homeUnit)
    var hosts = controller.members.reduce(into: [Member.ID: Role]()) { hosts, member in
        guard member.function?.body != nil, !member.modifiers.isStatic, member.kind == .function else { return }
        let role = classification.roles[member.id] ?? .view
        if role == .presenter || role == .view { hosts[member.id] = role }
    }
    var excluded: Set<Extraction.Key> = []
    while true {
        let found = hosts.sorted { $0.key < $1.key }.flatMap { id, role in
            let code = HostCode(controller.members[id], controller, graph, evidence, classification, context)
            return ExtractionFinder(code, role: role, excluding: excluded).extractions
        }
        guard !found.isEmpty else {
            return SplitPlan(controller, context: context, style: style, moduleName: moduleName)
        }
        let separation = try Separation(found, in: controller, graph, layout)
        let separated = try readController(separation.units, named: controller.name)
        let plan = SplitPlan(
            separated, context: context.with(given: separation.units), style: style, moduleName: moduleName)
        let failed = separation.failures(in: plan, hosts: hosts, original: controller)
        if failed.isEmpty { return plan }
        for (id, role) in failed.hosts { hosts[id] = role }
        excluded.formUnion(failed.extractions)
    }
}

/// What a round of separation has to take back.
struct SeparationFailures {
    /// Bodies that belong to another component than it was assumed.
    var hosts: [Member.ID: Role] = [:]
    var extractions: Set<Extraction.Key> = []

    var isEmpty: Bool { hosts.isEmpty && extractions.isEmpty }
}

extension Separation {
    /// What the plan didn't take to where it was to go.
    fileprivate func failures(in plan: SplitPlan, hosts: [Member.ID: Role], original: Controller) -> SeparationFailures
    {
        var failures = SeparationFailures()
        for named in extractions {
            let generated = plan.controller.members(named: named.name)
            let isThere = generated.count == 1 && plan.owners[generated[0].id] == named.extraction.role
            if !isThere { failures.extractions.insert(named.extraction.key) }
        }
        for id in Set(extractions.map(\.extraction.host)) where hosts[id] == .presenter {
            // The members of the original come first in their bodies, in the same order.
            let host = original.members[id]
            let place = original.bodies[host.body].members.firstIndex(of: id) ?? 0
            let separated = plan.controller.bodies[host.body].members[place]
            if plan.owners[separated] != .presenter { failures.hosts[id] = .view }
        }
        return failures
    }
}
