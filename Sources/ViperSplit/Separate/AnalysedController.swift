/// A view controller whose members have been looked at, and what was found to leave their bodies, in whatever plan.
final class AnalysedController {
    let controller: Controller
    let context: AppContext
    let analysis: Analysis
    /// The bodies that can be taken apart.
    private(set) lazy var bodies = controller.members.filter(\.isSeparable).reduce(into: [:]) { bodies, member in
        bodies[member.id] = BodySeparation(HostFacts(member, controller, analysis, context))
    }

    /// - Parameter earlier: the same controller before its bodies were taken apart.
    init(_ controller: Controller, _ context: AppContext, after earlier: Analysis? = nil) {
        self.controller = controller
        self.context = context
        analysis = Analysis(controller, context, after: earlier?.graph.semantics)
    }
}

extension Member {
    var isSeparable: Bool { separableCode != nil && !modifiers.isStatic && !isIgnored }
}
