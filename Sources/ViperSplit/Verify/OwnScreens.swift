import SwiftSyntax

extension Intent {
    /// The text of a file in which a component makes screens by itself again, where their modules do it.
    ///
    /// What each of the factories does is read in the app.
    func makingScreensItself(_ text: String) throws -> String {
        let factories = moduleFactories.flatMap(app.screenFactories)
        if factories.isEmpty { return text }
        let showings = Set(factories.map(\.access)).filter { !$0.isEmpty }.flatMap(app.screenShowings)
            .filter { moduleShowings.contains($0.name) }
        var text = try namingScreens(in: text, shownBy: showings)
        // What is made inside of the values of another is done first.
        while let edit = try lastMaking(in: text, factories) { text = try text.applying([edit]) }
        let tree = try readUnit(SourceFile(path: "", text: text)).tree
        let audible = shownAudibly(in: tree, factories, showings)
        let shown = nodes(MemberAccessExprSyntax.self, in: Syntax(tree)).flatMap { access -> [TextEdit] in
            guard let showing = showings.first(where: { $0.name == access.declName.baseName.identifierText }),
                !(access.parent.map { audible.contains($0.id) } ?? false)
            else { return [] }
            let screen =
                showing.isList ? access.parent?.as(FunctionCallExprSyntax.self)?.arguments.first?.expression : nil
            let brackets = screen.map { [($0.range.lowerBound, "["), ($0.range.upperBound, "]")] } ?? []
            return [TextEdit(range: access.declName.range, replacement: showing.method)]
                + brackets.map { TextEdit(range: $0..<$0, replacement: $1) }
        }
        return try text.applying((shown + pushes(in: tree, factories)).sorted())
    }

    /// The navigation controller's own function in the place of the Wireframe's, of a screen that was made before, or that nobody
    /// can tell is made.
    private func pushes(in tree: SourceFileSyntax, _ factories: [ScreenFactory]) -> [TextEdit] {
        guard let modulePushing, app.modulePushing(of: modulePushing.owner) == modulePushing,
            let screen = links.first(where: { $0.from == .wireframe && $0.to == .view })?.path
        else { return [] }
        let screens = UnnoticedScreens(
            app: app, scopes: Scopes(of: [tree]), ownScreen: screen,
            links: Set(links.filter { $0.from == .wireframe }.map(\.path)))
        return nodes(FunctionCallExprSyntax.self, in: Syntax(tree)).flatMap { call -> [TextEdit] in
            guard call.calledExpression.bareName == modulePushing.name, let argument = call.arguments.first,
                argument.labelName == modulePushing.label
            else { return [] }
            if argument.expression.bareName == nil {
                guard let making = argument.expression.as(FunctionCallExprSyntax.self), !Syntax(call).isResultOfBlock,
                    factories.contains(where: { screens.isUnnoticed(making, by: $0, pushedBy: call) })
                else { return [] }
            }
            let label = argument.range.lowerBound..<argument.expression.range.lowerBound
            let callee = "\(screen).\(Platform.stack)?.\(Platform.push)"
            return [
                TextEdit(range: call.calledExpression.range, replacement: callee),
                TextEdit(range: label, replacement: ""),
            ]
        }
    }

    private func lastMaking(in text: String, _ factories: [ScreenFactory]) throws -> TextEdit? {
        let unit = try readUnit(SourceFile(path: "", text: text))
        return nodes(FunctionCallExprSyntax.self, in: Syntax(unit.tree)).reversed().firstResult { call in
            factories.filter { $0.callee == call.calledExpression.trimmedText }.firstResult {
                $0.undone(call, in: unit)
            }
        }
    }
}

extension ScreenFactory {
    /// The screen's own initialiser and the assignments behind it in the place of a call of the factory.
    fileprivate func undone(_ call: FunctionCallExprSyntax, in unit: SourceUnit) -> TextEdit? {
        var rest = parameters[...]
        var arguments: [String] = []
        var settings: [String] = []
        for argument in call.arguments {
            rest = rest.drop { $0.mayBeLeftOut && $0.label != argument.labelName }
            guard let parameter = rest.popFirst(), parameter.label == argument.labelName else { return nil }
            let value = unit.text(argument.expression.range)
            switch parameter.use {
            case .argument(let label): arguments.append((label.map { $0 + ": " } ?? "") + value)
            case .property(let name): settings.append("\(name) = \(value)")
            }
        }
        guard rest.allSatisfy(\.mayBeLeftOut) else { return nil }
        let outer = call.parent?.as(MemberAccessExprSyntax.self)
        let isAsked = outer.map { $0.base?.id == call.id && "." + $0.declName.baseName.text == access } ?? false
        let whole = isAsked ? Syntax(outer) ?? Syntax(call) : Syntax(call)
        let binding = whole.parent?.parent?.as(PatternBindingSyntax.self)
        let name = binding?.pattern.trimmedText
        if name == nil, !settings.isEmpty { return nil }
        let lines = ["\(screen)(\(arguments.joined(separator: ", ")))"] + settings.map { "\(name ?? "").\($0)" }
        return TextEdit(range: whole.range, replacement: lines.joined(separator: "\n"))
    }
}
