import SwiftSyntax

/// A name, or a constant that is the same whenever it is evaluated.
func isPlain(_ value: ExprSyntax) -> Bool {
    switch value.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let literal): literal.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
    case .declReferenceExpr, .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr,
        .nilLiteralExpr:
        true
    case .memberAccessExpr(let access): access.base == nil
    case .arrayExpr(let array): array.elements.isEmpty
    default: false
    }
}
