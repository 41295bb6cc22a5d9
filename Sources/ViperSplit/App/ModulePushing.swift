import SwiftSyntax

/// A function that every router has of its protocol, and that pushes a screen from the router's own: `pushModule(withView:)`.
///
/// It does what `viewController.navigationController?.pushViewController(view, animated: animated)` does, but finds the screen
/// there already where there is no navigation controller.
struct ModulePushing: Hashable {
    /// The protocol that has the function.
    let owner: String
    let name: String
    /// The label of the screen.
    let label: String
    /// The router's property by which the function reaches the router's own screen, which is no navigation controller.
    let ownScreen: String
}

extension AppContext {
    /// The one function of a protocol's extensions that pushes screens.
    func modulePushing(of owner: String) -> ModulePushing? {
        guard type(named: owner)?.is(ProtocolDeclSyntax.self) == true else { return nil }
        let all = members(of: owner)
        let found = extensions(of: owner).filter(isForEverybody).flatMap { $0.memberBlock.members.map(\.decl) }
            .compactMap { $0.as(FunctionDeclSyntax.self) }.filter { function in
                all.count { $0.declaredNames.contains(function.name.text) } == 1
            }.compactMap { PushReading($0, of: owner, among: all)?.pushing }
        return found.count == 1 ? found.first : nil
    }

    private func isForEverybody(_ ext: ExtensionDeclSyntax) -> Bool {
        ext.genericWhereClause == nil && ext.modifiers.isEmpty && !isLimited(DeclSyntax(ext))
            && !sequence(first: Syntax(ext), next: \.parent).contains { $0.is(IfConfigDeclSyntax.self) }
    }
}

/// A function as one that pushes a screen.
private struct PushReading {
    let pushing: ModulePushing

    init?(_ function: FunctionDeclSyntax, of owner: String, among members: [DeclSyntax]) {
        let parameters = function.signature.parameterClause.parameters
        guard let first = parameters.first, first.firstName.tokenKind != .wildcard, first.defaultValue == nil,
            first.type.trimmedText == Platform.viewController, function.modifiers.isEmpty,
            !isLimited(DeclSyntax(function)), function.signature.effectSpecifiers == nil,
            !function.signature.returnClause.givesValue, function.genericParameterClause == nil,
            parameters.dropFirst().allSatisfy({ $0.defaultValue != nil }),
            let statements = function.body.map({ Array($0.statements) }),
            let call = statements.last?.expression?.as(FunctionCallExprSyntax.self),
            let access = call.calledExpression.as(MemberAccessExprSyntax.self),
            access.declName.baseName.text == Platform.push, call.labels == [nil, "animated"],
            call.trailingClosures.isEmpty, call.arguments.last?.expression.bareName == "animated",
            parameters.contains(where: { $0.secondName == nil && $0.name == "animated" }),
            let stack = access.base?.as(OptionalChainingExprSyntax.self)?.expression,
            let ownScreen = Self.ownScreen(of: stack, in: statements.dropLast()),
            members.contains(where: { $0.declaredNames == [ownScreen] && $0.is(VariableDeclSyntax.self) }),
            !parameters.contains(where: { $0.name == ownScreen }),
            let screen = call.arguments.first?.expression,
            Self.isItself(screen, first.name, parameters, among: members)
        else { return nil }
        pushing = ModulePushing(
            owner: owner, name: function.name.text, label: first.firstName.identifierText, ownScreen: ownScreen)
    }

    /// `viewController`, of `viewController.navigationController`, or of a constant that is this but for a navigation controller.
    private static func ownScreen(of stack: ExprSyntax, in before: ArraySlice<CodeBlockItemSyntax>) -> String? {
        if before.isEmpty { return ownScreen(of: stack) }
        guard before.count == 1, let variable = before.first?.item.as(VariableDeclSyntax.self),
            variable.bindings.count == 1, let binding = variable.bindings.first,
            binding.pattern.trimmedText == stack.bareName,
            let choice = binding.initializer?.value.as(InfixOperatorExprSyntax.self),
            choice.operator.trimmedText == "??", let cast = choice.leftOperand.as(AsExprSyntax.self),
            cast.questionOrExclamationMark?.tokenKind == .postfixQuestionMark,
            cast.type.trimmedText == Platform.navigationController,
            let name = ownScreen(of: choice.rightOperand), cast.expression.bareName == name
        else { return nil }
        return name
    }

    private static func ownScreen(of stack: ExprSyntax) -> String? {
        guard let access = stack.as(MemberAccessExprSyntax.self),
            access.declName.baseName.text == Platform.stack
        else { return nil }
        return access.base?.bareName
    }

    /// What is pushed is what was given, where nothing says into what it is put: `embedded(view, in: embedding)`.
    private static func isItself(
        _ pushed: ExprSyntax, _ name: String, _ parameters: FunctionParameterListSyntax, among members: [DeclSyntax]
    ) -> Bool {
        if pushed.bareName == name { return true }
        guard let call = pushed.as(FunctionCallExprSyntax.self), call.trailingClosures.isEmpty,
            call.arguments.count == 2, call.arguments.first?.expression.bareName == name,
            let kind = call.arguments.last?.expression.bareName,
            let said = parameters.first(where: { $0.name == kind })?.defaultValue?.value.implicitCase
        else { return false }
        let functions = members.compactMap { $0.as(FunctionDeclSyntax.self) }.filter {
            $0.name.text == call.calledExpression.bareName
        }
        guard functions.count == 1, let body = functions[0].body?.statements, body.count == 1,
            let choice = body.first?.action?.as(SwitchExprSyntax.self), functions[0].parameterNames.count == 2,
            choice.subject.bareName == functions[0].parameterNames[1]
        else { return false }
        let cases = choice.cases.compactMap { $0.as(SwitchCaseSyntax.self) }.filter { $0.picks(said) }
        return cases.count == 1 && cases[0].statements.count == 1
            && choice.cases.allSatisfy { $0.is(SwitchCaseSyntax.self) }
            && cases[0].statements.first?.action?.bareName == functions[0].parameterNames[0]
    }
}
