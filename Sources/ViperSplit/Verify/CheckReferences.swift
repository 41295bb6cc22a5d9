import SwiftSyntax

/// Every name in moved and edited code means something there: no member that went elsewhere is named without its link, and
/// nothing that only a view controller inherits is named outside of one.
func checkReferences(_ plan: SplitPlan, _ output: Output) -> [String] {
    Role.allCases.flatMap { role -> [String] in
        guard let component = output.components[role], let graph = output.graphs[role] else { return [] }
        return component.members.flatMap { member in
            graph.references[member.id].compactMap { strayName($0, in: role, plan) }.map {
                "`\(component.name).\(member.name)` \($0)"
            }
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
