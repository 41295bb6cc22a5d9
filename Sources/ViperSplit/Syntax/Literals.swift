import SwiftSyntax

extension ExprSyntax {
    /// The text of a literal, plain or handed to a function that translates it.
    var literalText: String? {
        if let literal = self.as(StringLiteralExprSyntax.self) {
            let text = literal.segments.compactMap { $0.as(StringSegmentSyntax.self)?.content.text }.joined()
            return text.isEmpty ? nil : text
        }
        guard let call = self.as(FunctionCallExprSyntax.self), let first = call.arguments.first else { return nil }
        return first.expression.as(StringLiteralExprSyntax.self).flatMap { ExprSyntax($0).literalText }
    }

    /// A literal takes the type that is asked for.
    var isLiteral: Bool {
        [.integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .booleanLiteralExpr, .arrayExpr, .dictionaryExpr]
            .contains(kind)
    }

    /// A value whose literals take the type that the place asks for: `3`, `-1`, `(1 + 2)`, `isLarge ? 1 : 2`.
    var mayBeTypedByItsPlace: Bool {
        switch self.as(ExprSyntaxEnum.self) {
        case .prefixOperatorExpr(let prefix): prefix.expression.mayBeTypedByItsPlace
        case .tupleExpr(let tuple): tuple.elements.contains { $0.expression.mayBeTypedByItsPlace }
        case .infixOperatorExpr(let infix):
            infix.leftOperand.mayBeTypedByItsPlace || infix.rightOperand.mayBeTypedByItsPlace
        case .ternaryExpr(let choice):
            choice.thenExpression.mayBeTypedByItsPlace || choice.elseExpression.mayBeTypedByItsPlace
        default: isLiteral
        }
    }

    /// A literal that names nothing, and so is the same wherever it stands: `[]`, `-1`, `"new"`.
    var isPlainLiteral: Bool {
        let literal = self.as(PrefixOperatorExprSyntax.self)?.expression ?? self
        return literal.isLiteral
            && nodes(in: Syntax(literal)).allSatisfy {
                !$0.is(DeclReferenceExprSyntax.self) && !$0.is(MacroExpansionExprSyntax.self)
            }
    }

    /// `"new"`, `-1`, `.pages`: the place tells of which type it is.
    var isConstant: Bool {
        isLiteral || isImplicitMember || self.as(PrefixOperatorExprSyntax.self)?.expression.isLiteral == true
    }

    /// `.pages`; `.none` may be no value.
    var isImplicitMember: Bool {
        guard let access = self.as(MemberAccessExprSyntax.self), access.base == nil else { return false }
        return access.declName.baseName.text != "none"
    }
}
