import SwiftSyntax

/// An argument of a call, in parentheses or behind them.
struct CallArgument {
    let label: String?
    let expression: ExprSyntax
    let isTrailing: Bool

    var shape: Shape { Shape(label: label, isTrailing: isTrailing) }

    /// What an argument shows of the parameter that it fills.
    struct Shape: Hashable {
        let label: String?
        let isTrailing: Bool
    }
}

extension FunctionCallExprSyntax {
    /// All arguments, trailing closures behind the others.
    var allArguments: [CallArgument] {
        arguments.allArguments
            + (trailingClosure.map { [CallArgument(label: nil, expression: ExprSyntax($0), isTrailing: true)] } ?? [])
            + additionalTrailingClosures.map {
                CallArgument(label: $0.label.identifierText, expression: ExprSyntax($0.closure), isTrailing: true)
            }
    }
}

extension LabeledExprListSyntax {
    var allArguments: [CallArgument] {
        map { CallArgument(label: $0.labelName, expression: $0.expression, isTrailing: false) }
    }
}

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

/// Where a closure stands among the arguments of a call.
enum ClosurePlace {
    case label(String)
    case unlabelled
    case trailing
}

extension ClosureExprSyntax {
    /// The call that takes the closure, and as what.
    var argument: (call: FunctionCallExprSyntax, place: ClosurePlace)? {
        guard let parent else { return nil }
        if let call = parent.as(FunctionCallExprSyntax.self), call.trailingClosure?.id == id {
            return (call, .trailing)
        }
        if let element = parent.as(MultipleTrailingClosureElementSyntax.self),
            let call = element.parent?.parent?.as(FunctionCallExprSyntax.self)
        {
            return (call, .label(element.label.text))
        }
        guard let element = parent.as(LabeledExprSyntax.self),
            let call = element.parent?.parent?.as(FunctionCallExprSyntax.self)
        else { return nil }
        return (call, element.labelName.map { .label($0) } ?? .unlabelled)
    }

    /// The names of the parameters, `_` included.
    var parameterNames: [String] {
        switch signature?.parameterClause {
        case .simpleInput(let names): names.map(\.name.identifierText)
        case .parameterClause(let clause): clause.parameters.map { $0.name }
        case nil: []
        }
    }
}
