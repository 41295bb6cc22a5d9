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
        var text = text
        // What is made inside of the values of another is done first.
        while let edit = try lastMaking(in: text, factories) { text = try text.applying([edit]) }
        let tree = try readUnit(SourceFile(path: "", text: text)).tree
        let shown = nodes(MemberAccessExprSyntax.self, in: Syntax(tree)).flatMap { access -> [TextEdit] in
            guard let showing = showings.first(where: { $0.name == access.declName.baseName.identifierText }) else {
                return []
            }
            let screen =
                showing.isList ? access.parent?.as(FunctionCallExprSyntax.self)?.arguments.first?.expression : nil
            let brackets = screen.map { [($0.range.lowerBound, "["), ($0.range.upperBound, "]")] } ?? []
            return [TextEdit(range: access.declName.range, replacement: showing.method)]
                + brackets.map { TextEdit(range: $0..<$0, replacement: $1) }
        }
        return try text.applying(shown.sorted())
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
