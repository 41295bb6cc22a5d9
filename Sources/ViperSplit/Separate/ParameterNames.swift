import SwiftParser
import SwiftSyntax

/// What parameters are called, after what is handed over or the place that takes it.
extension ParameterReader {
    /// What a label calls its argument: `identifier` for `withIdentifier`. `with` alone says how an argument is used, and not
    /// what it is; `for` can't even be a name.
    func noun(_ label: String) -> String? {
        if ExtractionNames.prepositions.contains(label) { return nil }
        let first = label.prefix { !$0.isUppercase }
        if ExtractionNames.prepositions.contains(String(first)) {
            return String(label.dropFirst(first.count)).lowercasedFirst
        }
        return label.isValidSwiftIdentifier(for: .variableName) ? label : nil
    }

    /// `isOrange` for the condition of `isWarning() ? .orange : .green`.
    func choice(_ condition: ExprSyntax) -> String? {
        guard let ternary = condition.parent?.as(TernaryExprSyntax.self), ternary.condition.id == condition.id,
            let constant = ternary.thenExpression.as(MemberAccessExprSyntax.self), constant.base == nil
        else { return nil }
        return "is" + constant.declName.baseName.identifierText.capitalizedFirst
    }

    /// `favourites` for the argument of `setFavourites(_:)`.
    func nameOfSet(_ expression: ExprSyntax) -> String? {
        guard let argument = expression.parent?.as(LabeledExprSyntax.self), argument.label == nil,
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), call.arguments.count == 1
        else { return nil }
        let method = AccessPath(to: call.calledExpression).memberNames.last ?? call.calledExpression.trimmedText
        guard method.hasPrefix("set"), method.dropFirst(3).first?.isUppercase == true else { return nil }
        return String(method.dropFirst(3)).lowercasedFirst
    }

    /// A name that no other parameter has, and the label that goes with it. Of two that their places call the same, such as
    /// titles, the second has the name and the label of what is handed over.
    func freeName(
        _ wished: String, _ label: String?, for expression: ExprSyntax
    ) -> (name: String, label: String?) {
        func isFree(_ name: String) -> Bool { !parameters.contains { $0.name == name } }
        let text = expression.trimmedText
        // What is called as it was stands for it everywhere.
        let wishes = [wished, nameOf(expression)].compactMap { $0 }.map { name in
            name != text && isUsed(name, besides: expression.range) ? "new" + name.capitalizedFirst : name
        }
        let numbered = (2...).lazy.map { "\(wishes[0])\($0)" }
        let name = wishes.first(where: isFree) ?? numbered.first(where: isFree) ?? wished
        let isTold = label != nil && parameters.contains { $0.label == label }
        return (name, isTold ? name : label)
    }

    /// Who shows a screen has a `viewController` of its own.
    func nameOfScreen(_ expression: ExprSyntax) -> String? {
        ExtractionNames.isVagueScreen(expression.trimmedText) ? "screen" : nameOf(expression)
    }

    func nameOf(_ expression: ExprSyntax) -> String? {
        switch expression.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let reference):
            let name = reference.baseName.identifierText
            // What a setter is given has no name of its own.
            return name.hasPrefix("$") || ["newValue", "oldValue"].contains(name) ? nil : name
        case .memberAccessExpr(let access):
            let name = access.declName.baseName.identifierText
            // `title.trimmed` is the title still.
            let isParticiple = name.hasSuffix("ed") && name.allSatisfy(\.isLowercase)
            return isParticiple ? access.base.flatMap(nameOf) ?? name : name
        case .forceUnwrapExpr(let unwrap): return nameOf(unwrap.expression)
        case .infixOperatorExpr(let infix):
            // `hasDraft` for `draft != nil`
            guard infix.operator.trimmedText == "!=", infix.rightOperand.is(NilLiteralExprSyntax.self) else {
                return nil
            }
            return nameOf(infix.leftOperand).map { "has" + $0.capitalizedFirst }
        case .subscriptCallExpr, .functionCallExpr:
            guard case .nominal(let name, let arguments) = code.semantics.type(of: expression)?.unwrapped,
                arguments.isEmpty, !name.contains(".")
            else { return nil }
            return name.lowercasedFirst
        default: return nil
        }
    }
}
