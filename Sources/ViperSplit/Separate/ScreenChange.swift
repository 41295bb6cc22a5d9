import SwiftSyntax

/// What shows a screen or takes one away: a call, `present(next, animated: true)`, or an assignment,
/// `view.window?.rootViewController = next`.
struct ScreenChange {
    let expression: ExprSyntax
    /// The method that is called, or the property that is set.
    let asked: ExprSyntax
    /// Nil of an assignment.
    let call: FunctionCallExprSyntax?
    /// What is shown, of an assignment.
    let value: ExprSyntax?

    init(_ call: FunctionCallExprSyntax) {
        (expression, asked, self.call, value) = (ExprSyntax(call), call.calledExpression, call, nil)
    }

    /// - Returns: nil if the expression sets nothing, or nothing of somebody else.
    init?(setting expression: ExprSyntax) {
        guard let infix = expression.as(InfixOperatorExprSyntax.self), infix.operator.is(AssignmentExprSyntax.self),
            infix.leftOperand.as(MemberAccessExprSyntax.self)?.base != nil
        else { return nil }
        (self.expression, asked, call, value) = (expression, infix.leftOperand, nil, infix.rightOperand)
    }

    /// What is asked, but for who is.
    var name: String { asked.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText ?? asked.trimmedText }

    /// Who is asked.
    var base: ExprSyntax? { asked.as(MemberAccessExprSyntax.self)?.base }

    var arguments: [ExprSyntax] { call?.arguments.map(\.expression) ?? [] }
}
