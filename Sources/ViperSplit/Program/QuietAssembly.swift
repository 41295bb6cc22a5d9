import SwiftSyntax

/// The assembly of a screen's module, which nobody can tell from one that happens later, when the screen needs the module.
struct QuietAssembly {
    private let screen: String
    private let assembler: String
    private let app: AppContext
    private let makings: QuietMakings

    /// - Parameters:
    ///   - screen: the class of the screen.
    ///   - assembler: the type that puts the module together.
    init(of screen: String, by assembler: String, in app: AppContext) {
        (self.screen, self.assembler, self.app) = (screen, assembler, app)
        makings = QuietMakings(app: app)
    }

    /// Statements only give a screen the module that it would have made by itself, and only make and connect what runs nothing.
    func isQuiet(_ statements: [CodeBlockItemSyntax]) -> Bool {
        let links = linksMadeByTheScreen
        let given = statements.compactMap { $0.expression?.as(InfixOperatorExprSyntax.self) }
            .compactMap { $0.leftOperand.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText }
        var seen: Set<SyntaxIdentifier> = []
        return given.allSatisfy { links[$0] != nil } && statements.allSatisfy { isQuiet(Syntax($0), &seen) }
            && links.values.allSatisfy { isQuiet(Syntax($0), &seen) }
    }

    /// By name: `lazy var presenter: DetailsPresenterInterface = DetailsWireframe.assemble(self)`.
    private var linksMadeByTheScreen: [String: ExprSyntax] {
        app.members(of: screen).reduce(into: [:]) { links, member in
            guard let variable = member.as(VariableDeclSyntax.self),
                Modifiers(member, default: .internal).isLazy, let name = member.declaredNames.first,
                let value = variable.bindings.first?.initializer?.value,
                let call = value.as(FunctionCallExprSyntax.self),
                call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.trimmedText == assembler,
                call.arguments.map(\.expression.trimmedText) == ["self"]
            else { return }
            links[name] = value
        }
    }

    private func isQuiet(_ node: Syntax, _ seen: inout Set<SyntaxIdentifier>) -> Bool {
        if !seen.insert(node.id).inserted { return true }
        let all = nodes(in: node)
        guard !all.contains(where: { $0.is(ClosureExprSyntax.self) || $0.is(MacroExpansionExprSyntax.self) }) else {
            return false
        }
        let calls = all.compactMap { $0.as(FunctionCallExprSyntax.self) }
        let made = Set(
            calls.compactMap { $0.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText })
        let settings = all.compactMap { $0.as(InfixOperatorExprSyntax.self) }
        let types = made.union([screen, assembler])
        return settings.allSatisfy { isPlain($0, among: types, &seen) }
            && calls.allSatisfy { isQuiet($0, &seen) }
    }

    /// An assignment to a property whose observers, if it has any, are as quiet.
    private func isPlain(
        _ infix: InfixOperatorExprSyntax, among types: Set<String>, _ seen: inout Set<SyntaxIdentifier>
    ) -> Bool {
        guard infix.operator.is(AssignmentExprSyntax.self) else { return false }
        let access = infix.leftOperand.as(MemberAccessExprSyntax.self)
        guard let name = access?.declName.baseName.identifierText else { return true }
        let members = types.sorted().flatMap(app.members).filter { $0.declaredNames.contains(name) }
        return members.allSatisfy { member in
            member.as(VariableDeclSyntax.self)?.bindings.compactMap(\.accessorBlock)
                .allSatisfy { isQuiet(Syntax($0), &seen) } == true
        }
    }

    private func isQuiet(_ call: FunctionCallExprSyntax, _ seen: inout Set<SyntaxIdentifier>) -> Bool {
        let callee = call.calledExpression
        if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.identifierText {
            if name == screen { return true }
            if name == assembler { return bodies(ofInitializersTaking: call.labels).allSatisfy { isQuiet($0, &seen) } }
            if name.first?.isUppercase == true { return makings.isMadeQuietly(name) }
            return isOwn(name, &seen)
        }
        guard let access = callee.as(MemberAccessExprSyntax.self), let base = access.base else { return false }
        let name = access.declName.baseName.identifierText
        if base.is(SuperExprSyntax.self), name == "init" { return isBaseMadeQuietly }
        let made = base.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedText
        return [base.trimmedText, made].contains(assembler) || base.trimmedText == "self" ? isOwn(name, &seen) : false
    }

    private func isOwn(_ name: String, _ seen: inout Set<SyntaxIdentifier>) -> Bool {
        let bodies = bodies(named: name)
        return !bodies.isEmpty && bodies.allSatisfy { isQuiet($0, &seen) }
    }

    private func bodies(named name: String) -> [Syntax] {
        app.members(of: assembler).compactMap { $0.as(FunctionDeclSyntax.self) }.filter { $0.name.text == name }
            .compactMap { $0.body.map(Syntax.init) }
    }

    private func bodies(ofInitializersTaking labels: [String?]) -> [Syntax] {
        app.members(of: assembler).compactMap { $0.as(InitializerDeclSyntax.self) }
            .filter { $0.signature.parameterClause.labels == labels }.compactMap { $0.body.map(Syntax.init) }
    }

    private var isBaseMadeQuietly: Bool {
        let clause = app.type(named: assembler)?.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause
        return inheritedNames(clause).first.map(makings.isMadeQuietly) ?? true
    }
}
