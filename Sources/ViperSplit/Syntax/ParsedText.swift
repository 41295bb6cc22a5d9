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

/// The levels of nodes that a tree may have, so that whatever walks it has room on any thread's stack. People write some
/// fifty: a closure in another's body has four levels more than that, a link of a chain of calls two, an operand of a chain
/// of operators one.
let walkableLevels = 500

/// The place of a tree's first node that stands below so many levels; nil if there is none.
func place(below levels: Int, in tree: SourceFileSyntax) -> AbsolutePosition? {
    let visitor = LevelVisitor(limit: levels)
    visitor.walk(tree)
    return visitor.found
}

/// Goes no deeper than its limit, so that its own walk has room.
private final class LevelVisitor: SyntaxAnyVisitor {
    private let limit: Int
    private var level = 0
    private(set) var found: AbsolutePosition?

    init(limit: Int) {
        self.limit = limit
        super.init(viewMode: .sourceAccurate)
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        level += 1
        if found == nil, level > limit { found = node.positionAfterSkippingLeadingTrivia }
        return found == nil ? .visitChildren : .skipChildren
    }

    override func visitAnyPost(_ node: Syntax) { level -= 1 }
}
