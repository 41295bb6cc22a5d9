import SwiftSyntax

/// The types that a View which sees no model doesn't know, and those by which it is told what to show (design, 5.16).
extension Semantics {
    /// A type of the app's own that a screen is about: no view, no screen, and nobody who does something. Where the app isn't
    /// given, any that nobody else declares may be one.
    func isModelType(_ name: String) -> Bool {
        let isOfApp = context.declaresType(named: name) || !context.isComplete && !platform.declares(name)
        return isOfApp && name.first?.isUppercase == true && !context.isViewType(name) && !context.isScreenType(name)
            && !context.isServiceType(name) && !context.isGuideType(name)
    }

    /// Whether whoever has a value of a type has a model.
    func namesModel(_ type: Type) -> Bool {
        type.function == nil && type.parts.contains { $0.name.map(isModelType) == true }
    }

    /// A text, a number, a flag, a date, or several of them: what neither the app nor UIKit declares.
    func isPlainValue(_ type: Type) -> Bool {
        switch type.asRead {
        case .optional(let wrapped, _): isPlainValue(wrapped)
        case .array(let element): isPlainValue(element)
        case .nominal(let name, let arguments):
            !context.declaresType(named: name) && platform.keyword(of: name) == "struct" && !platform.draws(name)
                && arguments.allSatisfy(isPlainValue)
        default: false
        }
    }

    /// A method makes a plain value of a model, `line(for: order)`.
    func turnsModelIntoValue(_ member: Member) -> Bool {
        let type = member.function.flatMap { functionType($0.signature) }?.function
        return type.map { $0.parameters.contains { namesModel($0.type) } && isPlainValue($0.result) } == true
    }

    /// Statements leave what the screen is about as it is: all that they change are views, and none of the app's code runs that
    /// changes anything.
    func leavesModelsAlone(_ statements: [CodeBlockItemSyntax]) -> Bool {
        statements.flatMap { steps(in: Syntax($0)) }.allSatisfy { step in
            makesCell(step)
                || effects(ofStep: step).isDisjoint(with: [.callsBack, .releases]) && changesOnlyViews(step)
        }
    }

    private func changesOnlyViews(_ step: Syntax) -> Bool {
        !effects(ofStep: step).contains(.changes)
            || contributions(of: step).called.isEmpty
                && changed(by: step).flatMap { type(of: $0) }.map(isView) == true
    }

    /// A view gives one of its parts, `tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)`: that is made, and
    /// knows nobody yet, and the view controller is asked how large it is, which changes nothing.
    private func makesCell(_ step: Syntax) -> Bool {
        guard let call = step.as(FunctionCallExprSyntax.self), let callee = callee(of: call)?.decl, isOfLibrary(callee),
            let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
            type(of: base).map(isView) == true, type(of: ExprSyntax(call)).map({ isView($0.unwrapped) }) == true
        else { return false }
        return controller.members.allSatisfy { member in
            guard member.isDelegateCallback, let function = member.function, function.signature.returnClause.givesValue,
                !isTypedByViews(member), let body = function.body
            else { return true }
            return steps(in: Syntax(body)).allSatisfy(changesOnlyViews)
        }
    }

    /// What an assignment or a call acts on: of `cell.options.isPinned` the options, if they are an object of their own.
    private func changed(by step: Syntax) -> ExprSyntax? {
        let target =
            step.as(InfixOperatorExprSyntax.self)?.leftOperand ?? step.as(FunctionCallExprSyntax.self)?.calledExpression
        guard let path = target.map({ AccessPath(to: $0) }) else { return nil }
        return path.links.reversed().compactMap(\.base).first { base in
            type(of: base).map { isClass($0.unwrapped) } != false
        } ?? path.root
    }
}
