import SwiftSyntax

/// Screens that may be made with their modules and let go of at once, where none was made: nobody can tell.
///
/// `pushModule(withView: DetailsBuilder.build(id: id).view)` makes one whether there is a navigation controller or not.
struct UnnoticedScreens {
    let app: AppContext
    /// What the code binds that makes the screens.
    let scopes: Scopes
    /// The property by which that code has just reached its own screen, so that it is there.
    let ownScreen: String
    /// The paths by which that code reaches the components of its module, which are there as the screen is.
    var links: Set<String> = []

    /// - Parameters:
    ///   - call: the call of the screen's own initialiser, in the place of which the factory stands.
    ///   - push: what is given the screen, and more values behind it.
    func isUnnoticed(
        _ call: FunctionCallExprSyntax, by factory: ScreenFactory, pushedBy push: FunctionCallExprSyntax
    ) -> Bool {
        isUnnoticed(call, by: factory) && push.arguments.dropFirst().allSatisfy { isThere($0.expression) }
    }

    /// - Parameter settings: the properties of the screen that are set behind the call, to what the factory is given for them.
    func isUnnoticed(
        _ call: FunctionCallExprSyntax, setting settings: [(property: String, value: ExprSyntax)] = [],
        by factory: ScreenFactory
    ) -> Bool {
        factory.screen == call.madeType && isThere(ExprSyntax(call))
            && settings.allSatisfy { isSetUnnoticed($0.property, to: $0.value, by: factory) }
            && partsMade(by: call.arguments.map(\.expression) + settings.map(\.value))
                .allSatisfy(QuietMakings(app: app).goesQuietly)
            && app.makesQuietly(factory)
    }

    /// Of what the factory needn't be given nobody hears that it is set.
    private func isSetUnnoticed(_ property: String, to value: ExprSyntax, by factory: ScreenFactory) -> Bool {
        let types = app.members(of: factory.screen).filter { $0.declaredNames.contains(property) }
            .flatMap(\.typesWritten)
        return factory.parameters.contains { $0.use == .property(property) && $0.mayBeLeftOut } && !types.isEmpty
            && isThere(value, as: types)
    }

    /// A value is read, or made, without anybody noticing, and without failing.
    private func isThere(_ value: ExprSyntax, as types: [TypeSyntax] = []) -> Bool {
        isLink(value) || QuietMakings(app: app).knowing(values(in: value)).isQuietValue(value, as: types)
    }

    /// `viewController.presenter`, of the module's own.
    func isLink(_ value: ExprSyntax) -> Bool {
        let first = value.firstToken(viewMode: .sourceAccurate)?.identifierText ?? ""
        return links.contains(value.trimmedText) && scopes.binding(of: first, at: Syntax(value)) == nil
    }

    /// By name, the types of the values that an expression names, and that are there.
    private func values(in expression: ExprSyntax) -> [String: String?] {
        let names = nodes(DeclReferenceExprSyntax.self, in: Syntax(expression)).filter(\.isBare)
        return names.reduce(into: [:]) { values, name in
            let text = name.baseName.identifierText
            if let binding = scopes.binding(of: text, at: Syntax(name)) {
                if binding.isStored { values.updateValue(binding.typeWritten?.nominalName, forKey: text) }
            } else if text == ownScreen {
                values.updateValue(nil, forKey: text)
            }
        }
    }

    /// What is made for the screen goes with it.
    private func partsMade(by values: [ExprSyntax]) -> [String] {
        values.flatMap { nodes(FunctionCallExprSyntax.self, in: Syntax($0)) }.compactMap(\.madeType)
    }
}

extension AppContext {
    /// Nobody can tell that a factory makes a module, nor that it goes, and nothing that it does can fail.
    fileprivate func makesQuietly(_ factory: ScreenFactory) -> Bool {
        let makings = QuietMakings(app: self)
        let assembly = QuietAssembly(of: factory.screen, by: factory.owner, in: self)
        let code = code(assembling: factory)
        let made = code.flatMap { nodes(FunctionCallExprSyntax.self, in: $0) }.compactMap(\.madeType)
        let casts = code.flatMap { nodes(AsExprSyntax.self, in: $0) }.filter {
            $0.questionOrExclamationMark?.tokenKind == .exclamationMark
        }
        // What the screen is given by the assembly is what that says.
        let areSure = casts.allSatisfy { cast in
            let link = cast.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText
            let assembling = link.flatMap(assembly.function)?.signature.returnClause?.type
            return assembling != nil && cast.type.trimmedText == assembling?.trimmedText
        }
        // A Wireframe that has the screen is a part by itself.
        let parts = Set(made + [factory.screen] + (factory.callee == factory.owner ? [factory.owner] : []))
        let ends = makings.holding(ModuleParts(app: self, names: parts, code: code).held)
        return areSure && assembly.isQuiet
            && parts.allSatisfy { part in
                // What the initialisers of a Wireframe do is what the factory does, and the assembly.
                makings.isMadeQuietly(part, initializersAreRead: part == factory.callee) && ends.goesQuietly(part)
            }
    }

    /// What runs when a factory makes a module: it calls its own functions, and so may the screen, which may put its module together
    /// when it is made.
    private func code(assembling factory: ScreenFactory) -> [Syntax] {
        let values = members(of: factory.screen).filter { !$0.is(FunctionDeclSyntax.self) }
        let assemblers = values.filter { $0.is(InitializerDeclSyntax.self) }
            .flatMap { nodes(FunctionCallExprSyntax.self, in: Syntax($0)) }.compactMap { ExprSyntax($0).assembler }
        let all = Set(assemblers + [factory.owner]).flatMap(members)
        var code = all.filter { !$0.is(FunctionDeclSyntax.self) }
        var rest = all.filter { $0.is(FunctionDeclSyntax.self) }
        var next = values + code
        var called: Set<String> = [String(factory.callee.split(separator: ".").last ?? "")]
        repeat {
            called.formUnion(
                next.flatMap { nodes(DeclReferenceExprSyntax.self, in: Syntax($0)) }.map(\.baseName.identifierText))
            next = rest.filter { !called.isDisjoint(with: $0.declaredNames) }
            rest.removeAll(where: next.contains)
            code += next
        } while !next.isEmpty
        return code.map { Syntax($0) }
    }
}
