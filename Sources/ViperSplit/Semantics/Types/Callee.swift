import SwiftSyntax

/// What a call calls, with the parameter that each argument fills.
struct Callee {
    /// A function, initialiser, subscript, or enum case; nil where a value is called.
    let decl: DeclSyntax?
    /// The type that declares it; nil for functions at file level and local ones.
    let owner: DeclaredType?
    /// The type of every parameter, generic ones as the call fills them; nil where it isn't known.
    let parameters: [Type?]
    /// The parameter of each argument, trailing closures behind the others.
    let places: [Int]
    /// The parameters that the call leaves to their defaults.
    let omitted: [Int]
    /// The type of the call; nil where it isn't known.
    let result: Type?
}

extension Semantics {
    /// The one function that a call names, if its declaration is in sight and not generic.
    func function(calledBy call: FunctionCallExprSyntax) -> FunctionDeclSyntax? {
        let function = callee(of: call)?.decl?.as(FunctionDeclSyntax.self)
        return function?.genericParameterClause == nil ? function : nil
    }

    /// The declared parameter that takes an argument of a call.
    func parameter(taking argument: ExprSyntax, of call: FunctionCallExprSyntax) -> FunctionParameterSyntax? {
        guard let callee = callee(of: call), let decl = callee.decl,
            let clause = decl.as(FunctionDeclSyntax.self)?.signature.parameterClause
                ?? decl.as(InitializerDeclSyntax.self)?.signature.parameterClause,
            let place = call.allArguments.firstIndex(where: { $0.expression.id == argument.id }),
            place < callee.places.count
        else { return nil }
        let parameters = Array(clause.parameters)
        return callee.places[place] < parameters.count ? parameters[callee.places[place]] : nil
    }
}

/// Matches arguments with parameters as Swift does: labels in their order, defaults and variadic parameters, trailing
/// closures with the parameters that take functions.
///
/// - Returns: nil if the arguments don't fit.
func match(
    _ arguments: [CallArgument.Shape], with parameters: [CallParameter]
) -> (places: [Int], omitted: [Int])? {
    var places: [Int] = []
    var omitted: [Int] = []
    var next = 0
    for (index, argument) in arguments.enumerated() {
        if argument.isTrailing, argument.label == nil {
            // The first trailing closure fills the first parameter from here on that may be a function; those behind it must
            // have defaults or be filled by labelled ones.
            let rest = arguments[(index + 1)...].compactMap(\.label)
            let candidates = parameters.indices.filter { $0 >= next && parameters[$0].mayBeFunction }
            func fits(_ place: Int) -> Bool {
                (next..<place).allSatisfy { parameters[$0].isOptional }
                    && ((place + 1)..<max(place + 1, parameters.count)).allSatisfy {
                        parameters[$0].isOptional || rest.contains(parameters[$0].label ?? "")
                    }
            }
            guard let place = candidates.first(where: fits) else { return nil }
            omitted += next..<place
            places.append(place)
            next = place + 1
            continue
        }
        // Further values of a variadic parameter.
        if argument.label == nil, let last = places.last, last == next - 1, parameters[last].isVariadic,
            next >= parameters.count || parameters[next].label != nil
        {
            places.append(last)
            continue
        }
        while next < parameters.count, parameters[next].label != argument.label {
            guard parameters[next].isOptional else { return nil }
            omitted.append(next)
            next += 1
        }
        guard next < parameters.count else { return nil }
        places.append(next)
        next += 1
    }
    while next < parameters.count {
        guard parameters[next].isOptional else { return nil }
        omitted.append(next)
        next += 1
    }
    return (places, omitted)
}

/// A parameter as a call sees it.
struct CallParameter {
    /// The label that a call writes; nil for `_`.
    let label: String?
    /// A call may leave it out.
    let isOptional: Bool
    let isVariadic: Bool
    let mayBeFunction: Bool
}

extension FunctionParameterClauseSyntax {
    /// The parameters as a call sees them; a subscript's have a label only where they have two names.
    var callParameters: [CallParameter] {
        let isOfSubscript = parent?.is(SubscriptDeclSyntax.self) == true
        return parameters.map { parameter in
            let isBare = parameter.firstName.tokenKind == .wildcard || isOfSubscript && parameter.secondName == nil
            return CallParameter(
                label: isBare ? nil : parameter.firstName.identifierText,
                isOptional: parameter.defaultValue != nil || parameter.takesAnyNumber,
                isVariadic: parameter.takesAnyNumber, mayBeFunction: parameter.type.mayBeFunction)
        }
    }
}
