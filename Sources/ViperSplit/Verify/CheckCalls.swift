import SwiftSyntax

/// Every call across components names a requirement of the protocol that it goes through, or a member of the class: with
/// its labels, no argument missing that has no default, and one that is meant.
func checkCalls(_ output: Output) -> [String] {
    let defaults = output.modules.filter(\.isProtocol).flatMap { type in
        type.bodies[0].members.compactMap { requirement -> String? in
            let parameters = requirement.function?.signature.parameterClause.parameters
            return parameters?.contains { $0.defaultValue != nil } == true
                ? "`\(requirement.name)` of `\(type.name)` has a default value" : nil
        }
    }
    // What the original asks of the app's types, the app has, if not in the files at hand.
    let asked = output.intent.original.bodies.flatMap { nodes(in: Syntax($0.memberBlock)) }
        .compactMap { $0.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText }
    let (given, ofModule) = (Set(asked), Set(output.modules.map(\.name)))
    return defaults
        + output.crossings.compactMap { crossing in
            let isOfModule = ofModule.contains(crossing.type.name)
            return fault(
                of: crossing, output.types, isOfModule: isOfModule,
                isGiven: !isOfModule && given.contains(crossing.name))
        }
}

private func fault(of crossing: Crossing, _ types: OutputTypes, isOfModule: Bool, isGiven: Bool) -> String? {
    let (candidates, isComplete) = crossing.candidates(in: types)
    let owner = "`\(crossing.type.name)`"
    guard let first = candidates.first else {
        if !isComplete || crossing.isAboutType || isGiven { return nil }
        let isKnown = !types.members(named: crossing.name, of: crossing.type.name).isEmpty
        guard isKnown else {
            let lack = crossing.type.isProtocol ? "which it doesn't require" : "which it doesn't have"
            return "\(crossing.place) asks \(owner) for `\(crossing.name)`, \(lack)"
        }
        return "\(crossing.place) calls `\(crossing.name)` of \(owner) with other arguments"
    }
    let signatures = candidates.compactMap(\.function).map(parameterTypes)
    if crossing.call != nil, isOfModule, Set(signatures).count < signatures.count {
        return "\(crossing.place) may mean \(signatures.count) members by `\(crossing.name)` of \(owner)"
    }
    if crossing.isSet, let variable = first.variable, candidates.count == 1, !variable.isSettable {
        return "\(crossing.place) sets `\(crossing.name)` of \(owner), which can't be set"
    }
    return nil
}

extension Crossing {
    /// `.self`, `.init`
    fileprivate var isAboutType: Bool { ["self", "init"].contains(name) }

    /// `view.count = 1`, `view.count += 1`, `&view.count`
    fileprivate var isSet: Bool {
        if access.parent?.is(InOutExprSyntax.self) == true { return true }
        guard let infix = access.parent?.as(InfixOperatorExprSyntax.self) else { return false }
        return isAssignment(infix) && infix.leftOperand.id == ExprSyntax(access).id
    }
}

/// The types of the parameters, as they are written.
private func parameterTypes(_ function: FunctionDeclSyntax) -> [String] {
    function.signature.parameterClause.parameters.map(\.type.trimmedText)
}
