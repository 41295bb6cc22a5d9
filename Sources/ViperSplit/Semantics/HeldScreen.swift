import SwiftSyntax

/// A local name for a screen that UIKit is asked for, if the screen is told something at once: asked again, UIKit gives
/// the same.
///
/// ```swift
/// if let presented = presentedViewController {
///     presented.dismiss(animated: true)
/// }
/// ```
struct HeldScreen {
    /// The member that UIKit is asked by: `presentedViewController`.
    let member: String
    /// The UTF-8 offsets of the condition that binds the name.
    let condition: Range<Int>
    /// Where the screen is told something; the name isn't used elsewhere.
    let use: DeclReferenceExprSyntax

    /// - Parameter condition: the last condition of an `if` or a `guard`.
    init?(_ condition: OptionalBindingConditionSyntax, _ scopes: Scopes) {
        guard let pattern = condition.pattern.as(IdentifierPatternSyntax.self), condition.typeAnnotation == nil,
            condition.bindingSpecifier.text == "let", let member = askedMember(of: condition, scopes),
            let element = condition.parent?.as(ConditionElementSyntax.self),
            let list = element.parent?.as(ConditionElementListSyntax.self), list.last == element,
            let scope = list.scope
        else { return nil }
        let name = pattern.identifier.identifierText
        let uses = scope.flatMap { $0.tokens(viewMode: .sourceAccurate) }.filter { token in
            guard token.identifierText == name, let node = token.parent,
                node.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.id != token.id
            else { return false }
            // A name that is captured or bound anew is as good as used.
            return !node.is(DeclReferenceExprSyntax.self)
                || scopes.binding(of: name, at: node)?.position == pattern.range.lowerBound
        }
        guard uses.count == 1, let use = uses[0].parent?.as(DeclReferenceExprSyntax.self),
            let access = use.parent?.as(MemberAccessExprSyntax.self), isNavigationVerb(access.declName.baseName.text),
            let call = access.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == access.id,
            let place = scope.firstIndex(where: { $0.calls(call) }),
            scope[..<place].allSatisfy({ $0.onlyMakes(scopes) })
        else { return nil }
        (self.member, self.condition, self.use) = (member, condition.range, use)
    }

    /// The screen that a name stands for where it is told something.
    init?(named reference: DeclReferenceExprSyntax, _ scopes: Scopes) {
        guard let access = reference.parent?.as(MemberAccessExprSyntax.self), access.base?.id == reference.id,
            isNavigationVerb(access.declName.baseName.text), access.parent?.is(FunctionCallExprSyntax.self) == true,
            let binding = scopes.binding(of: reference.baseName.identifierText, at: Syntax(reference)),
            let condition = binding.syntax.parent?.as(OptionalBindingConditionSyntax.self)
        else { return nil }
        self.init(condition, scopes)
    }
}

private func askedMember(of condition: OptionalBindingConditionSyntax, _ scopes: Scopes) -> String? {
    let name: String
    if let value = condition.initializer?.value {
        if let access = value.as(MemberAccessExprSyntax.self) {
            guard access.base.map(scopes.isSelf) == true else { return nil }
            name = access.declName.baseName.text
        } else if let reference = value.as(DeclReferenceExprSyntax.self),
            scopes.binding(of: reference.baseName.text, at: Syntax(reference)) == nil
        {
            name = reference.baseName.text
        } else {
            return nil
        }
    } else {
        name = condition.pattern.trimmedText
        guard scopes.binding(of: name, at: Syntax(condition)) == nil else { return nil }
    }
    return Platform.sdk.screensAround.contains(name) ? name : nil
}

extension ConditionElementListSyntax {
    /// The statements that run if the conditions hold.
    fileprivate var scope: [CodeBlockItemSyntax]? {
        if let condition = parent?.as(IfExprSyntax.self) { return Array(condition.body.statements) }
        guard let item = parent?.parent?.as(CodeBlockItemSyntax.self), parent?.is(GuardStmtSyntax.self) == true,
            let list = item.parent?.as(CodeBlockItemListSyntax.self), let place = list.firstIndex(of: item)
        else { return nil }
        return Array(list[list.index(after: place)...])
    }
}

extension CodeBlockItemSyntax {
    fileprivate func calls(_ call: FunctionCallExprSyntax) -> Bool {
        guard case .expr(let expression) = item else { return false }
        return Syntax(expression.discarded ?? expression) == Syntax(call)
    }

    /// Makes or sets up values of its own: what is called are types, and what is set are local names.
    fileprivate func onlyMakes(_ scopes: Scopes) -> Bool {
        let calls = nodes(FunctionCallExprSyntax.self, in: Syntax(self))
        guard calls.allSatisfy({ $0.firstToken(viewMode: .sourceAccurate)?.text.first?.isUppercase == true }) else {
            return false
        }
        if item.is(VariableDeclSyntax.self) { return true }
        guard let assignment = item.as(InfixOperatorExprSyntax.self), isAssignment(assignment),
            let root = assignment.leftOperand.firstToken(viewMode: .sourceAccurate)?.parent?.as(
                DeclReferenceExprSyntax.self)
        else { return false }
        return root.baseName.text != "self"
            && scopes.binding(of: root.baseName.identifierText, at: Syntax(root)) != nil
    }
}
