import SwiftSyntax

/// Code whose statements are values, since a result builder puts them together.
extension Semantics {
    /// A statement that is an expression, and stands in the code of a result builder.
    func isValueOfBuilder(_ expression: ExprSyntax) -> Bool {
        guard
            expression.parent?.is(CodeBlockItemSyntax.self) == true
                || expression.parent?.is(ExpressionStmtSyntax.self) == true,
            expression.as(InfixOperatorExprSyntax.self).map(isAssignment) != true,
            let code = Syntax(expression).enclosingCode
        else { return false }
        if let closure = code.as(ClosureExprSyntax.self) { return isBuilder(closure) }
        let declared = sequence(first: code, next: \.parent).firstResult {
            $0.as(FunctionDeclSyntax.self)?.attributes ?? $0.as(VariableDeclSyntax.self)?.attributes
        }
        return declared?.contains { $0.as(AttributeSyntax.self).map(namesBuilder) == true } == true
    }

    /// The parameter that takes the closure has the attribute of a builder. Where the callee isn't known, a value that nothing
    /// is done with tells.
    private func isBuilder(_ closure: ClosureExprSyntax) -> Bool {
        guard let call = closure.argument?.call else { return false }
        if let parameter = parameter(taking: ExprSyntax(closure), of: call) { return !parameter.attributes.isEmpty }
        let candidates = candidates(for: call).compactMap(\.decl)
        guard candidates.isEmpty else {
            let functions = candidates.compactMap { $0.as(FunctionDeclSyntax.self) }
            return functions.flatMap(\.signature.parameterClause.parameters).contains {
                $0.type.mayBeFunction && !$0.attributes.isEmpty
            }
        }
        return closure.statements.dropLast().contains { $0.expression.map(isOnlyMade) == true }
    }

    /// `"name"`, `Text("name")`: no code has such a statement for what it does.
    private func isOnlyMade(_ expression: ExprSyntax) -> Bool {
        let kinds: [SyntaxKind] = [.stringLiteralExpr, .integerLiteralExpr, .arrayExpr, .dictionaryExpr]
        let made = expression.as(FunctionCallExprSyntax.self).flatMap { typeNamed(by: $0.calledExpression) }
        return kinds.contains(expression.kind) || made != nil
    }

    private func namesBuilder(_ attribute: AttributeSyntax) -> Bool {
        guard let name = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.identifierText else {
            return false
        }
        guard let declared = declaredType(name)?.decl else { return name.hasSuffix("Builder") }
        return Modifiers(DeclSyntax(declared), default: .internal).attributes.contains("resultBuilder")
    }
}
