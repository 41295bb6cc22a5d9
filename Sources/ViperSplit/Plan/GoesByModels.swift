import SwiftSyntax

/// A body does this or that by what a model is, `switch state`, and not by a value of it that can be asked for.
///
/// - Parameter elsewhere: the members that aren't the View's.
func goesByModels(_ member: Member, _ elsewhere: Set<Member.ID>, _ graph: ReferenceGraph) -> Bool {
    let semantics = graph.semantics
    let models = graph.references[member.id].filter { reference in
        reference.memberIDs.contains { elsewhere.contains($0) }
            && reference.expression.flatMap { semantics.type(of: $0) }.map(semantics.namesModel) == true
    }.compactMap(\.expression?.id)
    return nodes(in: Syntax(member.decl)).contains { node in
        switch node.as(SyntaxEnum.self) {
        case .switchExpr(let choice): models.contains(choice.subject.id)
        case .matchingPatternCondition(let condition): models.contains(condition.initializer.value.id)
        default: false
        }
    }
}
