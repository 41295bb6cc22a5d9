import SwiftSyntax

/// Whether an initial value gives the same whenever it is evaluated, with no effect that anybody can see.
///
/// A moved property gets its initial value when the module is assembled, which is later than when the view controller
/// is made. Literals, cases, constants and plain containers don't tell the difference; `Date()` does, and a service may.
struct Timing {
    let controller: Controller
    let context: AppContext

    /// - Returns: the expression that tells the time, or nil if none does.
    func dependence(of value: ExprSyntax) -> String? {
        switch value.as(ExprSyntaxEnum.self) {
        case .stringLiteralExpr(let literal):
            for segment in literal.segments {
                guard case .expressionSegment(let inner) = segment else { continue }
                for argument in inner.expressions {
                    if let found = dependence(of: argument.expression) { return found }
                }
            }
            return nil
        case .integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr, .regexLiteralExpr,
            .closureExpr, .typeExpr:
            return nil
        case .arrayExpr(let array):
            return array.elements.firstResult { dependence(of: $0.expression) }
        case .dictionaryExpr(let dictionary):
            guard case .elements(let elements) = dictionary.content else { return nil }
            return elements.firstResult { dependence(of: $0.key) ?? dependence(of: $0.value) }
        case .tupleExpr(let tuple):
            return tuple.elements.firstResult { dependence(of: $0.expression) }
        case .asExpr(let cast): return dependence(of: cast.expression)
        case .forceUnwrapExpr(let unwrap): return dependence(of: unwrap.expression)
        case .prefixOperatorExpr(let prefix): return dependence(of: prefix.expression)
        case .infixOperatorExpr(let infix):
            return dependence(of: infix.leftOperand) ?? dependence(of: infix.rightOperand)
        case .memberAccessExpr(let access): return dependence(of: access)
        case .functionCallExpr(let call): return dependence(of: call)
        default: return value.trimmedDescription
        }
    }

    /// Whether nobody can tell when a type's shared instance is first asked for.
    func isQuietInstance(_ member: String, of type: String) -> Bool {
        if context.types[type] == nil, Platform.sdk.declares(type) { return Platform.sdk.isService(type) }
        guard let group = context.type(named: type)?.asProtocol((any DeclGroupSyntax).self) else { return false }
        let values = group.memberBlock.members.compactMap { item -> ExprSyntax? in
            let modifiers = Modifiers(item.decl, default: .internal)
            guard let variable = item.decl.as(VariableDeclSyntax.self), variable.bindingSpecifier.text == "let",
                modifiers.isStatic, modifiers.access.crossesFiles, MemberShape(item.decl).names == [member]
            else { return nil }
            return variable.bindings.first?.initializer?.value
        }
        guard let call = values.first?.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
            call.trailingClosure == nil
        else { return false }
        return [type, type + ".init", ".init", "Self"].contains(call.calledExpression.trimmedDescription)
            && isQuiet(type)
    }

    private func dependence(of access: MemberAccessExprSyntax) -> String? {
        let text = access.trimmedDescription
        // `.idle`, `State.idle`, `Store.shared`: a case or a constant of a type. What `current` gives may change.
        guard let base = access.base else { return nil }
        guard base.trimmedDescription.first?.isUppercase == true, !text.lowercased().contains("current") else {
            return text
        }
        return base.as(MemberAccessExprSyntax.self).flatMap { dependence(of: $0) }
    }

    private func dependence(of call: FunctionCallExprSyntax) -> String? {
        let callee = call.calledExpression.trimmedDescription
        if let inArguments = call.arguments.firstResult({ dependence(of: $0.expression) }) {
            return inArguments
        }
        if call.calledExpression.is(ArrayExprSyntax.self) || call.calledExpression.is(DictionaryExprSyntax.self) {
            return nil
        }
        if let closure = call.calledExpression.as(ClosureExprSyntax.self) { return dependence(ofBody: closure) }
        if isQuiet(callee) { return nil }
        return call.trimmedDescription
    }

    /// `{ let formatter = DateFormatter(); formatter.dateStyle = .short; return formatter }()`
    private func dependence(ofBody closure: ClosureExprSyntax) -> String? {
        for statement in closure.statements {
            switch statement.item {
            case .decl(let decl):
                for binding in decl.as(VariableDeclSyntax.self)?.bindings ?? [] {
                    if let value = binding.initializer?.value, let found = dependence(of: value) { return found }
                }
            case .expr(let expression):
                guard let infix = expression.as(InfixOperatorExprSyntax.self),
                    infix.operator.is(AssignmentExprSyntax.self)
                else { return dependence(of: expression) }
                if let found = dependence(of: infix.rightOperand) { return found }
            case .stmt(let statement):
                guard let value = statement.as(ReturnStmtSyntax.self)?.expression else {
                    return statement.trimmedDescription
                }
                if !value.is(DeclReferenceExprSyntax.self), let found = dependence(of: value) { return found }
            }
        }
        return nil
    }

    /// Types whose initialisers do nothing but make a value.
    func isQuiet(_ callee: String) -> Bool {
        let base = String(callee.prefix { $0 != "<" })
        if context.types[base] == nil, isQuietOfLibrary(base) { return true }
        guard
            let decl = context.type(named: base)
                ?? controller.members(named: base).first(where: { $0.kind == .type })?.decl
        else { return false }
        if decl.is(EnumDeclSyntax.self) { return true }
        guard let group = decl.asProtocol((any DeclGroupSyntax).self) else { return false }
        if decl.is(ClassDeclSyntax.self), inheritedNames(group.inheritanceClause).contains(where: mayBeSuperclass) {
            return false
        }
        return group.memberBlock.members.allSatisfy { item in
            if let initializer = item.decl.as(InitializerDeclSyntax.self) {
                return initializer.body?.statements.allSatisfy { isPlainAssignment($0) } ?? true
            }
            guard let variable = item.decl.as(VariableDeclSyntax.self),
                !Modifiers(item.decl, default: .internal).isStatic
            else { return !item.decl.is(IfConfigDeclSyntax.self) }
            guard variable.attributes.isEmpty else { return false }
            return variable.bindings.allSatisfy { binding in
                binding.initializer.map { dependence(of: $0.value) == nil } ?? true
            }
        }
    }

    private func mayBeSuperclass(_ name: String) -> Bool {
        if let own = context.type(named: name) { return !own.is(ProtocolDeclSyntax.self) }
        let library = Platform.sdk.declaration(of: name)
        return name != "NSObject" && library?.is(ProtocolDeclSyntax.self) != true
    }

    /// A type of a library whose initialisers do nothing but make a value, or a function that gives one.
    private func isQuietOfLibrary(_ name: String) -> Bool {
        let platform = Platform.sdk
        return isUIKitName(name) || platform.facts(ofType: name).contains(.pure)
            || platform.globals(named: name).contains { Facts(of: $0).contains(.pure) }
    }

    func isPlainAssignment(_ item: CodeBlockItemSyntax) -> Bool {
        guard let infix = item.item.as(InfixOperatorExprSyntax.self), infix.operator.is(AssignmentExprSyntax.self)
        else {
            return false
        }
        return infix.rightOperand.is(DeclReferenceExprSyntax.self) || dependence(of: infix.rightOperand) == nil
    }
}
