import SwiftSyntax

extension IfConfigDeclSyntax {
    /// The clause that is compiled here, where iOS counts as the system and no flags are set; nil if none is.
    var activeClause: IfConfigClauseSyntax? {
        clauses.first { $0.condition.map(holds) ?? true }
    }
}

private func holds(_ condition: ExprSyntax) -> Bool {
    if let not = condition.as(PrefixOperatorExprSyntax.self) { return !holds(not.expression) }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.tokenKind == .keyword(.true) }
    if let tuple = condition.as(TupleExprSyntax.self), let only = tuple.elements.first { return holds(only.expression) }
    if let sequence = condition.as(SequenceExprSyntax.self) { return holds(Array(sequence.elements)) }
    guard let call = condition.as(FunctionCallExprSyntax.self), let argument = call.arguments.first else {
        return false
    }
    let name = argument.expression.trimmedDescription
    switch call.calledExpression.trimmedDescription {
    case "os": return name == "iOS"
    case "canImport": return availableModules[name] != nil
    case "swift", "compiler": return true
    default: return false
    }
}

/// `&&` binds tighter than `||`.
private func holds(_ elements: [ExprSyntax]) -> Bool {
    var alternatives: [[ExprSyntax]] = [[]]
    for element in elements {
        switch element.trimmedDescription {
        case "||": alternatives.append([])
        case "&&": continue
        default: alternatives[alternatives.count - 1].append(element)
        }
    }
    return alternatives.contains { $0.allSatisfy { holds($0) } }
}
