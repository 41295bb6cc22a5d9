/// A view controller whose members have been looked at, and what was found to leave their bodies, in whatever plan.
final class AnalysedController {
    let controller: Controller
    let context: AppContext
    let analysis: Analysis
    /// The bodies that can be taken apart.
    private(set) lazy var bodies = controller.members.filter(\.isSeparable).reduce(into: [:]) { bodies, member in
        bodies[member.id] = BodySeparation(HostFacts(member, controller, analysis, context))
    }

    /// - Parameters:
    ///   - plan: what a developer has decided on, by the member's full name.
    ///   - earlier: the same controller before its bodies were taken apart.
    convenience init(
        _ controller: Controller, _ context: AppContext, plan: [String: PlannedRole] = [:],
        after earlier: Analysis? = nil
    ) {
        self.init(
            controller, context, Analysis(controller, context, plan: plan, after: earlier?.graph.semantics))
    }

    private init(_ controller: Controller, _ context: AppContext, _ analysis: Analysis) {
        self.controller = controller
        self.context = context
        self.analysis = analysis
    }

    /// The controller once a developer has decided on roles, by the member's full name.
    func deciding(_ plan: [String: PlannedRole]) -> AnalysedController {
        plan.isEmpty ? self : AnalysedController(controller, context, analysis.deciding(plan, of: controller))
    }
}

extension Member {
    var isSeparable: Bool { separableCode != nil && !modifiers.isStatic && !isIgnored }
}
