import SwiftSyntax

extension ModuleScreens {
    /// The router's own function in the place of the navigation controller's, wherever that is told to push what a call has made
    /// before, or makes for it.
    ///
    /// `navigationController?.pushViewController(DetailsViewController(), animated: true)` makes nothing where there is no
    /// navigation controller, and the router's function always would: there nobody may notice.
    func pushes(of call: FunctionCallExprSyntax, by factory: ScreenFactory) -> [TextEdit] {
        guard let pushing else { return [] }
        guard let (name, statement) = name(of: call), let list = statement.parent?.as(CodeBlockItemListSyntax.self)
        else {
            let push = push(showing: ExprSyntax(call))
            return push.flatMap { isUnnoticed(call, by: factory, within: $0) ? $0 : nil }
                .map { edits(of: $0, pushing) } ?? []
        }
        return list.drop { $0.id != statement.id }.dropFirst().compactMap { next in
            let shown = next.expression?.as(FunctionCallExprSyntax.self)?.arguments.first?.expression
            return shown?.bareName == name ? shown.flatMap(push) : nil
        }.flatMap { edits(of: $0, pushing) }
    }

    private func isUnnoticed(
        _ call: FunctionCallExprSyntax, by factory: ScreenFactory, within push: FunctionCallExprSyntax
    ) -> Bool {
        !Syntax(push).isResultOfBlock
            && unnoticed(around: call).isUnnoticed(call, by: factory, pushedBy: push)
    }

    private func edits(of push: FunctionCallExprSyntax, _ pushing: ModulePushing) -> [TextEdit] {
        let start = push.arguments.first?.range.lowerBound ?? push.range.upperBound
        return [
            TextEdit(range: push.calledExpression.range, replacement: pushing.name),
            TextEdit(range: start..<start, replacement: pushing.label + ": "),
        ]
    }

    /// `screen.navigationController?.pushViewController(details, animated: true)`, as a statement of a function.
    private func push(showing screen: ExprSyntax) -> FunctionCallExprSyntax? {
        guard let argument = screen.parent?.as(LabeledExprSyntax.self),
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
            call.arguments.first?.id == argument.id, call.labels == [nil, "animated"], call.trailingClosures.isEmpty,
            call.arguments.last?.expression.isThere == true, call.parent?.is(CodeBlockItemSyntax.self) == true,
            let access = call.calledExpression.as(MemberAccessExprSyntax.self),
            access.declName.baseName.text == Platform.push,
            let stack = access.base?.as(OptionalChainingExprSyntax.self)?.expression.as(MemberAccessExprSyntax.self),
            stack.declName.baseName.text == Platform.stack, stack.base?.bareName == ownScreen,
            !hasComment(within: call),
            // There the function would need `self`, or be asked of somebody else.
            !sequence(first: Syntax(call), next: \.parent).contains(where: { $0.is(ClosureExprSyntax.self) })
        else { return nil }
        return call
    }
}
