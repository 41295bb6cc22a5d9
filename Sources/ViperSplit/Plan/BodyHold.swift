import SwiftSyntax

/// A moved method that waits or may drop the screen, and then reaches the screen or what hangs on it.
///
/// In the original the call held `self`, which is the screen. A presenter holds its view unowned, so the method keeps the
/// view in a local constant.
///
/// ## Before
/// ```swift
/// func reload() async { notes = await store.all(); showNotes() }
/// ```
/// ## After
/// ```swift
/// func reload() async {
///     let view = self.view
///     notes = await interactor.store.all(); view.showNotes()
/// }
/// ```
struct BodyHold {
    let body: CodeBlockSyntax
    let held: HeldLink
    /// The component holds it weakly, so the constant unwraps it.
    let isWeak: Bool

    /// - Parameter isUsed: the method's code names the constant after the split.
    func edits(isUsed: Bool, in unit: SourceUnit, _ layout: Layout) -> [TextEdit] {
        guard let first = body.statements.first, let last = body.statements.last else { return [] }
        let outer = unit.indentation(at: body.rightBrace.range.lowerBound)
        let inner = outer + layout.indentation
        var text =
            "\n\(inner)let \(held.name) = self.\(held.link)\(isWeak ? "!" : "")"
        if !isUsed { text += "\n\(inner)defer { withExtendedLifetime(\(held.name)) {} }" }
        let start = body.leftBrace.range.upperBound
        guard unit.lineIndex(of: start) == unit.lineIndex(of: first.range.lowerBound) else {
            return [TextEdit(range: start..<start, replacement: text)]
        }
        let closing = last.range.upperBound..<body.rightBrace.range.lowerBound
        return [
            TextEdit(range: start..<first.range.lowerBound, replacement: "\(text)\n\(inner)"),
            TextEdit(
                range: closing, replacement: unit.text(closing).contains("\n") ? unit.text(closing) : "\n\(outer)"),
        ]
    }
}
