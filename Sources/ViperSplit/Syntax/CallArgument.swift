import SwiftSyntax

/// An argument of a call, in parentheses or behind them.
struct CallArgument {
    let label: String?
    let expression: ExprSyntax
    let isTrailing: Bool

    var shape: Shape { Shape(label: label, isTrailing: isTrailing) }

    /// What an argument shows of the parameter that it fills.
    struct Shape: Hashable {
        let label: String?
        let isTrailing: Bool
    }
}

extension FunctionCallExprSyntax {
    /// All arguments, trailing closures behind the others.
    var allArguments: [CallArgument] {
        arguments.allArguments
            + (trailingClosure.map { [CallArgument(label: nil, expression: ExprSyntax($0), isTrailing: true)] } ?? [])
            + additionalTrailingClosures.map {
                CallArgument(label: $0.label.identifierText, expression: ExprSyntax($0.closure), isTrailing: true)
            }
    }
}

extension LabeledExprListSyntax {
    var allArguments: [CallArgument] {
        map { CallArgument(label: $0.labelName, expression: $0.expression, isTrailing: false) }
    }
}
