import SwiftSyntax

/// Every name in moved and edited code means something there: no member that went elsewhere is named without its link,
/// nothing that only a view controller inherits is named outside of one, and what is asked of a link its interface has.
func checkReferences(_ plan: SplitPlan, _ output: Output) -> [String] {
    let required = Dictionary(
        uniqueKeysWithValues: plan.style.interfaceNames.map(plan.interfaceName).map { name in
            let blocks = output.memberBlock(ofProtocol: name) + output.extensions(of: name)
            return (name, Set(blocks.flatMap { $0.members.flatMap { MemberShape($0.decl).names } }))
        })
    return Role.allCases.flatMap { role -> [String] in
        guard let component = output.components[role], let graph = output.graphs[role] else { return [] }
        return component.members.flatMap { member in
            graph.references[member.id].compactMap { reference in
                strayName(reference, in: role, plan)
                    ?? missingRequirement(reference, in: role, component, plan, required)
            }.map { "`\(component.name).\(member.name)` \($0)" }
        }
    }
}

private func strayName(_ reference: Reference, in role: Role, _ plan: SplitPlan) -> String? {
    switch reference.target {
    case .unknown(let name):
        let isOwn = !plan.controller.members(named: name).isEmpty
        return isOwn ? "names `\(name)`, which belongs to another component" : nil
    case .inherited(let name):
        if role == .view {
            return plan.controller.members(named: name).isEmpty || plan.graph.names.isInherited(name)
                ? nil : "names `\(name)`, which moved"
        }
        // What a wireframe inherits itself begins with its link to the view controller.
        if plan.style.links.contains(where: { $0.from == role && $0.firstName == name }) { return nil }
        return "names `\(name)`, which only a view controller has"
    default: return nil
    }
}

/// A name behind a link that its interface doesn't have.
///
/// - Parameter required: the names that each interface declares.
private func missingRequirement(
    _ reference: Reference, in role: Role, _ component: Controller, _ plan: SplitPlan, _ required: [String: Set<String>]
) -> String? {
    guard let id = reference.memberIDs.first,
        let link = plan.style.links.first(where: { $0.from == role && $0.name == component.members[id].name }),
        let interface = link.interface,
        let access = reference.node.parent.flatMap(accessBehind)
    else { return nil }
    let name = plan.interfaceName(interface)
    let asked = access.declName.baseName.identifierText
    return required[name, default: []].contains(asked) ? nil : "asks `\(name)` for `\(asked)`, which it doesn't require"
}

/// The member access whose base the node is, behind `?` or `!` too.
private func accessBehind(_ node: Syntax) -> MemberAccessExprSyntax? {
    if node.is(OptionalChainingExprSyntax.self) || node.is(ForceUnwrapExprSyntax.self) {
        return node.parent.flatMap(accessBehind)
    }
    return node.as(MemberAccessExprSyntax.self)
}
