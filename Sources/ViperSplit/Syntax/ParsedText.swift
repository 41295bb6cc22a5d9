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
        // What Swift 6 alone takes for an error, as `@available (iOS 13, *)`, is one for nobody who hasn't moved there.
        var parser = Parser(text, swiftVersion: .v5)
        return SourceFileSyntax.parse(from: &parser)
    }
}

/// The tree of a text with infix expressions in place of sequences; operators that aren't Swift's own have some precedence.
func folded(_ text: String) -> SourceFileSyntax {
    foldedTexts.value(for: text, cost: text.utf8.count) {
        let tree = parsed(text)
        Stage.parse.begin()
        defer { Stage.parse.end() }
        return OperatorTable.standardOperators.foldAll(tree, errorHandler: { _ in }).as(SourceFileSyntax.self) ?? tree
    }
}

private let parsedTexts = Remembered<String, SourceFileSyntax>(limit: 1_000_000)
private let foldedTexts = Remembered<String, SourceFileSyntax>(limit: 1_000_000)
