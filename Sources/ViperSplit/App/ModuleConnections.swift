import SwiftSyntax

/// What a function makes and how it connects it, where it does nothing else: `presenter.view = view`.
struct ModuleConnections {
    /// The types of what is made, each by its `init()`.
    private(set) var made: [String] = []
    private(set) var links: [Link: String] = [:]
    /// What the function gives.
    private(set) var result = Value.parts([])

    private let app: AppContext
    /// What a function may call, or ask for, by its bare name.
    private let members: [DeclSyntax]
    /// What stands for generic parameters.
    private let arguments: [String: String]
    /// What is made under a name.
    private var values: [String: Value]
    /// The parameters that nothing is given for.
    private let missing: [String]
    /// The cases that parameters are.
    private let cases: [String: String]

    /// The property of a type, which is set to what has another type.
    struct Link: Hashable {
        let owner: String
        let property: String
    }

    enum Value {
        case instance(String)
        case parts([(name: String, type: String)])

        var type: String? {
            if case .instance(let type) = self { type } else { nil }
        }
    }

    /// - Parameters:
    ///   - members: what the function may call, or ask for, by its bare name.
    ///   - arguments: what stands for generic parameters.
    ///   - given: the types of what the function is given, by its parameters; for all others it is given nothing.
    init?(
        of function: FunctionDeclSyntax, among members: [DeclSyntax], in app: AppContext,
        arguments: [String: String] = [:], given: [String: String] = [:]
    ) {
        self.init(of: function, among: members, in: app, arguments: arguments, given: given, cases: [:])
    }

    /// - Parameter cases: the cases that the function is given, by its parameters.
    private init?(
        of function: FunctionDeclSyntax, among members: [DeclSyntax], in app: AppContext,
        arguments: [String: String], given: [String: String], cases: [String: String]
    ) {
        (self.app, self.members, self.arguments, self.cases) = (app, members, arguments, cases)
        values = given.mapValues(Value.instance)
        missing = function.parameterNames.filter { given[$0] == nil && cases[$0] == nil }
        guard let statements = function.body?.statements, let value = statements.last?.returned ?? only(statements)
        else { return nil }
        if statements.count == 1, let called = functionCalled(by: value, in: function) {
            // What it calls doesn't call it again.
            let others = members.filter { $0.id != function.id }
            guard
                let making = ModuleConnections(
                    of: called.function, among: others, in: app, arguments: arguments, given: [:], cases: called.cases)
            else { return nil }
            (made, links, result) = (making.made, making.links, making.result)
            return
        }
        for statement in statements.dropLast() where !follow(statement) { return nil }
        guard let result = self.value(of: value) else { return nil }
        self.result = result
    }

    private func only(_ statements: CodeBlockItemListSyntax) -> ExprSyntax? {
        statements.count == 1 ? statements.first?.action : nil
    }

    /// - Returns: whether a statement only makes or connects.
    private mutating func follow(_ statement: CodeBlockItemSyntax) -> Bool {
        if let variable = statement.item.as(VariableDeclSyntax.self) {
            guard variable.bindings.count == 1, let binding = variable.bindings.first, binding.accessorBlock == nil,
                variable.bindingSpecifier.tokenKind == .keyword(.let),
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
                values[name] == nil, let value = binding.initializer.flatMap({ value(of: $0.value) })
            else { return false }
            values[name] = value
            return true
        }
        guard let infix = statement.expression?.as(InfixOperatorExprSyntax.self),
            infix.operator.is(AssignmentExprSyntax.self),
            let access = infix.leftOperand.as(MemberAccessExprSyntax.self),
            let owner = access.base.flatMap({ thing(at: $0) })?.type, let set = thing(at: infix.rightOperand)?.type
        else { return false }
        let link = Link(owner: owner, property: access.declName.baseName.identifierText)
        return links.updateValue(set, forKey: link) == nil
    }

    /// What is there already: `view`, `module.view`, `module.view as? View.Presenter`.
    private func thing(at expression: ExprSyntax) -> Value? {
        if let cast = expression.as(AsExprSyntax.self) { return thing(at: cast.expression) }
        if let name = expression.bareName { return values[name] }
        guard let access = expression.as(MemberAccessExprSyntax.self),
            case .parts(let parts)? = access.base.flatMap({ thing(at: $0) })
        else { return nil }
        return parts.first { $0.name == access.declName.baseName.identifierText }.map { .instance($0.type) }
    }

    private mutating func value(of expression: ExprSyntax) -> Value? {
        guard let call = expression.as(FunctionCallExprSyntax.self) else { return thing(at: expression) }
        guard call.trailingClosures.isEmpty, let name = call.calledExpression.bareName else { return nil }
        if name.first?.isUppercase != true { return chosen(by: name, call) }
        if call.arguments.isEmpty {
            made.append(arguments[name] ?? name)
            return .instance(arguments[name] ?? name)
        }
        guard hasParts(name, call.labels) else { return nil }
        var parts: [(name: String, type: String)] = []
        for argument in call.arguments {
            guard let label = argument.labelName, let type = value(of: argument.expression)?.type else {
                return nil
            }
            parts.append((label, type))
        }
        return .parts(parts)
    }

    /// A structure is made of its stored properties, and of nothing else.
    private func hasParts(_ type: String, _ labels: [String?]) -> Bool {
        guard let decl = app.type(named: type)?.as(StructDeclSyntax.self), !isLimited(DeclSyntax(decl)) else {
            return false
        }
        let own = decl.memberBlock.members.map(\.decl)
        let stored = own.filter { MemberShape($0).kind == .storedProperty }
        let isPlain = stored.allSatisfy { property in
            let variable = property.as(VariableDeclSyntax.self)
            return variable?.attributes.isEmpty == true
                && variable?.bindings.allSatisfy { $0.initializer == nil && $0.accessorBlock == nil } == true
        }
        return isPlain && stored.flatMap(\.declaredNames) == labels
            && !app.members(of: type).contains { $0.is(InitializerDeclSyntax.self) || $0.is(IfConfigDeclSyntax.self) }
    }

    // MARK: - Choice

    /// What a function makes in the case that it is called with: `makeView(viewUIType ?? defaultViewUIType)`.
    private mutating func chosen(by name: String, _ call: FunctionCallExprSyntax) -> Value? {
        let functions = members.compactMap { $0.as(FunctionDeclSyntax.self) }.filter { $0.name.text == name }
        guard functions.count == 1, let function = functions.first, let body = function.body,
            call.arguments.count == 1, let argument = call.arguments.first,
            let picked = pickedCase(argument.expression),
            let choice = only(body.statements)?.as(SwitchExprSyntax.self),
            [choice.subject.bareName] == function.parameterNames
        else { return nil }
        let cases = choice.cases.compactMap { $0.as(SwitchCaseSyntax.self) }.filter { $0.picks(picked) }
        guard cases.count == 1, cases.count < choice.cases.count,
            choice.cases.allSatisfy({ $0.is(SwitchCaseSyntax.self) }), let making = only(cases[0].statements)
        else { return nil }
        return value(of: making)
    }

    /// The function to which another one leaves everything, and the cases that it is given: `build(viewUIType: defaultViewUIType)`.
    private func functionCalled(
        by expression: ExprSyntax, in caller: FunctionDeclSyntax
    ) -> (function: FunctionDeclSyntax, cases: [String: String])? {
        guard let call = expression.as(FunctionCallExprSyntax.self), call.trailingClosures.isEmpty,
            let name = call.calledExpression.bareName
        else { return nil }
        let functions = members.compactMap { $0.as(FunctionDeclSyntax.self) }.filter {
            $0.name.text == name && $0.signature.parameterClause.labels == call.labels
        }
        guard functions.count == 1, let function = functions.first, function.id != caller.id else { return nil }
        let picked = call.arguments.compactMap { pickedCase($0.expression) }
        guard picked.count == call.arguments.count else { return nil }
        return (function, Dictionary(zip(function.parameterNames, picked)) { first, _ in first })
    }

    /// The case that a parameter is, or a property: `viewUIType`, `defaultViewUIType`; or the property for want of the
    /// parameter: `viewUIType ?? defaultViewUIType`.
    private func pickedCase(_ expression: ExprSyntax) -> String? {
        if let name = expression.bareName {
            let isParameter = missing.contains(name) || values[name] != nil
            return cases[name] ?? (isParameter ? nil : caseOfProperty(named: name))
        }
        guard let infix = expression.as(InfixOperatorExprSyntax.self), infix.operator.trimmedText == "??",
            infix.leftOperand.bareName.map(missing.contains) == true
        else { return nil }
        return infix.rightOperand.bareName.flatMap(caseOfProperty)
    }

    private func caseOfProperty(named name: String) -> String? {
        // What overrides it comes first.
        guard
            let property = members.first(where: { $0.declaredNames.contains(name) })?.as(VariableDeclSyntax.self),
            case .getter(let getter)? = property.bindings.first?.accessorBlock?.accessors
        else { return nil }
        return only(getter)?.implicitCase
    }
}

extension ExprSyntax {
    /// `none`, of `.none`
    fileprivate var implicitCase: String? {
        guard let access = self.as(MemberAccessExprSyntax.self), access.base == nil else { return nil }
        return access.declName.baseName.identifierText
    }
}

extension SwitchCaseSyntax {
    /// It has one pattern, that of a case: `case .none:`.
    fileprivate func picks(_ name: String) -> Bool {
        guard case .case(let label) = label, label.caseItems.count == 1, let item = label.caseItems.first,
            item.whereClause == nil
        else { return false }
        return item.pattern.as(ExpressionPatternSyntax.self)?.expression.implicitCase == name
    }
}
