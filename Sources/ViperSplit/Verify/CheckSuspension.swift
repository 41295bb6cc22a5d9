import SwiftSyntax

/// Code that suspends stands in functions that are `async`, or in closures, and calls of what is `async` are waited for.
func checkSuspension(_ output: Output) -> [String] {
    let original = output.intent.original
    let given = Set(original.members.flatMap { faults(in: $0.decl, of: original.name, output) })
    return output.intent.components.compactMap { output.types[$0.type] }.flatMap { component in
        component.members.flatMap { member in
            faults(in: member.decl, of: component.name, output).filter { !given.contains($0) }.map {
                "`\(component.name).\(member.name)` \($0)"
            }
        }
    }
}

private func faults(in decl: DeclSyntax, of type: String, _ output: Output) -> [String] {
    nodes(in: Syntax(decl)).compactMap { node in
        if node.isSuspension, !node.mayWait { return "suspends in what isn't `async`" }
        guard let call = node.as(FunctionCallExprSyntax.self), !node.isMarked(by: .await) else { return nil }
        let called = functions(calledBy: call, in: type, output)
        let isAsync = !called.isEmpty && called.allSatisfy { $0.signature.effectSpecifiers?.asyncSpecifier != nil }
        return isAsync ? "calls `\(call.calledExpression.trimmedText)` without `await`" : nil
    }
}

/// The functions that the arguments of a call fit: those of the type around for a bare name, or one behind `self`, and those of
/// a type of the app's for a name behind the type's.
private func functions(
    calledBy call: FunctionCallExprSyntax, in type: String, _ output: Output
) -> [FunctionDeclSyntax] {
    let access = call.calledExpression.as(MemberAccessExprSyntax.self)
    guard let name = call.calledExpression.bareName ?? access?.declName.baseName.identifierText else { return [] }
    let found: [DeclSyntax]
    if let access, access.base?.bareName != "self" {
        found = access.base?.bareName.map { members(named: name, of: $0, output.intent.app) } ?? []
    } else {
        guard access != nil || output.binding(of: name, at: Syntax(call)) == nil else { return [] }
        let globals = access == nil ? output.globals[name] ?? [] : []
        found = (output.types.members(named: name, of: type) + globals).map(\.decl)
    }
    return found.compactMap { $0.as(FunctionDeclSyntax.self) }.filter { call.fits($0.signature.parameterClause) }
}

private func members(named name: String, of type: String, _ app: AppContext) -> [DeclSyntax] {
    let declared = app.types(named: type).compactMap { $0.decl.asProtocol((any DeclGroupSyntax).self) }
    guard !declared.isEmpty else { return [] }
    let members = declared.flatMap { $0.memberBlock.members.map(\.decl) } + app.membersOfExtensions(of: type)
    return members.filter { MemberShape($0).names.contains(name) }
}

extension Syntax {
    /// The innermost function, accessor or closure around is `async`; a closure's place tells, which isn't asked.
    fileprivate var mayWait: Bool {
        for node in sequence(first: self, next: \.parent).dropFirst() {
            switch node.as(SyntaxEnum.self) {
            case .closureExpr: return true
            case .functionDecl(let function): return function.signature.effectSpecifiers?.asyncSpecifier != nil
            case .initializerDecl(let made): return made.signature.effectSpecifiers?.asyncSpecifier != nil
            case .accessorDecl(let accessor): return accessor.effectSpecifiers?.asyncSpecifier != nil
            case .accessorBlock: return false
            default: continue
            }
        }
        return false
    }
}
