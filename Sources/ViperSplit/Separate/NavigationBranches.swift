import SwiftSyntax

/// An `if` of which every branch is about screens, and a loop over screens.
extension NavigationExtractions {
    /// `for screen in navigationController.viewControllers where screen is Home { ...popToViewController(screen, animated: true) }`:
    /// a loop that shows a screen, or goes back to one, and does nothing else.
    func changeInLoop(_ statement: CodeBlockItemSyntax) -> ScreenChange? {
        let body =
            statement.item.as(ForStmtSyntax.self).map { Syntax($0.body) }
            ?? statement.item.as(FunctionCallExprSyntax.self)?.loop.map { Syntax($0.body.statements) }
        guard let body, code.reach(in: statement.range) == .navigation,
            !statement.leavesBy([.return, .break, .continue, .throw]) || statement.isLastOfVoidFunction
        else { return nil }
        let changes = nodes(CodeBlockItemSyntax.self, in: body).compactMap(change)
        return changes.count == 1 ? changes[0] : nil
    }

    /// `else if let nav = navigationController, nav.viewControllers.count > 1 { ... }`: what is done otherwise, if all of it is
    /// about screens.
    func otherwise(_ branch: IfExprSyntax) -> Extraction? {
        guard branch.parent?.is(IfExprSyntax.self) == true, let (change, names) = firstBranch(branch) else {
            return nil
        }
        var extraction = extraction(branch.range, [Syntax(branch)], change, shownScreen(change), names)
        extraction?.needsBraces = true
        return extraction.flatMap { $0.parameters.contains(where: \.isClosure) ? nil : $0 }
    }

    /// `if let navigationController { navigationController.popViewController(animated: true) } else { dismiss(animated: true) }`:
    /// where the view controller is among others decides how one and the same thing is done.
    ///
    /// - Returns: what the first branch does, and names for what all do.
    func firstBranch(_ condition: IfExprSyntax) -> (change: ScreenChange, names: [String])? {
        guard let branches = branches(condition),
            branches.count > 1 || bindsScreens(condition.conditions)
        else { return nil }
        let changes = branches.map { $0.last.flatMap(change) }
        guard let first = changes.first ?? nil, changes.allSatisfy({ $0 != nil }) else { return nil }
        let named = zip(branches, changes).compactMap { branch, change in
            change.map { names(branch, $0, shownScreen($0)) }
        }
        let leaving: Set = ["goBack", "close", "goToRoot"]
        if Set(named.compactMap(\.first)).count == 1 { return (first, named[0]) }
        return named.allSatisfy({ leaving.contains($0[0]) }) ? (first, ["close", "closeScreen"]) : nil
    }

    /// What is bound is needed inside, so that it can't be told from what is done.
    private func bindsScreens(_ conditions: ConditionElementListSyntax) -> Bool {
        conditions.contains { element in
            element.condition.is(OptionalBindingConditionSyntax.self)
                && !code.heldScreens.contains { $0.condition == element.condition.range }
        }
    }

    /// The statements of all branches; nil if one asks or does something that isn't about screens.
    private func branches(_ condition: IfExprSyntax) -> [[CodeBlockItemSyntax]]? {
        guard code.reach(in: condition.conditions.range) == .navigation,
            code.reach(in: condition.body.range) == .navigation
        else { return nil }
        let own = [Array(condition.body.statements)]
        switch condition.elseBody {
        case nil: return own
        case .codeBlock(let block):
            return code.reach(in: block.range) == .navigation ? own + [Array(block.statements)] : nil
        case .ifExpr(let next): return branches(next).map { own + $0 }
        }
    }
}

/// What shows a screen or takes one away: a call, `present(next, animated: true)`, or an assignment,
/// `view.window?.rootViewController = next`.
struct ScreenChange {
    let expression: ExprSyntax
    /// The method that is called, or the property that is set.
    let asked: ExprSyntax
    /// Nil of an assignment.
    let call: FunctionCallExprSyntax?
    /// What is shown, of an assignment.
    let value: ExprSyntax?

    init(_ call: FunctionCallExprSyntax) {
        (expression, asked, self.call, value) = (ExprSyntax(call), call.calledExpression, call, nil)
    }

    /// - Returns: nil if the expression sets nothing, or nothing of somebody else.
    init?(setting expression: ExprSyntax) {
        guard let infix = expression.as(InfixOperatorExprSyntax.self), infix.operator.is(AssignmentExprSyntax.self),
            infix.leftOperand.as(MemberAccessExprSyntax.self)?.base != nil
        else { return nil }
        (self.expression, asked, call, value) = (expression, infix.leftOperand, nil, infix.rightOperand)
    }

    /// What is asked, but for who is.
    var name: String { asked.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText ?? asked.trimmedText }

    /// Who is asked.
    var base: ExprSyntax? { asked.as(MemberAccessExprSyntax.self)?.base }

    var arguments: [ExprSyntax] { call?.arguments.map(\.expression) ?? [] }
}
