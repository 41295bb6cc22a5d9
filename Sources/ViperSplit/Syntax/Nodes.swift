import SwiftSyntax

/// A node and all that stands in it, in the order of the source.
func nodes(in node: Syntax) -> [Syntax] {
    [node] + node.children(viewMode: .sourceAccurate).flatMap(nodes)
}
