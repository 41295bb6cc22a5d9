import SwiftSyntax

/// The file of the protocols: what every component may ask of another, and nothing else.
func renderInterfaces(_ plan: SplitPlan, header: String) throws -> String {
    var skeleton = try plan.skeleton(plan.style.interfaces, header: header)
    for interface in plan.style.interfaceNames {
        let demands = plan.contracts.requirements[interface] ?? [:]
        let owner = plan.style.owner(of: interface)
        let members = demands.keys.sorted().map { plan.controller.members[$0] }
        let ordered = members.filter { plan.owners[$0.id] == owner } + members.filter { plan.owners[$0.id] != owner }
        let properties = try ordered.filter { $0.function == nil }.map { try requirement(of: $0, demands, plan) }
        let methods = try ordered.filter { $0.function != nil }.map { try requirement(of: $0, demands, plan) }
        let groups = [properties, methods].filter { !$0.isEmpty }.map { $0.joined() }
        let block = skeleton.memberBlock(ofProtocol: plan.interfaceName(interface))
        skeleton.require(groups.joined(separator: "\n"), in: block)
        skeleton.refine(plan.interfaceName(interface), by: plan.refinements(of: interface))

        let conveniences = try ordered.flatMap { member in
            try Signature(member, in: plan).conveniences(demands[member.id] ?? Contracts.Demand())
        }
        skeleton.appendExtension(
            of: plan.interfaceName(interface), members: conveniences.map { plan.indented($0) }.joined(separator: "\n\n")
        )
    }
    plan.removeUnusedLinks(from: &skeleton)
    let code = try skeleton.render()
    let names = try SourceUnit(index: 0, file: SourceFile(path: "", text: code)).tree
    if !uiKitNames(in: Syntax(names)).isEmpty { skeleton.replaceImport("import Foundation", by: "import UIKit") }
    skeleton.insertImports(imports(for: code, from: plan.controller))
    return try skeleton.render()
}

private func requirement(
    of member: Member, _ demands: [Member.ID: Contracts.Demand], _ plan: SplitPlan
) throws -> String {
    plan.indented(try Signature(member, in: plan).requirement(demands[member.id] ?? Contracts.Demand())) + "\n"
}
