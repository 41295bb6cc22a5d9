import SwiftSyntax

/// What makes a screen together with its module, in the way of the screen's own initialiser: `DetailsModule().buildDefault(id:)`.
///
/// It was read and found to do what code does that calls the initialiser and sets the screen's properties behind it, so that the
/// one may stand for the other.
struct ScreenFactory: Hashable {
    /// The class of the screen.
    let screen: String
    /// What is called: `DetailsModule().buildDefault`, `DetailsBuilder.build`, `DetailsWireframe`.
    let callee: String
    /// How the screen is had of what the call gives: `.view`, `.viewController`; empty if that is the screen.
    let access: String
    /// In the order in which their values are used.
    let parameters: [Parameter]

    struct Parameter: Hashable {
        let label: String?
        let use: Use
        /// Where code says nothing of it, it is as if the factory weren't given it.
        let mayBeLeftOut: Bool
    }

    enum Use: Hashable {
        /// It is handed to the screen's initialiser, by a label.
        case argument(String?)
        /// A property of the screen is set to it.
        case property(String)
    }

    /// The type that is asked for the screen.
    var owner: String { String(callee.prefix { $0.isLetter || $0.isNumber || $0 == "_" }) }
}

extension AppContext {
    /// The initialisers and functions of a type that make a screen with its module.
    func screenFactories(in type: String) -> [ScreenFactory] {
        guard let decl = self.type(named: type), let group = decl.asProtocol((any DeclGroupSyntax).self),
            !decl.is(ProtocolDeclSyntax.self), !isLimited(decl), group.genericParameterNames.isEmpty,
            !sequence(first: Syntax(decl), next: \.parent).contains(where: { $0.is(IfConfigDeclSyntax.self) })
        else { return [] }
        // One name may be that of several, and what extensions have may be there under conditions.
        let inherited = inheritedFactories(of: type)
        let extended = inherited.isEmpty ? [] : extensions(of: type).filter(\.isThereAlways)
        let own = ([group.memberBlock] + extended.map(\.memberBlock)).flatMap { $0.members.map(\.decl) }
        return own.filter { isAlone($0, in: type) }
            .compactMap { FactoryReading($0, of: type, group, self, calling: inherited)?.factory } + inherited
    }

    /// Nothing else of the type's that others may call has the name of a function, nor is there another initialiser.
    private func isAlone(_ decl: DeclSyntax, in type: String) -> Bool {
        let alike = members(of: type).filter { other in
            other.id != decl.id && other.kind == decl.kind
                && other.as(FunctionDeclSyntax.self)?.name.text
                    == decl.as(FunctionDeclSyntax.self)?.name.text
        }
        return alike.allSatisfy { !Modifiers($0, default: .internal).access.crossesFiles }
    }
}

/// Attributes say where it is there, or what becomes of it.
func isLimited(_ decl: DeclSyntax) -> Bool {
    let attributes = Modifiers(decl, default: .internal).attributes
    return !Set(attributes).isSubset(of: ["MainActor", "preconcurrency", "discardableResult", "objc", "objcMembers"])
}

/// An initialiser or a function as the factory of a screen.
private struct FactoryReading {
    private let type: String
    private let owner: any DeclGroupSyntax
    private let app: AppContext
    private let signature: FunctionSignatureSyntax
    private let statements: [CodeBlockItemSyntax]
    /// Nil for an initialiser.
    private let function: FunctionDeclSyntax?
    private let isStatic: Bool
    /// What it may call for a screen that has its module.
    private let inherited: [ScreenFactory]

    /// - Parameter inherited: what the type has from its base class.
    init?(
        _ decl: DeclSyntax, of type: String, _ owner: any DeclGroupSyntax, _ app: AppContext,
        calling inherited: [ScreenFactory]
    ) {
        self.inherited = inherited
        let modifiers = Modifiers(decl, default: .internal)
        function = decl.as(FunctionDeclSyntax.self)
        let initializer = decl.as(InitializerDeclSyntax.self)
        guard let signature = function?.signature ?? initializer?.signature,
            let body = function?.body ?? initializer?.body, signature.effectSpecifiers == nil, !isLimited(decl),
            initializer?.optionalMark == nil, modifiers.access.crossesFiles, !modifiers.isOverride,
            function?.genericParameterClause == nil, initializer?.genericParameterClause == nil
        else { return nil }
        (self.type, self.owner, self.app, self.signature) = (type, owner, app, signature)
        statements = Array(body.statements)
        isStatic = modifiers.isStatic
    }

    var factory: ScreenFactory? {
        guard let first = statements.first, let making = Making(first) ?? Making(first, in: type, by: inherited),
            app.type(named: making.type) != nil,
            let access = access(to: making), let callee, let uses = uses(of: making)
        else { return nil }
        let parameters = signature.parameterClause.parameters
        guard parameters.map(\.name) == uses.map(\.name),
            parameters.allSatisfy({ $0.ellipsis == nil && !$0.type.trimmedText.contains("@autoclosure") }),
            zip(parameters, uses).allSatisfy({ takesTheSame($0, as: $1.use, making.type) })
        else { return nil }
        return ScreenFactory(
            screen: making.type, callee: callee, access: access,
            parameters: zip(parameters, uses).map { parameter, use in
                ScreenFactory.Parameter(
                    label: parameter.firstName.tokenKind == .wildcard ? nil : parameter.firstName.identifierText,
                    use: use.use,
                    mayBeLeftOut: parameter.defaultValue.map { isDefault($0.value, of: use.use, making.type) } ?? false)
            })
    }

    /// A value that the initialiser or the property takes the parameter takes, too.
    private func takesTheSame(_ parameter: FunctionParameterSyntax, as use: ScreenFactory.Use, _ screen: String) -> Bool
    {
        let type = parameter.type.trimmedText
        switch use {
        case .argument(let label):
            let initializers = app.members(of: screen).compactMap { $0.as(InitializerDeclSyntax.self) }.filter {
                $0.parameterLabels != ["coder"]
            }
            let same = initializers.first?.signature.parameterClause.parameters.first {
                $0.firstName.identifierText == label ?? "_"
            }
            return initializers.count == 1 && same?.type.trimmedText == type
        case .property(let name):
            let variable = app.members(of: screen).first { $0.declaredNames.contains(name) }?.as(
                VariableDeclSyntax.self)
            let declared = variable?.bindings.first?.typeAnnotation?.type.trimmedText
            return declared.map { $0.hasSuffix("!") ? $0.dropLast() + "?" : $0 } == type
        }
    }

    /// What the factory uses where nothing is given is what a screen has for which nothing was said.
    private func isDefault(_ value: ExprSyntax, of use: ScreenFactory.Use, _ screen: String) -> Bool {
        switch use {
        case .argument(let label):
            let parameters = app.members(of: screen).compactMap { $0.as(InitializerDeclSyntax.self) }.flatMap {
                $0.signature.parameterClause.parameters
            }.filter { $0.firstName.identifierText == label ?? "_" }
            let isSaid = value.isImplicitMember || value.isLiteral || value.is(NilLiteralExprSyntax.self)
            return isSaid && !parameters.isEmpty
                && parameters.allSatisfy { $0.defaultValue?.value.trimmedText == value.trimmedText }
        case .property(let name):
            return value.is(NilLiteralExprSyntax.self) && isNothingAtFirst(name, of: screen)
        }
    }

    /// A property is nothing before it is set, and nobody sees it set to nothing: it is stored, or the module has it for the screen.
    private func isNothingAtFirst(_ name: String, of type: String) -> Bool {
        if app.isStoredNothing(name, of: type) { return true }
        let members = app.members(of: type)
        let variable = members.first { $0.declaredNames.contains(name) }?.as(VariableDeclSyntax.self)
        guard let (link, property) = variable?.bindings.first?.accessorBlock?.forwarding,
            let interface = members.first(where: { $0.declaredNames.contains(link) })?.as(VariableDeclSyntax.self)?
                .bindings.first?.typeAnnotation?.type.unwrapped.trimmedText
        else { return false }
        let makings = app.members(of: self.type).flatMap { nodes(FunctionCallExprSyntax.self, in: Syntax($0)) }
        let component = makings.compactMap(\.calledExpression.bareName).first { made in
            made == interface || app.types(named: made).contains { $0.inherited.contains(interface) }
                || app.extensionsAdopting(of: made).contains {
                    inheritedNames($0.inheritanceClause).contains(interface)
                }
        }
        let isQuiet = QuietAssembly(of: type, by: self.type, in: app).isQuiet
        return isQuiet && component.map { app.isStoredNothing(property, of: $0) } ?? false
    }

    private var callee: String? {
        guard let function else { return owner.is(ClassDeclSyntax.self) ? type : nil }
        if isStatic { return "\(type).\(function.name.text)" }
        return isMadePlainly ? "\(type)().\(function.name.text)" : nil
    }

    /// Nothing happens when an instance is made.
    private var isMadePlainly: Bool {
        let shapes = owner.memberBlock.members.map { MemberShape($0.decl).kind }
        let bases = inheritedNames(owner.inheritanceClause)
        return (owner.is(ClassDeclSyntax.self) || owner.is(StructDeclSyntax.self))
            && !shapes.contains { $0 == .initializer || $0 == .storedProperty }
            && bases.allSatisfy { app.type(named: $0)?.is(ProtocolDeclSyntax.self) == true }
            && !app.membersOfExtensions(of: type).contains { $0.is(InitializerDeclSyntax.self) }
    }

    /// How what a call gives leads to the screen.
    private func access(to making: Making) -> String? {
        guard let function else { return accessOfBase(to: making) }
        guard let result = function.signature.returnClause?.type.withoutParentheses,
            let value = statements.last?.action ?? statements.last?.expression
        else { return nil }
        if result.trimmedText == making.type {
            return statements.count == 1 || value.isScreen(of: making) ? "" : nil
        }
        if !making.access.isEmpty { return value.bareName == making.name ? making.access : nil }
        guard let types = result.as(TupleTypeSyntax.self)?.elements,
            let values = value.as(TupleExprSyntax.self)?.elements
        else { return nil }
        return zip(types, values).firstResult { element, value in
            guard element.type.trimmedText == making.type, value.expression.trimmedText == making.name else {
                return nil
            }
            return element.firstName.map { ".\($0.text)" }
        }
    }

    /// `.viewController` of `class DetailsWireframe: BaseWireframe<DetailsViewController>`
    private func accessOfBase(to making: Making) -> String? {
        guard let base = owner.inheritanceClause?.inheritedTypes.first?.type.as(IdentifierTypeSyntax.self),
            base.genericArgumentClause?.arguments.map(\.trimmedText) == [making.type],
            let decl = app.type(named: base.name.text)?.as(ClassDeclSyntax.self),
            let parameter = decl.genericParameterNames.first
        else { return nil }
        return app.members(of: base.name.text).firstResult { member in
            guard let binding = member.as(VariableDeclSyntax.self)?.bindings.first,
                let name = member.declaredNames.first,
                Modifiers(member, default: .internal).access.crossesFiles,
                binding.typeAnnotation?.type.trimmedText == parameter
            else { return nil }
            return "." + name
        }
    }

    /// What becomes of the parameters, in the order of the code; nil if more happens than that a module is put together, which
    /// nobody can tell.
    private func uses(of making: Making) -> [(name: String, use: ScreenFactory.Use)]? {
        var uses: [(name: String, use: ScreenFactory.Use)] = []
        for argument in making.arguments {
            guard let name = argument.expression.bareName else { return nil }
            uses.append((name, .argument(argument.labelName)))
        }
        if statements.count == 1 { return uses }
        guard let name = making.name else { return nil }
        let assembly = QuietAssembly(of: making.type, by: type, in: app)
        var isSet = false
        for (place, statement) in statements.enumerated().dropFirst() {
            if let setting = statement.setting(of: making) {
                uses.append((setting.value, .property(setting.property)))
                isSet = true
            } else if function == nil, statement.handsToSuper(name) {
                guard assembly.isBaseMadeQuietly else { return nil }
            } else if let (link, value) = statement.assignment(to: name) {
                // Before the module is there, what it has for the screen would go to another one.
                guard !isSet, assembly.isSame(value, as: link, of: name) else { return nil }
            } else if function == nil || place < statements.count - 1 || !statement.only(gives: name) {
                return nil
            }
        }
        let isTold = statements.last?.returned?.bareName != nil
        return function != nil && isTold || assembly.isQuiet ? uses : nil
    }
}

/// `DetailsViewController(id: id)`, or the statement that gives it a name, or gives one to a module that has it.
private struct Making {
    let type: String
    let name: String?
    let arguments: LabeledExprListSyntax
    /// How the screen is had of what has the name: `.view`; empty if that is the screen.
    var access = ""

    /// - Parameter inherited: what the statement may call by its bare name, of what a type has from its base class.
    init?(_ statement: CodeBlockItemSyntax, in type: String, by inherited: [ScreenFactory]) {
        guard let variable = statement.item.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            variable.bindingSpecifier.tokenKind == .keyword(.let), let binding = variable.bindings.first,
            let call = binding.initializer?.value.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
            call.trailingClosures.isEmpty, let function = call.calledExpression.bareName,
            let factory = inherited.first(where: { $0.callee == "\(type).\(function)" }),
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
        else { return nil }
        (self.type, self.name, arguments, access) = (factory.screen, name, call.arguments, factory.access)
    }

    init?(_ statement: CodeBlockItemSyntax) {
        let variable = statement.item.as(VariableDeclSyntax.self)
        let binding = variable?.bindings.count == 1 ? variable?.bindings.first : nil
        let value = binding?.initializer?.value ?? statement.action
        guard let call = value?.as(FunctionCallExprSyntax.self), call.trailingClosures.isEmpty,
            let type = call.calledExpression.bareName, type.first?.isUppercase == true
        else { return nil }
        (self.type, arguments) = (type, call.arguments)
        name = binding?.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
        if variable != nil, name == nil || variable?.bindingSpecifier.tokenKind != .keyword(.let) { return nil }
    }
}

extension CodeBlockItemSyntax {
    /// `super.init(viewController: details)`
    fileprivate func handsToSuper(_ name: String) -> Bool {
        guard let call = expression?.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
            let access = call.calledExpression.as(MemberAccessExprSyntax.self)
        else { return false }
        return access.base?.is(SuperExprSyntax.self) == true && access.declName.baseName.text == "init"
            && call.arguments.first?.expression.bareName == name
    }

    /// `return details`, `return (details, details.presenter as! DetailsPresenter)`
    fileprivate func only(gives name: String) -> Bool {
        guard let returned else { return false }
        let all = nodes(in: Syntax(returned))
        return !all.contains {
            $0.is(FunctionCallExprSyntax.self) || $0.is(ClosureExprSyntax.self) || $0.is(TernaryExprSyntax.self)
        }
            && all.compactMap { $0.as(DeclReferenceExprSyntax.self) }.filter(\.isBehindNothing)
                .allSatisfy { $0.baseName.identifierText == name }
    }

    /// The property of the screen, and the name that it is set to: `details.id = id`, `module.view.id = id`.
    fileprivate func setting(of making: Making) -> (property: String, value: String)? {
        guard let infix = expression?.as(InfixOperatorExprSyntax.self), infix.operator.is(AssignmentExprSyntax.self),
            let access = infix.leftOperand.as(MemberAccessExprSyntax.self), access.base?.isScreen(of: making) == true,
            let value = infix.rightOperand.bareName
        else { return nil }
        return (access.declName.baseName.identifierText, value)
    }
}

extension ExprSyntax {
    /// `details`, `module.view`
    fileprivate func isScreen(of making: Making) -> Bool {
        if making.access.isEmpty { return making.name != nil && bareName == making.name }
        guard let access = self.as(MemberAccessExprSyntax.self) else { return false }
        return access.base?.bareName == making.name && "." + access.declName.baseName.identifierText == making.access
    }
}

extension DeclGroupSyntax {
    var genericParameterNames: [String] {
        (asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause?.parameters ?? []).map(\.name.text)
    }
}

extension AppContext {
    /// What the one declaration of a type and its extensions have.
    func members(of type: String) -> [DeclSyntax] {
        let group = self.type(named: type)?.asProtocol((any DeclGroupSyntax).self)
        return (group?.memberBlock.members.map(\.decl) ?? []) + membersOfExtensions(of: type)
    }

    /// A stored property that begins as nothing.
    fileprivate func isStoredNothing(_ name: String, of type: String) -> Bool {
        let variable = members(of: type).first { $0.declaredNames.contains(name) }?.as(VariableDeclSyntax.self)
        let initializers = members(of: type).compactMap { $0.as(InitializerDeclSyntax.self)?.body }
        let isSetAtOnce = initializers.contains { body in
            body.tokens(viewMode: .sourceAccurate).contains { $0.identifierText == name }
        }
        if isSetAtOnce || variable?.attributes.isEmpty != true { return false }
        guard let binding = variable?.bindings.first, binding.initializer == nil, binding.accessorBlock == nil,
            let declared = binding.typeAnnotation?.type
        else { return false }
        return declared.unwrapped.id != declared.id
    }
}

extension AccessorBlockSyntax {
    /// The link and the property by which a setter passes on what it is given: `presenter.note = newValue`.
    fileprivate var forwarding: (link: String, property: String)? {
        guard case .accessors(let accessors) = accessors, accessors.count == 2,
            let setter, let only = setter.body?.statements.first, setter.body?.statements.count == 1,
            let infix = only.expression?.as(InfixOperatorExprSyntax.self), infix.operator.is(AssignmentExprSyntax.self),
            let access = infix.leftOperand.as(MemberAccessExprSyntax.self), let link = access.base?.bareName,
            infix.rightOperand.bareName == "newValue"
        else { return nil }
        return (link, access.declName.baseName.identifierText)
    }
}
