import SwiftSyntax

/// A closure that captures `self` weakly and binds it again, in moved code that may drop the screen meanwhile.
///
/// In the original the bound `self` is the screen. In a presenter it isn't, so the view is bound beside it, or in its
/// place if nothing else of `self` is used.
///
/// ## Before
/// ```swift
/// { [weak self] in
///     guard let self else { return }
///     store.forget()
///     self.showNotes()
/// }
/// ```
/// ## After
/// ```swift
/// { [weak self, weak view] in
///     guard let self, let view else { return }
///     interactor.store.forget()
///     view.showNotes()
/// }
/// ```
struct Rebinding {
    let condition: OptionalBindingConditionSyntax
    let capture: ClosureCaptureSyntax
    let closure: ClosureExprSyntax
    let held: HeldLink
    private let scopes: Scopes

    /// What references have as their binding whose `self` is bound here.
    var binding: Int { condition.pattern.range.lowerBound }

    /// The view is bound around a closure.
    func binds(before closure: ClosureExprSyntax) -> Bool {
        self.closure.range.contains(closure.range) && binding < closure.range.lowerBound
    }

    /// The bindings in a member's code that bind a weakly captured `self`.
    static func all(in member: Member, _ scopes: Scopes, holding held: HeldLink) -> [Rebinding] {
        let visitor = RebindingVisitor(viewMode: .sourceAccurate)
        visitor.walk(member.decl)
        return visitor.conditions.compactMap { condition in
            let alias =
                condition.initializer?.value.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
                ?? condition.pattern.trimmedText
            guard let capture = scopes.binding(of: alias, at: Syntax(condition))?.syntax.as(ClosureCaptureSyntax.self),
                capture.specifier?.specifier.text == "weak",
                capture.name.text == "self" || capture.initializer?.value.trimmedText == "self",
                let closure = enclosingClosures(of: Syntax(capture)).last
            else { return nil }
            return Rebinding(condition: condition, capture: capture, closure: closure, held: held, scopes: scopes)
        }
    }

    /// A closure within captures `self` on its own, so the weak capture has to stay.
    var isCapturedAgain: Bool {
        closure.statements.tokens(viewMode: .sourceAccurate).contains { token in
            guard let capture = token.parent?.as(ClosureCaptureSyntax.self) else {
                return token.tokenKind == .keyword(.self)
                    && token.parent?.parent?.parent?.is(ClosureCaptureSyntax.self) == true
            }
            return capture.name.id == token.id && token.text == "self"
        }
    }

    /// - Parameters:
    ///   - isUsed: code behind the binding names the view after the split.
    ///   - usesSelf: it still names the bound `self`.
    ///   - usesCapture: other code of the closure names the weak capture.
    ///   - isHeldAround: tells whether the view is held around a closure by that name already.
    func edits(
        isUsed: Bool, usesSelf: Bool, usesCapture: Bool, isHeldAround: (ClosureExprSyntax) -> Bool,
        in unit: SourceUnit, _ layout: Layout
    ) -> [TextEdit] {
        let name = held.name
        let initializer = condition.initializer == nil ? "" : " = \(name)"
        var edits: [TextEdit] = []
        if usesSelf || !isUsed {
            let end = (condition.initializer.map(Syntax.init) ?? Syntax(condition.pattern)).range.upperBound
            edits.append(TextEdit(range: end..<end, replacement: ", let \(name)\(initializer)"))
        } else {
            let end = (condition.initializer.map(Syntax.init) ?? Syntax(condition.pattern)).range.upperBound
            edits.append(TextEdit(range: condition.pattern.range.lowerBound..<end, replacement: name + initializer))
        }
        edits += captureEdits(
            capture, of: closure, keepsSelf: usesSelf || usesCapture || !isUsed, isHeldAround: isHeldAround)
        return edits + (isUsed ? [] : keepingEdits(in: unit, layout))
    }

    /// Has a closure capture the view where it captures `self`, and those around it, too, that capture `self` weakly: there `self`
    /// may be nil, and a view that is held further out would be captured strongly.
    private func captureEdits(
        _ capture: ClosureCaptureSyntax, of closure: ClosureExprSyntax, keepsSelf: Bool,
        isHeldAround: (ClosureExprSyntax) -> Bool
    ) -> [TextEdit] {
        let around = closure.parent.flatMap { scopes.binding(of: "self", at: $0) }?.syntax.as(ClosureCaptureSyntax.self)
        let outer = around.flatMap { enclosingClosures(of: Syntax($0)).last }
        var edits: [TextEdit] = []
        let isWithinAnother = closure.parent.map(enclosingClosures)?.isEmpty == false
        let isHeld = isHeldAround(closure)
        var captured = isHeld ? held.name : isWithinAnother ? held.capturedOfSelf : held.captured
        if let around, let outer, around.specifier?.specifier.text == "weak" {
            captured = held.name
            let isNamedBeside = outer.statements.tokens(viewMode: .sourceAccurate).contains { token in
                token.tokenKind == .keyword(.self) && !closure.range.contains(token.range.lowerBound)
                    && token.parent?.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.id != token.id
            }
            edits = captureEdits(
                around, of: outer, keepsSelf: keepsSelf || isNamedBeside, isHeldAround: isHeldAround)
        }
        if keepsSelf {
            let end = Syntax(capture).range.upperBound - (capture.trailingComma == nil ? 0 : 1)
            return edits + [TextEdit(range: end..<end, replacement: ", weak \(captured)")]
        }
        let end = (capture.initializer.map(Syntax.init) ?? Syntax(capture.name)).range.upperBound
        return edits + [TextEdit(range: capture.name.range.lowerBound..<end, replacement: captured)]
    }

    /// A constant that nothing uses is a warning, so the code says why it is there.
    private func keepingEdits(in unit: SourceUnit, _ layout: Layout) -> [TextEdit] {
        let statement = "defer { withExtendedLifetime(\(held.name)) {} }"
        guard let owner = condition.parent?.parent?.parent else { return [] }
        if let guardStatement = owner.as(GuardStmtSyntax.self) {
            let end = guardStatement.range.upperBound
            let indentation = unit.indentation(at: guardStatement.range.lowerBound)
            return [TextEdit(range: end..<end, replacement: "\n\(indentation)\(statement)")]
        }
        guard let body = owner.as(IfExprSyntax.self)?.body else { return [] }
        let start = body.leftBrace.range.upperBound
        let indentation = unit.indentation(at: body.range.lowerBound) + layout.indentation
        return [TextEdit(range: start..<start, replacement: "\n\(indentation)\(statement)")]
    }
}

private final class RebindingVisitor: SyntaxVisitor {
    var conditions: [OptionalBindingConditionSyntax] = []

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        if node.pattern.is(IdentifierPatternSyntax.self) { conditions.append(node) }
        return .visitChildren
    }
}
