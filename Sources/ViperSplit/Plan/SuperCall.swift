import SwiftSyntax

/// The call of `super` at the beginning or the end of an override: it stays in the entry point, the rest may move.
///
/// ## Before
/// ```swift
/// override func viewDidAppear(_ animated: Bool) {
///     super.viewDidAppear(animated)
///     startTicking()
/// }
/// ```
/// ## After
/// ```swift
/// override func viewDidAppear(_ animated: Bool) {
///     super.viewDidAppear(animated)
///     presenter.viewDidAppear()
/// }
/// ```
struct SuperCall {
    enum Place: Hashable { case first, last }

    let statement: CodeBlockItemSyntax
    let place: Place
    /// The UTF-8 offsets of what stays, whole lines: the call with its comments and the empty lines between it and the rest.
    let kept: Range<Int>
    /// The UTF-8 offsets of the statements that move, with their comments, from the first one's indentation on.
    let rest: Range<Int>

    /// - Returns: nil if the member isn't an override that begins or ends with the call and does something else, too.
    init?(of member: Member, in unit: SourceUnit) {
        guard member.modifiers.isOverride, let function = member.function, let body = function.body,
            function.signature.returnClause == nil
        else { return nil }
        let statements = Array(body.statements)
        guard statements.count > 1, let first = statements.first, let last = statements.last else { return nil }
        let calls = statements.filter { $0.isSuperCall(of: function) }
        guard calls.count == 1, let call = calls.first else { return nil }
        let lines = statements.map { unit.lineIndex(of: $0.range.lowerBound) }
        let braces = [
            unit.lineIndex(of: body.leftBrace.range.lowerBound), unit.lineIndex(of: body.rightBrace.range.lowerBound),
        ]
        guard Set(lines + braces).count == lines.count + 2 else { return nil }
        let opening = unit.lineEnd(of: body.leftBrace.range.lowerBound)
        let closing = unit.lineStart(of: body.rightBrace.range.lowerBound)
        if call.id == first.id {
            place = .first
            let start = unit.lineStart(of: statements[1].startOfComments(after: call, in: unit))
            kept = opening..<start
            rest = start..<closing
        } else if call.id == last.id, !body.leavesEarly {
            place = .last
            let end = unit.lineEnd(of: statements[statements.count - 2].range.upperBound)
            kept = end..<closing
            rest = opening..<end
        } else {
            return nil
        }
        statement = call
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

    /// The first comment that belongs to the statement: those on the line of the one before don't.
    fileprivate func startOfComments(after previous: CodeBlockItemSyntax, in unit: SourceUnit) -> Int {
        guard let token = firstToken(viewMode: .sourceAccurate) else { return range.lowerBound }
        let line = unit.lineIndex(of: previous.range.upperBound - 1)
        let comments = commentRanges(token.leadingTrivia, at: token.position.utf8Offset).map(\.range.lowerBound)
        return comments.first { unit.lineIndex(of: $0) > line } ?? range.lowerBound
    }
}

extension CodeBlockSyntax {
    /// A `return` of the function itself, which would skip what stands at the end.
    fileprivate var leavesEarly: Bool {
        let visitor = ReturnVisitor(viewMode: .sourceAccurate)
        visitor.walk(statements)
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

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
