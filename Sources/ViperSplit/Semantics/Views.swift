import SwiftSyntax

extension Semantics {
    /// A value of the type is something to look at.
    func isView(_ type: Type) -> Bool { type.unwrapped.name.map(context.isViewType) ?? false }

    /// A value of the type is another screen.
    func isScreen(_ type: Type) -> Bool { type.unwrapped.name.map(context.isScreenType) ?? false }

    /// A property that holds a view, whatever the app calls it.
    func isView(_ property: Member) -> Bool {
        property.isViewByName(in: controller) || type(of: property).map(isView) ?? false
    }

    /// A property that holds another screen.
    func isScreen(_ property: Member) -> Bool { type(of: property).map(isScreen) ?? false }
}

extension Member {
    /// A property that holds a view, by its annotation or initial value, or a controller that has one.
    func isViewByName(in controller: Controller) -> Bool {
        guard let variable = decl.as(VariableDeclSyntax.self), let binding = variable.bindings.first else {
            return false
        }
        if let type = binding.typeAnnotation?.type {
            let isController = type.unwrapped.trimmedDescription.hasSuffix("Controller")
            return namesView(Syntax(type)) || isController && isAskedForView(in: controller)
        }
        guard let value = binding.initializer?.value else { return false }
        if let closure = value.as(FunctionCallExprSyntax.self)?.calledExpression.as(ClosureExprSyntax.self) {
            guard let first = closure.statements.first?.item.as(VariableDeclSyntax.self)?.bindings.first else {
                return false
            }
            return first.typeAnnotation.map { namesView(Syntax($0)) } ?? first.initializer.map { namesView(Syntax($0)) }
                ?? false
        }
        guard let callee = value.as(FunctionCallExprSyntax.self)?.calledExpression else { return false }
        return namesView(Syntax(callee))
    }

    /// `panelController.view`: only a view controller, of whatever framework, has one.
    private func isAskedForView(in controller: Controller) -> Bool {
        controller.bodies.flatMap { Array($0.memberBlock.tokens(viewMode: .sourceAccurate)) }.contains { token in
            guard token.text == "view",
                let access = token.parent?.parent?.as(MemberAccessExprSyntax.self),
                access.declName.baseName.id == token.id
            else { return false }
            var base = access.base
            while let inner = base?.as(OptionalChainingExprSyntax.self)?.expression
                ?? base?.as(ForceUnwrapExprSyntax.self)?.expression
            {
                base = inner
            }
            let name =
                base?.as(DeclReferenceExprSyntax.self)?.baseName
                ?? base?.as(MemberAccessExprSyntax.self)?.declName.baseName
            return name?.identifierText == self.name
        }
    }

    private func namesView(_ node: Syntax) -> Bool {
        node.tokens(viewMode: .sourceAccurate).contains { token in
            guard case .identifier(let name) = token.tokenKind, isViewTypeName(name), name != "UIImage" else {
                return false
            }
            // `NotesViewController.Row` is no view.
            return isUIKitName(name) || token.nextToken(viewMode: .sourceAccurate)?.tokenKind != .period
        }
    }
}
