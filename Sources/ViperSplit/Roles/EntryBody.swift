import SwiftSyntax

/// The body of an entry point as its parts: what is the View's own stays, at the beginning and at the end, and the rest may
/// move, with values in the place of the views that UIKit hands over (design, 4).
///
/// ## Before
/// ```swift
/// @IBAction func remember(_ sender: UISwitch) {
///     view.endEditing(true)
///     settings.remember = sender.isOn
/// }
/// ```
/// ## After
/// ```swift
/// @IBAction func remember(_ sender: UISwitch) {
///     view.endEditing(true)
///     presenter.remember(isOn: sender.isOn)
/// }
/// ```
struct EntryBody {
    /// The statements that stay before the rest, and behind it.
    let leading: [CodeBlockItemSyntax]
    let trailing: [CodeBlockItemSyntax]
    /// The UTF-8 offsets of what stays: whole lines, which are the statements with their comments and the empty lines between
    /// them and the rest, and the comments beside a brace that is next to such a statement.
    let kept: [Range<Int>]
    /// The UTF-8 offsets of the statements that move, with their comments, from the first one's indentation on.
    let rest: Range<Int>
    /// What the rest reads of the views that it is called with.
    let values: [HandedValue]

    /// A value of a view, read where UIKit calls and handed on.
    struct HandedValue: Hashable {
        /// As the entry point reads it, `sender.isOn`.
        let expression: String
        let name: String
        let type: String
        /// The UTF-8 offsets of the places that read it.
        let uses: [Range<Int>]
    }

    /// The comments beside the braces that go with the rest.
    func commentsBesideBraces(of body: CodeBlockSyntax, in unit: SourceUnit) -> [Comment] {
        unit.comments(within: body.leftBrace.range.upperBound..<body.rightBrace.range.lowerBound).filter {
            !rest.contains($0.range.lowerBound) && !keeps($0.range.lowerBound)
        }
    }

    func keeps(_ offset: Int) -> Bool { kept.contains { $0.contains(offset) } }

    /// Whether an offset lies in code that doesn't move as it stands.
    func isLeftBehind(_ offset: Int) -> Bool {
        keeps(offset) || values.contains { $0.uses.contains { $0.contains(offset) } }
    }
}

/// The bodies of the entry points that have more than one part.
///
/// - Parameter claims: the roles that the developer asks for, and those that titles give.
func entryBodies(
    _ controller: Controller, _ graph: ReferenceGraph, _ evidence: Evidence, _ claims: Claims
) -> [Member.ID: EntryBody] {
    let roles = BodyRoles(controller, graph, evidence, claims)
    return controller.members.reduce(into: [:]) { bodies, member in
        // Own code that calls the entry point would call the method that moved.
        guard !graph.isCalled(member.id), graph.semantics.isPinned(member) else { return }
        let reader = EntryBodyReader(
            member: member, controller: controller, references: graph.references[member.id],
            touches: evidence.touches[member.id], claims: claims, roles: roles, semantics: graph.semantics)
        bodies[member.id] = reader.body
    }
}

private struct EntryBodyReader {
    let member: Member
    let controller: Controller
    let references: [Reference]
    let touches: [Touch]
    let claims: Claims
    let roles: BodyRoles
    let semantics: Semantics

    private var unit: SourceUnit { controller.unit(of: member) }

    /// - Returns: nil if nothing stays and no value is handed over.
    var body: EntryBody? {
        guard let function = member.function, let body = function.body else { return nil }
        let statements = Array(body.statements)
        var (leading, trailing) = (0, 0)
        if standOnTheirOwn(statements, in: body) {
            leading = statements.prefix { isOfView($0, function) }.count
            while leading > 0, leading < statements.count,
                needsLocals(of: statements[..<leading], statements[leading...])
            {
                leading -= 1
            }
            let others = statements.dropFirst(leading)
            if !function.signature.returnClause.givesValue, !body.endsOtherwise(behind: leading) {
                trailing = others.reversed().prefix { isOfView($0, function) && !$0.declaresNames }.count
                while trailing > 0, needsLocals(of: others.dropLast(trailing), others.suffix(trailing)) {
                    trailing -= 1
                }
            }
        }
        let superCalls = statements.filter { $0.isSuperCall(of: function) }
        let stays = statements.prefix(leading) + statements.suffix(trailing)
        let rest = statements.dropFirst(leading).dropLast(trailing)
        guard !rest.isEmpty, superCalls.count < 2,
            superCalls.allSatisfy({ call in stays.contains { $0.id == call.id } })
        else { return nil }
        let values = handedValues(in: Array(rest), function) ?? []
        guard !stays.isEmpty || !values.isEmpty else { return nil }
        return entryBody(
            body, Array(statements.prefix(leading)), Array(rest), Array(statements.suffix(trailing)), values)
    }

    private func entryBody(
        _ body: CodeBlockSyntax, _ leading: [CodeBlockItemSyntax], _ rest: [CodeBlockItemSyntax],
        _ trailing: [CodeBlockItemSyntax], _ values: [EntryBody.HandedValue]
    ) -> EntryBody? {
        guard let first = rest.first, let last = rest.last else { return nil }
        let opening = unit.lineEnd(of: body.leftBrace.range.lowerBound)
        let closing = unit.lineStart(of: body.rightBrace.range.lowerBound)
        let start = leading.last.map { unit.lineStart(of: first.startOfComments(after: $0, in: unit)) } ?? opening
        let end = trailing.isEmpty ? closing : unit.lineEnd(of: last.range.upperBound)
        let inner = unit.comments(within: body.leftBrace.range.upperBound..<body.rightBrace.range.lowerBound)
        if inner.contains(where: { $0.range.contains(opening) || $0.range.contains(closing) }) { return nil }
        let behindBrace = unit.comments(within: body.leftBrace.range.upperBound..<opening).last
        let beforeBrace = unit.comments(within: closing..<body.rightBrace.range.lowerBound).first
        let keptBefore = [behindBrace.map { body.leftBrace.range.upperBound..<$0.range.upperBound }, opening..<start]
        let keptBehind = [end..<closing, beforeBrace.map { $0.range.lowerBound..<body.rightBrace.range.lowerBound }]
        let kept = (leading.isEmpty ? [] : keptBefore) + (trailing.isEmpty ? [] : keptBehind)
        return EntryBody(
            leading: leading, trailing: trailing, kept: kept.compactMap { $0 },
            rest: start..<max(start, end), values: values)
    }

    // MARK: - What stays

    private func standOnTheirOwn(_ statements: [CodeBlockItemSyntax], in body: CodeBlockSyntax) -> Bool {
        let starts = statements.map { unit.lineIndex(of: $0.range.lowerBound) }
        let ends = statements.map { unit.lineIndex(of: $0.range.upperBound) }
        let braces = [
            unit.lineIndex(of: body.leftBrace.range.lowerBound), unit.lineIndex(of: body.rightBrace.range.lowerBound),
        ]
        return Set(starts + braces).count == statements.count + 2 && zip(ends, starts.dropFirst()).allSatisfy(<)
    }

    /// A statement that is about nothing but views, or calls a method that is.
    private func isOfView(_ statement: CodeBlockItemSyntax, _ function: FunctionDeclSyntax) -> Bool {
        if statement.isSuperCall(of: function) { return true }
        let range = statement.range
        let own = touches.elements(in: range, by: \.range.lowerBound)
        let named = references.elements(in: range, by: \.range.lowerBound)
        guard !own.isEmpty || named.contains(where: { isCalled($0, as: statement) }),
            own.allSatisfy({ $0.kind == .view }),
            statement.isPlainStep, semantics.effectMarks(of: Syntax(statement)).isEmpty, named.allSatisfy(isOfView)
        else { return false }
        return !mayFollowConformance || own.contains { viewParameters.contains($0.text) }
    }

    /// The member may go to another component as it stands, with a protocol that isn't UIKit's.
    private var mayFollowConformance: Bool {
        let body = controller.bodies[member.body]
        return body.isExtension && body.conformances.contains { !semantics.context.isUIKitName($0) }
            || semantics.isRequired(
                member, byOneOf: controller.adopted.filter { !semantics.context.isUIKitName($0) })
    }

    /// `setUpViews()`: the statement is a call of an own method.
    private func isCalled(_ reference: Reference, as statement: CodeBlockItemSyntax) -> Bool {
        guard let call = statement.item.as(FunctionCallExprSyntax.self) else { return false }
        return reference.expression?.id == call.calledExpression.id
            && reference.memberIDs.contains { controller.members[$0].kind == .function }
    }

    private func isOfView(_ reference: Reference) -> Bool {
        switch reference.target {
        case .members(let ids):
            return ids.allSatisfy { id in
                let target = controller.members[id]
                // Whoever calls what a selector names calls the view controller.
                if reference.form == .selector { return true }
                guard (claims.fixed[id] ?? roles.roles[id] ?? .view) == .view else { return false }
                return target.kind == .storedProperty
                    ? touches.elements(in: reference.range, by: \.range.lowerBound).contains {
                        $0.range == reference.range && $0.kind == .view
                    }
                    : roles.touches[id] == .view && !reference.use.isWrite
            }
        case .inherited, .inheritedType, .ownSelector: return true
        case .selfValue: return isHandedToUIKit(reference.node)
        case .superclass, .unknown, .fileScope, .selfType, .requested, .unsupported: return false
        }
    }

    /// `tableView.delegate = self`, `addTarget(self, ...)`: UIKit wants the view controller. Who else is told what happens is
    /// decided where the conformance is.
    private func isHandedToUIKit(_ node: Syntax) -> Bool {
        if let infix = node.parent?.as(InfixOperatorExprSyntax.self),
            let base = infix.leftOperand.as(MemberAccessExprSyntax.self)?.base
        {
            return semantics.type(of: base)?.unwrapped.name.map(semantics.context.isUIKitName) ?? false
        }
        guard let argument = node.parent?.as(LabeledExprSyntax.self),
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
        else { return false }
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else {
            return semantics.context.isUIKitName(call.calledExpression.trimmedText)
        }
        if access.base.flatMap(semantics.type)?.unwrapped.name.map(semantics.context.isUIKitName) == true {
            return true
        }
        let known = semantics.platform.methods(named: access.declName.baseName.identifierText)
        return !known.isEmpty && known.allSatisfy { semantics.platform.modules[$0.module]?.draws == true }
    }

    /// Whether the second statements use what the first declare.
    private func needsLocals(
        of first: some Sequence<CodeBlockItemSyntax>, _ second: some Sequence<CodeBlockItemSyntax>
    ) -> Bool {
        let names = first.reduce(into: Set<String>()) { names, statement in
            guard statement.declaresNames else { return }
            names.formUnion(controller.scopes.names(boundIn: statement))
            names.formUnion(nodes(in: Syntax(statement)).compactMap { DeclSyntax($0) }.flatMap(\.declaredNames))
        }
        return !names.isEmpty
            && second.contains { $0.tokens(viewMode: .sourceAccurate).contains { names.contains($0.identifierText) } }
    }

    // MARK: - Values

    /// The parameters of types of UIKit.
    private var viewParameters: Set<String> {
        Set(
            (member.function?.signature.parameterClause.parameters ?? []).lazy.filter { parameter in
                semantics.context.namesViews(parameter.type)
            }.map(\.name))
    }

    /// - Returns: nil if the statements need more of a view than values that can be read before they run.
    private func handedValues(
        in statements: [CodeBlockItemSyntax], _ function: FunctionDeclSyntax
    ) -> [EntryBody.HandedValue]? {
        let parameters = viewParameters
        var found: [String: (type: Type, names: [String], uses: [ExprSyntax])] = [:]
        var order: [String] = []
        for token in statements.flatMap({ $0.tokens(viewMode: .sourceAccurate) }) {
            guard parameters.contains(token.identifierText), let root = token.parent?.as(DeclReferenceExprSyntax.self),
                root.parent?.as(MemberAccessExprSyntax.self)?.declName.id != root.id
            else { continue }
            let chain = AccessPath(from: ExprSyntax(root))
            guard let expression = semantics.plainValue(of: chain), !isSet(expression),
                let type = semantics.type(of: expression),
                statements.allSatisfy({ semantics.isReadFirst(expression, in: Syntax($0)) })
            else { return nil }
            let text = expression.trimmedText
            if found[text] == nil { order.append(text) }
            found[text, default: (type, chain.memberNames, [])].uses.append(expression)
        }
        var taken = controller.scopes.names(boundIn: function).union(references.map { unit.text($0.range) })
        return order.compactMap { text in
            guard let entry = found[text] else { return nil }
            let property = entry.names.prefix(text.split(separator: ".").count - 1).last ?? ""
            let wishes = [
                property, text.split(separator: ".").map { String($0).capitalizedFirst }.joined().lowercasedFirst,
            ]
            guard let name = wishes.first(where: { !taken.contains($0) && !$0.contains("?") }) else { return nil }
            taken.insert(name)
            let type = semantics.typeHandedOn(entry.type, readAt: entry.uses)
            return EntryBody.HandedValue(
                expression: text, name: name, type: semantics.written(type), uses: entry.uses.map(\.range))
        }
    }

    private func isSet(_ expression: ExprSyntax) -> Bool {
        [.assign, .mutate, .mutateInside].contains(use(of: Syntax(expression)))
    }
}

extension CodeBlockItemSyntax {
    /// `super.viewDidAppear(animated)` in an override of that name.
    fileprivate func isSuperCall(of function: FunctionDeclSyntax) -> Bool {
        guard let call = item.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
            let access = call.calledExpression.as(MemberAccessExprSyntax.self),
            access.base?.is(SuperExprSyntax.self) == true, access.declName.baseName.text == function.name.text
        else { return false }
        return call.arguments.allSatisfy { isPlain($0.expression) }
    }

    /// A declaration, or a `guard` that binds names.
    fileprivate var declaresNames: Bool { item.is(GuardStmtSyntax.self) || DeclSyntax(item) != nil }

    /// The statement runs where it stands, ends nothing, and declares nothing but values.
    fileprivate var isPlainStep: Bool {
        if case .decl(let decl) = item, !decl.is(VariableDeclSyntax.self) { return false }
        return !item.is(ReturnStmtSyntax.self)
            && !tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.defer) }
    }

    /// The first comment that belongs to the statement: those on the line of the one before don't.
    fileprivate func startOfComments(after previous: CodeBlockItemSyntax, in unit: SourceUnit) -> Int {
        guard let token = firstToken(viewMode: .sourceAccurate) else { return range.lowerBound }
        let line = unit.lineIndex(of: previous.range.upperBound - 1)
        let comments = commentRanges(token.leadingTrivia, at: token.position.utf8Offset).map(\.range.lowerBound)
        return comments.first { unit.lineIndex(of: $0) > line } ?? range.lowerBound
    }
}

extension CodeBlockSyntax {
    /// A `return` of the function itself behind its first statements, which would skip what stands at the end.
    fileprivate func endsOtherwise(behind count: Int) -> Bool {
        let visitor = ReturnVisitor(viewMode: .sourceAccurate)
        for statement in statements.dropFirst(count) { visitor.walk(statement) }
        return visitor.isFound
    }
}

private final class ReturnVisitor: SyntaxVisitor {
    var isFound = false

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        isFound = true
        return .skipChildren
    }

    override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
        isFound = true
        return .skipChildren
    }

    override func visit(_ node: DeferStmtSyntax) -> SyntaxVisitorContinueKind {
        isFound = true
        return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension ReferenceGraph {
    /// The graph without the references of code that stays in the View, whatever becomes of its member.
    func leavingOut(_ bodies: [Member.ID: EntryBody]) -> ReferenceGraph {
        let left = references.enumerated().map { id, references in
            references.filter { bodies[id]?.keeps($0.range.lowerBound) != true }
        }
        return ReferenceGraph(
            references: left, ignoredUsers: ignoredUsers, namesOnOthers: namesOnOthers, globals: globals, names: names,
            semantics: semantics)
    }
}

extension EntryBody? {
    /// The names in what moves of an entry point's body; nil stands for a body that moves as a whole.
    func namesHandedOn(by function: FunctionDeclSyntax) -> Set<String> {
        let tokens = function.body?.tokens(viewMode: .sourceAccurate).filter { token in
            token.parent?.as(LabeledExprSyntax.self)?.label?.id != token.id
                && token.parent?.as(DeclReferenceExprSyntax.self)?.isBehindNothing != false
                && self?.isLeftBehind(token.range.lowerBound) != true
        }
        return Set(tokens?.map(\.identifierText) ?? [])
    }

    /// The parameter that would hand a view on to another component (design, 5: values are handed over, not views).
    func viewHandedOn(by member: Member, _ context: AppContext) -> FunctionParameterSyntax? {
        guard let function = member.function else { return nil }
        let views = function.signature.parameterClause.parameters.lazy.filter { context.namesViews($0.type) }
        guard !views.isEmpty else { return nil }
        let used = namesHandedOn(by: function)
        return views.first { used.contains($0.name) }
    }
}
