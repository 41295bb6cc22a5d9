import SwiftSyntax

/// Code in a closure that may have lost the screen: what leaves it as one call, `self?.presenter.showCount()`, doesn't run any more
/// where there is no `self`.
///
/// ```swift
/// { [weak self] notes in
///     let alert = UIAlertController(title: "Done", message: nil, preferredStyle: .alert)
///     self?.present(alert, animated: true)
/// }
/// ```
extension HostCode {
    /// Whether nobody can tell that statements don't run: they are skipped anyway, or what they make tells nobody, and is let go of
    /// again. A screen of the app's is something that is made, even if it is never shown.
    func maySkip(_ statements: some Sequence<Syntax>) -> Bool {
        let locals = statements.compactMap { $0.as(CodeBlockItemSyntax.self) }.reduce(into: Set<String>()) {
            $0.formUnion($1.namesDeclared)
        }
        return statements.allSatisfy { node in
            isSkipped(node) || namesNothingOfApp(node)
                || semantics.steps(in: node).allSatisfy { isUnnoticed($0, settingUp: locals) && isLetGoQuietly($0) }
        }
    }

    /// Whether statements ask whether there is a screen, `self?.view.frame ?? .zero`: wherever they go there is one.
    func askForScreen(_ statements: [Syntax]) -> Bool {
        statements.lazy.flatMap { nodes(in: $0) }.compactMap { $0.as(OptionalChainingExprSyntax.self) }.contains {
            controller.scopes.isSelf($0.expression) && ExprSyntax($0).withLinksBehind.isAskedForNil
        }
    }

    /// `self?.show(next)`
    private func isSkipped(_ node: Syntax) -> Bool {
        if let branches = node.as(CodeBlockItemSyntax.self)?.versionBranches {
            return branches.joined().allSatisfy { isSkipped(Syntax($0)) }
        }
        guard let expression = node.as(CodeBlockItemSyntax.self)?.action ?? node.as(ExprSyntax.self) else {
            return false
        }
        let target =
            expression.as(FunctionCallExprSyntax.self)?.calledExpression
            ?? expression.as(InfixOperatorExprSyntax.self).flatMap { isAssignment($0) ? $0.leftOperand : nil }
        return target.flatMap(rootReference)?.receiver?.isOptional == true
    }

    /// Alerts and what else UIKit shows tell nobody that they were made.
    private func namesNothingOfApp(_ node: Syntax) -> Bool {
        touches(in: node.range).isSubset(of: [.navigation])
            && !node.tokens(viewMode: .sourceAccurate).contains {
                context.isScreenType($0.text) && !context.isUIKitName($0.text)
            }
    }

    /// - Parameter locals: the names of what is made.
    private func isUnnoticed(_ step: Syntax, settingUp locals: Set<String>) -> Bool {
        let effects = semantics.effects(ofStep: step)
        guard effects.isDisjoint(with: [.callsBack, .starts, .releases]) else { return false }
        guard effects.contains(.changes) else { return true }
        let target = step.as(InfixOperatorExprSyntax.self).flatMap { isAssignment($0) ? $0.leftOperand : nil }
        let root = target.flatMap { AccessPath(to: $0).root.as(DeclReferenceExprSyntax.self) }
        return root.map { locals.contains($0.baseName.identifierText) } == true
    }

    /// What is made has no `deinit` that would run at once.
    private func isLetGoQuietly(_ step: Syntax) -> Bool {
        guard let call = step.as(FunctionCallExprSyntax.self),
            let type = semantics.typeNamed(by: call.calledExpression)?.name
        else { return true }
        if context.isScreenType(type), !context.isUIKitName(type) { return false }
        return !([type] + context.superclasses(of: type)).flatMap(context.types(named:)).contains { declared in
            declared.decl.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members.contains {
                $0.decl.is(DeinitializerDeclSyntax.self)
            } == true
        }
    }
}
