/// Who names whom and what each body touches, with what stays in entry points set aside.
struct Analysis {
    let graph: ReferenceGraph
    let evidence: Evidence
    /// The same with nothing set aside.
    let whole: (graph: ReferenceGraph, evidence: Evidence)
    /// The entry points whose bodies have parts.
    let entryBodies: [Member.ID: EntryBody]
    let calls: AlikeCalls

    /// - Parameter earlier: the model of the same controller before its bodies were taken apart.
    init(_ controller: Controller, _ context: AppContext, after earlier: Semantics? = nil) {
        Stage.semantics.begin()
        defer { Stage.semantics.end() }
        let graph = ReferenceGraph(controller, context: context, after: earlier)
        let evidence = Evidence(controller, graph)
        entryBodies = ViperSplit.entryBodies(controller, graph, evidence)
        whole = (graph, evidence)
        calls = AlikeCalls(in: controller.units.map(\.tree))
        self.graph = graph.leavingOut(entryBodies)
        self.evidence = evidence.leavingOut(entryBodies, self.graph)
    }
}
