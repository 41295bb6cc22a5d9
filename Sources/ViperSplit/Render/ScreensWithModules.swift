import SwiftSyntax

extension SplitPlan {
    /// The modules, in the style of this one, that the app has for screens that the Wireframe makes.
    ///
    /// What the code or the module names already it goes on meaning as it did.
    var moduleScreens: ModuleScreens {
        if style.isExisting {
            return ModuleScreens(factories: [:], showings: [], ownScreen: "")
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
            ownScreen: link(from: .wireframe, to: .view)?.name ?? "",
            links: Set(style.links.filter { $0.from == .wireframe }.map(\.name)))
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
