import SwiftSyntax

/// How many of the expressions in a controller's code have a type that is known.
package struct KnownTypes: Sendable {
    package var known = 0
    package var all = 0
    /// The source of the others, for a reader.
    package var unknown: [String] = []
}

/// Counts the expressions of a controller's members that are values, and those of them whose type the model knows.
///
/// Names of types, patterns, what is called, and what is assigned to `_` have no value.
///
/// - Throws: `SplitError` when a split couldn't start.
package func knownTypes(_ files: [SourceFile], context: [SourceFile]?) throws(SplitError) -> KnownTypes {
    let sorted = files.sorted { $0.path < $1.path }
    var units: [SourceUnit] = []
    for (index, file) in sorted.enumerated() { units.append(try readUnit(file, index: index)) }
    let controller = try readController(units, named: nil)
    let app = AppContext(given: units, context: context)
    let semantics = Semantics(controller, app)
    var result = KnownTypes()
    for member in controller.members {
        for expression in nodes(in: Syntax(member.decl)).compactMap({ $0.as(ExprSyntax.self) }) where expression.isValue
        {
            if semantics.typeNamed(by: expression) != nil { continue }
            result.all += 1
            if semantics.type(of: expression) != nil {
                result.known += 1
            } else {
                result.unknown.append(expression.trimmedText)
            }
        }
    }
    return result
}

extension ExprSyntax {
    /// The expression has a value of its own.
    fileprivate var isValue: Bool {
        guard let parent else { return false }
        switch self.kind {
        case .patternExpr, .discardAssignmentExpr, .typeExpr, .assignmentExpr, .binaryOperatorExpr, .missingExpr,
            .unresolvedAsExpr, .nilLiteralExpr, .superExpr:
            return false
        default: break
        }
        // A call's callee, and the name behind a dot.
        if parent.as(FunctionCallExprSyntax.self)?.calledExpression.id == id { return false }
        if parent.as(MemberAccessExprSyntax.self)?.declName.id == Syntax(self).id { return false }
        if parent.is(ExpressionPatternSyntax.self) || parent.is(KeyPathPropertyComponentSyntax.self) { return false }
        return !sequence(first: parent, next: \.parent).contains {
            $0.is(PatternSyntax.self) || $0.is(AttributeSyntax.self) || $0.is(MacroExpansionExprSyntax.self)
        }
    }
}
