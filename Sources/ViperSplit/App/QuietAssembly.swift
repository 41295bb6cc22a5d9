import SwiftSyntax

/// The assembly of a screen's module, which nobody can tell from one that happens later, when the screen needs the module.
///
/// Only makings of what runs nothing, assignments of one name to a property of another, and results are such code.
struct QuietAssembly {
    private let screen: String
    private let assembler: String
    private let app: AppContext
    private let makings: QuietMakings

    /// - Parameters:
    ///   - screen: the class of the screen.
    ///   - assembler: the type that puts the module together.
    init(of screen: String, by assembler: String, in app: AppContext) {
        self.init(of: screen, by: assembler, in: QuietMakings(app: app))
    }

    /// - Parameter makings: what is known of the makings of the module's parts.
    init(of screen: String, by assembler: String, in makings: QuietMakings) {
        (self.screen, self.assembler, app) = (screen, assembler, makings.app)
        self.makings = makings
    }

    /// The screen assembles its module by itself, if at all, without anybody noticing.
    var isQuiet: Bool { linksMadeByTheScreen.values.allSatisfy { isQuiet($0, knowing: ["self"]) } }

    /// The one link that the screen makes by itself, and the function of the assembler that makes it.
    var ofTheScreen: (link: String, function: FunctionDeclSyntax)? {
        let links = linksMadeByTheScreen
        guard links.count == 1, let (link, value) = links.first,
            let access = value.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self),
            access.base?.bareName == assembler
        else { return nil }
        let found = functions(named: access.declName.baseName.text)
        return found.count == 1 ? found.first.map { (link, $0) } : nil
    }

    /// What a factory gives the screen as a link is what the screen would make by itself: `makePresenter(for: details)`.
    func isSame(_ value: ExprSyntax, as link: String, of name: String) -> Bool {
        guard let own = linksMadeByTheScreen[link]?.as(FunctionCallExprSyntax.self),
            let access = own.calledExpression.as(MemberAccessExprSyntax.self),
            let call = value.as(FunctionCallExprSyntax.self), let function = call.calledExpression.bareName,
            call.arguments.map(\.expression.bareName) == [name], call.trailingClosures.isEmpty
        else { return false }
        let assembling = functions(named: access.declName.baseName.text)
        guard assembling.count == 1, let only = assembling.first?.body?.statements, only.count == 1,
            let last = only.first?.action?.as(FunctionCallExprSyntax.self),
            let called = last.calledExpression.as(MemberAccessExprSyntax.self)
        else { return false }
        return called.declName.baseName.text == function && last.labels == call.labels
            && functions(named: function).count == 1 && isQuiet(value, knowing: [name])
    }

    var isBaseMadeQuietly: Bool {
        let clause = app.type(named: assembler)?.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause
        return inheritedNames(clause).first.map(makings.isMadeQuietly) ?? true
    }

    /// By name: `lazy var presenter: DetailsPresenterInterface = DetailsWireframe.assemble(self)`.
    private var linksMadeByTheScreen: [String: ExprSyntax] {
        app.members(of: screen).reduce(into: [:]) { links, member in
            guard let variable = member.as(VariableDeclSyntax.self),
                Modifiers(member, default: .internal).isLazy, let name = member.declaredNames.first,
                let value = variable.bindings.first?.initializer?.value,
                let call = value.as(FunctionCallExprSyntax.self),
                call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.trimmedText.hasPrefix(assembler) == true,
                call.arguments.map(\.expression.trimmedText) == ["self"]
            else { return }
            links[name] = value
        }
    }

    // MARK: - Code

    private func isQuiet(_ body: CodeBlockItemListSyntax, knowing names: Set<String>) -> Bool {
        var names = names
        return body.allSatisfy { statement in
            if let variable = statement.item.as(VariableDeclSyntax.self) {
                guard variable.bindings.count == 1, let binding = variable.bindings.first,
                    let value = binding.initializer?.value, isQuiet(value, knowing: names)
                else { return false }
                names.insert(binding.pattern.trimmedText)
                return true
            }
            if let infix = statement.expression?.as(InfixOperatorExprSyntax.self) {
                return isPlain(infix, in: body, knowing: names)
            }
            return statement.action.map { isQuiet($0, knowing: names) } ?? false
        }
    }

    /// A name that is known, or a call of what is quiet with such.
    func isQuiet(_ value: ExprSyntax, knowing names: Set<String>) -> Bool {
        if let name = value.bareName { return names.contains(name) }
        if let cast = value.as(AsExprSyntax.self) { return isQuiet(cast.expression, knowing: names) }
        guard let call = value.as(FunctionCallExprSyntax.self), call.trailingClosures.isEmpty,
            call.arguments.allSatisfy({ isQuiet($0.expression, knowing: names) })
        else { return false }
        if let name = call.calledExpression.bareName {
            if name == screen { return true }
            if name == assembler { return isQuiet(initializers(taking: call.labels)) }
            return name.first?.isUppercase == true ? makings.isMadeQuietly(name) : isQuiet(functions(named: name))
        }
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base else {
            return false
        }
        if base.is(SuperExprSyntax.self) { return access.declName.baseName.text == "init" && isBaseMadeQuietly }
        let isOwn = base.trimmedText == assembler || base.bareName == "self"
        let isNew = base.as(FunctionCallExprSyntax.self)?.calledExpression.bareName == assembler
        guard isOwn || isNew && isQuiet(base, knowing: names) else { return false }
        return isQuiet(functions(named: access.declName.baseName.text))
    }

    private func isQuiet(_ functions: [FunctionDeclSyntax]) -> Bool {
        functions.count == 1
            && functions.allSatisfy { function in
                let names = Set(function.parameterNames + ["self"])
                return function.body.map { isQuiet($0.statements, knowing: names) } ?? false
            }
    }

    private func isQuiet(_ initializers: [InitializerDeclSyntax]) -> Bool {
        if initializers.isEmpty { return makings.isMadeQuietly(assembler) }
        return initializers.allSatisfy { initializer in
            let names = Set(initializer.signature.parameterClause.parameters.map(\.name) + ["self"])
            return initializer.body.map { isQuiet($0.statements, knowing: names) } ?? false
        }
    }

    /// An assignment to a property whose observers, if it has any, are as quiet.
    private func isPlain(
        _ infix: InfixOperatorExprSyntax, in body: CodeBlockItemListSyntax, knowing names: Set<String>
    ) -> Bool {
        guard infix.operator.is(AssignmentExprSyntax.self), isQuiet(infix.rightOperand, knowing: names) else {
            return false
        }
        let access = infix.leftOperand.as(MemberAccessExprSyntax.self)
        guard let name = access?.declName.baseName.identifierText, let base = access?.base?.bareName else {
            return false
        }
        if !names.contains(base) { return false }
        let made = nodes(FunctionCallExprSyntax.self, in: Syntax(body)).compactMap(\.calledExpression.bareName)
        let types = Set(made).union([screen, assembler]).sorted()
        let members = types.flatMap(app.members).filter { $0.declaredNames.contains(name) }
        return !members.isEmpty && members.allSatisfy(isUnobserved)
    }

    /// `didSet { screen = viewController as? DetailsViewController }` sets what nobody observes in turn.
    private func isUnobserved(_ member: DeclSyntax) -> Bool {
        guard let variable = member.as(VariableDeclSyntax.self) else { return false }
        return variable.attributes.isEmpty
            && variable.bindings.compactMap(\.accessorBlock).allSatisfy { block in
                guard case .accessors(let accessors) = block.accessors, accessors.count == 1,
                    let observer = accessors.first, observer.accessorSpecifier.tokenKind == .keyword(.didSet),
                    let only = observer.body?.statements.first, observer.body?.statements.count == 1,
                    let infix = only.expression?.as(InfixOperatorExprSyntax.self),
                    infix.operator.is(AssignmentExprSyntax.self),
                    let set = infix.leftOperand.bareName, let cast = infix.rightOperand.as(AsExprSyntax.self),
                    cast.expression.bareName == member.declaredNames.first
                else { return false }
                let owner = sequence(first: Syntax(member), next: \.parent).firstResult {
                    $0.as(MemberBlockSyntax.self)
                }
                let other = owner?.members.first { $0.decl.declaredNames.contains(set) }?.decl.as(
                    VariableDeclSyntax.self)
                return other?.bindings.first?.accessorBlock == nil
            }
    }

    private func functions(named name: String) -> [FunctionDeclSyntax] {
        app.members(of: assembler).compactMap { $0.as(FunctionDeclSyntax.self) }.filter { $0.name.text == name }
    }

    private func initializers(taking labels: [String?]) -> [InitializerDeclSyntax] {
        app.members(of: assembler).compactMap { $0.as(InitializerDeclSyntax.self) }
            .filter { $0.signature.parameterClause.labels == labels }
    }
}
