import SwiftSyntax

/// The screens that have a module of their own in the app, in the place of those that a component makes by itself.
///
/// `DetailsViewController(id: id)` becomes `DetailsModule().buildDefault(id: id)`: what each factory does was read (`ScreenFactory`).
struct ModuleScreens {
    /// By the class of the screen.
    let factories: [String: [ScreenFactory]]
    let showings: [ScreenShowing]
    /// How the component pushes a screen by a function of its own.
    let pushing: ModulePushing?
    /// The property by which the component reaches its own screen.
    let ownScreen: String
    /// The app with the modules.
    let context: AppContext

    /// The text of a file in which screens are made by their modules.
    func putIn(_ text: String) throws -> String {
        if factories.isEmpty { return text }
        let unit = try readUnit(SourceFile(path: "", text: text))
        let changes = nodes(FunctionCallExprSyntax.self, in: Syntax(unit.tree)).flatMap { call in
            making(call).map { edits(of: $0, in: unit) } ?? []
        }
        return try text.applying(changes.sorted())
    }

    /// What a factory does in the place of a call and of the assignments behind it.
    private struct Making {
        let call: FunctionCallExprSyntax
        let factory: ScreenFactory
        /// By argument of the call, its parameter.
        let arguments: [ScreenFactory.Parameter]
        /// The assignments, in their order.
        let settings: [(parameter: ScreenFactory.Parameter, value: ExprSyntax)]
    }

    private func making(_ call: FunctionCallExprSyntax) -> Making? {
        guard let screen = call.calledExpression.bareName, call.trailingClosures.isEmpty, !hasComment(within: call)
        else {
            return nil
        }
        let following = settings(behind: call)
        return factories[screen, default: []].compactMap { making(call, following, by: $0) }.max {
            $0.settings.count < $1.settings.count
        }
    }

    private func making(
        _ call: FunctionCallExprSyntax, _ following: [(property: String, value: ExprSyntax)], by factory: ScreenFactory
    ) -> Making? {
        let labels = call.labels.map(ScreenFactory.Use.argument)
        let arguments = factory.parameters.filter { labels.contains($0.use) }
        let settings = following.map { setting in
            (parameter: factory.parameters.first { $0.use == .property(setting.property) }, value: setting.value)
        }.prefix { $0.parameter != nil && $0.value.isThere }.compactMap { setting in
            setting.parameter.map { ($0, setting.value) }
        }
        guard arguments.map(\.use) == labels else { return nil }
        // Values are asked for in the order of the code; what would come too early stays behind.
        return (0...settings.count).reversed().firstResult { count in
            let given = arguments + settings.prefix(count).map(\.0)
            guard factory.parameters.filter(given.contains) == given,
                factory.parameters.allSatisfy({ given.contains($0) || $0.mayBeLeftOut })
            else { return nil }
            return Making(
                call: call, factory: factory, arguments: arguments, settings: Array(settings.prefix(count)))
        }
    }

    /// The assignments to properties of what a call gives a name to, as far as nothing else is done and no comment speaks of them.
    private func settings(behind call: FunctionCallExprSyntax) -> [(property: String, value: ExprSyntax)] {
        guard let (name, statement) = name(of: call), let list = statement.parent?.as(CodeBlockItemListSyntax.self),
            let place = list.index(of: statement)
        else { return [] }
        var settings: [(property: String, value: ExprSyntax)] = []
        for next in list[list.index(after: place)...] {
            let before = next.previousToken(viewMode: .sourceAccurate)
            guard let setting = next.assignment(to: name), !next.leadingTrivia.contains(where: \.isComment),
                before?.trailingTrivia.contains(where: \.isComment) != true, !hasComment(within: next),
                !setting.value.tokens(viewMode: .sourceAccurate).contains(where: { $0.identifierText == name })
            else { break }
            settings.append(setting)
        }
        return settings
    }

    func hasComment(within node: some SyntaxProtocol) -> Bool {
        let tokens = Array(node.tokens(viewMode: .sourceAccurate))
        return tokens.dropFirst().contains { $0.leadingTrivia.contains(where: \.isComment) }
            || tokens.dropLast().contains { $0.trailingTrivia.contains(where: \.isComment) }
    }

    /// The name that a statement gives to what a call makes, with its type left to the call.
    func name(of call: FunctionCallExprSyntax) -> (name: String, statement: CodeBlockItemSyntax)? {
        guard let binding = call.parent?.parent?.as(PatternBindingSyntax.self),
            binding.initializer?.value.id == call.id,
            let variable = binding.parent?.parent?.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
            let statement = variable.parent?.as(CodeBlockItemSyntax.self)
        else { return nil }
        return (name, statement)
    }

    // MARK: - Edits

    private func edits(of making: Making, in unit: SourceUnit) -> [TextEdit] {
        let (call, factory) = (making.call, making.factory)
        var edits = [TextEdit(range: call.calledExpression.range, replacement: factory.callee)]
        for (argument, parameter) in zip(call.arguments, making.arguments) {
            let label = argument.range.lowerBound..<argument.expression.range.lowerBound
            if unit.text(label) != parameter.prefix {
                edits.append(TextEdit(range: label, replacement: parameter.prefix))
            }
        }
        let shown = factory.access.isEmpty ? nil : showing(of: making)
        if let shown {
            edits.append(TextEdit(range: shown.method.range, replacement: shown.showing.name))
            edits += shown.brackets.map { TextEdit(range: $0.range, replacement: "") }
        }
        if shown == nil, !factory.access.isEmpty { edits += pushes(of: call, by: factory, in: unit) }
        let access = shown == nil ? factory.access : ""
        guard let last = making.settings.last else {
            return edits + [TextEdit(range: call.range.upperBound..<call.range.upperBound, replacement: access)]
        }
        var start = call.arguments.last?.expression.range.upperBound ?? call.range.upperBound - 1
        for (place, setting) in making.settings.enumerated() {
            let gap = call.arguments.isEmpty && place == 0 ? "" : ", "
            let range = start..<setting.value.range.lowerBound
            edits.append(TextEdit(range: range, replacement: gap + setting.parameter.prefix))
            start = setting.value.range.upperBound
        }
        let end = last.value.range.upperBound
        return edits + [TextEdit(range: end..<end, replacement: ")" + access)]
    }

    /// The method that shows what is made, which nothing else uses, and the brackets of the list that it is shown in.
    private func showing(
        of making: Making
    ) -> (method: DeclReferenceExprSyntax, brackets: [TokenSyntax], showing: ScreenShowing)? {
        var shown = ExprSyntax(making.call)
        if let (name, statement) = name(of: making.call) {
            guard statement.item.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation == nil,
                let list = statement.parent
            else { return nil }
            let values = Set(making.settings.compactMap { $0.value.parent?.id })
            let uses = nodes(DeclReferenceExprSyntax.self, in: list).filter { use in
                use.baseName.identifierText == name && use.range.lowerBound > statement.range.upperBound
                    && !sequence(first: Syntax(use), next: \.parent).prefix(4).contains { values.contains($0.id) }
            }
            let statements = list.as(CodeBlockItemListSyntax.self).map(Array.init) ?? []
            let next = statements.firstIndex { $0.id == statement.id }.map { $0 + making.settings.count + 1 }
            // Whoever asks for the screen first keeps it: nothing may come in between, and nobody may be missing.
            guard uses.count == 1, let use = uses.first, let next, next < statements.count,
                let shows = statements[next].expression?.as(FunctionCallExprSyntax.self),
                shows.range.contains(use.range.lowerBound),
                nodes(OptionalChainingExprSyntax.self, in: Syntax(shows.calledExpression)).isEmpty
            else { return nil }
            shown = ExprSyntax(use)
        }
        let list = shown.parent?.parent?.parent?.as(ArrayExprSyntax.self).flatMap { $0.onlyElement == shown ? $0 : nil }
        guard let argument = (list.map(ExprSyntax.init) ?? shown).parent?.as(LabeledExprSyntax.self),
            argument.label == nil,
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
            call.arguments.first?.id == argument.id,
            let access = call.calledExpression.as(MemberAccessExprSyntax.self), call.trailingClosures.isEmpty,
            let receiver = access.base?.trimmedText.filter({ $0 != "?" && $0 != "!" })
        else { return nil }
        let method = access.declName
        let isStack = receiver == "navigationController" || receiver.hasSuffix(".navigationController")
        let labels = call.labels.dropFirst()
        let found = showings.first { showing in
            showing.access == making.factory.access && showing.method == method.baseName.identifierText
                && showing.isList == (list != nil) && (showing.isOfStack ? isStack : receiver == ownScreen)
                && showing.required.allSatisfy { labels.contains($0) }
                && labels.allSatisfy { $0.map(showing.labels.contains) ?? false }
        }
        return found.map { (method, [list?.leftSquare, list?.rightSquare].compactMap(\.self), $0) }
    }
}

extension ScreenFactory.Parameter {
    /// What stands before its value.
    fileprivate var prefix: String { label.map { $0 + ": " } ?? "" }
}

extension ExprSyntax {
    /// `note`, `view!`, `3`, a closure: it is the same before something is made.
    var isThere: Bool {
        if let unwrapped = self.as(ForceUnwrapExprSyntax.self) { return unwrapped.expression.isThere }
        if let text = self.as(StringLiteralExprSyntax.self) {
            return !text.segments.contains { $0.is(ExpressionSegmentSyntax.self) }
        }
        return bareName != nil || self.is(ClosureExprSyntax.self) || self.is(NilLiteralExprSyntax.self)
            || self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self)
            || self.is(BooleanLiteralExprSyntax.self)
    }
}
