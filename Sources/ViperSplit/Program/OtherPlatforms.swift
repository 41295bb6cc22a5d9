import SwiftSyntax

/// What files have for platforms without UIKit, beside what they have for those with it.
///
/// ```swift
/// #if os(macOS)
/// typealias TextField = NSTextField
/// #elseif os(iOS)
/// typealias TextField = UITextField        // this is what a view controller means
/// #endif
/// ```
extension DeclSyntax {
    /// Whether it stands in a branch of `#if` that no platform with UIKit's view controllers takes.
    var isOfOtherPlatform: Bool {
        sequence(first: Syntax(self), next: \.parent).contains { node in
            guard let clause = node.as(IfConfigClauseSyntax.self) else { return false }
            let earlier = clause.parent?.as(IfConfigClauseListSyntax.self)?.prefix { $0.id != clause.id } ?? []
            return clause.condition?.isMetWithUIKit == false
                || earlier.contains { $0.condition?.isMetWithUIKit == true }
        }
    }
}

extension ExprSyntax {
    /// Whether a condition of `#if` is met on all platforms with UIKit's view controllers, or on none; nil where they, or builds,
    /// differ.
    fileprivate var isMetWithUIKit: Bool? {
        switch self.as(ExprSyntaxEnum.self) {
        case .prefixOperatorExpr(let prefix): return prefix.expression.isMetWithUIKit.map(!)
        case .tupleExpr(let tuple) where tuple.elements.count == 1:
            return tuple.elements.first?.expression.isMetWithUIKit
        case .infixOperatorExpr(let infix):
            let sides = [infix.leftOperand.isMetWithUIKit, infix.rightOperand.isMetWithUIKit]
            // What one side says alone decides a whole condition: false with `&&`, true with `||`.
            let deciding = infix.operator.trimmedText == "||"
            return sides.contains(deciding) ? deciding : sides.contains(nil) ? nil : !deciding
        case .functionCallExpr(let call):
            let argument = call.arguments.first?.expression.bareName
            switch call.calledExpression.bareName {
            case "os": return argument.map(["iOS", "tvOS", "visionOS"].contains) == false ? false : nil
            case "canImport": return argument == "UIKit" ? true : nil
            default: return nil
            }
        default: return nil
        }
    }
}
