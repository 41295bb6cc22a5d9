import SwiftSyntax

/// Plans the split of a controller after separating its mixed bodies (design, 5).
///
/// Separation is only worth its while if the split moves what was taken out. So the plan decides: a body that can't leave
/// the View is separated as the View's, what was taken out and can't move is put back, and the plan is made anew. Every
/// round takes something back, so this ends; with nothing separated it is the plan of the controller as it stands.
///
/// - Throws: `SplitError` or `EditError` if the separated files can't be read.
func planSeparated(
    _ controller: Controller, context: AppContext, style: Style, moduleName: String, reviewed: [String: Role]
) throws -> SplitPlan {
    let analysis = Analysis(controller, context)
    let graph = analysis.graph
    let classification = classify(controller, analysis, plan: reviewed, hasFormatter: style.hasFormatter)
    let layout = Layout(of: controller.homeUnit)
    var hosts = controller.members.reduce(into: [Member.ID: Role]()) { hosts, member in
        guard member.separableCode != nil, !member.modifiers.isStatic else { return }
        let role = classification.roles[member.id] ?? .view
        if role == .presenter || role == .view { hosts[member.id] = role }
    }
    var excluded: Set<Extraction.Key> = []
    var demoted: Set<Member.ID> = []
    while true {
        let found = hosts.sorted { $0.key < $1.key }.flatMap { id, role in
            let code = HostCode(controller.members[id], controller, analysis, classification, context)
            return ExtractionFinder(code, role: role, excluding: excluded).extractions
        }
        guard !found.isEmpty else {
            return SplitPlan(
                controller, context: context, style: style, moduleName: moduleName, reviewed: reviewed)
        }
        let separation = try Separation(found, in: controller, graph, layout)
        let separated = try readController(separation.units, named: controller.name)
        // What a body does is told by all of it; what was taken out is missing now.
        let known = controller.members.reduce(into: [Member.ID: (role: Role?, reason: Reason)]()) { known, member in
            guard let id = separated.id(of: member.id, in: controller) else { return }
            known[id] =
                demoted.contains(member.id) && !classification.isFirm(member.id)
                ? (.view, .stays) : (classification.roles[member.id], classification.reasons[member.id])
        }
        let plan = SplitPlan(
            separated, context: context.with(given: separation.units), style: style, moduleName: moduleName,
            reviewed: reviewed, known: known)
        let failed = separation.failures(in: plan, hosts: hosts, original: controller)
        if failed.isEmpty { return plan }
        for id in failed.hosts { hosts[id] = .view }
        demoted.formUnion(failed.hosts)
        excluded.formUnion(failed.extractions)
    }
}

/// What a round of separation has to take back.
struct SeparationFailures {
    /// Bodies that can't leave the View.
    var hosts: Set<Member.ID> = []
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
            let separated = plan.controller.id(of: id, in: original)
            if separated.map({ plan.owners[$0] }) != .presenter { failures.hosts.insert(id) }
        }
        return failures
    }
}

extension Controller {
    /// The member of a separated controller that a member of the original has become.
    fileprivate func id(of id: Member.ID, in original: Controller) -> Member.ID? {
        members.first { self.original(of: $0, in: original)?.id == id }?.id
    }
}
