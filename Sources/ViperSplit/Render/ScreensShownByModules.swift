import SwiftSyntax

/// The method by which a call shows a screen, and what does so by the screen's module.
struct ScreenShownByModule {
    let method: DeclReferenceExprSyntax
    /// Those of the list that the screen is shown in.
    let brackets: [TokenSyntax]
    let showing: ScreenShowing
}

extension ModuleScreens {
    /// What shows the screen of a making, where nothing else uses that.
    ///
    /// A Wireframe holds its screen until that is asked for. So the call that shows the screen has to come next, and none of its
    /// receivers may be nil.
    func showing(_ making: Making) -> ScreenShownByModule? {
        if making.factory.access.isEmpty { return nil }
        guard let (name, statement) = name(of: making.call) else { return show(ExprSyntax(making.call), of: making) }
        guard statement.item.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation == nil,
            let statements = statement.parent?.as(CodeBlockItemListSyntax.self).map(Array.init),
            let place = statements.firstIndex(where: { $0.id == statement.id }),
            case let next = place + making.settings.count + 1, next < statements.count,
            let use = onlyUse(of: name, behind: statement, besides: making.settings.map(\.value)),
            let call = statements[next].expression?.as(FunctionCallExprSyntax.self),
            call.range.contains(use.range.lowerBound),
            nodes(OptionalChainingExprSyntax.self, in: Syntax(call.calledExpression)).isEmpty
        else { return nil }
        return show(use, of: making)
    }

    /// What names a screen behind the statement that makes it and the assignments to its properties.
    private func onlyUse(
        of name: String, behind statement: CodeBlockItemSyntax, besides values: [ExprSyntax]
    ) -> ExprSyntax? {
        let assignments = Set(values.compactMap { $0.parent?.id })
        let uses = nodes(DeclReferenceExprSyntax.self, in: Syntax(statement.parent) ?? Syntax(statement)).filter {
            use in
            use.baseName.identifierText == name && use.range.lowerBound > statement.range.upperBound
                && !sequence(first: Syntax(use), next: \.parent).prefix(4).contains { assignments.contains($0.id) }
        }
        return uses.count == 1 ? uses.first.map(ExprSyntax.init) : nil
    }

    // MARK: - Calls

    private func show(_ screen: ExprSyntax, of making: Making) -> ScreenShownByModule? {
        let list = screen.parent?.parent?.parent?.as(ArrayExprSyntax.self).flatMap {
            $0.onlyElement == screen ? $0 : nil
        }
        guard let argument = (list.map(ExprSyntax.init) ?? screen).parent?.as(LabeledExprSyntax.self),
            argument.label == nil,
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
            call.arguments.first?.id == argument.id,
            let access = call.calledExpression.as(MemberAccessExprSyntax.self), call.trailingClosures.isEmpty,
            let receiver = access.base
        else { return nil }
        let isOwn = receiver.trimmedText.filter { $0 != "?" && $0 != "!" } == ownScreen
        let labels = call.labels.dropFirst()
        let found = showings.first { showing in
            showing.access == making.factory.access && showing.method == access.declName.baseName.identifierText
                && showing.isList == (list != nil) && (showing.isOfStack ? isStack(receiver) : isOwn)
                && showing.required.allSatisfy { labels.contains($0) }
                && labels.allSatisfy { $0.map(showing.labels.contains) ?? false }
        }
        return found.map { showing in
            ScreenShownByModule(
                method: access.declName, brackets: [list?.leftSquare, list?.rightSquare].compactMap(\.self),
                showing: showing)
        }
    }

    /// A screen's `navigationController`, or a name that code gave to one.
    private func isStack(_ value: ExprSyntax) -> Bool {
        switch value.as(ExprSyntaxEnum.self) {
        case .optionalChainingExpr(let chain): return isStack(chain.expression)
        case .forceUnwrapExpr(let unwrap): return isStack(unwrap.expression)
        case .memberAccessExpr(let access): return access.declName.baseName.text == Platform.stack
        case .declReferenceExpr(let name):
            if name.baseName.text == Platform.stack { return true }
            let binding = Scopes(of: [value.root].compactMap { $0.as(SourceFileSyntax.self) })
                .binding(of: name.baseName.identifierText, at: Syntax(value))
            let type = binding?.typeWritten?.unwrapped.trimmedText
            return type == Platform.navigationController || type == nil && binding?.value.map(isStack) == true
        default: return false
        }
    }
}
