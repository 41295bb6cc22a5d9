import SwiftSyntax

func isDesignatedInitializer(_ member: Member) -> Bool {
    member.decl.as(InitializerDeclSyntax.self)?.isConvenience == false
}

extension InitializerDeclSyntax {
    var isConvenience: Bool { modifiers.contains { $0.name.tokenKind == .keyword(.convenience) } }

    var parameterLabels: [String] { signature.parameterClause.parameters.map(\.firstName.text) }
}

/// An initialiser that only stops the program, as `init(coder:)` often does.
func isUnavailable(_ initializer: InitializerDeclSyntax) -> Bool {
    guard let only = initializer.body?.statements.first, initializer.body?.statements.count == 1 else { return false }
    return only.item.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedText == "fatalError"
}
