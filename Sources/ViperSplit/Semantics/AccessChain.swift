import SwiftSyntax

/// An expression that goes on from a name: `tableView.indexPathForSelectedRow?.row`, `store.fetch(1) { }`.
struct AccessChain {
    enum Link {
        case member(MemberAccessExprSyntax)
        case call(FunctionCallExprSyntax)
        case `subscript`(SubscriptCallExprSyntax)
        case optional(OptionalChainingExprSyntax)
        case unwrap(ForceUnwrapExprSyntax)
    }

    /// What the chain begins with: a bare name, or a member of `self`.
    let root: ExprSyntax
    /// From the root outwards.
    let links: [Link]

    /// - Parameter root: the expression that the chain begins with.
    init(from root: ExprSyntax) {
        self.root = root
        var links: [Link] = []
        var node = Syntax(root)
        while let parent = node.parent {
            if let access = parent.as(MemberAccessExprSyntax.self), access.base.map(Syntax.init) == node {
                links.append(.member(access))
            } else if let call = parent.as(FunctionCallExprSyntax.self), Syntax(call.calledExpression) == node {
                links.append(.call(call))
            } else if let call = parent.as(SubscriptCallExprSyntax.self), Syntax(call.calledExpression) == node {
                links.append(.subscript(call))
            } else if let chain = parent.as(OptionalChainingExprSyntax.self) {
                links.append(.optional(chain))
            } else if let unwrap = parent.as(ForceUnwrapExprSyntax.self) {
                links.append(.unwrap(unwrap))
            } else {
                break
            }
            node = parent
        }
        self.links = links
    }

    /// The chain as a whole.
    var expression: ExprSyntax { links.last?.expression ?? root }

    /// The names of the members along the chain, the root's not among them.
    var memberNames: [String] {
        links.compactMap { link in
            if case .member(let access) = link { return access.declName.baseName.identifierText }
            return nil
        }
    }
}

extension AccessChain.Link {
    var expression: ExprSyntax {
        switch self {
        case .member(let node): ExprSyntax(node)
        case .call(let node): ExprSyntax(node)
        case .subscript(let node): ExprSyntax(node)
        case .optional(let node): ExprSyntax(node)
        case .unwrap(let node): ExprSyntax(node)
        }
    }
}

extension Reference {
    /// The expression that names the member: `items`, `self.items`; nil where it isn't one, as in a capture list.
    var expression: ExprSyntax? { node.as(ExprSyntax.self) }
}

extension AccessChain {
    /// Data is used by asking it something, navigation by calling what shows a screen or takes one away.
    ///
    /// Neither is to make a service, `NoteStore()`, nor to tell it whom it has to notify.
    func isUse(of kind: Touches) -> Bool {
        let isType = root.trimmedDescription.first?.isUppercase == true
        let asked = links.drop { if case .call = $0 { isType } else { false } }
        let calls = asked.contains { if case .call = $0 { true } else { false } }
        let subscripts = asked.contains { if case .subscript = $0 { true } else { false } }
        if kind == .navigation {
            let names = [root.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""] + memberNames
            return calls && (names.contains(where: isNavigationVerb) || showsFromSelf)
        }
        if memberNames.contains(where: ["addObserver", "removeObserver"].contains) || addsSelf { return false }
        return calls || subscripts
            || memberNames.count > (isSharedInstance(root.trimmedDescription, memberNames.first) ? 1 : 0)
    }

    /// `SKPaymentQueue.default().add(self)`: an observer by another name.
    private var addsSelf: Bool {
        guard case .call(let call) = links.last, let argument = call.arguments.first, call.arguments.count == 1 else {
            return false
        }
        return ["add", "remove"].contains(memberNames.last) && argument.expression.isSelfOrChain
    }

    /// `AVCaptureDevice.default(for: .video)`: what is asked for by arguments is no instance that everybody shares.
    var beginsWithFactory: Bool {
        guard links.count > 1, case .call(let call) = links[1] else { return false }
        return !call.arguments.isEmpty
    }

    /// A call that shows a screen is told from which one: `Help.shared.open(.topics, from: self)`, or any call that says so,
    /// `Accounts.shared.refresh(presentingViewController: self)`.
    var showsFromSelf: Bool {
        links.contains { link in
            guard case .call(let call) = link, let access = call.calledExpression.as(MemberAccessExprSyntax.self)
            else { return false }
            let shows = isNavigationVerb(access.declName.baseName.identifierText)
            return call.arguments.contains { argument in
                guard argument.expression.isSelfOrChain, let label = argument.label?.identifierText
                else { return false }
                return label.hasPrefix("presenting")
                    || shows
                        && (["from", "in", "on", "over", "within", "presenter"].contains(label)
                            || label.lowercased().hasSuffix("controller"))
            }
        }
    }

    /// A call that has the form of UIKit's own shows a screen, whoever is asked: `Windows.root?.present(screen, animated: true)`.
    var showsAsUIKit: Bool {
        links.contains { link in
            guard case .call(let call) = link, let access = call.calledExpression.as(MemberAccessExprSyntax.self)
            else { return false }
            let labels = call.arguments.prefix(2).map { $0.label?.text }
            return ["present", "pushViewController"].contains(access.declName.baseName.text)
                && labels == [nil, "animated"]
        }
    }

    /// The root and the first member behind it.
    var shortText: String {
        var name = root.trimmedDescription
        for prefix in ["self.", "self?."] where name.hasPrefix(prefix) { name = String(name.dropFirst(prefix.count)) }
        guard let next = memberNames.first else { return name }
        return "\(name).\(next)"
    }
}
