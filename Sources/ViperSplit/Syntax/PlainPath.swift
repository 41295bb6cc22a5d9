import SwiftSyntax

extension ExprSyntax {
    /// `notes[indexPath.row]`, `store?.notes[0]`: names, members and elements alone, without a call or an operator.
    var isPlainPath: Bool {
        let kinds: [SyntaxKind] = [
            .declReferenceExpr, .memberAccessExpr, .subscriptCallExpr, .integerLiteralExpr, .optionalChainingExpr,
            .forceUnwrapExpr,
        ]
        return nodes(ExprSyntax.self, in: Syntax(self)).allSatisfy { kinds.contains($0.kind) }
    }
}
