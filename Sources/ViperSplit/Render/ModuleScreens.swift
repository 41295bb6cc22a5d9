import SwiftSyntax

/// The screens that have a module of their own in the app, in the place of those that a component makes by itself.
///
/// `DetailsViewController(id: id)` becomes `DetailsModule().buildDefault(id: id)`: what each factory does was read (`ScreenFactory`).
struct ModuleScreens {
    /// By the class of the screen.
    let factories: [String: [ScreenFactory]]
    let showings: [ScreenShowing]
    /// The property by which the component reaches its own screen.
    let ownScreen: String
    /// The paths by which the component reaches the others of its module: `viewController.presenter`.
    var links: Set<String> = []

    /// The text of a file in which screens are made by their modules.
    func putIn(_ text: String) throws -> String {
        if factories.isEmpty { return text }
        let unit = try readUnit(SourceFile(path: "", text: text))
        return try text.applying(makings(in: unit).flatMap { edits(of: $0, in: unit) }.sorted())
    }

    private func makings(in unit: SourceUnit) -> [Making] {
        nodes(FunctionCallExprSyntax.self, in: Syntax(unit.tree)).compactMap(making)
    }

    /// What a factory does in the place of a call and of the assignments behind it.
    struct Making {
        let call: FunctionCallExprSyntax
        let factory: ScreenFactory
        /// By argument of the call, its parameter.
        let arguments: [ScreenFactory.Parameter]
        /// The assignments, in their order.
        let settings: [(parameter: ScreenFactory.Parameter, value: ExprSyntax)]

        /// The UTF-8 offset behind the call and the assignments.
        var end: Int { settings.last?.value.range.upperBound ?? call.range.upperBound }
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
            (parameter: factory.parameters.first { $0.use == .property(setting.property) }, setting: setting)
        }.prefix { $0.parameter != nil && isThere($0.setting.value) }.compactMap { parameter, setting in
            parameter.map { ($0, setting.value) }
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

    /// A value is the same before the screen is made; so is a component of the own module.
    private func isThere(_ value: ExprSyntax) -> Bool { value.isThere || isLink(value) }

    /// `viewController.presenter`, of the module's own.
    private func isLink(_ value: ExprSyntax) -> Bool {
        let first = value.firstToken(viewMode: .sourceAccurate)?.identifierText ?? ""
        let scopes = Scopes(of: [value.root].compactMap { $0.as(SourceFileSyntax.self) })
        return links.contains(value.trimmedText) && scopes.binding(of: first, at: Syntax(value)) == nil
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

    private func hasComment(within node: some SyntaxProtocol) -> Bool {
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
        guard let shown = showing(making) else { return changes(of: making, asking: making.factory.access, in: unit) }
        return changes(of: making, asking: "", in: unit)
            + [TextEdit(range: shown.method.range, replacement: shown.showing.name)]
            + shown.brackets.map { TextEdit(range: $0.range, replacement: "") }
    }

    /// The call of the factory in the place of the screen's initialiser and of the assignments.
    private func changes(of making: Making, asking access: String, in unit: SourceUnit) -> [TextEdit] {
        let call = making.call
        var edits = [TextEdit(range: call.calledExpression.range, replacement: making.factory.callee)]
        for (argument, parameter) in zip(call.arguments, making.arguments) {
            let label = argument.range.lowerBound..<argument.expression.range.lowerBound
            if unit.text(label) != parameter.prefix {
                edits.append(TextEdit(range: label, replacement: parameter.prefix))
            }
        }
        edits += given(making)
        let end = (making.settings.isEmpty ? "" : ")") + access
        return edits + [TextEdit(range: making.end..<making.end, replacement: end)]
    }

    /// The values of the assignments as arguments of the call.
    private func given(_ making: Making) -> [TextEdit] {
        let call = making.call
        var start = call.arguments.last?.expression.range.upperBound ?? call.range.upperBound - 1
        return making.settings.enumerated().map { place, setting in
            defer { start = setting.value.range.upperBound }
            let gap = call.arguments.isEmpty && place == 0 ? "" : ", "
            return TextEdit(
                range: start..<setting.value.range.lowerBound, replacement: gap + setting.parameter.prefix)
        }
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
