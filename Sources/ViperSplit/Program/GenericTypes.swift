import SwiftSyntax

/// The types that a file writes with generic arguments.
func typesWithArguments(in file: SourceFileSyntax) -> Set<String> {
    let visitor = GenericTypeVisitor(viewMode: .sourceAccurate)
    visitor.walk(file)
    return visitor.names
}

private final class GenericTypeVisitor: SyntaxVisitor {
    var names: Set<String> = []

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if node.genericArgumentClause != nil { names.insert(node.name.identifierText) }
        return .visitChildren
    }

    override func visit(_ node: GenericSpecializationExprSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.expression.trimmedText)
        return .visitChildren
    }
}
