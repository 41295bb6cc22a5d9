import SwiftSyntax

/// The calls of some files, by what is called and with which labels.
struct AlikeCalls {
    private let calls: [String: [FunctionCallExprSyntax]]

    init(in files: [SourceFileSyntax]) {
        calls = Dictionary(
            grouping: files.flatMap { nodes(FunctionCallExprSyntax.self, in: Syntax($0)) }.filter {
                $0.arguments.contains { $0.expression.isConstantOperand }
            }, by: \.shape)
    }

    /// An argument is a constant, and another one stands in its place where the same is called elsewhere: `show(.first)` beside
    /// `show(.second)`.
    func vary(_ argument: ExprSyntax) -> Bool {
        guard argument.isConstantOperand,
            let call = argument.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
            let place = call.arguments.map(\.expression.id).firstIndex(of: argument.id)
        else { return false }
        let text = argument.trimmedText
        return calls[call.shape, default: []].contains { other in
            let operand = Array(other.arguments)[place].expression
            return operand.isConstantOperand && operand.trimmedText != text
        }
    }
}

extension FunctionCallExprSyntax {
    fileprivate var shape: String {
        calledExpression.trimmedText + "(" + arguments.map { ($0.labelName ?? "_") + ":" }.joined() + ")"
    }
}

extension ExprSyntax {
    /// A number, a flag, a constant of a type.
    fileprivate var isConstantOperand: Bool {
        if let access = self.as(MemberAccessExprSyntax.self) { return access.base == nil || access.isOfTypes }
        return [.integerLiteralExpr, .floatLiteralExpr, .booleanLiteralExpr].contains(kind)
    }
}

extension MemberAccessExprSyntax {
    /// `Theme.dark`, `Theme.Colors.red`: a constant of a type.
    var isOfTypes: Bool {
        guard let path = base?.trimmedText else { return false }
        return path.split(separator: ".").allSatisfy { $0.first?.isUppercase == true }
    }
}
