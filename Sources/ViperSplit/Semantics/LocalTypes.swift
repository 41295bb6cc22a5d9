import SwiftSyntax

/// Types of what functions and closures bind for themselves.
extension TypeInference {
    /// The type of a parameter, a constant, a bound value or an element that a loop goes over.
    func type(ofLocal binding: LocalBinding, named name: String) -> String? {
        for node in sequence(first: binding.syntax, next: \.parent) {
            switch node.as(SyntaxEnum.self) {
            case .functionParameter(let parameter): return self.type(of: parameter)
            case .closureParameter(let parameter):
                return parameter.type?.trimmedDescription ?? type(ofParameter: name, of: node)
            case .closureShorthandParameter: return type(ofParameter: name, of: node)
            case .patternBinding(let binding):
                guard binding.pattern.is(IdentifierPatternSyntax.self) else { return nil }
                return binding.typeAnnotation?.type.trimmedDescription
                    ?? binding.initializer.flatMap { visiting("local \(name)")?.type(of: $0.value) }
            case .optionalBindingCondition(let condition):
                if let type = condition.typeAnnotation?.type { return type.trimmedDescription.unwrapped }
                guard let value = condition.initializer?.value else { return type(ofShorthand: name, condition) }
                return visiting("local \(name)")?.type(of: value).map(\.unwrapped)
            case .forStmt(let loop): return type(ofElement: name, in: loop)
            case .catchClause(let clause): return type(ofCaught: name, in: clause)
            case .switchCaseItem(let item):
                let subject = item.parent?.parent?.parent?.parent?.parent?.as(SwitchExprSyntax.self)?.subject
                return subject.flatMap { type(ofAssociated: binding.syntax, in: item.pattern, of: $0) }
            case .matchingPatternCondition(let condition):
                return type(ofAssociated: binding.syntax, in: condition.pattern, of: condition.initializer.value)
            case .codeBlockItem, .closureExpr: return nil
            default: continue
            }
        }
        return nil
    }

    private func type(of parameter: FunctionParameterSyntax) -> String? {
        guard parameter.ellipsis == nil else { return "[\(parameter.type.trimmedDescription)]" }
        if let attributed = parameter.type.as(AttributedTypeSyntax.self) {
            return attributed.baseType.trimmedDescription
        }
        return parameter.type.trimmedDescription
    }

    /// `if let items {`: what has the name outside.
    private func type(ofShorthand name: String, _ condition: OptionalBindingConditionSyntax) -> String? {
        guard let next = visiting("local \(name)") else { return nil }
        if let binding = localBinding(of: name, at: Syntax(condition)),
            binding.position != condition.pattern.range.lowerBound
        {
            return next.type(ofLocal: binding, named: name)?.unwrapped
        }
        let own = controller.members(named: name).filter { $0.kind != .function }
        return own.count == 1
            ? propertyType(of: own[0], in: controller, context: context, visited: next.visited)?.unwrapped : nil
    }

    /// The type of a closure's parameter, from the declaration of the function that takes the closure.
    private func type(ofParameter name: String, of node: Syntax) -> String? {
        guard
            let closure = sequence(first: node, next: \.parent).lazy.compactMap({ $0.as(ClosureExprSyntax.self) })
                .first,
            let place = closure.parameterNames.firstIndex(of: name), let types = parameterTypes(of: closure),
            types.count == closure.parameterNames.count
        else { return nil }
        return types[place]
    }

    /// The types of the parameters that a closure is called with.
    func parameterTypes(of closure: ClosureExprSyntax) -> [String]? {
        guard let (call, place) = closure.argument else { return nil }
        if let builtIn = elementTypes(of: closure, in: call) { return builtIn }
        return functionType(of: closure)?.parameters.map(\.type.trimmedDescription)
    }

    /// The type that the place of a closure asks for: that of a parameter, or of a property that is set to it.
    func functionType(of closure: ClosureExprSyntax) -> FunctionTypeSyntax? {
        if let (call, place) = closure.argument {
            return parameter(of: call, at: place).flatMap { functionType($0.type) }
        }
        guard let infix = closure.parent?.as(InfixOperatorExprSyntax.self),
            infix.operator.is(AssignmentExprSyntax.self),
            infix.rightOperand.id == ExprSyntax(closure).id,
            let access = infix.leftOperand.as(MemberAccessExprSyntax.self), let base = access.base,
            let owner = type(ofReceiver: base)
        else { return nil }
        let name = access.declName.baseName.identifierText
        let found = (members(of: owner) ?? []).compactMap { $0.as(VariableDeclSyntax.self) }.flatMap(\.bindings).filter
        {
            $0.pattern.trimmedDescription == name
        }
        return found.count == 1 ? found[0].typeAnnotation.flatMap { functionType($0.type) } : nil
    }

    /// The function type that a type is, or that the app calls by a name of its own.
    private func functionType(_ type: TypeSyntax) -> FunctionTypeSyntax? {
        if let function = type.functionType { return function }
        let name = (type.as(AttributedTypeSyntax.self)?.baseType ?? type).trimmedDescription.unwrapped
        let nested = declaringType(of: Syntax(type)).flatMap(members)?.firstResult { member in
            member.as(TypeAliasDeclSyntax.self).flatMap { $0.name.identifierText == name ? $0 : nil }
        }
        let alias = nested ?? context.type(named: name)?.as(TypeAliasDeclSyntax.self)
        return alias?.genericParameterClause == nil ? alias?.initializer.value.functionType : nil
    }

    /// The declared parameter that takes a closure.
    func parameter(of call: FunctionCallExprSyntax, at place: ClosurePlace) -> FunctionParameterSyntax? {
        guard let clause = parameterClause(ofCalled: call) else { return nil }
        let all = Array(clause.parameters)
        switch place {
        case .label(let label): return all.first { $0.firstName.identifierText == label }
        case .trailing(let back):
            let functions = all.filter { $0.type.mayBeFunction }
            return functions.count > back ? functions[functions.count - 1 - back] : nil
        case .unlabelled(let index): return index < all.count ? all[index] : nil
        }
    }

    /// The parameters of the one function or initialiser that a call names, if its declaration is in sight, with what the
    /// call gives to generic ones.
    func parameterClause(ofCalled call: FunctionCallExprSyntax) -> FunctionParameterClauseSyntax? {
        if let function = function(calledBy: call) {
            return instantiated(function.signature.parameterClause, function.genericNames, by: call)
        }
        guard let initializer = initializer(calledBy: call) else { return nil }
        let type = declaration(of: call.calledExpression.trimmedDescription)
        let ofType = type?.asProtocol((any WithGenericParametersSyntax).self)?.genericNames ?? []
        return instantiated(initializer.signature.parameterClause, initializer.genericNames + ofType, by: call)
    }

    /// The one initialiser that fits a call.
    private func initializer(calledBy call: FunctionCallExprSyntax) -> InitializerDeclSyntax? {
        guard let members = members(of: call.calledExpression.trimmedDescription) else { return nil }
        let fitting = members.compactMap { $0.as(InitializerDeclSyntax.self) }.filter { initializer in
            omittedParameters(initializer.signature.parameterClause, call.labels, call.trailingClosureCount) != nil
        }
        return fitting.count == 1 ? fitting[0] : nil
    }

    /// `items.forEach { item in ... }`, `items.map { $0.name }`.
    private func elementTypes(of closure: ClosureExprSyntax, in call: FunctionCallExprSyntax) -> [String]? {
        let methods = [
            "filter", "forEach", "map", "compactMap", "first", "contains", "allSatisfy", "firstIndex", "flatMap",
        ]
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
            methods.contains(access.declName.baseName.text), let types = elementTypes(of: base),
            types.count == max(1, closure.parameterNames.count)
        else { return nil }
        return types
    }

    /// The one function that a call names, if its declaration is in sight and not generic.
    func declaration(ofCalled call: FunctionCallExprSyntax) -> FunctionDeclSyntax? {
        function(calledBy: call).flatMap { $0.genericParameterClause == nil ? $0 : nil }
    }

    private func function(calledBy call: FunctionCallExprSyntax) -> FunctionDeclSyntax? {
        var callee = call.calledExpression
        if let optional = callee.as(OptionalChainingExprSyntax.self) { callee = optional.expression }
        let candidates: [DeclSyntax]
        let name: String
        if let reference = callee.as(DeclReferenceExprSyntax.self) {
            name = reference.baseName.identifierText
            guard localBinding(of: name, at: Syntax(reference)) == nil else { return nil }
            let found = ownFunctions(named: name)
            candidates = found.isEmpty ? context.declarations(named: name) : found
        } else if let access = callee.as(MemberAccessExprSyntax.self), let base = access.base {
            name = access.declName.baseName.identifierText
            if base.isSelfOrChain {
                candidates = ownFunctions(named: name)
            } else {
                guard let owner = typeNamed(by: base) ?? type(ofReceiver: base) else { return nil }
                candidates = members(of: owner) ?? []
            }
        } else {
            return nil
        }
        let fitting = candidates.compactMap { $0.as(FunctionDeclSyntax.self) }.filter { function in
            function.name.identifierText == name
                && omittedParameters(function.signature.parameterClause, call.labels, call.trailingClosureCount) != nil
        }
        let known = fitting.count > 1 ? fitting.filter { takes(call.arguments, $0) } : fitting
        return known.count == 1 ? known[0] : nil
    }

    /// Those of the view controller, or else those that it inherits.
    private func ownFunctions(named name: String) -> [DeclSyntax] {
        let own = controller.members(named: name).map(\.decl)
        return own.isEmpty ? controller.superclass.flatMap(members) ?? [] : own
    }

    /// Whether the arguments of known types have those of a function's parameters, `delete(at: url)` and `delete(at: path)`.
    private func takes(_ arguments: LabeledExprListSyntax, _ function: FunctionDeclSyntax) -> Bool {
        let parameters = function.signature.parameterClause.parameters.filter { parameter in
            arguments.contains { ($0.label?.text ?? "_") == parameter.firstName.text }
        }
        let compared = zip(arguments, parameters).compactMap { argument, parameter in
            argument.expression.is(ClosureExprSyntax.self)
                ? nil
                : type(of: argument.expression).map { $0.unwrapped == parameter.type.trimmedDescription.unwrapped }
        }
        return !compared.isEmpty && compared.allSatisfy { $0 }
    }

    /// Whether a call, a member or what is set is declared in sight, and for every version of the system.
    func isForEveryVersion(_ node: Syntax) -> Bool {
        if let assignment = node.as(InfixOperatorExprSyntax.self) {
            return isForEveryVersion(Syntax(assignment.leftOperand))
        }
        let call = node.as(FunctionCallExprSyntax.self)
        if let call, call.calledExpression.is(DeclReferenceExprSyntax.self) { return makesForEveryVersion(call) }
        guard let access = (call?.calledExpression ?? node.as(ExprSyntax.self))?.as(MemberAccessExprSyntax.self),
            let base = access.base, let owner = typeNamed(by: base) ?? type(ofReceiver: base),
            let type = declaration(of: owner)
        else { return false }
        let name = access.declName.baseName.identifierText
        let declared =
            call.map { [declaration(ofCalled: $0).map(DeclSyntax.init)].compactMap { $0 } }
            ?? (members(of: owner) ?? []).filter { MemberShape($0).names.contains(name) }
        return !declared.isEmpty && !(declared + [DeclSyntax(type)]).contains(where: \.isLimited)
    }

    /// `NoteViewController()`, `UIImage(named: "note")`
    private func makesForEveryVersion(_ call: FunctionCallExprSyntax) -> Bool {
        guard let type = declaration(of: call.calledExpression.trimmedDescription) else { return false }
        let made = initializer(calledBy: call).map { [DeclSyntax(type), DeclSyntax($0)] }
        return (made ?? (call.arguments.isEmpty ? [DeclSyntax(type)] : nil))?.contains(where: \.isLimited)
            == false
    }

    /// `Store` in `Store.load()`, if a declaration of it is in sight, or an extension of a library's.
    func typeNamed(by base: ExprSyntax) -> String? {
        let text = base.trimmedDescription
        guard text.first?.isUppercase == true else { return nil }
        return declaration(of: text) != nil || !context.membersOfExtensions(of: text).isEmpty ? text : nil
    }
}

extension WithGenericParametersSyntax {
    /// `["Item"]` of `<Item: Equatable>`
    fileprivate var genericNames: [String] { genericParameterClause?.parameters.map(\.name.text) ?? [] }
}

extension DeclSyntax {
    /// `@available(iOS 17, *)` on the declaration or on what it stands in, or `#if` around it.
    fileprivate var isLimited: Bool {
        sequence(first: Syntax(self), next: \.parent).contains { node in
            node.is(IfConfigClauseSyntax.self)
                || node.as(DeclSyntax.self).map { Modifiers($0, default: .internal).attributes.contains("available") }
                    == true
        }
    }
}

/// Where a closure stands among the arguments of a call.
enum ClosurePlace {
    case label(String)
    case unlabelled(Int)
    /// Counted from the last trailing closure.
    case trailing(fromEnd: Int)
}

extension ClosureExprSyntax {
    /// The call that takes the closure, and as what.
    var argument: (call: FunctionCallExprSyntax, place: ClosurePlace)? {
        guard let parent else { return nil }
        if let call = parent.as(FunctionCallExprSyntax.self), call.trailingClosure?.id == id {
            return (call, .trailing(fromEnd: call.additionalTrailingClosures.count))
        }
        if let element = parent.as(MultipleTrailingClosureElementSyntax.self),
            let call = element.parent?.parent?.as(FunctionCallExprSyntax.self)
        {
            return (call, .label(element.label.text))
        }
        guard let element = parent.as(LabeledExprSyntax.self),
            let call = element.parent?.parent?.as(FunctionCallExprSyntax.self)
        else { return nil }
        if let label = element.label?.identifierText { return (call, .label(label)) }
        let index = call.arguments.firstIndex { $0.id == element.id }
        return index.map { (call, .unlabelled(call.arguments.distance(from: call.arguments.startIndex, to: $0))) }
    }

    /// The names of the parameters, `_` included.
    var parameterNames: [String] {
        switch signature?.parameterClause {
        case .simpleInput(let names): names.map(\.name.identifierText)
        case .parameterClause(let clause): clause.parameters.map { ($0.secondName ?? $0.firstName).identifierText }
        case nil: []
        }
    }
}

extension TypeSyntax {
    /// The function type behind attributes, optionality and parentheses.
    var functionType: FunctionTypeSyntax? {
        if let function = self.as(FunctionTypeSyntax.self) { return function }
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.functionType }
        if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.functionType }
        guard let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 else { return nil }
        return tuple.elements.first?.type.functionType
    }
}

extension ExprSyntax {
    /// `self`, `self?`, a local name for it.
    var isSelfOrChain: Bool {
        if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.isSelfOrChain }
        guard let reference = self.as(DeclReferenceExprSyntax.self) else { return false }
        return reference.baseName.tokenKind == .keyword(.self) || reference.isAliasOfSelf
    }
}

extension String {
    /// `Note` of `[Note]`, `Array<Note>` and `Set<Note>`; nil for anything else.
    var elementType: String? {
        let text = unwrapped
        for prefix in ["Array<", "Set<"] where text.hasPrefix(prefix) && text.hasSuffix(">") {
            return String(text.dropFirst(prefix.count).dropLast())
        }
        guard text.hasPrefix("["), text.hasSuffix("]"), text.dictionaryTypes == nil else { return nil }
        return String(text.dropFirst().dropLast())
    }

    /// The key's and the value's type of `[Key: Value]`.
    var dictionaryTypes: (key: String, value: String)? {
        guard hasPrefix("["), hasSuffix("]") else { return nil }
        var depth = 0
        for (place, character) in zip(indices, self).dropFirst() {
            if "[(<".contains(character) { depth += 1 }
            if "])>".contains(character) { depth -= 1 }
            if character == ":", depth == 0 {
                let key = self[index(after: startIndex)..<place]
                let value = self[index(after: place)..<index(before: endIndex)]
                return (String(key.trimmed), String(value.trimmed))
            }
        }
        return nil
    }
}
