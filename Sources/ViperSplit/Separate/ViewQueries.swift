import SwiftSyntax

/// The smallest expression around an anchor that gives a plain value, as a question to the View, where the rest of its statement
/// belongs to the Presenter (design, 5.3).
///
/// ## Before
/// ```swift
/// columns = Self.clamp(wanted, to: 1...limit)
/// ```
/// ## After
/// ```swift
/// columns = view.clamp(wanted)
/// ```
struct ViewQueries {
    let code: HostCode

    /// - Parameter anchor: the UTF-8 offset of what can't be in the Presenter.
    func query(around anchor: Int, in statement: CodeBlockItemSyntax) -> Extraction? {
        guard asks(statement), let token = statement.token(at: AbsolutePosition(utf8Offset: anchor)) else { return nil }
        let around = sequence(first: Syntax(token), next: \.parent).prefix { $0.id != Syntax(statement).id }
        return around.prefix { !$0.is(CodeBlockItemListSyntax.self) && !$0.is(ClosureExprSyntax.self) }
            .compactMap { $0.as(ExprSyntax.self) }.firstResult(query)
    }

    /// The statement does something with the value that isn't the View's: it keeps it, tells somebody, or decides by it.
    private func asks(_ statement: CodeBlockItemSyntax) -> Bool {
        switch statement.item {
        case .decl: return true
        case .stmt: return true
        case .expr(let expression):
            if let infix = expression.as(InfixOperatorExprSyntax.self), isAssignment(infix) {
                return expression.discarded == nil && isOfPresenter(infix.leftOperand)
            }
            guard let call = expression.as(FunctionCallExprSyntax.self) else {
                return expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self)
            }
            return isOfPresenter(call.calledExpression)
        }
    }

    private func isOfPresenter(_ expression: ExprSyntax) -> Bool {
        guard let reference = code.rootReference(of: expression), !reference.memberIDs.isEmpty else { return false }
        return code.reach(in: reference.range).isDisjoint(with: [.view, .navigation])
    }

    private func query(_ expression: ExprSyntax) -> Extraction? {
        guard isWhole(expression), use(of: Syntax(expression)) == .read, mayBeAsked(expression),
            let type = code.valueType(of: expression), !type.unwrapped.isVoid, type.unwrapped.function == nil,
            let parameters = code.parameters(of: [Syntax(expression)], expression.range),
            let receiver = code.receiver(for: expression.range, at: Syntax(expression)),
            case let region = RegionText(code: code, range: expression.range, parameters: parameters.map(\.name)),
            region.isVisibleInClass, let text = region.text(with: [])
        else { return nil }
        let names = RegionNames(code: code).names(ofValue: expression)
        guard let name = names.first else { return nil }
        let written = code.semantics.written(code.typeHandedOn(type, of: expression))
        // `Timer.scheduledTimer(...)` begins something: that is no property.
        let isQuiet = code.semantics.effects(of: Syntax(expression)).isDisjoint(with: .noticed)
        var query = Extraction(
            host: code.member.id, unit: code.unit.index, role: .view,
            form: parameters.isEmpty && isQuiet ? .property(type: written) : .method(result: written, effects: ""),
            range: expression.range, receiver: receiver, name: name, alternatives: Array(names.dropFirst()),
            parameters: parameters, code: text, argumentEdits: [])
        query.region = region
        return code.leaving(query, for: code.versions(at: Syntax(expression)))
    }

    /// The expression is no beginning of a longer one, nor the name behind its dot, nor what is called.
    private func isWhole(_ expression: ExprSyntax) -> Bool {
        guard let parent = expression.parent, expression.as(DeclReferenceExprSyntax.self)?.isBehindNothing != false
        else { return false }
        if AccessPath(from: expression).links.first != nil { return false }
        return !parent.is(OptionalChainingExprSyntax.self)
    }

    /// Nothing in it is run later, and it has a name: what is compared with what hasn't.
    private func mayBeAsked(_ expression: ExprSyntax) -> Bool {
        let kinds: [SyntaxKind] = [
            .closureExpr, .superExpr, .inOutExpr, .ifExpr, .switchExpr, .patternExpr, .infixOperatorExpr,
        ]
        return !nodes(in: Syntax(expression)).contains { kinds.contains($0.kind) }
            && !code.references(in: expression.range).contains {
                $0.target == .selfValue && expression.range == $0.range
            }
    }
}
