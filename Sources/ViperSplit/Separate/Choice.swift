import SwiftSyntax

/// A statement that does one of several things: `if` with `else`, or `switch`.
struct Choice {
    /// Those that do anything.
    let branches: [CodeBlockItemListSyntax]
    /// The name of what is decided on: `status` of `switch request.status`, `notes` of `if notes.isEmpty`.
    let subject: String?

    /// - Returns: nil for anything else, and where there is one case only, or one only that does anything.
    init?(_ node: Syntax) {
        let all: [CodeBlockItemListSyntax]
        if let choice = node.as(SwitchExprSyntax.self) {
            all = node.branches ?? []
            subject = Self.name(of: choice.subject)
        } else if let choice = node.as(IfExprSyntax.self), choice.elseBody != nil {
            all = choice.allBranches
            subject = choice.conditions.first.flatMap { Self.name(of: $0.condition) }
        } else {
            return nil
        }
        branches = all.filter { !$0.doesNothing }
        if branches.count < 2 { return nil }
    }

    private static func name(of condition: ConditionElementSyntax.Condition) -> String? {
        switch condition {
        case .expression(let expression): name(of: expression)
        case .optionalBinding(let binding): binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
        case .matchingPattern(let pattern): name(of: pattern.initializer.value)
        case .availability: nil
        }
    }

    private static func name(of expression: ExprSyntax) -> String? {
        if let infix = expression.as(InfixOperatorExprSyntax.self) { return name(of: infix.leftOperand) }
        if let prefix = expression.as(PrefixOperatorExprSyntax.self) { return name(of: prefix.expression) }
        let path = AccessPath(to: expression)
        let root = path.root.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
        let names = [root].compactMap { $0 == "self" ? nil : $0 } + path.memberNames
        guard let last = names.last, last.first?.isLetter == true else { return nil }
        // Of `notes.isEmpty` and `notes.count`, `notes` tells more.
        let isFact = last == "count" || last == "rawValue" || last != last.withoutIs
        return isFact && names.count > 1 ? names[names.count - 2] : last.withoutIs
    }
}

extension CodeBlockItemSyntax {
    /// The statement as a choice, if it is one.
    var choice: Choice? { Choice(item.as(ExpressionStmtSyntax.self).map { Syntax($0.expression) } ?? Syntax(item)) }
}

extension Syntax {
    /// The outermost choice among some statements that a node stands in.
    func choice(in statements: [CodeBlockItemSyntax]) -> Choice? {
        let around = sequence(first: self, next: \.parent).prefix { node in !statements.contains { $0.id == node.id } }
        return around.reversed().firstResult { Choice($0) }
    }
}

extension CodeBlockItemListSyntax {
    /// Nothing stands in it but `return` or `break`.
    fileprivate var doesNothing: Bool {
        allSatisfy { statement in
            statement.item.as(ReturnStmtSyntax.self).map { $0.expression == nil }
                ?? statement.item.is(BreakStmtSyntax.self)
        }
    }
}

extension IfExprSyntax {
    /// The blocks of an `if` and of all that stands behind `else`.
    fileprivate var allBranches: [CodeBlockItemListSyntax] {
        switch elseBody {
        case .ifExpr(let next): [body.statements] + next.allBranches
        case .codeBlock(let block): [body.statements, block.statements]
        case nil: [body.statements]
        }
    }
}
