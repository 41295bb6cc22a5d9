import SwiftSyntax

/// Names for runs of statements of the View: what the first of them says is done, and to what.
struct RegionNames {
    let code: HostCode

    /// - Returns: the names that may be taken, the best first.
    func names(of statements: [CodeBlockItemSyntax]) -> [String] {
        let told = statements.firstResult(name)
        let host = code.member.name.capitalizedFirst
        return namesOfNavigation(in: statements)
            + [told, told.map { $0 + "For" + host }, "update" + host].compactMap { $0 }
    }

    /// What shows a screen or takes one away is told by that, whatever it does besides.
    private func namesOfNavigation(in statements: [CodeBlockItemSyntax]) -> [String] {
        let calls = statements.flatMap { nodes(in: Syntax($0)) }.compactMap { $0.as(FunctionCallExprSyntax.self) }
        let shown = calls.first { call in
            guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else { return false }
            return isNavigationVerb(access.declName.baseName.identifierText)
                && code.touches(in: access.range).contains(.navigation)
        }
        let navigation = NavigationExtractions(code: code)
        return shown.map { navigation.names(statements, $0, navigation.shownScreen($0)) } ?? []
    }

    /// The names of a question: what the value is called, or that which it is asked by.
    func names(ofValue expression: ExprSyntax) -> [String] {
        let plain = expression.as(PrefixOperatorExprSyntax.self)?.expression ?? expression
        let path = names(along: plain)
        guard let last = path.last, last.first?.isLowercase == true else { return [] }
        let object = path.dropLast().last { $0.first?.isLowercase == true }
        let root = AccessPath(to: plain).root
        let isGiven = root.firstToken(viewMode: .sourceAccurate).map { code.isOuterLocal($0, expression.range) } == true
        let wishes =
            plain.is(FunctionCallExprSyntax.self) || isGiven ? [last] : ExtractionNames.getter(last, on: object)
        return wishes + [last + "For" + code.member.name.capitalizedFirst]
    }

    /// What a statement says is done, and to what.
    func name(of statement: CodeBlockItemSyntax) -> String? {
        let condition = statement.item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
        if let condition, condition.elseBody == nil, let only = condition.body.statements.first,
            condition.body.statements.count == 1
        {
            return name(of: only).map { $0 + "IfNeeded" }
        }
        if let variable = statement.item.as(VariableDeclSyntax.self) {
            let made = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
            let verb = code.touches(in: statement.range).contains(.navigation) ? "show" : "setUp"
            return made.map { verb + $0.capitalizedFirst }
        }
        return expressions(in: Syntax(statement.item)).firstResult(name)
    }

    /// The calls and assignments of a statement, the outermost first.
    private func expressions(in node: Syntax) -> [ExprSyntax] {
        nodes(ExprSyntax.self, in: node).filter { expression in
            expression.is(FunctionCallExprSyntax.self)
                || expression.as(InfixOperatorExprSyntax.self).map(isAssignment) == true
        }
    }

    private func name(of expression: ExprSyntax) -> String? {
        if let infix = expression.as(InfixOperatorExprSyntax.self) {
            if let value = expression.discarded { return name(of: value) }
            let path = names(along: infix.leftOperand)
            return path.last.map { ExtractionNames.updating(ExtractionNames.setter($0, on: path.dropLast().last)) }
        }
        guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
        let path = names(along: call.calledExpression)
        guard let method = path.last, method.first?.isLowercase == true else { return nil }
        let object = path.dropLast().last
        if let listener = object, listener.first?.isLowercase == true, let first = call.arguments.first,
            code.controller.scopes.isSelf(first.expression)
        {
            // `delegate?.picker(self, didPick: note)` says in its second label what is told.
            let told = call.arguments.dropFirst().first?.label?.text ?? method
            return "tell" + listener.capitalizedFirst + told.capitalizedFirst
        }
        // `Marker().mark(note)` needn't say it twice.
        let isSaid = object.map { $0.lowercased().hasPrefix(method.lowercased()) } ?? false
        return isSaid ? method : ExtractionNames.command(method, on: object)
    }

    /// `["tableView", "reloadData"]`, without `self` and what is asked for on the way.
    private func names(along expression: ExprSyntax) -> [String] {
        let path = AccessPath(to: expression)
        let root = path.root.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
        let isSelf = code.controller.scopes.isSelf(path.root)
        // `$draft`
        let names = ((isSelf ? [] : [root].compactMap { $0 }) + path.memberNames).map { $0.replacing("$", with: "") }
        // Where the view controller is among screens says nothing of what is done.
        return names.count > 1 && Platform.sdk.screensAround.contains(names[0]) ? Array(names.dropFirst()) : names
    }
}
