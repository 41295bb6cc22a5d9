import SwiftSyntax

extension Intent {
    /// Files in which components make screens by themselves again, where the Router or the screens' modules do it.
    func makingScreensThemselves(_ files: [SourceFile]) throws -> [SourceFile] {
        let units = try files.map { try readUnit($0) }
        let known = router.map { routes(of: $0.type, in: units) } ?? [:]
        return try files.map { file in
            SourceFile(path: file.path, text: try makingScreensItself(try inlining(known, in: file.text)))
        }
    }

    /// The expressions that the Router's functions hand all that they are given on to, by name and labels.
    private func routes(of type: String, in units: [SourceUnit]) -> [String: FunctionCallExprSyntax] {
        let bodies = units.flatMap { topLevelDeclarations(of: $0.tree) }.filter { decl in
            let name = decl.as(ExtensionDeclSyntax.self)?.extendedType.trimmedText ?? decl.declaredNames.first
            return name == type
        }
        let members = bodies.flatMap {
            $0.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members.map(\.decl) ?? []
        }
        return members.compactMap { $0.as(FunctionDeclSyntax.self) }.reduce(into: [:]) { routes, function in
            guard let body = function.body, body.statements.count == 1, let value = body.statements.first?.action,
                let call = value.as(FunctionCallExprSyntax.self)
                    ?? value.as(MemberAccessExprSyntax.self)?.base?.as(FunctionCallExprSyntax.self),
                call.trailingClosures.isEmpty,
                call.arguments.map(\.expression.bareName) == function.parameterNames.map(Optional.some)
            else { return }
            routes[Member.fullName(function.name.text, labels: function.parameterLabels)] = call
        }
    }

    /// The text of a file in which what the Router is asked for is done in place.
    private func inlining(_ routes: [String: FunctionCallExprSyntax], in text: String) throws -> String {
        guard let router, !routes.isEmpty else { return text }
        let tree = try readUnit(SourceFile(path: "", text: text)).tree
        let edits = nodes(FunctionCallExprSyntax.self, in: Syntax(tree)).flatMap { call -> [TextEdit] in
            guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
                access.base?.bareName == router.name,
                let route = routes[Member.fullName(access.declName.baseName.text, labels: call.labels)]
            else { return [] }
            let outer = route.parent?.as(MemberAccessExprSyntax.self).map { ".\($0.declName.baseName.text)" } ?? ""
            let labels = zip(call.arguments, route.labels).compactMap { argument, label -> TextEdit? in
                let range = argument.range.lowerBound..<argument.expression.range.lowerBound
                return TextEdit(range: range, replacement: label.map { "\($0): " } ?? "")
            }
            return [TextEdit(range: access.range, replacement: route.calledExpression.trimmedText)] + labels
                + [TextEdit(range: call.range.upperBound..<call.range.upperBound, replacement: outer)]
        }
        return try text.applying(edits.sorted())
    }

    /// The text of a file in which a component makes screens by itself again, where their modules do it.
    ///
    /// What each of the factories does is read in the app.
    private func makingScreensItself(_ text: String) throws -> String {
        let factories = moduleFactories.flatMap(app.screenFactories)
        if factories.isEmpty { return text }
        let showings = Set(factories.map(\.access)).filter { !$0.isEmpty }.flatMap(app.screenShowings)
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
            rest = rest.drop { $0.mayBeLeftOut && $0.label != argument.label?.identifierText }
            guard let parameter = rest.popFirst(), parameter.label == argument.label?.identifierText else { return nil }
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
