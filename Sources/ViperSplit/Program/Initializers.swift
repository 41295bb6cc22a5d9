import SwiftSyntax

func isDesignatedInitializer(_ member: Member) -> Bool {
    member.kind == .initializer && !member.modifiers.names.contains("convenience")
}

/// An initialiser that only stops the program, as `init(coder:)` often does.
func isUnavailable(_ initializer: InitializerDeclSyntax) -> Bool {
    guard let only = initializer.body?.statements.first, initializer.body?.statements.count == 1 else { return false }
    return only.item.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription == "fatalError"
}
