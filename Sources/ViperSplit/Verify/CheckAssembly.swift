import SwiftSyntax

/// Every initialiser hands on what it set before: the same expression, or a constant that has it as its value; one that
/// set nothing hands on the initial value.
func checkAssembly(_ plan: SplitPlan, _ output: Output) -> [String] {
    guard let view = output.components[.view] else { return [] }
    let edited = view.members.filter(isDesignatedInitializer)
    let original = plan.controller.members.filter(isDesignatedInitializer)
    guard original.count == edited.count else {
        return plan.activeInjections.isEmpty ? [] : ["`\(view.name)` has lost an initialiser"]
    }
    return zip(original, edited).flatMap { before, after in
        plan.activeInjections.compactMap { injection in
            let isAvailable = before.decl.as(InitializerDeclSyntax.self).map { !isUnavailable($0) } ?? false
            let value = injection.assignments[before.id]?.value.trimmedDescription ?? injection.initialValue
            guard isAvailable, let value else { return nil }
            let name = injection.property.writtenName
            let handed = argument(name, in: after)
            if handed == value { return nil }
            // Of what it is made of, some may have become constants, too.
            if handed == name, constant(name, in: after)?.withoutSelf == value.withoutSelf { return nil }
            return "an initialiser of `\(view.name)` doesn't hand on `\(name)`"
        }
    }
}

/// The statements of an initialiser that assemble the module, with the constants that hold what it is assembled with.
///
/// - Parameter original: the initialiser as it was.
func assemblyStatements(
    of initializer: Member, insteadOf original: Member, _ plan: SplitPlan
) -> [CodeBlockItemSyntax] {
    guard initializer.kind == .initializer, !plan.activeInjections.isEmpty else { return [] }
    let constants = plan.activeInjections.filter { $0.assignments[original.id]?.handing.isConstant == true }
    let names = Set(constants.map(\.property.writtenName))
    return (initializer.decl.as(InitializerDeclSyntax.self)?.body?.statements ?? []).filter { statement in
        if let variable = statement.item.as(VariableDeclSyntax.self) {
            return variable.bindings.first.map { names.contains($0.pattern.trimmedDescription) } ?? false
        }
        let target = statement.item.as(InfixOperatorExprSyntax.self)?.leftOperand.trimmedDescription
        return target == plan.link(from: .view, to: .presenter)?.name
    }
}

/// The argument of that label where the link to the presenter is set.
private func argument(_ label: String, in initializer: Member) -> String? {
    let statements = initializer.decl.as(InitializerDeclSyntax.self)?.body?.statements ?? []
    return statements.lazy.compactMap { statement in
        statement.item.as(InfixOperatorExprSyntax.self)?.rightOperand.as(FunctionCallExprSyntax.self)?.arguments
            .first { $0.label?.text == label }?.expression.trimmedDescription
    }.first
}

/// The value of a local constant.
private func constant(_ name: String, in initializer: Member) -> String? {
    let statements = initializer.decl.as(InitializerDeclSyntax.self)?.body?.statements ?? []
    return statements.lazy.compactMap { statement in
        let binding = statement.item.as(VariableDeclSyntax.self)?.bindings.first
        return binding?.pattern.trimmedDescription == name ? binding?.initializer?.value.trimmedDescription : nil
    }.first
}

extension String {
    fileprivate var withoutSelf: String { replacing("self.", with: "") }
}
