import SwiftParser
import SwiftSyntax

/// The selectors that a piece of code writes as texts: `Selector("reload:")`.
func selectorNames(in node: Syntax) -> [String] {
    nodes(FunctionCallExprSyntax.self, in: node).filter { call in
        Platform.selectorMakers.contains(call.calledExpression.trimmedText)
    }.flatMap { nodes(StringLiteralExprSyntax.self, in: Syntax($0.arguments)) }.compactMap(\.representedLiteralValue)
}

extension FunctionDeclSyntax {
    /// The names that Objective-C may have for the function: `handle:`, `moveFrom:to:`, `showWithNote:`.
    var selectors: [String] {
        let name = name.identifierText
        guard let first = parameterLabels.first else { return [name] }
        let others = parameterLabels.dropFirst().map { ($0 ?? "") + ":" }.joined()
        guard let label = first?.capitalizedFirst else { return [name + ":" + others] }
        return ["", "With"].map { name + $0 + label + ":" + others }
    }
}
