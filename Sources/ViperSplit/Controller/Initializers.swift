import SwiftSyntax

func isDesignatedInitializer(_ member: Member) -> Bool {
    member.decl.as(InitializerDeclSyntax.self)?.isConvenience == false
}

extension Member {
    /// The statement by which an initialiser calls `super.init`, outside of any branch.
    var delegation: CodeBlockItemSyntax? { initializerBody.first(where: \.delegatesInitialization) }

    var initializerBody: CodeBlockItemListSyntax { decl.as(InitializerDeclSyntax.self)?.body?.statements ?? [] }
}

extension InitializerDeclSyntax {
    var isConvenience: Bool { modifiers.contains { $0.name.tokenKind == .keyword(.convenience) } }

    var parameterLabels: [String] { signature.parameterClause.parameters.map(\.firstName.text) }
}

/// An initialiser that nothing comes out of: it stops the program, as `init(coder:)` often does, or fails.
func isUnavailable(_ initializer: InitializerDeclSyntax) -> Bool {
    guard let body = initializer.body, let last = body.statements.last,
        !body.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .keyword(.`init`) })
    else { return false }
    if let result = last.item.as(ReturnStmtSyntax.self) {
        return result.expression?.is(NilLiteralExprSyntax.self) == true
    }
    return last.stopsProgram
}

extension CodeBlockItemSyntax {
    fileprivate var stopsProgram: Bool {
        let callee = item.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedText
        return callee == "fatalError" || callee == "preconditionFailure"
    }
}

extension CodeBlockItemSyntax {
    /// `super.init(...)` or `self.init(...)`: nothing of `self` can be used before.
    var delegatesInitialization: Bool {
        let call = item.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
        return call?.declName.baseName.tokenKind == .keyword(.`init`)
    }
}
