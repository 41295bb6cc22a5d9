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
/// Where the closure names nothing of the view, `defer { withExtendedLifetime(view) {} }` is its first statement.
struct ClosureHold {
    let closure: ClosureExprSyntax
    /// What the closure captures.
    let held: HeldLink
    /// The component holds it as an implicitly unwrapped optional, so the capture unwraps it.
    let isWeak: Bool
    /// It is held around the closure by that name already.
    var isHeldAround = false
    /// The closure's only expression is its result, which a closure of several statements has to say.
    let givesResult: Bool

    private var captured: String {
        if isHeldAround { return held.name }
        if !isWeak { return held.captured }
        return held.name == held.link ? "\(held.name) = \(held.name)!" : held.captured + "!"
    }

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

    /// A capture that nothing uses isn't made, and is a warning, so the closure says what it is there for.
    private func useEdits(in unit: SourceUnit, _ layout: Layout) -> [TextEdit] {
        guard let first = closure.statements.first, let last = closure.statements.last else { return [] }
        let use = "defer { withExtendedLifetime(\(held.name)) {} }"
        let result = givesResult ? "return " : ""
        let start = first.range.lowerBound
        let lineStart = unit.lineStart(of: start)
        if unit.isBlank(lineStart..<start) {
            let indentation = unit.text(lineStart..<start)
            return [TextEdit(range: start..<start, replacement: "\(use)\n\(indentation)\(result)")]
        }
        let outer = unit.indentation(at: closure.range.lowerBound)
        let inner = outer + layout.indentation
        let opening = (closure.signature?.range ?? closure.leftBrace.range).upperBound
        return [
            TextEdit(range: opening..<start, replacement: "\n\(inner)\(use)\n\(inner)\(result)"),
            TextEdit(range: last.range.upperBound..<closure.rightBrace.range.lowerBound, replacement: "\n\(outer)"),
        ]
    }
}
