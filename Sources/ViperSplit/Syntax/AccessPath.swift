import SwiftSyntax

/// An expression that goes on from another: `tableView.indexPathForSelectedRow?.row`, `store.fetch(1) { }`.
struct AccessPath {
    enum Link {
        case member(MemberAccessExprSyntax)
        case call(FunctionCallExprSyntax)
        case `subscript`(SubscriptCallExprSyntax)
        case optional(OptionalChainingExprSyntax)
        case unwrap(ForceUnwrapExprSyntax)
    }

    /// What the path begins with: a bare name, a member of `self`, a literal.
    let root: ExprSyntax
    /// From the root outwards.
    let links: [Link]

    /// The path from an expression as far as it goes.
    init(from root: ExprSyntax) {
        self.root = root
        var links: [Link] = []
        var node = root
        while let link = node.parent.flatMap(Link.init), link.base == node {
            links.append(link)
            node = link.expression
        }
        self.links = links
    }

    /// The path that ends with an expression, from a name or a value that goes on from nothing.
    init(to end: ExprSyntax) {
        self.init(to: end) { _ in false }
    }

    /// - Parameter isRoot: the path may begin with the expression, although that goes on from another.
    init(to end: ExprSyntax, from isRoot: (ExprSyntax) -> Bool) {
        var links: [Link] = []
        var node = end
        while !isRoot(node), let link = Link(Syntax(node)), let base = link.base {
            links.append(link)
            node = base
        }
        root = node
        self.links = links.reversed()
    }

    /// What is done by the end of the path without anybody waiting for a value: a call that is a statement, an assignment.
    ///
    /// - Returns: nil where the value is needed; it may still be the result of the code around.
    var command: ExprSyntax? {
        var whole = expression
        if let infix = whole.parent?.as(InfixOperatorExprSyntax.self), isAssignment(infix),
            infix.leftOperand.id == whole.id
        {
            whole = ExprSyntax(infix)
        }
        while let marked = whole.parent?.as(ExprSyntax.self), [.tryExpr, .awaitExpr].contains(marked.kind) {
            whole = marked
        }
        return whole.parent?.is(CodeBlockItemSyntax.self) == true ? whole : nil
    }

    /// The path as a whole.
    var expression: ExprSyntax { links.last?.expression ?? root }

    /// The members along the path, the root's name not among them.
    var members: [MemberAccessExprSyntax] {
        links.compactMap { link in
            if case .member(let access) = link { return access }
            return nil
        }
    }

    /// The names of the members along the path, the root's not among them.
    var memberNames: [String] { members.map(\.declName.baseName.identifierText) }

    /// The calls along the path.
    var calls: [FunctionCallExprSyntax] {
        links.compactMap { link in
            if case .call(let call) = link { return call }
            return nil
        }
    }
}

extension AccessPath.Link {
    /// - Returns: nil if the node goes on from nothing.
    init?(_ node: Syntax) {
        switch node.as(SyntaxEnum.self) {
        case .memberAccessExpr(let access): self = .member(access)
        case .functionCallExpr(let call): self = .call(call)
        case .subscriptCallExpr(let call): self = .subscript(call)
        case .optionalChainingExpr(let chain): self = .optional(chain)
        case .forceUnwrapExpr(let unwrap): self = .unwrap(unwrap)
        default: return nil
        }
    }

    var expression: ExprSyntax {
        switch self {
        case .member(let node): ExprSyntax(node)
        case .call(let node): ExprSyntax(node)
        case .subscript(let node): ExprSyntax(node)
        case .optional(let node): ExprSyntax(node)
        case .unwrap(let node): ExprSyntax(node)
        }
    }

    /// What the link goes on from; nil for `.red`.
    var base: ExprSyntax? {
        switch self {
        case .member(let node): node.base
        case .call(let node): node.calledExpression
        case .subscript(let node): node.calledExpression
        case .optional(let node): node.expression
        case .unwrap(let node): node.expression
        }
    }
}

extension ExprSyntax {
    /// The access that goes on from a link: `presenter.load`, `presenter?.load`, `presenter!.load`.
    var accessBehind: MemberAccessExprSyntax? {
        let unmarked = AccessPath(from: self).links.first { link in
            switch link {
            case .optional, .unwrap: false
            case .member, .call, .subscript: true
            }
        }
        guard case .member(let access) = unmarked else { return nil }
        return access
    }
}

extension ExprSyntax {
    /// `notes[indexPath.row]`, `store?.notes[0]`: names, members and elements alone, without a call or an operator.
    var isPlainPath: Bool {
        let kinds: [SyntaxKind] = [
            .declReferenceExpr, .memberAccessExpr, .subscriptCallExpr, .integerLiteralExpr, .optionalChainingExpr,
            .forceUnwrapExpr,
        ]
        return nodes(ExprSyntax.self, in: Syntax(self)).allSatisfy { kinds.contains($0.kind) }
    }
}

extension Syntax {
    /// A link that follows an expression without `?`.
    func isLinkBehind(_ expression: ExprSyntax) -> Bool {
        self.as(MemberAccessExprSyntax.self)?.base?.id == expression.id
            || self.as(FunctionCallExprSyntax.self)?.calledExpression.id == expression.id
            || self.as(SubscriptCallExprSyntax.self)?.calledExpression.id == expression.id
    }
}

extension ExprSyntax {
    /// `self?.view.frame` from `self?` on: the expression with all links behind it.
    var withLinksBehind: ExprSyntax {
        var whole = self
        while let parent = whole.parent,
            parent.isLinkBehind(whole) || parent.is(OptionalChainingExprSyntax.self)
                || parent.is(ForceUnwrapExprSyntax.self),
            let next = parent.as(ExprSyntax.self)
        {
            whole = next
        }
        return whole
    }

    /// Something asks whether there is a value: `?? 0`, `== nil`, `if let`, `switch`.
    var isAskedForNil: Bool {
        guard let parent else { return false }
        if let infix = parent.as(InfixOperatorExprSyntax.self),
            let sign = infix.operator.as(BinaryOperatorExprSyntax.self)
        {
            let other = infix.leftOperand.id == id ? infix.rightOperand : infix.leftOperand
            return sign.operator.text == "??" ? infix.leftOperand.id == id : other.is(NilLiteralExprSyntax.self)
        }
        return parent.is(InitializerClauseSyntax.self) && parent.parent?.is(OptionalBindingConditionSyntax.self) == true
            || parent.is(SwitchExprSyntax.self)
    }
}
