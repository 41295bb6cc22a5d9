import SwiftSyntax

/// Whether what is handed over may be evaluated where the call of the new method stands.
extension ParameterReader {
    /// What gives nothing is done, and not handed over. In a closure that runs at once, who runs it may have begun something
    /// (`UIView.performWithoutAnimation`), so what others can notice is done there, too.
    func isValue(_ expression: ExprSyntax, _ type: Type) -> Bool {
        if type.unwrapped.isVoid { return false }
        let isInClosure = enclosingClosures(of: Syntax(expression)).contains { range.contains($0.range.lowerBound) }
        return !isInClosure || code.semantics.effects(of: Syntax(expression)).isDisjoint(with: .noticed)
    }

    /// What is handed over is evaluated, whether there is a screen or not: what stands behind a `guard` or in a branch wasn't.
    func isEvaluatedAnyway(_ expression: ExprSyntax) -> Bool {
        for node in nodes {
            if node.range.contains(expression.range.lowerBound) {
                return !Syntax(expression).isConditional(within: node)
            }
            if node.as(CodeBlockItemSyntax.self)?.item.is(GuardStmtSyntax.self) == true { return false }
        }
        return true
    }

    /// What a text is put together of is handed over, and not a text that may not be needed.
    func isEvaluatedUnnoticed(_ expression: ExprSyntax) -> Bool {
        code.semantics.effects(of: Syntax(expression)).isDisjoint(with: .noticed)
            && (!expression.is(StringLiteralExprSyntax.self) || isPlain(expression))
    }
}
