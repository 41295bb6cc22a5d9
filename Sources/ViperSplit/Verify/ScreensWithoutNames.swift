import SwiftSyntax

/// The screens that the Wireframe makes where it shows them, and that had names of their own in the original.
extension Intent {
    /// The text of a file in which they have their names again.
    func namingScreens(in text: String, shownBy showings: [ScreenShowing]) throws -> String {
        let tree = try readUnit(SourceFile(path: "", text: text)).tree
        let edits = named(in: tree, showings).flatMap { call, name -> [TextEdit] in
            guard let statement = call.parent?.as(CodeBlockItemSyntax.self),
                let screen = call.arguments.first?.expression
            else { return [] }
            let start = statement.range.lowerBound
            return [
                TextEdit(range: start..<start, replacement: "let \(name) = \(screen.trimmedText)\n"),
                TextEdit(range: screen.range, replacement: name),
            ]
        }
        return try text.applying(edits.sorted())
    }

    /// The calls that show screens of which somebody may hear that none is made where none is shown.
    func shownAudibly(
        in tree: SourceFileSyntax, _ factories: [ScreenFactory], _ showings: [ScreenShowing]
    ) -> Set<SyntaxIdentifier> {
        let own = links.filter { $0.from == .wireframe }
        let screens = UnnoticedScreens(
            app: app, scopes: Scopes(of: [tree]), ownScreen: own.first { $0.to == .view }?.path ?? "",
            links: Set(own.map(\.path)))
        let calls = named(in: tree, showings).map(\.call).filter { call in
            guard let statement = call.parent?.as(CodeBlockItemSyntax.self), let made = statement.screenSetUp(for: call)
            else { return true }
            return !factories.contains { screens.isUnnoticed(made.call, setting: made.settings, by: $0) }
        }
        return Set(calls.map(\.id))
    }

    private func named(
        in tree: SourceFileSyntax, _ showings: [ScreenShowing]
    ) -> [(call: FunctionCallExprSyntax, name: String)] {
        guard topLevelDeclarations(of: tree).contains(where: { $0.declaredNames.first == type(of: .wireframe) }) else {
            return []
        }
        let calls = nodes(FunctionCallExprSyntax.self, in: Syntax(tree)).compactMap { call in
            call.calledExpression.as(MemberAccessExprSyntax.self).map { (call: call, method: $0.declName) }
        }.filter { call, method in showings.contains { $0.name == method.baseName.identifierText } }
            .sorted { $0.method.position < $1.method.position }
        guard calls.count == namesOfShown.count else { return [] }
        return zip(calls, namesOfShown).compactMap { call, name in name.map { (call.call, $0) } }
    }
}

extension CodeBlockItemSyntax {
    /// What makes the screen that a statement's call shows, and the properties that are set before: right above it.
    fileprivate func screenSetUp(
        for call: FunctionCallExprSyntax
    ) -> (call: FunctionCallExprSyntax, settings: [(property: String, value: ExprSyntax)])? {
        guard let name = call.arguments.first?.expression.bareName,
            let above = parent?.as(CodeBlockItemListSyntax.self)?.prefix(while: { $0.id != id }).reversed()
        else { return nil }
        var settings: [(property: String, value: ExprSyntax)] = []
        for statement in above {
            if let setting = statement.assignment(to: name) {
                settings.insert(setting, at: 0)
            } else if let binding = statement.item.as(VariableDeclSyntax.self)?.bindings.first,
                binding.pattern.trimmedText == name,
                let making = binding.initializer?.value.as(FunctionCallExprSyntax.self)
            {
                return (making, settings)
            } else {
                return nil
            }
        }
        return nil
    }
}
