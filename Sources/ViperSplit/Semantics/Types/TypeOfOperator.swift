import SwiftSyntax

extension Semantics {
    /// The type of what an operator between two operands gives.
    func typeOfInfix(_ infix: InfixOperatorExprSyntax) -> Type? {
        if infix.operator.is(AssignmentExprSyntax.self) { return .void }
        guard let name = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else { return nil }
        let (left, right) = (infix.leftOperand, infix.rightOperand)
        switch name {
        case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "&&", "||", "~=": return .bool
        case "??":
            guard let first = type(of: left) else { return nil }
            if right.isLiteral || right.isImplicitMember { return first.unwrappedOnce }
            if right.is(NilLiteralExprSyntax.self) { return first }
            return type(of: right).map { $0.isOptional ? first.unwrappedOnce.asOptional : first.unwrappedOnce }
        case "..<": return bound(left, right).map { .nominal("Range", [$0]) }
        case "...": return bound(left, right).map { .nominal("ClosedRange", [$0]) }
        case _ where isAssignment(infix): return .void
        default: return bound(left, right).flatMap { declaredOperator(name, on: $0) }
        }
    }

    /// The type of both operands, of which one may be a literal.
    private func bound(_ left: ExprSyntax, _ right: ExprSyntax) -> Type? {
        if left.isLiteral != right.isLiteral { return type(of: left.isLiteral ? right : left) }
        guard let first = type(of: left), let second = type(of: right) else { return nil }
        if first == second { return first }
        if canonical(first) == canonical(second) { return first }
        if [first, second].contains(.double), [first, second].contains(.int), left.isLiteral { return .double }
        return nil
    }

    /// The arithmetic of numbers and texts gives their own kind; other operators are looked up.
    private func declaredOperator(_ name: String, on operand: Type) -> Type? {
        let found =
            members(named: name, of: operand, isStatic: true)
            + members(named: name, of: canonical(operand), isStatic: true)
        let results = Set(
            found.compactMap { $0.decl.as(FunctionDeclSyntax.self)?.signature.returnClause }.map { type($0.type) })
        if ["+", "-", "*", "/", "%", "&+", "&-", "&*", "|", "&", "^", "<<", ">>"].contains(name),
            operand.isNumeric || canonical(operand).isNumeric
        {
            return operand
        }
        if name == "+", found.isEmpty || operand == .string { return operand }
        guard let member = found.first, results.count == 1, let result = results.first ?? nil else { return nil }
        return type(result, of: member)
    }
}
