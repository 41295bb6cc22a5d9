import SwiftSyntax

/// `if let shown = presentedViewController { shown.dismiss(animated: true) }`: the screen may as well be asked for once more
/// where it is told something, if nothing has happened since that could have changed it.
struct ScreenAsked {
    /// The member that gives the screen.
    let member: String

    /// - Parameter condition: the last of an `if` or a `guard`; the name that it binds is used once.
    init?(_ condition: OptionalBindingConditionSyntax, _ makings: QuietMakings, _ scopes: Scopes) {
        guard let pattern = condition.pattern.as(IdentifierPatternSyntax.self), condition.typeAnnotation == nil,
            condition.bindingSpecifier.tokenKind == .keyword(.let),
            let element = condition.parent?.as(ConditionElementSyntax.self),
            let list = element.parent?.as(ConditionElementListSyntax.self), list.last?.id == element.id,
            let member = condition.askedMember(scopes), makings.app.tellsNeighbour(member),
            let statements = list.statementsThatFollow
        else { return nil }
        let name = pattern.identifier.identifierText
        let uses = statements.flatMap { $0.tokens(viewMode: .sourceAccurate) }.filter { token in
            token.identifierText == name
                && token.parent?.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.id != token.id
        }
        guard uses.count == 1, let use = uses[0].parent?.as(DeclReferenceExprSyntax.self),
            let place = statements.firstIndex(where: { $0.isCall(on: use) })
        else { return nil }
        var made: [String: String] = [:]
        for statement in statements[..<place] {
            if let found = makings.madeOfWhatIsThere(by: statement) {
                made[found.name] = found.type
            } else if !statement.setsUp(made, makings) {
                return nil
            }
        }
        self.member = member
    }

    /// The screen that a name stands for where it is told something.
    init?(named reference: DeclReferenceExprSyntax, _ makings: QuietMakings, _ scopes: Scopes) {
        guard let access = reference.parent?.as(MemberAccessExprSyntax.self),
            access.base?.id == ExprSyntax(reference).id,
            access.parent?.is(FunctionCallExprSyntax.self) == true,
            let binding = scopes.binding(of: reference.baseName.identifierText, at: Syntax(reference)),
            let condition = binding.syntax.parent?.as(OptionalBindingConditionSyntax.self)
        else { return nil }
        self.init(condition, makings, scopes)
    }
}

extension OptionalBindingConditionSyntax {
    /// The member that the condition asks `self` for.
    fileprivate func askedMember(_ scopes: Scopes) -> String? {
        let name: DeclReferenceExprSyntax?
        if let access = initializer?.value.as(MemberAccessExprSyntax.self) {
            guard access.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self) else {
                return nil
            }
            return access.declName.baseName.text
        } else if let value = initializer?.value {
            name = value.as(DeclReferenceExprSyntax.self)
        } else {
            name = nil
        }
        guard let text = name?.baseName.text ?? (initializer == nil ? pattern.trimmedText : nil),
            scopes.binding(of: text, at: Syntax(self)) == nil
        else { return nil }
        return text
    }
}

extension ConditionElementListSyntax {
    /// The statements that run if the conditions hold: of an `if`, its body; of a `guard`, what follows.
    fileprivate var statementsThatFollow: [CodeBlockItemSyntax]? {
        if let condition = parent?.as(IfExprSyntax.self) { return Array(condition.body.statements) }
        guard parent?.is(GuardStmtSyntax.self) == true, let item = parent?.parent?.as(CodeBlockItemSyntax.self),
            let list = item.parent?.as(CodeBlockItemListSyntax.self), let place = list.index(of: item)
        else { return nil }
        return Array(list[list.index(after: place)...])
    }
}

extension CodeBlockItemSyntax {
    /// The statement is a call of the named value's method, discarded or not.
    fileprivate func isCall(on use: DeclReferenceExprSyntax) -> Bool {
        guard case .expr(let expression) = item,
            let call = (expression.discarded ?? expression).as(FunctionCallExprSyntax.self)
        else { return false }
        return call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.id == ExprSyntax(use).id
    }

    /// `next.title = name`: sets a property of something that was made right before, and that nobody else knows.
    ///
    /// - Parameter made: the types of what was made, by name.
    fileprivate func setsUp(_ made: [String: String], _ makings: QuietMakings) -> Bool {
        guard let infix = item.as(InfixOperatorExprSyntax.self), infix.operator.is(AssignmentExprSyntax.self),
            let access = infix.leftOperand.as(MemberAccessExprSyntax.self),
            let base = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.identifierText, let type = made[base]
        else { return false }
        return makings.app.isPlainProperty(access.declName.baseName.identifierText, of: type)
            && makings.runsNothing(infix.rightOperand)
    }
}
