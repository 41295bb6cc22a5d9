import SwiftSyntax

extension SplitPlan {
    /// The modules, in the style of this one, that the app has for screens that the Wireframe makes.
    ///
    /// What the code or the module names already it goes on meaning as it did.
    var moduleScreens: ModuleScreens {
        if style.isExisting {
            return ModuleScreens(
                factories: [:], showings: [], pushing: nil, ownScreen: "", context: context, layout: layout)
        }
        let made = members(of: .wireframe).flatMap { member in
            nodes(FunctionCallExprSyntax.self, in: Syntax(member.decl)).compactMap(\.calledExpression.bareName)
        }
        let factories = Set(made).subtracting([controller.name]).reduce(into: [String: [ScreenFactory]]()) {
            factories, screen in
            let found = self.factories(of: screen).filter { !isNamed($0.owner) }
            if !found.isEmpty { factories[screen] = found }
        }
        let accesses = Set(factories.values.joined().map(\.access)).filter { !$0.isEmpty }
        return ModuleScreens(
            factories: factories,
            showings: accesses.sorted().flatMap(context.screenShowings).filter { !isNamed($0.name) },
            pushing: factories.isEmpty ? nil : pushing, ownScreen: link(from: .wireframe, to: .view)?.name ?? "",
            links: Set(style.links.filter { $0.from == .wireframe }.map(\.name)), context: context, layout: layout)
    }

    /// How a router of the style pushes screens, where its own screen can't be a navigation controller.
    private var pushing: ModulePushing? {
        let superclass = controller.superclass.map { [$0] + context.superclasses(of: $0) }?.last
        guard let superclass, !context.declaresType(named: superclass),
            Platform.sdk.isKind(superclass, of: Platform.viewController),
            !Platform.sdk.isKind(superclass, of: Platform.navigationController),
            let screen = link(from: .wireframe, to: .view)?.name
        else { return nil }
        let routers = style.skeletons.values.map(folded).flatMap(topLevelDeclarations)
            .compactMap { $0.as(ClassDeclSyntax.self) }
        return routers.firstResult { router in
            inheritedNames(router.inheritanceClause).firstResult(context.modulePushing).flatMap { pushing in
                let isKnown = router.memberBlock.members.contains { member in
                    member.decl.declaredNames == [pushing.ownScreen]
                        && (pushing.ownScreen == screen || member.decl.setsWhenSet(screen))
                }
                return isKnown && !isNamed(pushing.name) ? pushing : nil
            }
        }
    }

    private func factories(of screen: String) -> [ScreenFactory] {
        guard let declaration = context.declaration(ofType: screen), !declaration.isGiven,
            let group = declaration.decl.as(ClassDeclSyntax.self), isOfThisModule(declaration.path)
        else { return [] }
        let held = group.memberBlock.members.compactMap {
            $0.decl.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type.nameOfInterface
        }
        return style.moduleNames(among: held).flatMap(style.typeNames).filter { type in
            context.declaration(ofType: type).map { isOfThisModule($0.path) } ?? false
        }.flatMap(context.screenFactories).filter { $0.screen == screen }
    }

    /// Whether a file of the app may be of the module that the view controller is in.
    func isOfThisModule(_ path: String) -> Bool {
        context.modules(ofFileAt: path) == context.modules(ofFileAt: controller.homeUnit.path)
    }

    private func isNamed(_ name: String) -> Bool {
        controller.units.contains { unit in
            unit.tree.tokens(viewMode: .sourceAccurate).contains { $0.identifierText == name }
        }
    }
}

extension DeclSyntax {
    /// `didSet { screen = viewController as? DetailsView }`
    fileprivate func setsWhenSet(_ name: String) -> Bool {
        guard let block = self.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock,
            case .accessors(let accessors) = block.accessors, accessors.count == 1,
            let observer = accessors.first, observer.accessorSpecifier.tokenKind == .keyword(.didSet),
            let only = observer.body?.statements.first, observer.body?.statements.count == 1,
            let infix = only.expression?.as(InfixOperatorExprSyntax.self), infix.operator.is(AssignmentExprSyntax.self)
        else { return false }
        return infix.leftOperand.bareName == name
            && infix.rightOperand.as(AsExprSyntax.self)?.expression.bareName == declaredNames.first
    }
}
