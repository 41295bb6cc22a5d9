import SwiftSyntax

/// Whether a value can be read before a piece of code runs: nothing in it that might change the value is done before it is
/// read, and it is read once at most.
///
/// - Parameter body: statements around the expression.
func isReadFirst(_ expression: ExprSyntax, in body: Syntax) -> Bool {
    let isRepeated = sequence(first: Syntax(expression), next: \.parent).prefix { $0.id != body.id }
        .contains { [.closureExpr, .whileStmt, .forStmt, .repeatStmt, .deferStmt].contains($0.kind) }
    return !isRepeated && !body.hasEffect(before: expression.range.lowerBound)
}

extension Syntax {
    /// Whether something is called, set or waited for before an offset.
    fileprivate func hasEffect(before offset: Int) -> Bool {
        guard range.lowerBound < offset else { return false }
        if range.upperBound <= offset {
            if self.is(FunctionCallExprSyntax.self) || self.is(AwaitExprSyntax.self) { return true }
            if let infix = self.as(InfixOperatorExprSyntax.self), isAssignment(infix) { return true }
        }
        return children(viewMode: .sourceAccurate).contains { $0.hasEffect(before: offset) }
    }
}
