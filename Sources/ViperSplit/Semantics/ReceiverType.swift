import SwiftSyntax

/// Reads the type of an expression's value off declarations: own members, locals, and the types of the context.
struct ReceiverType {
    let controller: Controller
    let context: AppContext

    /// - Returns: the name of the type, without what makes it optional and without generic arguments; nil if nothing tells.
    func name(of expression: ExprSyntax) -> String? {
        switch expression.as(ExprSyntaxEnum.self) {
        case .optionalChainingExpr(let chain): name(of: chain.expression)
        case .forceUnwrapExpr(let unwrap): name(of: unwrap.expression)
        case .tupleExpr(let tuple):
            tuple.elements.count == 1 ? tuple.elements.first.flatMap { name(of: $0.expression) } : nil
        case .asExpr(let cast): bareName(cast.type.trimmedDescription)
        case .tryExpr(let attempt): name(of: attempt.expression)
        case .declReferenceExpr(let reference): name(of: reference)
        case .memberAccessExpr(let access): name(of: access)
        case .functionCallExpr(let call): name(of: call)
        default: nil
        }
    }

    private func name(of reference: DeclReferenceExprSyntax) -> String? {
        let text = reference.baseName.identifierText
        if let binding = localBinding(of: text, at: Syntax(reference)) { return name(ofLocal: binding) }
        return name(ofOwn: text)
    }

    private func name(ofOwn member: String) -> String? {
        let properties = controller.members(named: member).filter { $0.kind != .function }
        guard properties.count == 1 else { return nil }
        return propertyType(of: properties[0], in: controller, context: context).flatMap(bareName)
    }

    private func name(ofLocal binding: LocalBinding) -> String? {
        for node in sequence(first: binding.syntax, next: \.parent) {
            if let parameter = node.as(FunctionParameterSyntax.self) {
                return bareName(parameter.type.trimmedDescription)
            }
            if let pattern = node.as(PatternBindingSyntax.self) {
                return pattern.typeAnnotation.flatMap { bareName($0.type.trimmedDescription) }
                    ?? pattern.initializer.flatMap { name(of: $0.value) }
            }
            if let condition = node.as(OptionalBindingConditionSyntax.self) {
                return condition.initializer.flatMap { name(of: $0.value) }
            }
            if node.is(CodeBlockItemSyntax.self) || node.is(ClosureSignatureSyntax.self) { return nil }
        }
        return nil
    }

    private func name(of access: MemberAccessExprSyntax) -> String? {
        let member = access.declName.baseName.identifierText
        guard let base = access.base else { return nil }
        if base.trimmedDescription == "self" { return name(ofOwn: member) }
        let text = base.trimmedDescription
        let inference = TypeInference(controller: controller, context: context)
        let isType = text.first?.isUppercase == true && !text.contains(".")
        guard let owner = isType ? text : name(of: base) else { return nil }
        if let type = inference.type(ofMember: member, in: owner, isStatic: isType).flatMap(bareName) { return type }
        // `Session.shared`, `CLLocationManager.default`: the type's one instance.
        return isType && ["shared", "default", "main", "standard", "current"].contains(member) ? owner : nil
    }

    private func name(of call: FunctionCallExprSyntax) -> String? {
        let callee = call.calledExpression.trimmedDescription
        if callee.first?.isUppercase == true, !callee.contains(".") { return bareName(callee) }
        return TypeInference(controller: controller, context: context).type(of: ExprSyntax(call)).flatMap(bareName)
    }

    /// `[any] Tuner?` as `Tuner`; nil for what isn't a plain name.
    private func bareName(_ type: String) -> String? {
        var text = Substring(type)
        while let last = text.last, last == "?" || last == "!" { text = text.dropLast() }
        for prefix in ["any ", "some "] where text.hasPrefix(prefix) { text = text.dropFirst(prefix.count) }
        text = text.prefix { $0 != "<" }
        return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } && !text.isEmpty
            ? String(text) : nil
    }
}
