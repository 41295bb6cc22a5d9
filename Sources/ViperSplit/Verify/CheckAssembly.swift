import SwiftSyntax

/// Every initialiser hands on what it set before: the same expression, or a constant that has it as its value; one that
/// set nothing hands on the initial value. What the view controller keeps it hands on wherever it assembles the module.
func checkAssembly(_ output: Output) -> [String] {
    guard let view = output.components[.view] else { return [] }
    return checkInitializers(of: view, output.intent)
        + output.intent.injections.flatMap { checkKept($0, of: view, output) }
}

private func checkInitializers(of view: Controller, _ intent: Intent) -> [String] {
    let edited = view.members.filter(isDesignatedInitializer)
    let original = intent.original.members.filter(isDesignatedInitializer)
    guard original.count == edited.count else {
        return intent.injections.isEmpty ? [] : ["`\(view.name)` has lost an initialiser"]
    }
    return zip(original, edited).flatMap { before, after in
        intent.injections.filter { $0.keptBesides == nil }.compactMap { injection in
            let isAvailable = before.decl.as(InitializerDeclSyntax.self).map { !isUnavailable($0) } ?? false
            let value = injection.assignments[before.id]?.value ?? injection.initialValue
            guard isAvailable, let value else { return nil }
            let handed = argument(injection.name, in: after)
            if handed == value { return nil }
            // Of what it is made of, some may have become constants, too.
            if handed == injection.name, constant(injection.name, in: after)?.withoutSelf == value.withoutSelf {
                return nil
            }
            return "an initialiser of `\(view.name)` doesn't hand on `\(injection.name)`"
        }
    }
}

private func checkKept(_ injection: Intent.Injection, of view: Controller, _ output: Output) -> [String] {
    guard let role = injection.keptBesides, let component = output.components[role] else { return [] }
    let links = output.intent.links.filter { $0.from == .view }.map(\.path)
    func isLocal(_ name: String, at node: Syntax) -> Bool { view.scopes.binding(of: name, at: node) != nil }
    let assemblies = nodes(FunctionCallExprSyntax.self, in: Syntax(view.homeUnit.tree)).filter { call in
        let binding = call.parent?.parent?.as(PatternBindingSyntax.self)
        let property = binding?.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true ? binding : nil
        let target = call.parent?.as(InfixOperatorExprSyntax.self)?.leftOperand.trimmedText
        return (property?.pattern.trimmedText ?? target).map {
            links.contains($0) && !isLocal($0, at: Syntax(call))
        } == true
    }
    let isHanded = assemblies.allSatisfy { call in
        let value = call.arguments.first { $0.label?.text == injection.name }?.expression.trimmedText
        return value == "self." + injection.name
            || value == injection.name && !isLocal(injection.name, at: Syntax(call))
    }
    return !assemblies.isEmpty && isHanded
        ? [] : ["`\(component.name)` isn't made with the view controller's `\(injection.name)`"]
}

/// The statements of an initialiser that assemble the module, with the constants that hold what it is assembled with.
func assemblyStatements(of initializer: Member, _ intent: Intent) -> [CodeBlockItemSyntax] {
    guard initializer.kind == .initializer, !intent.injections.isEmpty else { return [] }
    let names = Set(intent.injections.map(\.name))
    let links = intent.links.filter { $0.from == .view }.map(\.path)
    let statements = Array(initializer.decl.as(InitializerDeclSyntax.self)?.body?.statements ?? [])
    let assembling = statements.first { statement in
        let infix = statement.item.as(InfixOperatorExprSyntax.self)
        return infix?.operator.is(AssignmentExprSyntax.self) == true
            && links.contains(infix?.leftOperand.trimmedText ?? "")
    }
    let arguments = assembling?.item.as(InfixOperatorExprSyntax.self)?.rightOperand.as(FunctionCallExprSyntax.self)?
        .arguments.filter { names.contains($0.labelName ?? "") }
    let handed = Set(arguments?.map(\.expression.trimmedText) ?? [])
    return statements.filter { statement in
        if let variable = statement.item.as(VariableDeclSyntax.self), let binding = variable.bindings.first {
            let name = binding.pattern.trimmedText
            // A constant of the original stays what it was.
            return names.contains(name) && handed.contains(name) && binding.initializer != nil
                && !intent.original.declaresLocal(name, in: initializer)
        }
        return statement.id == assembling?.id
    }
}

extension Controller {
    /// An initialiser of the same labels binds the name by itself.
    fileprivate func declaresLocal(_ name: String, in initializer: Member) -> Bool {
        func labels(_ member: Member) -> [String?]? {
            member.decl.as(InitializerDeclSyntax.self)?.signature.parameterClause.labels
        }
        return members.contains { member in
            isDesignatedInitializer(member) && labels(member) == labels(initializer)
                && (member.decl.as(InitializerDeclSyntax.self)?.body?.statements ?? []).contains { statement in
                    statement.item.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedText == name
                }
        }
    }
}

/// The argument of that label where the link to the presenter is set.
private func argument(_ label: String, in initializer: Member) -> String? {
    let statements = initializer.decl.as(InitializerDeclSyntax.self)?.body?.statements ?? []
    return statements.lazy.compactMap { statement in
        statement.item.as(InfixOperatorExprSyntax.self)?.rightOperand.as(FunctionCallExprSyntax.self)?.arguments
            .first { $0.label?.text == label }?.expression.trimmedText
    }.first
}

/// The value of a local constant.
private func constant(_ name: String, in initializer: Member) -> String? {
    let statements = initializer.decl.as(InitializerDeclSyntax.self)?.body?.statements ?? []
    return statements.lazy.compactMap { statement in
        let binding = statement.item.as(VariableDeclSyntax.self)?.bindings.first
        return binding?.pattern.trimmedText == name ? binding?.initializer?.value.trimmedText : nil
    }.first
}

extension String {
    fileprivate var withoutSelf: String { replacing("self.", with: "") }
}
