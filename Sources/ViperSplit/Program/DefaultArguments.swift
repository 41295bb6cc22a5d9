import SwiftSyntax

extension FunctionCallExprSyntax {
    /// The arguments by which a method that shows or leaves screens is told what it does anyway: `completion: nil`.
    ///
    /// With them and without them the call is the same.
    var argumentsSaidAnyway: [LabeledExprSyntax] {
        let name =
            calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
            ?? calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
        guard let name, arguments.count > 1 else { return [] }
        let labels = Set(arguments.map { $0.label?.identifierText })
        let methods = Platform.sdk.methodsOfScreens(named: name.identifierText).map(
            \.signature.parameterClause.parameters
        )
        .filter { labels.isSubset(of: $0.map { $0.firstName.tokenKind == .wildcard ? nil : $0.firstName.text }) }
        return arguments.dropFirst().filter { argument in
            methods.contains { parameters in
                parameters.contains { parameter in
                    parameter.firstName.text == argument.label?.identifierText
                        && parameter.defaultValue?.value.trimmedDescription == argument.expression.trimmedDescription
                }
            }
        }
    }
}
