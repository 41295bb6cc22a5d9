import SwiftSyntax

extension SyntaxProtocol {
    /// Whether code that isn't a closure's or a function's of its own leaves what it stands in, by one of the keywords.
    func leavesBy(_ keywords: [Keyword]) -> Bool { leaves(by: keywords, unlabelledBy: keywords) }

    /// - Parameter unlabelled: those of the keywords that mean what is around the code, if they name no statement.
    private func leaves(by keywords: [Keyword], unlabelledBy unlabelled: [Keyword]) -> Bool {
        switch Syntax(self).as(SyntaxEnum.self) {
        case .token(let token): return unlabelled.contains { token.tokenKind == .keyword($0) }
        case .closureExpr, .functionDecl: return false
        case .breakStmt(let statement) where statement.label != nil: return keywords.contains(.break)
        case .continueStmt(let statement) where statement.label != nil: return keywords.contains(.continue)
        default: break
        }
        // A loop or a `switch` is left itself.
        let loops: [SyntaxKind] = [.forStmt, .whileStmt, .repeatStmt]
        let own: [Keyword] = loops.contains(kind) ? [.break, .continue] : kind == .switchExpr ? [.break] : []
        let rest = unlabelled.filter { !own.contains($0) }
        return children(viewMode: .sourceAccurate).contains { $0.leaves(by: keywords, unlabelledBy: rest) }
    }
}

extension CodeBlockItemSyntax {
    /// Nothing of a function without a result, or of such a closure, runs after it: it is the last of the body, or of a branch
    /// that is, or `return` follows.
    var isLastOfVoidFunction: Bool {
        guard let list = parent?.as(CodeBlockItemListSyntax.self), let place = list.index(of: self),
            let body = Syntax(list).enclosingCode?.bodyWithoutResult, !body.leavesBy([.defer])
        else { return false }
        if let next = list[list.index(after: place)...].first {
            return next.item.as(ReturnStmtSyntax.self).map { $0.expression == nil } ?? false
        }
        return list.id == body.id || list.parent?.enclosingIf?.isLastOfVoidFunction ?? false
    }
}

extension Syntax {
    /// The function, initialiser, accessor or closure that a statement belongs to.
    var enclosingCode: Syntax? {
        let kinds: [SyntaxKind] = [.functionDecl, .closureExpr, .accessorBlock, .initializerDecl]
        return sequence(first: self, next: \.parent).first { kinds.contains($0.kind) }
    }

    /// The statements of a function that declares no result, or of a closure that has none: it says so, or has several statements,
    /// and none gives anything.
    fileprivate var bodyWithoutResult: CodeBlockItemListSyntax? {
        if let function = self.as(FunctionDeclSyntax.self) {
            return function.signature.returnClause.givesValue ? nil : function.body?.statements
        }
        guard let closure = self.as(ClosureExprSyntax.self) else { return nil }
        if let clause = closure.signature?.returnClause { return clause.type.isVoid ? closure.statements : nil }
        if closure.statements.count < 2 || closure.statements.contains(where: { Syntax($0).givesResult }) { return nil }
        return closure.statements
    }

    /// `return` stands in the code with a value, other than in a closure or a function of its own.
    private var givesResult: Bool {
        if [.closureExpr, .functionDecl].contains(kind) { return false }
        if let statement = self.as(ReturnStmtSyntax.self) { return statement.expression != nil }
        return children(viewMode: .sourceAccurate).contains(where: \.givesResult)
    }

    /// The statement that consists of the `if` of which a block is a branch.
    fileprivate var enclosingIf: CodeBlockItemSyntax? {
        guard let branch = parent?.as(IfExprSyntax.self) else { return nil }
        return branch.parent?.is(IfExprSyntax.self) == true
            ? Syntax(branch).enclosingIf : branch.parent?.parent?.as(CodeBlockItemSyntax.self)
    }
}

extension Syntax {
    /// The function around suspends by the node: `await f()`, `for await note in notes`, `async let note = f()`.
    var isSuspension: Bool {
        switch self.as(SyntaxEnum.self) {
        case .awaitExpr: true
        case .forStmt(let loop): loop.awaitKeyword != nil
        case .variableDecl(let variable): variable.isAsync
        default: false
        }
    }
}

extension VariableDeclSyntax {
    /// `async let tour = Tour.open(id)`
    var isAsync: Bool { modifiers.contains { $0.name.tokenKind == .keyword(.async) } }
}
