import SwiftSyntax

/// Types that have a service's name and work for views: `ClusterManager(map: mapView)`. What is made of views is the View's.
extension Semantics {
    /// The type reaches data, as far as its name or its declaration tells.
    func isService(named type: String) -> Bool {
        context.isServiceType(type) && !isMadeOfViews(type) && !controller.rules.links.components.contains(type)
    }

    /// `presenter.store` of a module that was there already, whose Interactor keeps the store.
    ///
    /// - Returns: nil if what is requested isn't a service.
    func service(given request: ModuleRequest, at reference: Reference) -> ExprSyntax? {
        guard request.owner == .interactor, request.isStored, let access = reference.expression?.accessBehind,
            type(of: ExprSyntax(access))?.unwrapped.name.map(isService(named:)) == true
        else { return nil }
        return ExprSyntax(access)
    }

    /// A type of the app or of a library that has a service's name, and is given views where it is made.
    func isMadeOfViews(_ type: String) -> Bool {
        guard context.isServiceType(type), !Platform.sdk.declares(type) || context.declaresType(named: type) else {
            return false
        }
        guard let declared = declaredType(type), declared.decl != nil else { return typesMadeOfViews.contains(type) }
        return declared.members(named: "init").compactMap { $0.as(InitializerDeclSyntax.self) }.contains {
            initializer in
            initializer.signature.parameterClause.parameters.contains { parameter in
                self.type(parameter.type)?.unwrapped.name.map(isOwnView) == true
            }
        }
    }

    /// The names of types to which the controller's files hand views when they make one.
    func findTypesMadeOfViews() -> Set<String> {
        let calls = controller.bodies.flatMap { nodes(in: Syntax($0.memberBlock)) }
            .compactMap { $0.as(FunctionCallExprSyntax.self) }
        return calls.reduce(into: []) { names, call in
            guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
                name.first?.isUppercase == true, context.isServiceType(name)
            else { return }
            let isGivenView = call.arguments.contains { argument in
                type(of: argument.expression).map { $0.unwrapped.name.map(isOwnView) == true }
                    ?? argument.expression.isNamedAsView
            }
            if isGivenView { names.insert(name) }
        }
    }

    /// Something on the screen, not what is only drawn: an image, a colour.
    func isOwnView(_ type: String) -> Bool {
        let ancestry = [type] + context.superclasses(of: type)
        return ancestry.contains { Platform.sdk.isKind($0, of: Platform.view) }
            || !context.declaresType(named: type) && !Platform.sdk.declares(type) && context.isViewType(type)
                && type.hasSuffix("View")
    }
}

extension ExprSyntax {
    /// `mapView`, `cell.mapView`: where nobody knows the type, the name tells that it is on the screen.
    fileprivate var isNamedAsView: Bool {
        let name =
            self.as(DeclReferenceExprSyntax.self)?.baseName ?? self.as(MemberAccessExprSyntax.self)?.declName.baseName
        return name?.identifierText.hasSuffix("View") == true
    }
}
