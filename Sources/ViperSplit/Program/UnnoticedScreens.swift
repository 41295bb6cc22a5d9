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

    /// - Parameters:
    ///   - call: the call of the screen's own initialiser, in the place of which the factory stands.
    ///   - push: what is given the screen, and more values behind it.
    func isUnnoticed(
        _ call: FunctionCallExprSyntax, by factory: ScreenFactory, pushedBy push: FunctionCallExprSyntax
    ) -> Bool {
        factory.screen == call.madeType && isThere(ExprSyntax(call))
            && push.arguments.dropFirst().allSatisfy { isThere($0.expression) }
            && partsMade(by: call).allSatisfy(QuietMakings(app: app).goesQuietly)
            && app.makesQuietly(factory)
    }

    /// A value is read, or made, without anybody noticing, and without failing.
    private func isThere(_ value: ExprSyntax) -> Bool {
        QuietMakings(app: app).knowing(values(in: value)).isQuietValue(value)
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

    /// What the arguments make goes with the screen.
    private func partsMade(by call: FunctionCallExprSyntax) -> [String] {
        nodes(FunctionCallExprSyntax.self, in: Syntax(call)).compactMap(\.madeType)
    }
}

extension AppContext {
    /// Nobody can tell that a factory makes a module, nor that it goes, and nothing that it does can fail.
    fileprivate func makesQuietly(_ factory: ScreenFactory) -> Bool {
        let makings = QuietMakings(app: self)
        let assembly = QuietAssembly(of: factory.screen, by: factory.owner, in: self)
        // The screen may put its module together when it is made.
        let assemblers = members(of: factory.screen).filter { $0.is(InitializerDeclSyntax.self) }
            .flatMap { nodes(FunctionCallExprSyntax.self, in: Syntax($0)) }.compactMap { ExprSyntax($0).assembler }
        let code = Set(assemblers + [factory.owner]).flatMap(members).map { Syntax($0) }
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
        return areSure && assembly.isQuiet
            && parts.allSatisfy { makings.isMadeQuietly($0) && makings.goesQuietly($0) }
    }
}
