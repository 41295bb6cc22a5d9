import SwiftSyntax

/// Closures of moved code that keep the screen alive until they have run, as they did in the view controller.
///
/// In the original such a closure holds `self`, which is the screen. A presenter holds its view unowned, so the closure
/// captures the view beside it.
///
/// ## Before
/// ```swift
/// queue.async { self.showNotes() }
/// ```
/// ## After
/// ```swift
/// queue.async { [view] in view.showNotes() }
/// ```
///
/// Where the closure names nothing of the view, `defer { withExtendedLifetime(view) {} }` is its first statement, or `withExtendedLifetime(view) { ... }`
/// its only one.
struct ClosureHold {
    let closure: ClosureExprSyntax
    /// What the closure captures.
    let held: HeldLink
    /// The component holds it as an implicitly unwrapped optional, so the capture unwraps it.
    let isWeak: Bool
    /// It is held around the closure by that name already.
    var isHeldAround = false
    let ending: Ending

    /// Whether the closure's only expression is its result.
    enum Ending {
        case none
        /// It is, which a closure of several statements has to say.
        case returned
        /// Nobody knows: it goes on being the only expression.
        case unknown

        init(of closure: ClosureExprSyntax, _ semantics: Semantics) {
            // A choice of which nobody knows is a statement.
            guard let only = closure.onlyExpression, semantics.isResult(only) ?? (Syntax(only).branches == nil) else {
                self = .none
                return
            }
            // In a closure of its own `$0` would be another, and nothing could be thrown or waited for.
            let isBound = only.tokens(viewMode: .sourceAccurate).contains { token in
                if case .dollarIdentifier = token.tokenKind { return true }
                return [.keyword(.try), .keyword(.await)].contains(token.tokenKind)
            }
            self = isBound || semantics.resultAsked(of: closure) != nil ? .returned : .unknown
        }
    }

    private var captured: String {
        if isHeldAround { return held.name }
        if !isWeak { return held.captured }
        return held.name == held.link ? "\(held.name) = \(held.name)!" : held.captured + "!"
    }

    func holds(around closure: ClosureExprSyntax) -> Bool { self.closure.range.contains(closure.range) }

    func contains(_ reference: Reference) -> Bool { closure.range.contains(reference.range.lowerBound) }

    /// The reference's own `self` is what the closure holds, and no weak one.
    func isHeld(by reference: Reference) -> Bool {
        reference.receiver?.strongClosures.contains(closure.range.lowerBound) == true
    }

    /// The edits of the closure itself.
    ///
    /// - Parameters:
    ///   - isUsed: the closure's code names the capture after the split.
    ///   - usesSelf: it still names `self`, so a `[self]` capture stays.
    func edits(isUsed: Bool, usesSelf: Bool, in unit: SourceUnit, layout: Layout) -> [TextEdit] {
        [captureEdit(usesSelf: usesSelf, isUsed: isUsed)] + (isUsed ? [] : useEdits(in: unit, layout))
    }

    private func captureEdit(usesSelf: Bool, isUsed: Bool) -> TextEdit {
        guard let signature = closure.signature else {
            let offset = closure.leftBrace.range.upperBound
            return TextEdit(
                range: offset..<offset, replacement: " [\(captured)] in" + (isUsed ? closure.gapBehindBrace : ""))
        }
        if let capture = signature.capture {
            let items = Array(capture.items)
            if items.count == 1, items[0].name.text == "self", items[0].specifier == nil, !usesSelf {
                return TextEdit(range: items[0].range, replacement: captured)
            }
            let offset = items.last?.range.upperBound ?? capture.leftSquare.range.upperBound
            return TextEdit(range: offset..<offset, replacement: items.isEmpty ? captured : ", \(captured)")
        }
        let offset = (signature.parameterClause?.range ?? signature.inKeyword.range).lowerBound
        return TextEdit(range: offset..<offset, replacement: "[\(captured)] ")
    }

    /// What may be the result is so within the closure that the capture lives for.
    private func useEdits(around code: Range<Int>) -> [TextEdit] {
        let start = code.lowerBound
        let gap = closure.signature == nil ? closure.gapBehindBrace : ""
        return [
            TextEdit(range: start..<start, replacement: "\(gap)withExtendedLifetime(\(held.name)) { "),
            TextEdit(range: code.upperBound..<code.upperBound, replacement: " }"),
        ]
    }

    /// A capture that nothing uses isn't made, and is a warning, so the closure says what it is there for.
    private func useEdits(in unit: SourceUnit, _ layout: Layout) -> [TextEdit] {
        guard let first = closure.statements.first, let last = closure.statements.last else { return [] }
        let use = "defer { withExtendedLifetime(\(held.name)) {} }"
        if ending == .unknown { return useEdits(around: first.range.lowerBound..<last.range.upperBound) }
        let result = ending == .returned ? "return " : ""
        let start = first.range.lowerBound
        let lineStart = unit.lineStart(of: start)
        let opening = (closure.signature?.range ?? closure.leftBrace.range).upperBound
        if unit.isBlank(lineStart..<start) {
            // A comment above the first statement is that statement's.
            let indentation = unit.text(lineStart..<start)
            return [
                TextEdit(range: opening..<opening, replacement: "\n\(indentation)\(use)"),
                TextEdit(range: start..<start, replacement: result),
            ].filter { !$0.replacement.isEmpty }
        }
        let outer = unit.indentation(at: closure.range.lowerBound)
        let inner = outer + layout.indentation
        return [
            TextEdit(range: opening..<start, replacement: "\n\(inner)\(use)\n\(inner)\(result)"),
            TextEdit(range: last.range.upperBound..<closure.rightBrace.range.lowerBound, replacement: "\n\(outer)"),
        ]
    }
}
