import SwiftOperators
import SwiftParser
package import SwiftSyntax

/// The tree of a text, without operators folded.
///
/// A text that was parsed not long ago isn't parsed again: a split reads the files of its style many times, and what one
/// split has written is given to the next.
package func parsed(_ text: String) -> SourceFileSyntax {
    parsedTexts.value(for: text, cost: text.utf8.count) {
        Stage.parse.begin(bytes: text.utf8.count)
        defer { Stage.parse.end() }
        return onDeepStack {
            // What Swift 6 alone takes for an error, as `@available (iOS 13, *)`, is one for nobody who hasn't moved there.
            // The brackets that it follows are those of an optimised build in every build.
            var parser = Parser(text, maximumNestingLevel: 256, swiftVersion: .v5)
            return SourceFileSyntax.parse(from: &parser)
        }
    }
}

/// The tree of a text with infix expressions in place of sequences; operators that aren't Swift's own have some precedence.
/// That of code which is nested too deeply to be walked is empty.
func folded(_ text: String) -> SourceFileSyntax { foldedText(text).tree }

/// The place from which on the code of a text is nested too deeply to be walked; nil if it isn't anywhere.
func placeOfDeepNesting(in text: String) -> AbsolutePosition? { foldedText(text).placeOfDeepNesting }

private struct FoldedText {
    var tree: SourceFileSyntax
    var placeOfDeepNesting: AbsolutePosition?
}

private func foldedText(_ text: String) -> FoldedText {
    foldedTexts.value(for: text, cost: text.utf8.count) {
        let tree = parsed(text)
        Stage.parse.begin()
        defer { Stage.parse.end() }
        let folded = onDeepStack {
            OperatorTable.standardOperators.foldAll(tree, errorHandler: { _ in }).as(SourceFileSyntax.self) ?? tree
        }
        // A chain of operators is no deeper than others before it is folded.
        let place = place(below: walkableLevels, in: folded)
        return FoldedText(tree: place == nil ? folded : parsed(""), placeOfDeepNesting: place)
    }
}

private let parsedTexts = Remembered<String, SourceFileSyntax>(limit: 1_000_000)
private let foldedTexts = Remembered<String, FoldedText>(limit: 1_000_000)
