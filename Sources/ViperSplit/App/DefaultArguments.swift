import SwiftSyntax

extension AppContext {
    /// The arguments by which the view controller's own method that shows or leaves screens is told what it does anyway:
    /// `completion: nil`.
    ///
    /// With them and without them the call is the same; none where the app declares a method of the name.
    func argumentsSaidAnyway(in call: FunctionCallExprSyntax) -> [LabeledExprSyntax] {
        let access = call.calledExpression.as(MemberAccessExprSyntax.self)
        let isOnSelf = access.map { ["self", "self?", "self!"].contains($0.base?.trimmedText) } ?? true
        guard let name = access?.declName.baseName ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
            isOnSelf, call.arguments.count > 1
        else { return [] }
        let labels = Set(call.arguments.map { $0.labelName })
        let methods = Platform.sdk.methodsOfScreens(named: name.identifierText).map(
            \.signature.parameterClause.parameters
        )
        .filter { labels.isSubset(of: $0.map { $0.firstName.tokenKind == .wildcard ? nil : $0.firstName.text }) }
        let said = call.arguments.dropFirst().filter { argument in
            methods.contains { parameters in
                parameters.contains { parameter in
                    parameter.firstName.text == argument.labelName
                        && parameter.defaultValue?.value.trimmedText == argument.expression.trimmedText
                }
            }
        }
        return said.isEmpty || declares(name.identifierText, aroundOrAbove: Syntax(call)) ? [] : said
    }

    /// Whether the class around a place, or one that it inherits from, has a method of the name that the app adds to it.
    private func declares(_ method: String, aroundOrAbove node: Syntax) -> Bool {
        let around = sequence(first: node, next: \.parent).lazy.compactMap { node in
            node.as(ClassDeclSyntax.self)?.name.identifierText
                ?? node.as(ExtensionDeclSyntax.self)?.extendedType.trimmedText
        }.first
        guard let around else { return true }
        let classes = [around] + superclasses(of: around)
        let ofSDK = [Platform.viewController, Platform.view]
        return (classes + ofSDK + ofSDK.flatMap(Platform.sdk.ancestry)).contains { name in
            let blocks =
                types(named: name).compactMap { $0.decl.asProtocol((any DeclGroupSyntax).self)?.memberBlock }
                + extensions(of: name).map(\.memberBlock)
            return blocks.flatMap(\.members).compactMap { $0.decl.as(FunctionDeclSyntax.self) }.contains { function in
                function.name.identifierText == method
                    && !function.modifiers.contains { $0.name.tokenKind == .keyword(.override) }
            }
        }
    }
}
