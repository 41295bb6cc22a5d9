import SwiftOperators
import SwiftSyntax

/// Code of the app that a step runs.
struct RunCode: Hashable {
    enum Part { case body, value, fields }

    let decl: DeclSyntax
    /// Of a function its body, of a property its setter and observers; what reading it runs; what making a value of the type
    /// begins with.
    let part: Part
}

extension Semantics {
    func contributions(of step: Syntax) -> Contributions<RunCode, Effects> {
        switch step.as(SyntaxEnum.self) {
        case .functionCallExpr(let call): contributions(of: call)
        case .infixOperatorExpr(let infix): contributions(of: infix)
        case .prefixOperatorExpr(let prefix): contributions(of: prefix.operator, on: [prefix.expression])
        case .postfixOperatorExpr(let postfix): contributions(of: postfix.operator, on: [postfix.expression])
        case .declReferenceExpr(let name): contributions(ofReading: name)
        case .memberAccessExpr(let access): contributions(ofReading: access, of: access.base.flatMap { type(of: $0) })
        case .subscriptCallExpr(let call): contributions(ofReading: call)
        case .inOutExpr(let handed): contributions(ofSetting: handed.expression)
        case .awaitExpr, .forStmt, .variableDecl: Contributions(own: .undescribed)
        case .forceUnwrapExpr, .asExpr, .tryExpr: Contributions(own: .traps)
        default: Contributions(own: .unknown)
        }
    }

    // MARK: - Calls

    private func contributions(of call: FunctionCallExprSyntax) -> Contributions<RunCode, Effects> {
        let callee = call.calledExpression.plain
        // The statements of a closure are steps themselves; `[Note]()` is empty.
        if [.closureExpr, .arrayExpr, .dictionaryExpr].contains(callee.kind) { return Contributions() }
        // A local value that is called may hold any closure.
        if let name = callee.as(DeclReferenceExprSyntax.self),
            let binding = localBinding(of: name.baseName.identifierText, at: Syntax(name)),
            !binding.syntax.is(FunctionDeclSyntax.self)
        {
            return Contributions(own: .unknown)
        }
        let known = functions(mayBeCalledBy: call)
        var result = contributions(ofRunning: known)
        result.add(contributions(of: defaults(of: known, leftOutBy: call)))
        if let type = typeNamed(by: callee) {
            result.add(contributions(ofMaking: type))
        } else if known.isEmpty {
            let isImplicit = callee.as(MemberAccessExprSyntax.self).map { $0.base == nil }
            // `.success(notes)`, `Editor(note)` make values.
            let isCase = isImplicit == true && expectedType(of: ExprSyntax(call))?.unwrapped.name.map(isEnum) != false
            let isMaking = isImplicit == nil && callee.trimmedText.first?.isUppercase == true
            result.own = isCase ? [] : isMaking || isImplicit == true ? .undescribed : .unknown
        }
        if let access = callee.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "init",
            access.base?.is(SuperExprSyntax.self) != true, access.base.map(isSelf) != true
        {
            let type = access.base.flatMap { typeNamed(by: $0) } ?? expectedType(of: ExprSyntax(call))?.unwrapped
            result.add(type.map(contributions(ofMaking:)) ?? Contributions(own: .undescribed))
        }
        // What is done to a value of one's own nobody sees.
        if let base = callee.as(MemberAccessExprSyntax.self)?.base, isOwn(AccessPath(to: base).root),
            known.allSatisfy(isOfLibrary)
        {
            result.own.remove(.changes)
            if receiverType(of: base)?.unwrapped.isContainer == true { result.own.subtract([.varies, .drifts]) }
        }
        // `items.append(note)` sets `items`.
        if known.contains(where: \.isMutating), let base = callee.as(MemberAccessExprSyntax.self)?.base {
            result.add(contributions(ofSetting: base))
        }
        let handed = call.allArguments.map(\.expression).filter { !mayBeKept($0, by: call) }
        result.add(contributions(ofRunning: handed.flatMap(functionsNamed)))
        return result
    }

    /// The default values of the app's functions that a call leaves to them.
    private func defaults(of functions: [DeclSyntax], leftOutBy call: FunctionCallExprSyntax) -> [Syntax] {
        let omitted = callee(of: call)?.omitted
        return functions.filter { !isOfLibrary($0) }.flatMap { decl -> [Syntax] in
            let clause =
                decl.as(FunctionDeclSyntax.self)?.signature.parameterClause
                ?? decl.as(InitializerDeclSyntax.self)?.signature.parameterClause
            return (clause?.parameters ?? []).enumerated().compactMap { place, parameter in
                omitted?.contains(place) == false ? nil : parameter.defaultValue.map { Syntax($0.value) }
            }
        }
    }

    /// The functions that an expression without a call names: `show` in `notes.forEach(show)`.
    private func functionsNamed(by expression: ExprSyntax) -> [DeclSyntax] {
        let found: [DeclSyntax] =
            switch expression.as(ExprSyntaxEnum.self) {
            case .declReferenceExpr(let name):
                localBinding(of: name.baseName.identifierText, at: Syntax(name)).map {
                    [$0.syntax.as(DeclSyntax.self)]
                }?
                .compactMap { $0 } ?? properties(named: name.baseName.identifierText, at: Syntax(name))
            case .memberAccessExpr(let access): membersNamed(by: access).nearest
            default: []
            }
        return found.filter { $0.is(FunctionDeclSyntax.self) }
    }

    private func isEnum(_ type: String) -> Bool {
        guard let decl = declaredType(type)?.decl else { return false }
        return decl.is(EnumDeclSyntax.self)
    }

    /// The function that a call names; where that isn't known, those whose parameters its arguments fill. Of a type whose
    /// initialisers don't fit, one is inherited that nobody declares: `UIView()`.
    func functions(mayBeCalledBy call: FunctionCallExprSyntax) -> [DeclSyntax] {
        if let known = callee(of: call)?.decl { return [known] }
        let candidates = candidates(for: call)
        let arguments = call.allArguments.map(\.shape)
        let fitting = candidates.filter { match(arguments, with: $0.parameters) != nil }.compactMap(\.decl)
        let isMaking = candidates.allSatisfy { $0.decl?.is(InitializerDeclSyntax.self) != false }
        return fitting.isEmpty && !isMaking ? candidates.compactMap(\.decl) : fitting
    }

    private func contributions(ofMaking type: Type) -> Contributions<RunCode, Effects> {
        if type.unwrapped.isContainer { return Contributions() }
        guard let name = type.name, let decl = declaredType(name)?.decl else { return Contributions(own: .undescribed) }
        if !isOfLibrary(decl) { return Contributions(called: [RunCode(decl: decl, part: .fields)]) }
        let isQuiet = platform.facts(ofType: name).contains(.pure) || context.isUIKitName(name)
        return Contributions(own: isQuiet ? [] : .undescribed)
    }

    // MARK: - Operators

    private func contributions(of infix: InfixOperatorExprSyntax) -> Contributions<RunCode, Effects> {
        var result = Contributions<RunCode, Effects>()
        if use(of: Syntax(infix.leftOperand)) != .read { result = contributions(ofSetting: infix.leftOperand) }
        if let binary = infix.operator.as(BinaryOperatorExprSyntax.self) {
            result.add(contributions(of: binary.operator, on: [infix.leftOperand, infix.rightOperand]))
            if mayTrap(binary.operator, with: infix.rightOperand) { result.own.insert(.traps) }
        }
        return result
    }

    /// A division by what may be nothing, or a range that may end before it begins.
    private func mayTrap(_ token: TokenSyntax, with operand: ExprSyntax) -> Bool {
        ["/", "%", "..<", "..."].contains(token.text) && !operand.is(IntegerLiteralExprSyntax.self)
            && !operand.is(FloatLiteralExprSyntax.self)
    }

    /// Operators of Swift's compute; the app may have others, and its own for its types.
    private func contributions(of token: TokenSyntax, on operands: [ExprSyntax]) -> Contributions<RunCode, Effects> {
        let name = token.text
        let types = operands.compactMap { type(of: $0)?.unwrapped }
        let found =
            context.declarations(named: name)
            + types.flatMap { members(named: name, of: $0, isStatic: true) }.map(\.decl).filter { !isOfLibrary($0) }
        let table = OperatorTable.standardOperators
        let isKnown =
            table.infixOperator(named: name) != nil || table.prefixOperator(named: name) != nil
            || table.postfixOperator(named: name) != nil
        return found.isEmpty && !isKnown ? Contributions(own: .unknown) : contributions(ofRunning: found)
    }

    // MARK: - Assignments

    /// Setting a property runs its observers or its setter, and those of the values that it is a part of.
    private func contributions(ofSetting target: ExprSyntax) -> Contributions<RunCode, Effects> {
        if target.is(DiscardAssignmentExprSyntax.self) { return Contributions() }
        let path = AccessPath(to: target)
        // What is made or given here belongs to nobody else, as far as anybody knows.
        let unknown: Effects = isLocal(path.root) ? [] : .unknown
        // What one's own leads to may be another's, too: `cell.options.isPinned`.
        let leadsToOthers = path.links.dropLast().contains { link in
            type(of: link.expression)?.unwrapped.name.map(context.declaresType) == true
                && type(of: link.expression).map { isClass($0.unwrapped) } == true
        }
        var result = Contributions<RunCode, Effects>(own: isOwn(path.root) && !leadsToOthers ? [] : .changes)
        for link in path.links.reversed() {
            switch link {
            case .member(let access):
                let found = membersNamed(by: access).nearest
                if isFieldSet(found, at: target) { return Contributions() }
                if found.isEmpty { result.own.formUnion(unknown) } else { result.add(contributions(ofSetting: found)) }
            case .subscript(let access):
                guard receiverType(of: access.calledExpression)?.unwrapped.isContainer != true else { continue }
                result.own.formUnion(unknown)
            case .call: return result
            case .optional, .unwrap: continue
            }
            // An object is the same whatever is set in it.
            if let base = link.base, let type = receiverType(of: base), isClass(type.unwrapped) { return result }
        }
        // What a type has belongs to no value.
        guard let name = path.root.as(DeclReferenceExprSyntax.self), !isLocal(path.root), !isSelf(path.root),
            typeNamed(by: path.root) == nil
        else { return result }
        let found = properties(named: name.baseName.identifierText, at: Syntax(name))
        if isFieldSet(found, at: target) { return Contributions() }
        result.add(found.isEmpty ? Contributions(own: .unknown) : contributions(ofSetting: found))
        return result
    }

    /// An initialiser gives the type's own properties their first values: nobody has the value yet, and no observer runs.
    private func isFieldSet(_ found: [DeclSyntax], at target: ExprSyntax) -> Bool {
        let owner = sequence(first: Syntax(target), next: \.parent).first {
            $0.is(InitializerDeclSyntax.self) || $0.is(ClosureExprSyntax.self) || $0.is(FunctionDeclSyntax.self)
        }
        guard owner?.is(InitializerDeclSyntax.self) == true, let type = enclosingTypes(of: Syntax(target)).first else {
            return false
        }
        let path = AccessPath(to: target)
        let isBare = path.links.isEmpty || isSelf(path.root) && path.links.count == 1
        let isConvenience = owner?.as(InitializerDeclSyntax.self)?.isConvenience == true
        return isBare && !isConvenience && !found.isEmpty && !found.contains(where: \.belongsToType)
            && found.allSatisfy {
                MemberShape($0).kind == .storedProperty && enclosingTypes(of: Syntax($0)).first == type
            }
    }

    // MARK: - Reads

    private func contributions(ofReading name: DeclReferenceExprSyntax) -> Contributions<RunCode, Effects> {
        let expression = ExprSyntax(name)
        let text = name.baseName.identifierText
        if isSelf(expression) || text == "super" || typeNamed(by: expression) != nil { return Contributions() }
        if text.hasPrefix("$") { return Contributions() }
        if let binding = localBinding(of: text, at: Syntax(name)) {
            let isVariable = declaration(around: binding)?.bindingSpecifier.tokenKind == .keyword(.var)
            return Contributions(own: isVariable ? .varies : [])
        }
        let found = properties(named: text, at: Syntax(name))
        let all = found.isEmpty ? platform.globals(named: text) : found
        return all.isEmpty ? Contributions(own: .unknownRead) : contributions(ofReading: all)
    }

    private func contributions(ofReading access: MemberAccessExprSyntax) -> Contributions<RunCode, Effects> {
        // `State.Kind`
        if typeNamed(by: ExprSyntax(access)) != nil { return Contributions() }
        let name = access.declName.baseName.identifierText
        guard let base = access.base else {
            // `.idle`
            let type = expectedType(of: ExprSyntax(access))?.unwrapped
            let found = type.map { members(named: name, of: $0, isStatic: true) } ?? []
            return found.isEmpty ? Contributions(own: .starts) : contributions(ofReading: found.nearest)
        }
        let found = membersNamed(by: access).nearest
        // What Swift's own values tell of themselves.
        if found.allSatisfy(isOfLibrary), receiverType(of: base)?.unwrapped.isContainer == true {
            return Contributions()
        }
        if !found.isEmpty { return contributions(ofReading: found) }
        // `NoteStore.shared`, `State.idle`: an instance or a constant of a type that nobody declares.
        let isOfType = base.trimmedText.split(separator: ".").allSatisfy { $0.first?.isUppercase == true }
        guard isOfType, !isOfTheMoment(name) else { return Contributions(own: .unknownRead) }
        return Contributions(own: sharedNames.contains(name) ? .starts : [])
    }

    /// - Parameter owner: what has the member, which is unwrapped for it (`var note: Note!`).
    private func contributions(
        ofReading access: MemberAccessExprSyntax, of owner: Type?
    ) -> Contributions<RunCode, Effects> {
        var result = contributions(ofReading: access)
        if let owner, owner != owner.asRead { result.own.insert(.traps) }
        return result
    }

    private func contributions(ofReading call: SubscriptCallExprSyntax) -> Contributions<RunCode, Effects> {
        guard let type = receiverType(of: call.calledExpression)?.unwrapped else { return Contributions(own: .unknown) }
        if case .dictionary = type { return Contributions() }
        if type.isContainer { return Contributions(own: .traps) }
        return callee(of: call)?.decl.map { contributions(ofReading: [$0]) } ?? Contributions(own: .unknown)
    }

    // MARK: - Names

    private func isLocal(_ root: ExprSyntax) -> Bool {
        guard let name = root.as(DeclReferenceExprSyntax.self)?.baseName.identifierText, !isSelf(root) else {
            return false
        }
        return name.hasPrefix("$") || localBinding(of: name, at: Syntax(root)) != nil
    }

    /// A local variable that holds a value, or an object that was made for it.
    private func isOwn(_ root: ExprSyntax) -> Bool {
        guard let name = root.as(DeclReferenceExprSyntax.self)?.baseName.identifierText, !isSelf(root),
            let binding = localBinding(of: name, at: Syntax(root)), let variable = declaration(around: binding)
        else { return false }
        let value = variable.bindings.first { $0.range.contains(binding.position) }?.initializer?.value
        if let call = value?.as(FunctionCallExprSyntax.self), typeNamed(by: call.calledExpression.plain) != nil {
            return true
        }
        return type(of: root).map { !isClass($0.unwrapped) && $0.unwrapped.name != nil } == true
    }

    private func declaration(around binding: LocalBinding) -> VariableDeclSyntax? {
        sequence(first: binding.syntax, next: \.parent).lazy.prefix { !$0.is(CodeBlockItemSyntax.self) }
            .compactMap { $0.as(VariableDeclSyntax.self) }.first
    }

    /// What a bare name means that isn't local: a member of a type around, or a variable at file level.
    func properties(named name: String, at node: Syntax) -> [DeclSyntax] {
        for type in enclosingTypes(of: node).compactMap(typeOfOwner) {
            let found =
                members(named: name, of: type, isStatic: false) + members(named: name, of: type, isStatic: true)
            if !found.isEmpty { return found.nearest }
        }
        return context.declarations(named: name)
    }
}

extension DeclSyntax {
    fileprivate var isMutating: Bool {
        self.as(FunctionDeclSyntax.self)?.modifiers.contains { $0.name.tokenKind == .keyword(.mutating) } == true
    }
}

extension [FoundMember] {
    /// The members that a name means: a type's own hide those of its superclasses, and meet the protocols that ask for them.
    var nearest: [DeclSyntax] {
        let depth = map(\.depth).min()
        return filter { $0.depth == depth }.map(\.decl)
    }
}
