import SwiftSyntax

/// The links by which a view controller reaches the module that it has already, and who does what is asked over them.
struct ModuleLinks {
    /// By the name of the link, then of what is asked.
    private let requests: [String: [String: ModuleRequest]]
    /// What the components have by now: nothing new can be called so.
    let takenNames: Set<String>
    /// The classes of the components and the interfaces by which they are seen: who makes one, or hands one to another, puts the
    /// module together.
    let components: Set<String>

    init(
        _ requests: [String: [String: ModuleRequest]] = [:], takenNames: Set<String> = [], components: Set<String> = []
    ) {
        (self.requests, self.takenNames, self.components) = (requests, takenNames, components)
    }

    /// What an expression that stands for a link is asked for, if it is anything that is known.
    ///
    /// `presenter?.count` is something else than the count that the component has: it isn't known where it is used.
    func request(at link: ExprSyntax, _ scopes: Scopes) -> ModuleRequest? {
        guard !requests.isEmpty, let name = scopes.nameOnSelf(link), let access = link.accessBehind,
            let request = requests[name]?[access.declName.baseName.identifierText]
        else { return nil }
        let command = AccessPath(from: link).command
        let isUsed = request.givesValue && command.map { Syntax($0).isResultOfBlock } != false
        return access.base?.is(OptionalChainingExprSyntax.self) == true && isUsed ? nil : request
    }

    /// Whether a member has been split before and stays as it is: it is a link, hands one on, or is how others than the view
    /// controller reach the module.
    func isSettled(_ decl: DeclSyntax, _ modifiers: Modifiers, _ scopes: Scopes) -> Bool {
        if requests.isEmpty { return false }
        let links = decl.tokens(viewMode: .sourceAccurate).filter { namesLink($0, scopes) }.map(\.named)
        if links.isEmpty { return false }
        let known = links.compactMap { link in link.flatMap { request(at: $0, scopes) } }
        if known.count < links.count { return true }
        let isPassedOn = !Set(known.map(\.name)).isDisjoint(with: decl.declaredNames)
        let isAsked = modifiers.access.crossesFiles || modifiers.isKnownToObjectiveC || isPassedOn
        let isWay = [.function, .computedProperty].contains(MemberShape(decl).kind)
        return isWay && isAsked && doesNothingButAsk(decl, scopes)
    }

    /// It isn't asked of something else than `self`.
    private func namesLink(_ token: TokenSyntax, _ scopes: Scopes) -> Bool {
        guard case .identifier = token.tokenKind, requests[token.identifierText] != nil else { return false }
        let access = token.parent?.parent?.as(MemberAccessExprSyntax.self)
        guard let access, access.declName.baseName.id == token.id else { return true }
        return access.base.map(scopes.isSelf) == true
    }

    /// Whether the statements of some code, those in its closures too, do nothing but ask.
    ///
    /// - Parameter range: the UTF-8 offsets of the code within the declaration; nil for all of it.
    func doesNothingButAsk(_ decl: DeclSyntax, in range: Range<Int>? = nil, _ scopes: Scopes) -> Bool {
        if requests.isEmpty { return false }
        let statements = nodes(CodeBlockItemSyntax.self, in: Syntax(decl)).filter { range?.contains($0.range) != false }
        return !statements.isEmpty && statements.allSatisfy { $0.action.map { asksOrCallsSuper($0, scopes) } == true }
    }

    private func asksOrCallsSuper(_ action: ExprSyntax, _ scopes: Scopes) -> Bool {
        let infix = action.as(InfixOperatorExprSyntax.self)
        let asked = infix.flatMap { isAssignment($0) ? $0.leftOperand : nil } ?? action.withoutEffectMarks
        func isLink(_ node: ExprSyntax) -> Bool { scopes.nameOnSelf(node).map { requests[$0] != nil } == true }
        let path = AccessPath(to: asked, from: isLink)
        // `presenter.cart.add(item)` asks for the cart, and does something with it itself.
        return path.root.is(SuperExprSyntax.self) || isLink(path.root) && path.memberNames.count == 1
    }
}

/// What is asked of a module over one of its view controller's links: `presenter.count`.
struct ModuleRequest: Hashable {
    let link: String
    /// The name of the requirement.
    let name: String
    /// The component that does it, whoever passes it on.
    let owner: Role
    /// It is a stored property there.
    let isStored: Bool
    /// The components that its code asks for something in turn, however many members of its own component it goes through.
    let asked: Set<Role>
    /// Its code works with what its component stores.
    let usesState: Bool
    /// It isn't a function without a result.
    let givesValue: Bool
}

/// What a component of a module asks of the view, or passes on to it for others. Once the view's own code belongs to that
/// component, it has it by itself.
struct AskedOfView {
    let name: String
    /// The one component that asks.
    let role: Role
    /// The name of its class.
    let type: String
    /// The name of the protocol by which it sees the view.
    let interface: String
}

extension Scopes {
    /// `items` of `items`, `self.items` and `self?.items`.
    fileprivate func nameOnSelf(_ expression: ExprSyntax) -> String? {
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            return reference.isBare ? reference.baseName.identifierText : nil
        }
        guard let access = expression.as(MemberAccessExprSyntax.self), access.base.map(isSelf) == true else {
            return nil
        }
        return access.declName.baseName.identifierText
    }
}

extension TokenSyntax {
    /// The expression that a name is all of, with `self` before it: `items`, `self.items`.
    fileprivate var named: ExprSyntax? {
        guard let reference = parent?.as(DeclReferenceExprSyntax.self), reference.baseName.id == id else { return nil }
        let access = reference.parent?.as(MemberAccessExprSyntax.self)
        return access?.declName.id == reference.id ? access.map(ExprSyntax.init) : ExprSyntax(reference)
    }
}
