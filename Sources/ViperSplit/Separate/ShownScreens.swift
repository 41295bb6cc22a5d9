import SwiftSyntax

/// Which screens a call, or an assignment, shows.
extension NavigationExtractions {
    /// The screen that is shown, if one is; the last of a list, which is on top of the others. None shows itself: `Alert.show(self)`
    /// is told where.
    func shownScreen(_ change: ScreenChange) -> ExprSyntax? {
        let name = change.name
        if Platform.sdk.showsFirstArgument(name), let first = change.call?.arguments.first, first.label == nil,
            !code.controller.scopes.isSelf(first.expression)
        {
            return first.expression
        }
        if let list = shownList(change) {
            return list.elements.last.flatMap { code.controller.scopes.isSelf($0.expression) ? nil : $0.expression }
        }
        if let screen = screenOnTop(change) { return screen }
        guard let call = change.call else { return change.value.flatMap { isOneScreen($0) ? $0 : nil } }
        guard
            code.semantics.navigates(inherited: name, calledBy: call) || isShowingVerb(name) && asksScreen(call)
        else { return nil }
        return change.arguments.first { argument in
            !code.controller.scopes.isSelf(argument)
                && code.semantics.type(of: argument).map(code.semantics.isScreen) == true
        }
    }

    /// `editor` of `stack.append(editor); navigationController?.setViewControllers(stack, animated: true)`.
    private func screenOnTop(_ change: ScreenChange) -> ExprSyntax? {
        guard let stack = (change.value ?? change.arguments.first)?.as(DeclReferenceExprSyntax.self)?.baseName.text,
            setsStack(change)
        else { return nil }
        let statement = sequence(first: Syntax(change.expression), next: \.parent).firstResult {
            $0.as(CodeBlockItemSyntax.self)
        }
        let statements = statement?.parent?.as(CodeBlockItemListSyntax.self)?.prefix { $0.id != statement?.id }
        return statements?.reversed().firstResult { earlier in
            guard let call = earlier.item.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
                call.calledExpression.trimmedText == stack + ".append"
            else { return nil }
            return call.arguments.first?.expression
        }
    }

    private func isOneScreen(_ value: ExprSyntax) -> Bool {
        !code.controller.scopes.isSelf(value)
            && code.semantics.type(of: value).map(code.semantics.mayBeScreen) == true
    }

    /// The names by which it is said what to show: of a list those of all screens, which are built for it.
    func namesShown(by change: ScreenChange) -> [DeclReferenceExprSyntax] {
        let list = shownList(change).map { $0.elements.map(\.expression) + [change.value ?? change.arguments.first] }
        return (list ?? [shownScreen(change)]).compactMap { shown in
            shown.flatMap { code.isGivenScreen($0) ? nil : $0.as(DeclReferenceExprSyntax.self) }
        }
    }

    /// `[list, detail]` of `navigationController?.setViewControllers([list, detail], animated: true)`, which may have a name: of
    /// the screens in a tab bar the last is not the one that is seen.
    func shownList(_ change: ScreenChange) -> ArrayExprSyntax? {
        guard let given = change.value ?? change.arguments.first, setsStack(change) else { return nil }
        return given.as(ArrayExprSyntax.self) ?? constant(given)?.as(ArrayExprSyntax.self)
    }

    /// The screens of a navigation controller are set.
    private func setsStack(_ change: ScreenChange) -> Bool {
        guard change.base != nil,
            let decl = change.call.map({ code.semantics.callee(of: $0)?.decl }) ?? screensSet(by: change)
        else { return false }
        return Facts(of: decl).contains(.navigates) && decl.as(FunctionDeclSyntax.self).map(\.takesScreens) ?? true
            && code.semantics.enclosingTypes(of: Syntax(decl)).first == Platform.navigationController
    }

    /// An assignment shows another screen: `view.window?.rootViewController = login`.
    func setsScreens(_ change: ScreenChange) -> Bool {
        guard screensSet(by: change) != nil, let base = change.base, !code.controller.scopes.isSelf(base) else {
            return false
        }
        return code.rootReference(of: base).map { code.touches(in: $0.range) == .navigation } ?? true
    }

    private func screensSet(by change: ScreenChange) -> DeclSyntax? {
        change.asked.as(MemberAccessExprSyntax.self).flatMap(code.semantics.screensSet)
    }

    /// The place of the last statement that tells the window of a screen, or the screen, what comes with it:
    /// `window.makeKeyAndVisible()`. What it is told is the same before the screen is shown.
    func windowsEnd(
        of change: ScreenChange, at place: Int, in statements: [CodeBlockItemSyntax], besides locals: Set<String>
    ) -> Int {
        guard change.call == nil, let window = change.base?.trimmedText else { return place }
        var last = place
        while last + 1 < statements.count, case let next = statements[last + 1],
            let call = next.expression?.as(FunctionCallExprSyntax.self), call.closures.isEmpty,
            ScreenChange(call).base?.trimmedText == window || mentions(next, locals),
            code.reach(in: next.range).isSubset(of: [.view, .navigation]),
            call.arguments.allSatisfy({ $0.expression.trimmedText == window || namesNothingOfScreen($0) })
        {
            last += 1
        }
        return last
    }

    private func namesNothingOfScreen(_ argument: LabeledExprSyntax) -> Bool {
        code.references(in: argument.range).isEmpty && nodes(FunctionCallExprSyntax.self, in: Syntax(argument)).isEmpty
    }

    /// The value of a local name that is declared with it and never set.
    private func constant(_ name: ExprSyntax) -> ExprSyntax? {
        guard let reference = name.as(DeclReferenceExprSyntax.self),
            let binding = code.controller.scopes.binding(
                of: reference.baseName.identifierText, at: Syntax(reference)),
            let declared = sequence(first: binding.syntax, next: \.parent).prefix(2).firstResult({
                $0.as(PatternBindingSyntax.self)
            }),
            let variable = declared.parent?.parent?.as(VariableDeclSyntax.self),
            variable.bindingSpecifier.tokenKind == .keyword(.let)
        else { return nil }
        return declared.initializer?.value
    }
}

/// What a popover points at, which an entry point was given: `sender` of `popover.barButtonItem = sender`.
///
/// Only the View and the Wireframe know such types. So it is handed on as senders are, as `Any`, and the Wireframe finds in
/// it what was put there.
struct PopoverAnchor {
    /// `UIBarButtonItem`
    let type: String
    /// What it is handed on as: `Any`, or `Any?` where there may be none.
    let passedAs: Type
}

extension ExprSyntax {
    /// The anchor that an expression is, if it is assigned to a popover's source, and its function's parameter.
    func anchor(_ scopes: Scopes) -> PopoverAnchor? {
        guard let assignment = parent?.as(InfixOperatorExprSyntax.self),
            assignment.operator.is(AssignmentExprSyntax.self),
            assignment.rightOperand.id == id, let target = assignment.leftOperand.as(MemberAccessExprSyntax.self),
            Platform.popoverSources.contains(target.declName.baseName.text)
        else { return nil }
        return givenAnchor(scopes)
    }

    /// The anchor that a parameter of a function would be.
    private func givenAnchor(_ scopes: Scopes) -> PopoverAnchor? {
        guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
            let parameter = scopes.binding(of: name, at: Syntax(self))?.syntax.as(FunctionParameterSyntax.self)
        else { return nil }
        let type = parameter.type.unwrapped
        guard let name = type.as(IdentifierTypeSyntax.self)?.name.text, name != "Any" else { return nil }
        let passedAs = Type.named("Any")
        return PopoverAnchor(type: name, passedAs: type.id == parameter.type.id ? passedAs : .optional(passedAs))
    }
}
