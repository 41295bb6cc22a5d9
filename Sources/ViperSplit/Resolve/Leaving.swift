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
    /// Nothing of a function without a result runs after it: it is the last of the body, or of a branch that is, or `return`
    /// follows.
    var isLastOfVoidFunction: Bool {
        guard let list = parent?.as(CodeBlockItemListSyntax.self), let place = list.index(of: self),
            let function = Syntax(list).enclosingCode?.as(FunctionDeclSyntax.self),
            function.signature.returnClause == nil, function.body?.leavesBy([.defer]) == false
        else { return false }
        if let next = list[list.index(after: place)...].first { return next.item.is(ReturnStmtSyntax.self) }
        if list.parent?.parent?.id == function.id { return true }
        return list.parent?.enclosingIf?.isLastOfVoidFunction ?? false
    }
}

extension Syntax {
    /// The function, initialiser, accessor or closure that a statement belongs to.
    var enclosingCode: Syntax? {
        let kinds: [SyntaxKind] = [.functionDecl, .closureExpr, .accessorBlock, .initializerDecl]
        return sequence(first: self, next: \.parent).first { kinds.contains($0.kind) }
    }

    /// The statement that consists of the `if` of which a block is a branch.
    fileprivate var enclosingIf: CodeBlockItemSyntax? {
        guard let branch = parent?.as(IfExprSyntax.self) else { return nil }
        return branch.parent?.is(IfExprSyntax.self) == true
            ? Syntax(branch).enclosingIf : branch.parent?.parent?.as(CodeBlockItemSyntax.self)
    }
}
