import SwiftSyntax

extension FunctionCallExprSyntax {
    /// The arguments are those that a function takes: in the order of its parameters, with their labels, and none is missing
    /// that has no default.
    func fits(_ clause: FunctionParameterClauseSyntax) -> Bool { pairs(with: clause) != nil }

    /// Each argument with the parameter that takes it.
    ///
    /// - Returns: nil if the call isn't one of the function.
    func pairs(
        with clause: FunctionParameterClauseSyntax
    ) -> [(argument: ExprSyntax, parameter: FunctionParameterSyntax)]? {
        var pairs: [(argument: ExprSyntax, parameter: FunctionParameterSyntax)] = []
        var parameters = Array(zip(clause.parameters, clause.labels))[...]
        func take(_ argument: ExprSyntax, where isTaken: (FunctionParameterSyntax, String?) -> Bool) -> Bool {
            while let (parameter, label) = parameters.first {
                if isTaken(parameter, label) {
                    pairs.append((argument, parameter))
                    // A variadic parameter takes what follows without a label, too.
                    parameters.removeFirst()
                    return true
                }
                guard parameter.defaultValue != nil || parameter.takesAnyNumber else { return false }
                parameters.removeFirst()
            }
            return false
        }
        for argument in arguments {
            if argument.label == nil, let last = pairs.last?.parameter, last.takesAnyNumber {
                pairs.append((argument.expression, last))
                continue
            }
            guard take(argument.expression, where: { $1 == argument.labelName }) else { return nil }
        }
        if let trailingClosure {
            guard take(ExprSyntax(trailingClosure), where: { parameter, _ in parameter.type.canBeFunction }) else {
                return nil
            }
        }
        for element in additionalTrailingClosures {
            guard take(ExprSyntax(element.closure), where: { $1 == element.label.identifierText }) else { return nil }
        }
        return parameters.allSatisfy { $0.0.defaultValue != nil || $0.0.takesAnyNumber } ? pairs : nil
    }
}

extension TypeSyntax {
    /// A function type, or a name that may be an alias of one.
    fileprivate var canBeFunction: Bool {
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.canBeFunction }
        if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return only.type.canBeFunction
        }
        let plain = unwrapped
        if plain.id != id { return plain.canBeFunction }
        return [.functionType, .identifierType, .memberType].contains(kind)
    }
}
