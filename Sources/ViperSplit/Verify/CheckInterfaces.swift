import SwiftSyntax

/// Every requirement has exactly one witness in the component that adopts the interface, with a setter where one is
/// required and no access modifier that hides it.
func checkInterfaces(_ plan: SplitPlan, _ output: Output) -> [String] {
    plan.style.interfaceNames.flatMap { interface -> [String] in
        guard let role = plan.style.owner(of: interface), let component = output.components[role] else { return [] }
        let name = plan.interfaceName(interface)
        let blocks = output.memberBlock(ofProtocol: name)
        if blocks.isEmpty, !plan.contracts.requirements[interface, default: [:]].isEmpty {
            return ["`\(name)` is missing"]
        }
        if blocks.count > 1 { return ["`\(name)` is declared \(blocks.count) times"] }
        if blocks.count == 1, !component.bodies.contains(where: { $0.conformances.contains(name) }) {
            return ["`\(component.name)` doesn't adopt `\(name)`"]
        }
        return blocks.flatMap { block in
            block.members.compactMap { requirement in
                let witnesses = (MemberShape(requirement.decl).names.first.map(component.members) ?? [])
                    .filter { isWitness($0, of: requirement.decl, plan) }
                if witnesses.isEmpty, hasDefault(requirement.decl, in: output.extensions(of: name)) { return nil }
                let text = "`\(requirement.decl.trimmedDescription)` of `\(name)`"
                if witnesses.count != 1 { return "\(text) has \(witnesses.count) witnesses" }
                if !witnesses[0].modifiers.access.crossesFiles { return "\(text) has a witness that is private" }
                return nil
            }
        }
    }
}

private func isWitness(_ member: Member, of requirement: DeclSyntax, _ plan: SplitPlan) -> Bool {
    if member.modifiers.isStatic != isStatic(requirement) { return false }
    if let required = requirement.as(FunctionDeclSyntax.self) {
        guard let function = member.function else { return false }
        return function.name.identifierText == required.name.identifierText
            && function.parameterLabels == required.parameterLabels
            && parameterTypes(function, plan) == parameterTypes(required, plan)
    }
    guard let required = requirement.as(VariableDeclSyntax.self), let variable = member.variable,
        member.names.contains(MemberShape(requirement).names.first ?? "")
    else { return false }
    return !required.isSettable || variable.isSettable
}

/// A style may have a witness for all components, in an extension of the protocol.
private func hasDefault(_ requirement: DeclSyntax, in extensions: [MemberBlockSyntax]) -> Bool {
    extensions.flatMap(\.members).contains { item in
        MemberShape(item.decl).names == MemberShape(requirement).names
            && item.decl.as(FunctionDeclSyntax.self)?.parameterLabels
                == requirement.as(FunctionDeclSyntax.self)?.parameterLabels
    }
}

private func isStatic(_ decl: DeclSyntax) -> Bool {
    decl.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains { $0.name.text == "static" } ?? false
}

/// The parameters' types, nested ones without the view controller's name, which only other files need.
private func parameterTypes(_ function: FunctionDeclSyntax, _ plan: SplitPlan) -> [String] {
    function.signature.parameterClause.parameters.map {
        $0.type.trimmedDescription.replacing(plan.controller.name + ".", with: "")
    }
}
