import SwiftSyntax

/// Every requirement has exactly one witness in the component that adopts the interface: of the same signature, with a setter
/// where one is required, and no access modifier that hides it.
func checkInterfaces(_ output: Output) -> [String] {
    var seen: Set<String> = []
    let links = output.intent.links.map { ($0.interface, output.intent.type(of: $0.to)) }
    let router = output.intent.router.map { [($0.interface, Optional($0.type))] } ?? []
    return (links + router).flatMap { interface, owner -> [String] in
        guard let name = interface, seen.insert(name).inserted, let component = owner.flatMap({ output.types[$0] })
        else { return [] }
        let count = output.protocols(named: name).count
        if count > 1 { return ["`\(name)` is declared \(count) times"] }
        guard let interface = output.types[name] else {
            return output.names(name) ? ["`\(name)` is missing"] : []
        }
        if !component.inherited.contains(name) { return ["`\(component.name)` doesn't adopt `\(name)`"] }
        return interface.bodies[0].members.compactMap { fault(of: $0, of: interface, in: component, output) }
    }
}

private func fault(
    of requirement: OutputMember, of interface: OutputType, in component: OutputType, _ output: Output
) -> String? {
    let text = "`\(requirement.decl.trimmedText)` of `\(interface.name)`"
    let witnesses = component.members(named: requirement.name).filter { output.isWitness($0, of: requirement) }
    // A style may have a witness for all components, in an extension of the protocol.
    let isGiven = interface.bodies.dropFirst().flatMap(\.members).contains { output.isWitness($0, of: requirement) }
    if witnesses.isEmpty, isGiven { return nil }
    if witnesses.isEmpty, let inherited = output.inheritedWitness(of: requirement, in: component) {
        return output.difference(between: inherited, and: requirement).map { "\(text) has an inherited witness \($0)" }
    }
    if witnesses.count != 1 { return "\(text) has \(witnesses.count) witnesses" }
    if !witnesses[0].modifiers.access.crossesFiles { return "\(text) has a witness that is private" }
    return output.difference(between: witnesses[0], and: requirement).map { "\(text) has a witness \($0)" }
}

extension Output {
    /// A member has the name of a requirement, its labels and the types of its parameters.
    fileprivate func isWitness(_ member: OutputMember, of requirement: OutputMember) -> Bool {
        guard member.modifiers.isStatic == requirement.modifiers.isStatic, member.names.contains(requirement.name)
        else {
            return false
        }
        if let required = requirement.function {
            guard let function = member.function else { return false }
            return function.parameterLabels == required.parameterLabels && types(in: function) == types(in: required)
        }
        guard let required = requirement.variable, let variable = member.variable else { return false }
        return !required.isSettable || variable.isSettable
    }

    /// What the view controller has from the classes above it, and every file may use.
    fileprivate func inheritedWitness(of requirement: OutputMember, in component: OutputType) -> OutputMember? {
        guard component.name == intent.type(of: .view) else { return nil }
        return intent.app.inheritedDeclarations(named: requirement.name, from: intent.original.superclass).map {
            let decl = intent.app.inherited($0, by: intent.original.name)
            return OutputMember(
                names: MemberShape(decl).names, owner: "", decl: decl, unit: "", isInExtension: false,
                modifiers: Modifiers(decl, default: .internal))
        }.first { isWitness($0, of: requirement) && $0.modifiers.access.crossesFiles }
    }

    private func types(in function: FunctionDeclSyntax) -> [String] {
        function.signature.parameterClause.parameters.map { spelling(of: $0.type) }
    }

    /// What a witness has otherwise than its requirement, as far as it says so.
    fileprivate func difference(between witness: OutputMember, and requirement: OutputMember) -> String? {
        if let function = witness.function, let required = requirement.function {
            let (own, other) = (function.signature, required.signature)
            if result(of: own) != result(of: other) { return "with another result" }
            if own.effectSpecifiers?.asyncSpecifier != nil, other.effectSpecifiers?.asyncSpecifier == nil {
                return "that is `async`"
            }
            if own.effectSpecifiers?.throwsClause != nil, other.effectSpecifiers?.throwsClause == nil {
                return "that throws"
            }
            return function.genericParameterClause?.parameters.count
                != required.genericParameterClause?.parameters.count
                ? "with other type parameters" : nil
        }
        guard let type = witness.type, let required = requirement.type else { return nil }
        // What is written `Note!` is a `Note?` to others.
        let own = spelling(of: type).replacing("!", with: "?")
        return own == spelling(of: required).replacing("!", with: "?") ? nil : "of another type"
    }

    private func result(of signature: FunctionSignatureSyntax) -> String {
        signature.returnClause.flatMap { $0.type.isVoid ? nil : spelling(of: $0.type) } ?? "Void"
    }
}
