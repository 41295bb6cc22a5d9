import SwiftSyntax

extension SyntaxProtocol {
    /// Whether code that isn't a closure's or a function's of its own leaves what it stands in, by one of the keywords.
    func leavesBy(_ keywords: [Keyword]) -> Bool {
        if let token = self.as(TokenSyntax.self) { return keywords.contains { token.tokenKind == .keyword($0) } }
        if self.is(ClosureExprSyntax.self) || self.is(FunctionDeclSyntax.self) { return false }
        return children(viewMode: .sourceAccurate).contains { $0.leavesBy(keywords) }
    }
}

extension CodeBlockItemSyntax {
    /// Nothing of a function without a result runs after it.
    var isLastOfVoidFunction: Bool {
        guard let list = parent?.as(CodeBlockItemListSyntax.self), list.last?.id == id,
            let function = list.parent?.parent?.as(FunctionDeclSyntax.self)
        else { return false }
        return function.signature.returnClause == nil && !list.contains { $0.item.is(DeferStmtSyntax.self) }
    }
}
