import SwiftSyntax

/// An expression that sets something: `a = b`, `a += b`, and not `a == b`.
func isAssignment(_ infix: InfixOperatorExprSyntax) -> Bool {
    if infix.operator.is(AssignmentExprSyntax.self) { return true }
    guard let name = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
    return name.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name)
}

extension InfixOperatorExprSyntax {
    /// The name of what an assignment sets: `text` of `label.text = title`.
    var nameSet: String? {
        leftOperand.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText
            ?? leftOperand.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
    }
}
