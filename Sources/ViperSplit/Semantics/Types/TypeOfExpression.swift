import SwiftSyntax

extension Semantics {
    /// The type of an expression's value.
    ///
    /// - Returns: nil where nothing in sight tells.
    func type(of expression: ExprSyntax) -> Type? {
        let type = typeInChain(expression)
        return expression.endsChain ? type?.asOptional : type
    }

    /// The type as the next link of a chain sees it: in `a?.b.c` that of `b` has no `?` of the chain's.
    func typeInChain(_ expression: ExprSyntax) -> Type? {
        typesOfExpressions.answer(to: expression.id, isKept: keepsAnswers) { findTypeInChain(expression) }
    }

    private func findTypeInChain(_ expression: ExprSyntax) -> Type? {
        switch expression.as(ExprSyntaxEnum.self) {
        case .stringLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .regexLiteralExpr:
            return typeOfLiteral(expression)
        case .nilLiteralExpr: return expectedType(of: expression)
        case .arrayExpr(let array): return typeOfArray(array)
        case .dictionaryExpr(let dictionary): return typeOfDictionary(dictionary)
        case .declReferenceExpr(let reference): return typeOfReference(reference)
        case .memberAccessExpr(let access): return typeOfAccess(access)
        case .functionCallExpr(let call): return typeOfCall(call)
        case .subscriptCallExpr(let call): return typeOfSubscript(call)
        case .closureExpr(let closure): return typeOfClosure(closure)
        case .infixOperatorExpr(let infix): return typeOfInfix(infix)
        case .prefixOperatorExpr(let prefix): return prefix.operator.text == "!" ? .bool : type(of: prefix.expression)
        case .postfixOperatorExpr(let postfix): return type(of: postfix.expression)
        case .inOutExpr(let reference): return type(of: reference.expression)
        case .ternaryExpr(let ternary):
            return common([ternary.thenExpression, ternary.elseExpression], expectedType(of: expression))
        case .tupleExpr(let tuple): return typeOfTuple(tuple)
        case .optionalChainingExpr(let chain): return typeInChain(chain.expression)?.unwrappedOnce
        case .forceUnwrapExpr(let unwrap): return type(of: unwrap.expression)?.unwrappedOnce
        case .asExpr(let cast):
            let type = self.type(cast.type)
            return cast.questionOrExclamationMark?.text == "?" ? type?.asOptional : type
        case .isExpr: return .bool
        case .tryExpr(let attempt):
            let type = self.type(of: attempt.expression)
            return attempt.questionOrExclamationMark?.text == "?" ? type?.asOptional : type
        case .awaitExpr(let waiting): return type(of: waiting.expression)
        case .superExpr(let node): return enclosingType(of: Syntax(node)).flatMap(superclass)
        case .genericSpecializationExpr: return typeNamed(by: expression).map { .metatype($0) }
        case .keyPathExpr(let keyPath): return typeOfKeyPath(keyPath)
        case .macroExpansionExpr(let macro): return typeOfMacro(macro)
        case .ifExpr(let branch): return common(branch.results, expectedType(of: expression))
        case .switchExpr(let choice): return common(choice.results, expectedType(of: expression))
        default: return nil
        }
    }

    /// The type of the value whose member is asked for: without the `?` of a chain, and without `!`.
    func receiverType(of base: ExprSyntax) -> Type? {
        guard let type = typeInChain(base) else { return nil }
        if case .optional(let wrapped, isImplicit: true) = type { return wrapped }
        return type
    }

    // MARK: - Literals and containers

    private func typeOfLiteral(_ literal: ExprSyntax) -> Type? {
        let own: Type =
            switch literal.kind {
            case .stringLiteralExpr: .string
            case .integerLiteralExpr: .int
            case .floatLiteralExpr: .double
            case .booleanLiteralExpr: .bool
            // The output follows from the groups of the pattern, which only a parser of patterns knows.
            default: .nominal("Regex", [.parameter("Output")])
            }
        guard let wanted = expectedType(of: literal)?.unwrapped, case .nominal(let name, _) = wanted else { return own }
        if ["Any", "AnyObject", "AnyHashable"].contains(name) || declaredType(name)?.isProtocol == true { return own }
        return wanted
    }

    private func typeOfArray(_ array: ArrayExprSyntax) -> Type? {
        let wanted = expectedType(of: ExprSyntax(array))?.unwrapped
        if let wanted, !wanted.isOpen, !["Any", "AnyObject"].contains(wanted.name ?? "") { return wanted }
        if array.elements.isEmpty { return nil }
        return common(array.elements.map(\.expression), nil).map { .array($0) }
    }

    private func typeOfDictionary(_ dictionary: DictionaryExprSyntax) -> Type? {
        let wanted = expectedType(of: ExprSyntax(dictionary))?.unwrapped
        if let wanted, !wanted.isOpen, !["Any", "AnyObject"].contains(wanted.name ?? "") { return wanted }
        guard case .elements(let elements) = dictionary.content, let key = common(elements.map(\.key), nil),
            let value = common(elements.map(\.value), nil)
        else { return nil }
        return .dictionary(key, value)
    }

    /// The one type of several expressions, of which some may be literals, `nil` or `.cases` of it.
    private func common(_ expressions: [ExprSyntax], _ wanted: Type?) -> Type? {
        if let wanted, !wanted.isOpen { return wanted }
        let telling = expressions.filter { !$0.isLiteral && !$0.isImplicitMember && !$0.is(NilLiteralExprSyntax.self) }
        let hasNil = expressions.contains { $0.is(NilLiteralExprSyntax.self) }
        let types = Set(
            (telling.isEmpty ? expressions.filter { !$0.is(NilLiteralExprSyntax.self) } : telling).map { type(of: $0) })
        guard !types.contains(nil), let first = types.first, var type = first else { return nil }
        if types.count > 1 {
            // One of them may be optional, or numbers of one kind literals of another.
            let bare = Set(types.map { $0?.unwrapped })
            guard bare.count == 1, !bare.contains(nil) else {
                return types == [.int, .double] ? .double : nil
            }
            type = .optional(first?.unwrapped ?? type)
        }
        return hasNil ? type.asOptional : type
    }

    private func typeOfTuple(_ tuple: TupleExprSyntax) -> Type? {
        let elements = tuple.elements.map { ($0.labelName, type(of: $0.expression)) }
        if elements.count == 1, elements[0].0 == nil { return elements[0].1 }
        guard elements.allSatisfy({ $0.1 != nil }) else { return nil }
        return .tuple(elements.compactMap { label, type in type.map { Type.Part(label: label, type: $0) } })
    }

    // MARK: - Names

    private func typeOfReference(_ reference: DeclReferenceExprSyntax) -> Type? {
        let name = reference.baseName.identifierText
        if reference.baseName.tokenKind == .keyword(.Self) {
            return typeOfSelf(at: Syntax(reference)).map { .metatype($0) }
        }
        if case .dollarIdentifier(let text) = reference.baseName.tokenKind {
            return Int(text.dropFirst()).flatMap { type(ofParameter: $0, at: Syntax(reference)) }
        }
        if let local = localBinding(of: name, at: Syntax(reference)) { return type(ofLocal: local, named: name) }
        if name == "self" { return typeOfSelf(at: Syntax(reference)) }
        for owner in enclosingTypes(of: Syntax(reference)) {
            guard let type = typeOfOwner(owner) else { continue }
            if let found = typeOfMember(name, of: type, at: reference) { return found }
        }
        let global = context.declarations(named: name)
        for decl in global.isEmpty ? platform.globals(named: name) : global {
            if let variable = decl.as(VariableDeclSyntax.self) { return type(ofVariable: variable, named: name) }
            if let function = decl.as(FunctionDeclSyntax.self) { return functionType(function.signature) }
        }
        return typeNamed(by: ExprSyntax(reference)).map { .metatype($0) }
    }

    private func typeOfMember(_ name: String, of type: Type, at reference: DeclReferenceExprSyntax) -> Type? {
        let found =
            members(named: name, of: type, isStatic: false) + members(named: name, of: type, isStatic: true)
        return typeOfMember(name, found)
    }

    private func typeOfMember(_ name: String, _ found: [FoundMember]) -> Type? {
        let properties = found.filter { !$0.decl.is(FunctionDeclSyntax.self) }
        if let first = properties.first { return type(ofProperty: name, first) }
        let functions = found.filter { $0.depth == found.first?.depth }
        return functions.count == 1 ? functionType(of: functions[0]) : nil
    }

    private func typeOfAccess(_ access: MemberAccessExprSyntax) -> Type? {
        let name = access.declName.baseName.identifierText
        guard let base = access.base else {
            // `.none` may be no value at all.
            guard name != "none", let wanted = expectedType(of: ExprSyntax(access))?.unwrapped else { return nil }
            if case .parameter = wanted { return nil }
            return wanted
        }
        if name == "self" { return typeNamed(by: base).map { .metatype($0) } ?? type(of: base) }
        if let owner = typeNamed(by: base) { return typeOfStatic(name, of: owner, access) }
        guard let owner = receiverType(of: base) else { return nil }
        if case .metatype(let type) = owner { return typeOfStatic(name, of: type, access) }
        if case .tuple(let elements) = owner {
            if let place = Int(name) { return place < elements.count ? elements[place].type : nil }
            return elements.first { $0.label == name }?.type
        }
        return typeOfMember(name, members(named: name, of: owner, isStatic: false))
    }

    private func typeOfStatic(_ name: String, of owner: Type, _ access: MemberAccessExprSyntax) -> Type? {
        let found = members(named: name, of: owner, isStatic: true)
        if let type = typeOfMember(name, found) { return type }
        if let nested = typeNamed(by: ExprSyntax(access)) { return .metatype(nested) }
        // By convention these are a library type's own instances.
        let isUnknown = owner.name.map { declaredType($0)?.decl == nil } == true
        guard isUnknown, sharedNames.contains(name), !ExprSyntax(access).isCallee else { return nil }
        return owner
    }

    /// `Siren.shared()` of a library's type gives its own instance, too; whether there is always one, its use tells.
    private func typeOfShared(_ call: FunctionCallExprSyntax) -> Type? {
        guard context.isSharedInstance(ExprSyntax(call)),
            let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base, let owner = typeNamed(by: base),
            owner.name.map({ declaredType($0)?.decl == nil }) == true
        else { return nil }
        switch call.parent?.kind {
        case .optionalChainingExpr, .forceUnwrapExpr: return owner.asOptional
        case .memberAccessExpr: return owner
        default: return nil
        }
    }

    /// The type that an expression names: `Note`, `Notes.Row`, `[Note]`, `Set<Note>`, `Self`.
    func typeNamed(by expression: ExprSyntax) -> Type? {
        switch expression.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let reference):
            let name = reference.baseName.identifierText
            if reference.baseName.tokenKind == .keyword(.Self) { return typeOfSelf(at: Syntax(reference)) }
            guard name.first?.isUppercase == true || declaredType(name)?.decl != nil else { return nil }
            guard localBinding(of: name, at: Syntax(reference)).map({ !$0.syntax.isTypeDeclaration }) != true else {
                return nil
            }
            guard !isValue(name, at: Syntax(reference)), let type = resolve(name, [], at: Syntax(reference)),
                type != .named(name) || expression.callOfCallee.map({ makesValue($0, named: name) }) ?? true
            else { return nil }
            return type
        case .memberAccessExpr(let access):
            guard let base = access.base, let owner = typeNamed(by: base), let path = owner.name,
                access.declName.baseName.text.first?.isUppercase == true
            else { return nil }
            let name = access.declName.baseName.identifierText
            if let nested = declaredType("\(path).\(name)"), nested.decl != nil { return type(nested) }
            guard declaredType(path)?.decl == nil else { return nil }
            // A module's name before a type's, or a type in a library's.
            return .named(context.imports(path) && declaredType(name) != nil ? name : "\(path).\(name)")
        case .genericSpecializationExpr(let specialized):
            guard let base = typeNamed(by: specialized.expression), let name = base.name else { return nil }
            let arguments = specialized.genericArgumentClause.arguments.map { argument -> Type? in
                if case .type(let type) = argument.argument { return self.type(type) }
                return nil
            }
            return arguments.contains(nil) ? nil : .nominal(named: name, arguments.compactMap { $0 })
        case .arrayExpr(let array):
            guard array.elements.count == 1, expression.isCalled, let only = array.elements.first else { return nil }
            return typeNamed(by: only.expression).map { .array($0) }
        case .dictionaryExpr(let dictionary):
            guard expression.isCalled, case .elements(let elements) = dictionary.content, elements.count == 1,
                let only = elements.first, let key = typeNamed(by: only.key), let value = typeNamed(by: only.value)
            else { return nil }
            return .dictionary(key, value)
        case .typeExpr(let node): return type(node.type)
        case .optionalChainingExpr(let chain):
            // `[Note?]()`
            return chain.parent?.is(MemberAccessExprSyntax.self) == true
                ? nil : typeNamed(by: chain.expression).map { .optional($0) }
        default: return nil
        }
    }

    private func type(_ nested: DeclaredType) -> Type? {
        if let alias = nested.decl?.as(TypeAliasDeclSyntax.self) { return type(alias.initializer.value) }
        return .named(nested.path)
    }

    /// A property or constant whose name begins with a capital.
    private func isValue(_ name: String, at node: Syntax) -> Bool {
        enclosingTypes(of: node).contains { owner in
            declaredType(owner)?.members(named: name).isEmpty == false
        } || !context.declarations(named: name).isEmpty || !platform.outlines(ofGlobal: name).isEmpty
    }

    // MARK: - Calls

    private func typeOfCall(_ call: FunctionCallExprSyntax) -> Type? {
        if let result = callee(of: call)?.result { return result }
        guard callee(of: call) == nil else { return nil }
        if let shared = typeOfShared(call) { return shared }
        if let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.base == nil {
            // `.success(notes)` is what its place asks for.
            return expectedType(of: ExprSyntax(call))?.unwrapped
        }
        guard let named = typeNamed(by: call.calledExpression), let name = named.name else { return nil }
        // A generic type of a library's doesn't say of what; any other makes a value of itself, unless it says that it may not.
        let isOpen = declaredType(name)?.generics.isEmpty == false || isUsedAsGeneric(name)
        return named.arguments.isEmpty && isOpen ? nil : named
    }

    private func typeOfSubscript(_ call: SubscriptCallExprSyntax) -> Type? {
        if case .tuple(let elements) = receiverType(of: call.calledExpression) {
            return elements.count == 1 ? elements[0].type : nil
        }
        return callee(of: call)?.result
    }

    // MARK: - Key paths and macros

    private func typeOfKeyPath(_ keyPath: KeyPathExprSyntax) -> Type? {
        guard let root = keyPath.root.flatMap({ type($0) }), let value = type(of: keyPath, from: root) else {
            return nil
        }
        return .nominal("KeyPath", [root, value])
    }

    /// The type at the end of a key path that begins at a type.
    func type(of keyPath: KeyPathExprSyntax, from root: Type) -> Type? {
        var type = root
        var isChained = false
        for component in keyPath.components {
            switch component.component {
            case .property(let property):
                let name = property.declName.baseName.identifierText
                if name == "self" { continue }
                guard let next = typeOfMember(name, members(named: name, of: type, isStatic: false)) else { return nil }
                type = next
            case .optional(let mark):
                isChained = isChained || mark.questionOrExclamationMark.text == "?"
                type = type.unwrappedOnce
            default: return nil
            }
        }
        return isChained ? type.asOptional : type
    }

    private func typeOfMacro(_ macro: MacroExpansionExprSyntax) -> Type? {
        switch macro.macroName.text {
        case "selector": .named("Selector")
        case "keyPath", "function", "file", "fileID", "filePath": .string
        case "line", "column": .int
        default: nil
        }
    }
}

extension Syntax {
    fileprivate var isTypeDeclaration: Bool {
        asProtocol((any DeclGroupSyntax).self) != nil || self.is(TypeAliasDeclSyntax.self)
            || self.is(GenericParameterSyntax.self)
    }
}

extension ExprSyntax {
    /// Something is asked of it, or of the literal that it is an element of: what spells a type, `[[String: Int]]()`, has to be.
    fileprivate var isCalled: Bool {
        isCallee
            || parent?.as(OptionalChainingExprSyntax.self) != nil
            || parent?.as(MemberAccessExprSyntax.self)?.base?.id == id
            || literalAround?.isCalled == true
    }

    private var literalAround: ExprSyntax? {
        let isElement = parent?.is(ArrayElementSyntax.self) == true || parent?.is(DictionaryElementSyntax.self) == true
        return isElement ? parent?.parent?.parent?.as(ExprSyntax.self) : nil
    }

    /// What stands before the last link of a chain.
    private var chainBase: ExprSyntax? {
        if let access = self.as(MemberAccessExprSyntax.self) { return access.base }
        if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression }
        if let call = self.as(SubscriptCallExprSyntax.self) { return call.calledExpression }
        if let unwrap = self.as(ForceUnwrapExprSyntax.self) { return unwrap.expression }
        return nil
    }

    /// A `?` stands somewhere before in the chain.
    fileprivate var hasChainedBase: Bool {
        guard let base = chainBase else { return false }
        return base.is(OptionalChainingExprSyntax.self) || base.hasChainedBase
    }

    /// The last link of a chain with a `?` in it: its value is optional.
    fileprivate var endsChain: Bool {
        guard let parent else { return false }
        if let access = parent.as(MemberAccessExprSyntax.self), access.base?.id == id { return false }
        if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id == id { return false }
        if let call = parent.as(SubscriptCallExprSyntax.self), call.calledExpression.id == id { return false }
        // Last, since it goes through the whole chain.
        return !parent.is(OptionalChainingExprSyntax.self) && !parent.is(ForceUnwrapExprSyntax.self) && hasChainedBase
    }
}

extension IfExprSyntax {
    /// What the branches give as values; empty if one doesn't.
    fileprivate var results: [ExprSyntax] {
        var results = [body.statements.result]
        switch elseBody {
        case .codeBlock(let block): results.append(block.statements.result)
        case .ifExpr(let branch): results += branch.results.map { $0 }
        case nil: return []
        }
        return results.contains(nil) ? [] : results.compactMap { $0 }
    }
}

extension SwitchExprSyntax {
    fileprivate var results: [ExprSyntax] {
        let results = cases.map { $0.as(SwitchCaseSyntax.self)?.statements.result }
        return results.contains(nil) ? [] : results.compactMap { $0 }
    }
}

extension CodeBlockItemListSyntax {
    fileprivate var result: ExprSyntax? { count == 1 ? first?.item.as(ExprSyntax.self) : nil }
}
