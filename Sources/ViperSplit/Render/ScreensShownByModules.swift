import SwiftSyntax

/// A call that shows a screen which was made before it, or is made within it, and what does so by the screen's module.
struct ScreenShownByModule {
    let call: FunctionCallExprSyntax
    let method: DeclReferenceExprSyntax
    /// Those of the list that the screen is shown in.
    let brackets: [TokenSyntax]
    let showing: ScreenShowing
    /// The name that the screen had, if it is made within the call from now on.
    let nameLost: String?
}

extension ModuleScreens {
    /// What shows the screen of a making, where nothing else uses that.
    ///
    /// Whoever asks a Wireframe for its screen first keeps that: nothing may come in between, and nobody may be missing. Where a
    /// navigation controller may be, the screen is made for it, if nobody can tell that none is made otherwise.
    func showing(_ making: Making) -> ScreenShownByModule? {
        if making.factory.access.isEmpty { return nil }
        guard let (name, statement) = name(of: making.call) else { return show(ExprSyntax(making.call), of: making) }
        guard statement.item.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation == nil,
            let statements = statement.parent?.as(CodeBlockItemListSyntax.self).map(Array.init),
            let place = statements.firstIndex(where: { $0.id == statement.id }),
            case let next = place + making.settings.count + 1, next < statements.count,
            let use = onlyUse(of: name, behind: statement, besides: making.settings.map(\.value)),
            let call = statements[next].expression?.as(FunctionCallExprSyntax.self),
            call.range.contains(use.range.lowerBound)
        else { return nil }
        if nodes(OptionalChainingExprSyntax.self, in: Syntax(call.calledExpression)).isEmpty {
            return show(use, of: making)
        }
        guard let shown = show(use, of: making, nameLost: name), shown.call.id == call.id, shown.showing.isOfStack,
            isConstant(name, of: statement), isAlone(making, in: statements[place...next]),
            !isResult(of: statements, from: place, to: next), !isNamed(name, in: statements[(next + 1)...])
        else { return nil }
        let settings = making.settings.map { (property: $0.property, value: $0.value) }
        let screens = unnoticed(around: call)
        return screens.isUnnoticed(making.call, setting: settings, by: making.factory) ? shown : nil
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

    /// `let details`, with nothing before it.
    private func isConstant(_ name: String, of statement: CodeBlockItemSyntax) -> Bool {
        guard let variable = statement.item.as(VariableDeclSyntax.self) else { return false }
        return variable.bindingSpecifier.tokenKind == .keyword(.let) && variable.attributes.isEmpty
            && variable.modifiers.isEmpty && variable.bindings.first?.pattern.trimmedText == name
    }

    /// What shows the screen would be all that a closure does, and so what it gives.
    private func isResult(of statements: [CodeBlockItemSyntax], from place: Int, to next: Int) -> Bool {
        place == 0 && next == statements.count - 1 && !enclosingClosures(of: Syntax(statements[place])).isEmpty
    }

    /// Between the making and the call that shows it no comment says anything, and no other screen is made; each has its lines.
    private func isAlone(_ making: Making, in statements: ArraySlice<CodeBlockItemSyntax>) -> Bool {
        let tokens = statements.flatMap { $0.tokens(viewMode: .sourceAccurate) }
        let calls = statements.flatMap { nodes(FunctionCallExprSyntax.self, in: Syntax($0)) }
        return statements.allSatisfy { $0.semicolon == nil }
            && !tokens.dropFirst().contains { $0.leadingTrivia.contains(where: \.isComment) }
            && !tokens.dropLast().contains { $0.trailingTrivia.contains(where: \.isComment) }
            && calls.allSatisfy { $0.id == making.call.id || self.making($0) == nil }
    }

    private func isNamed(_ name: String, in statements: ArraySlice<CodeBlockItemSyntax>) -> Bool {
        statements.contains { $0.tokens(viewMode: .sourceAccurate).contains { $0.identifierText == name } }
    }

    // MARK: - Calls

    private func show(_ screen: ExprSyntax, of making: Making, nameLost: String? = nil) -> ScreenShownByModule? {
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
                call: call, method: access.declName,
                brackets: [list?.leftSquare, list?.rightSquare].compactMap(\.self), showing: showing,
                nameLost: nameLost)
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

    // MARK: - Edits

    /// The screen is made within the call that shows it, and nothing is left in its place.
    ///
    /// - Parameter edits: what becomes of the code that makes it.
    func moving(
        _ making: Making, to shown: ScreenShownByModule, with edits: [TextEdit], in unit: SourceUnit
    ) throws -> [TextEdit] {
        guard let statement = name(of: making.call)?.statement, let left = shown.call.leftParen,
            let right = shown.call.rightParen
        else { return [] }
        let start = making.call.range.lowerBound
        let made = try unit.text(start..<making.end).applying(
            edits.map { edit in
                TextEdit(
                    range: edit.range.lowerBound - start..<edit.range.upperBound - start, replacement: edit.replacement)
            }.sorted())
        let others = shown.call.arguments.dropFirst().map { argument in
            unit.text(argument.range.lowerBound..<argument.expression.range.upperBound)
        }
        let line = unit.text(0..<statement.range.lowerBound).split(separator: "\n", omittingEmptySubsequences: false)
        let outer = String(line.last?.prefix { $0 == " " || $0 == "\t" } ?? "")
        let callee = unit.text(shown.call.range.lowerBound..<shown.method.range.lowerBound) + shown.showing.name
        let list = layout.list([made] + others, outer: outer, besides: outer.count + callee.count)
        return [
            TextEdit(range: statement.range.lowerBound..<shown.call.range.lowerBound, replacement: ""),
            TextEdit(range: shown.method.range, replacement: shown.showing.name),
            TextEdit(range: left.range.lowerBound..<right.range.upperBound, replacement: list),
        ]
    }
}
