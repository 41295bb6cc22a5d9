import SwiftSyntax

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
