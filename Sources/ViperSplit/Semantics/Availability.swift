import SwiftSyntax

/// The versions of the system for which things are declared.
extension Semantics {
    /// Whether a call, a member or what is set is declared in sight, and for every version of the system.
    func isForEveryVersion(_ node: Syntax) -> Bool {
        if let assignment = node.as(InfixOperatorExprSyntax.self) {
            return isForEveryVersion(Syntax(assignment.leftOperand))
        }
        if let call = node.as(FunctionCallExprSyntax.self) {
            if let type = typeNamed(by: call.calledExpression) { return makesForEveryVersion(call, type) }
            guard call.calledExpression.is(MemberAccessExprSyntax.self), let callee = callee(of: call) else {
                return false
            }
            return callee.decl.map { isForEveryVersion($0, of: callee.owner) } ?? false
        }
        guard let access = node.as(MemberAccessExprSyntax.self) else { return false }
        let found = membersNamed(by: access)
        return !found.isEmpty && found.allSatisfy { isForEveryVersion($0.decl, of: $0.owner) }
    }

    /// Whether a type is declared in sight, and for every version of the system.
    func isForEveryVersion(typeNamed path: String) -> Bool {
        let declared = declaredType(path) ?? declaredType("\(controller.name).\(path)")
        return declared?.decl.map { !DeclSyntax($0).isLimited } ?? false
    }

    /// `NoteViewController()`, `UIImage(named: "note")`
    private func makesForEveryVersion(_ call: FunctionCallExprSyntax, _ type: Type) -> Bool {
        guard let declared = type.name.flatMap(declaredType), declared.decl?.isLimited == false else { return false }
        // An initialiser that nobody wrote is there as long as the type.
        return callee(of: call)?.decl.map { !$0.isLimited } ?? call.arguments.isEmpty
    }

    private func isForEveryVersion(_ decl: DeclSyntax, of owner: DeclaredType?) -> Bool {
        !decl.isLimited && owner?.decl?.isLimited != true
    }

    /// The members that the name behind a dot may mean.
    func membersNamed(by access: MemberAccessExprSyntax) -> [FoundMember] {
        guard let base = access.base else { return [] }
        let name = access.declName.baseName.identifierText
        if let type = typeNamed(by: base) { return members(named: name, of: type, isStatic: true) }
        return receiverType(of: base).map { members(named: name, of: $0, isStatic: false) } ?? []
    }
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
