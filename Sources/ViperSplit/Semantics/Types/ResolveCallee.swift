import SwiftSyntax

/// A function, initialiser, subscript or case that a call may name.
struct Candidate {
    let decl: DeclSyntax?
    let parameters: [CallParameter]
    /// How a value has it; nil for functions at file level and local ones.
    let member: FoundMember?
    /// The type of the call, with generic parameters still open.
    let result: Type?
    /// The types of the parameters, with generic parameters still open.
    let types: [Type?]
    let generics: Set<String>
    /// What a `where` clause says is the same.
    var requirements: [(Type, Type)] = []
    var depth: Int { member?.depth ?? 0 }
}

extension Semantics {
    /// The declaration that a call names, the parameter that each argument fills, and the type of the result.
    ///
    /// - Returns: nil if nothing in sight declares it, or if several declarations fit.
    func callee(of call: FunctionCallExprSyntax) -> Callee? {
        callees.answer(to: call.id, isKept: keepsAnswers) {
            let arguments = call.allArguments
            if let function = functionCalled(by: call) { return self.call(function, arguments) }
            return best(candidates(for: call), for: arguments, of: Syntax(call))
        }
    }

    func callee(of call: SubscriptCallExprSyntax) -> Callee? {
        callees.answer(to: call.id, isKept: keepsAnswers) {
            guard let base = receiverType(of: call.calledExpression) else { return nil }
            let isType = typeNamed(by: call.calledExpression) != nil
            let found = members(named: "subscript", of: base, isStatic: isType)
            return best(
                found.compactMap { candidate($0) }, for: call.arguments.allArguments, of: Syntax(call))
        }
    }

    // MARK: - Candidates

    /// The type of the value that a call calls, where that is no declared function: a closure, a property that holds one.
    private func functionCalled(by call: FunctionCallExprSyntax) -> Type.Function? {
        let callee = call.calledExpression
        if let closure = callee.as(ClosureExprSyntax.self) {
            return resultType(of: closure).map { Type.Function(parameters: [], result: $0) }
        }
        if let reference = callee.plain.as(DeclReferenceExprSyntax.self) {
            let name = reference.baseName.identifierText
            guard let binding = localBinding(of: name, at: Syntax(reference)),
                !binding.syntax.is(FunctionDeclSyntax.self)
            else { return nil }
            return type(of: ExprSyntax(reference))?.function
        }
        if callee.plain.is(MemberAccessExprSyntax.self) { return nil }
        return typeNamed(by: callee) == nil ? type(of: callee)?.function : nil
    }

    /// The declarations that a call may name, by their name alone.
    func candidates(for call: FunctionCallExprSyntax) -> [Candidate] {
        let callee = call.calledExpression.plain
        if let type = typeNamed(by: callee) { return initializers(of: type) }
        if let reference = callee.as(DeclReferenceExprSyntax.self) {
            return candidates(named: reference.baseName.identifierText, at: Syntax(reference))
        }
        guard let access = callee.as(MemberAccessExprSyntax.self) else { return [] }
        let name = access.declName.baseName.identifierText
        guard let base = access.base else {
            // `.success(notes)`, `.init(x: 1)`
            guard let expected = expectedType(of: ExprSyntax(call))?.unwrapped else { return [] }
            if name == "init" { return initializers(of: expected) }
            return members(named: name, of: expected, isStatic: true).compactMap { candidate($0, named: name) }
        }
        if name == "init" {
            if base.is(SuperExprSyntax.self) { return type(of: base).map(initializers) ?? [] }
            if let type = typeNamed(by: base) ?? metatype(of: base) { return initializers(of: type) }
            return typeOfSelf(at: Syntax(base)).map(initializers) ?? []
        }
        if let type = (typeNamed(by: base) ?? metatype(of: base)).map(opened) {
            return members(named: name, of: type, isStatic: true).compactMap { candidate($0, named: name) }
        }
        guard let type = receiverType(of: base) else { return [] }
        return members(named: name, of: type, isStatic: false).compactMap { candidate($0, named: name) }
    }

    /// `notes.type(of:)`, `Self`, a variable that holds a type.
    func metatype(of base: ExprSyntax) -> Type? {
        if case .metatype(let type) = type(of: base) { return type }
        return nil
    }

    /// A bare name: a local function, a method of a type around, a function at file level.
    private func candidates(named name: String, at node: Syntax) -> [Candidate] {
        if let function = localBinding(of: name, at: node)?.syntax.as(FunctionDeclSyntax.self) {
            return [candidate(function: function)]
        }
        for owner in enclosingTypes(of: node) {
            let isStatic = node.isInStaticCode
            guard let type = typeOfOwner(owner) else { continue }
            let found =
                members(named: name, of: type, isStatic: isStatic)
                + (isStatic
                    ? []
                    : members(named: name, of: type, isStatic: true).filter { $0.decl.is(EnumCaseDeclSyntax.self) })
            if !found.isEmpty { return found.compactMap { candidate($0, named: name) } }
        }
        let global = context.declarations(named: name)
        return (global.isEmpty ? platform.globals(named: name) : global).compactMap { decl in
            decl.as(FunctionDeclSyntax.self).map(candidate(function:))
        }
    }

    func typeOfOwner(_ path: String) -> Type? {
        guard let declared = declaredType(path) else { return nil }
        if declared.isProtocol { return .named(path) }
        return .nominal(named: path, declared.generics.map { .parameter($0) })
    }

    private func candidate(function: FunctionDeclSyntax) -> Candidate {
        let parameters = Array(function.signature.parameterClause.parameters)
        let generics = function.genericParameterClause?.parameters.map(\.name.identifierText) ?? []
        return Candidate(
            decl: DeclSyntax(function), parameters: function.signature.parameterClause.callParameters, member: nil,
            result: function.signature.returnClause.map { type($0.type) } ?? .void,
            types: parameters.map { type($0.type) }, generics: Set(generics),
            requirements: requirements(of: function.genericWhereClause))
    }

    private func requirements(of clause: GenericWhereClauseSyntax?) -> [(Type, Type)] {
        clause?.requirements.compactMap { requirement -> (Type, Type)? in
            guard case .sameTypeRequirement(let same) = requirement.requirement, case .type(let left) = same.leftType,
                case .type(let right) = same.rightType, let first = type(left), let second = type(right)
            else { return nil }
            return (first, second)
        } ?? []
    }

    private func requirements(of member: FoundMember) -> [(Type, Type)] {
        let clause =
            member.decl.as(FunctionDeclSyntax.self)?.genericWhereClause
            ?? member.decl.as(InitializerDeclSyntax.self)?.genericWhereClause
            ?? member.decl.as(SubscriptDeclSyntax.self)?.genericWhereClause
        return requirements(of: clause).map { (type($0.0, of: member), type($0.1, of: member)) }
    }

    /// `Mode.slow(1)`: a case with its values.
    private func candidate(case member: FoundMember, _ cases: EnumCaseDeclSyntax, named name: String) -> Candidate? {
        guard let values = cases.elements.first(where: { $0.name.identifierText == name })?.parameterClause?.parameters
        else {
            return nil
        }
        let parameters = values.map { value in
            let label = value.firstName.flatMap { $0.tokenKind == .wildcard ? nil : $0.identifierText }
            return CallParameter(
                label: label, isOptional: value.defaultValue != nil, isVariadic: false,
                mayBeFunction: value.type.mayBeFunction)
        }
        let own = member.receiver.isOpen ? Set(member.owner.generics) : []
        return Candidate(
            decl: member.decl, parameters: parameters, member: member, result: member.receiver,
            types: values.map { type($0.type).map { type($0, of: member) } }, generics: own)
    }

    private func candidate(_ member: FoundMember, named name: String = "") -> Candidate? {
        guard isPossible(member) else { return nil }
        if let cases = member.decl.as(EnumCaseDeclSyntax.self) { return candidate(case: member, cases, named: name) }
        guard let clause = member.callClause else { return nil }
        let parameters = Array(clause.parameters)
        let written: Type?
        switch member.decl.as(DeclSyntaxEnum.self) {
        case .functionDecl(let function): written = function.signature.returnClause.map { type($0.type) } ?? .void
        case .subscriptDecl(let declared): written = type(declared.returnClause.type)
        default: written = nil
        }
        return Candidate(
            decl: member.decl, parameters: clause.callParameters, member: member,
            result: written.map { type($0, of: member) },
            types: parameters.map { type($0.type).map { type($0, of: member) } },
            generics: Set(member.ownGenerics).union(member.isOfOpenType ? member.owner.generics : []),
            requirements: requirements(of: member))
    }

    /// `extension Array where Element == String` has nothing for an array of numbers.
    private func isPossible(_ member: FoundMember) -> Bool {
        let ext = sequence(first: Syntax(member.decl), next: \.parent).lazy.compactMap {
            $0.as(ExtensionDeclSyntax.self)
        }
        .first
        let clauses = [
            ext?.genericWhereClause,
            member.decl.as(FunctionDeclSyntax.self)?.genericWhereClause,
        ]
        return clauses.compactMap { $0 }.flatMap(\.requirements).allSatisfy { requirement in
            guard case .sameTypeRequirement(let same) = requirement.requirement,
                case .type(let left) = same.leftType, case .type(let right) = same.rightType,
                let first = type(left).map({ type($0, of: member) }),
                let second = type(right).map({ type($0, of: member) }),
                !first.isOpen, !second.isOpen
            else { return true }
            return canonical(first) == canonical(second)
        }
    }

    // MARK: - Initialisers

    /// `Box` as `Box<Value>`, whose arguments a call has to tell.
    private func opened(_ type: Type) -> Type {
        guard case .nominal(let path, let arguments) = type, arguments.isEmpty, let declared = declaredType(path),
            !declared.isProtocol
        else { return type }
        return .nominal(named: path, declared.generics.map { .parameter($0) })
    }

    private func initializers(of type: Type) -> [Candidate] {
        guard let path = canonical(type).name, let declared = declaredType(path) else { return [] }
        let receiver = canonical(type)
        let given =
            receiver.arguments.isEmpty && !declared.generics.isEmpty
            ? Type.nominal(named: path, declared.generics.map { .parameter($0) }) : receiver
        let open = receiver.arguments.isEmpty ? Set(declared.generics) : []
        let found = members(named: "init", of: given, isStatic: true).filter { member in
            member.depth == 0 || inheritsInitializers(declared)
                || declared.isProtocol == false && member.owner.isProtocol
        }
        var candidates = found.compactMap { member -> Candidate? in
            guard let made = member.decl.as(InitializerDeclSyntax.self) else { return nil }
            let parameters = Array(made.signature.parameterClause.parameters)
            return Candidate(
                decl: member.decl, parameters: made.signature.parameterClause.callParameters, member: member,
                result: made.optionalMark == nil ? given : .optional(given),
                types: parameters.map { self.type($0.type).map { self.type($0, of: member) } },
                generics: open.union(member.ownGenerics), requirements: requirements(of: member))
        }
        if found.allSatisfy({ $0.owner.path != path || $0.decl.isInExtension }),
            let memberwise = memberwise(of: declared, given)
        {
            candidates.append(memberwise)
        }
        return candidates
    }

    /// A class that sets all of its own properties inherits the initialisers of the class above.
    private func inheritsInitializers(_ declared: DeclaredType) -> Bool {
        declared.isClass
            && !declared.members(named: "init").contains { $0.as(InitializerDeclSyntax.self)?.isConvenience == false }
    }

    /// The initialiser that Swift gives a struct, or `init()` of a class that has none.
    private func memberwise(of declared: DeclaredType, _ given: Type) -> Candidate? {
        if declared.isClass, declared.decl?.is(ClassDeclSyntax.self) == true {
            return Candidate(decl: declared.decl, parameters: [], member: nil, result: given, types: [], generics: [])
        }
        guard declared.decl?.is(StructDeclSyntax.self) == true else { return nil }
        let bindings = declared.membersInside.compactMap { $0.as(VariableDeclSyntax.self) }.filter { variable in
            !variable.modifiers.contains { $0.name.tokenKind == .keyword(.static) }
                && MemberShape(DeclSyntax(variable)).kind == .storedProperty
        }.flatMap { variable in variable.bindings.map { (variable, $0) } }
        let own = Set(declared.generics)
        var parameters: [CallParameter] = []
        var types: [Type?] = []
        for (variable, binding) in bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
            let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
            if isConstant, binding.initializer != nil { continue }
            let type = type(ofVariable: variable, named: name.identifier.identifierText)
            let hasDefault = binding.initializer != nil || type?.isOptional == true && !isConstant
            parameters.append(
                CallParameter(
                    label: name.identifier.identifierText, isOptional: hasDefault, isVariadic: false,
                    mayBeFunction: type.map { $0.function != nil } ?? true))
            types.append(type)
        }
        return Candidate(
            decl: declared.decl, parameters: parameters, member: nil, result: given, types: types,
            generics: given.isOpen ? own : [])
    }
}

extension FoundMember {
    /// It is asked of a generic type of which nobody has said of what.
    fileprivate var isOfOpenType: Bool {
        receiver.arguments == owner.generics.map { .parameter($0) } && !owner.generics.isEmpty
            && decl.as(FunctionDeclSyntax.self)?.modifiers.contains { $0.name.tokenKind == .keyword(.static) } == true
    }
}

extension Syntax {
    /// The code belongs to the type and not to a value of it.
    fileprivate var isInStaticCode: Bool {
        for ancestor in sequence(first: self, next: \.parent)
        where ancestor.parent?.is(MemberBlockItemSyntax.self) == true {
            return ancestor.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains {
                [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind)
            } == true
        }
        return false
    }
}

extension ExprSyntax {
    /// The expression without the `?`, `!` and parentheses around it.
    var plain: ExprSyntax {
        if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.plain }
        if let unwrap = self.as(ForceUnwrapExprSyntax.self) { return unwrap.expression.plain }
        if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first,
            only.label == nil
        {
            return only.expression.plain
        }
        return self
    }
}
