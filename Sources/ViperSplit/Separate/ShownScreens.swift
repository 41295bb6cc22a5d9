import SwiftSyntax

/// Which screens a call shows.
extension NavigationExtractions {
    /// The screen that a call shows, if it shows one; the last of a list, which is on top of the others.
    func shownScreen(_ call: FunctionCallExprSyntax) -> ExprSyntax? {
        let name =
            call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText
            ?? call.calledExpression.trimmedText
        if Platform.sdk.showsFirstArgument(name), let first = call.arguments.first, first.label == nil {
            return first.expression
        }
        if let list = shownList(call) {
            return list.elements.last.flatMap { code.controller.scopes.isSelf($0.expression) ? nil : $0.expression }
        }
        guard code.semantics.navigates(inherited: name) || isShowingVerb(name) && asksScreen(call) else { return nil }
        return call.arguments.map(\.expression).first { argument in
            !code.controller.scopes.isSelf(argument)
                && code.semantics.type(of: argument).map(code.semantics.isScreen) == true
        }
    }

    /// The names by which a call is told what to show: of a list those of all screens, which are built for it.
    func namesShown(by call: FunctionCallExprSyntax) -> [DeclReferenceExprSyntax] {
        let list = shownList(call).map { $0.elements.map(\.expression) + [call.arguments.first?.expression] }
        return (list ?? [shownScreen(call)]).compactMap { shown in
            shown.flatMap { code.isGivenScreen($0) ? nil : $0.as(DeclReferenceExprSyntax.self) }
        }
    }

    /// `[list, detail]` of `navigationController?.setViewControllers([list, detail], animated: true)`, which may have a name: of
    /// the screens in a tab bar the last is not the one that is seen.
    func shownList(_ call: FunctionCallExprSyntax) -> ArrayExprSyntax? {
        guard call.calledExpression.as(MemberAccessExprSyntax.self)?.base != nil,
            let argument = call.arguments.first?.expression,
            let decl = code.semantics.callee(of: call)?.decl, let method = decl.as(FunctionDeclSyntax.self),
            Facts(of: decl).contains(.navigates), method.takesScreens,
            code.semantics.enclosingTypes(of: Syntax(decl)).first == Platform.navigationController
        else { return nil }
        return argument.as(ArrayExprSyntax.self) ?? constant(argument)?.as(ArrayExprSyntax.self)
    }

    /// The value of a local name that is declared with it and never set.
    private func constant(_ name: ExprSyntax) -> ExprSyntax? {
        guard let reference = name.as(DeclReferenceExprSyntax.self),
            let binding = code.controller.scopes.binding(
                of: reference.baseName.identifierText, at: Syntax(reference)),
            let declared = sequence(first: binding.syntax, next: \.parent).prefix(2).firstResult({
                $0.as(PatternBindingSyntax.self)
            }),
            let variable = declared.parent?.parent?.as(VariableDeclSyntax.self),
            variable.bindingSpecifier.tokenKind == .keyword(.let)
        else { return nil }
        return declared.initializer?.value
    }
}
