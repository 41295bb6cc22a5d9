/// Who names whom and what each body touches, with what stays in entry points set aside.
struct Analysis {
    let graph: ReferenceGraph
    let evidence: Evidence
    /// The same with nothing set aside.
    let whole: (graph: ReferenceGraph, evidence: Evidence)
    /// The entry points whose bodies have parts.
    let entryBodies: [Member.ID: EntryBody]
    let calls: AlikeCalls

    /// - Parameters:
    ///   - plan: what a developer has decided on, by the member's full name: a statement that calls what leaves by it
    ///     doesn't stay.
    ///   - earlier: the model of the same controller before its bodies were taken apart.
    init(
        _ controller: Controller, _ context: AppContext, plan: [String: PlannedRole] = [:],
        after earlier: Semantics? = nil
    ) {
        Stage.semantics.begin()
        defer { Stage.semantics.end() }
        let graph = ReferenceGraph(controller, context: context, after: earlier)
        self.init(
            controller, whole: (graph, Evidence(controller, graph)),
            calls: AlikeCalls(in: controller.units.map(\.tree)),
            plan: plan)
    }

    private init(
        _ controller: Controller, whole: (graph: ReferenceGraph, evidence: Evidence), calls: AlikeCalls,
        plan: [String: PlannedRole]
    ) {
        entryBodies = ViperSplit.entryBodies(
            controller, whole.graph, whole.evidence, Claims(in: controller, plan: plan, hasFormatter: false))
        self.whole = whole
        self.calls = calls
        graph = whole.graph.leavingOut(entryBodies)
        evidence = whole.evidence.leavingOut(entryBodies, graph)
    }

    /// The analysis once a developer has decided on roles, by the member's full name.
    func deciding(_ plan: [String: PlannedRole], of controller: Controller) -> Analysis {
        Analysis(controller, whole: whole, calls: calls, plan: plan)
    }
}
