import SwiftSyntax

extension Syntax {
    /// A link that follows an expression without `?`.
    func isLinkBehind(_ expression: ExprSyntax) -> Bool {
        self.as(MemberAccessExprSyntax.self)?.base?.id == expression.id
            || self.as(FunctionCallExprSyntax.self)?.calledExpression.id == expression.id
            || self.as(SubscriptCallExprSyntax.self)?.calledExpression.id == expression.id
    }
}

extension ExprSyntax {
    /// `self?.view.frame` from `self?` on: the expression with all links behind it.
    var withLinksBehind: ExprSyntax {
        var whole = self
        while let parent = whole.parent,
            parent.isLinkBehind(whole) || parent.is(OptionalChainingExprSyntax.self)
                || parent.is(ForceUnwrapExprSyntax.self),
            let next = parent.as(ExprSyntax.self)
        {
            whole = next
        }
        return whole
    }

    /// Something asks whether there is a value: `?? 0`, `== nil`, `if let`, `switch`.
    var isAskedForNil: Bool {
        guard let parent else { return false }
        if let infix = parent.as(InfixOperatorExprSyntax.self),
            let sign = infix.operator.as(BinaryOperatorExprSyntax.self)
        {
            let other = infix.leftOperand.id == id ? infix.rightOperand : infix.leftOperand
            return sign.operator.text == "??" ? infix.leftOperand.id == id : other.is(NilLiteralExprSyntax.self)
        }
        return parent.is(InitializerClauseSyntax.self) && parent.parent?.is(OptionalBindingConditionSyntax.self) == true
            || parent.is(SwitchExprSyntax.self)
    }
}
