import SwiftSyntax

extension TypeInference {
    /// The type that the place of an expression asks for: a condition's, an annotation's, a property's that is set, a
    /// result's, or a parameter's, which a local name may be handed on as.
    ///
    /// - Returns: nil if the place leaves it open.
    func expectedType(of expression: ExprSyntax) -> String? {
        guard let parent = expression.parent else { return nil }
        if isCondition(expression, in: parent) { return "Bool" }
        if let binding = parent.parent?.as(PatternBindingSyntax.self), binding.initializer.map(Syntax.init) == parent {
            return binding.typeAnnotation?.type.trimmedDescription ?? typeInUse(of: binding)
        }
        if let assignment = parent.as(InfixOperatorExprSyntax.self),
            assignment.operator.is(AssignmentExprSyntax.self), assignment.rightOperand.id == expression.id
        {
            return type(of: assignment.leftOperand)
        }
        if parent.is(ReturnStmtSyntax.self) {
            return parent.enclosingCode?.as(FunctionDeclSyntax.self)?.signature.returnClause?.type.trimmedDescription
        }
        return expectedType(ofArgument: parent)
    }

    /// `if value`, `!value`, `value && other`, `value ? first : second`.
    private func isCondition(_ expression: ExprSyntax, in parent: Syntax) -> Bool {
        if parent.is(ConditionElementSyntax.self) { return true }
        if let prefix = parent.as(PrefixOperatorExprSyntax.self) { return prefix.operator.text == "!" }
        if let ternary = parent.as(TernaryExprSyntax.self) { return ternary.condition.id == expression.id }
        guard let name = parent.as(InfixOperatorExprSyntax.self)?.operator.as(BinaryOperatorExprSyntax.self) else {
            return false
        }
        return ["&&", "||"].contains(name.operator.text)
    }

    /// The type of a local name that is handed to who takes that type, and nothing that would be converted to it.
    private func typeInUse(of binding: PatternBindingSyntax) -> String? {
        guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self), let code = Syntax(binding).enclosingCode
        else { return nil }
        return nodes(in: code).firstResult { node in
            guard let use = node.as(DeclReferenceExprSyntax.self), let parent = use.parent,
                use.baseName.identifierText == pattern.identifier.identifierText,
                localBinding(of: use.baseName.identifierText, at: node)?.position == pattern.position.utf8Offset,
                let type = expectedType(ofArgument: parent), isNeverConvertedTo(type)
            else { return nil }
            return type
        }
    }

    /// Whether only a value of the type itself can be handed over as one.
    private func isNeverConvertedTo(_ type: String) -> Bool {
        let values: Set = ["Bool", "Data", "Date", "IndexPath", "Int", "String", "URL", "URLRequest", "UUID"]
        if values.contains(type) { return true }
        guard let declaration = declaration(of: type) else { return false }
        return declaration.is(StructDeclSyntax.self) || declaration.is(EnumDeclSyntax.self)
    }

    private func expectedType(ofArgument parent: Syntax) -> String? {
        guard let argument = parent.as(LabeledExprSyntax.self), let list = argument.parent,
            let call = list.parent?.as(FunctionCallExprSyntax.self)
        else { return nil }
        let label = argument.label?.identifierText ?? "_"
        guard let clause = parameterClause(ofCalled: call) else { return nil }
        let named = clause.parameters.filter { $0.firstName.identifierText == label }
        guard named.count == 1, let parameter = named.first, parameter.ellipsis == nil,
            let type = type(parameter.type, seenOutsideOf: clause),
            !type.hasPrefix("inout "), !type.hasPrefix("@")
        else { return nil }
        return type
    }
}
