import SwiftSyntax

/// Where a screen that is shown begins to be built.
extension NavigationExtractions {
    /// The first statement of those that build what a call shows, other local values that only they use among them.
    ///
    /// - Returns: nil if the screen comes from elsewhere, or if other things are done in between.
    func buildingStart(
        of change: ScreenChange, to last: Int, in statements: [CodeBlockItemSyntax], _ floor: Int
    ) -> Int? {
        // Where the body ends may be behind what the window is told.
        let end = windowsEnd(of: change, at: last, in: statements, besides: declared(in: statements[floor...last]))
        if let first = buildingStart(of: change, in: statements[floor...last], before: statements[end]) { return first }
        // Whether there is a screen to tell something may be asked before what that needs is built.
        let held = code.heldScreens(in: change.expression.range).map(\.condition.lowerBound)
        let asked = statements[floor..<last].lastIndex { statement in held.contains(where: statement.range.contains) }
        return asked.flatMap {
            buildingStart(of: change, in: statements[($0 + 1)...last], before: statements[end])
        }
    }

    private func buildingStart(
        of change: ScreenChange, in statements: ArraySlice<CodeBlockItemSyntax>, before end: CodeBlockItemSyntax
    ) -> Int? {
        let (floor, last) = (statements.startIndex, statements.endIndex - 1)
        var first = last
        for shown in namesShown(by: change).compactMap({ bindings(in: Syntax($0)).first })
        where !statements[last].range.contains(shown) {
            guard let start = statements[floor..<last].firstIndex(where: { $0.range.contains(shown) }) else {
                return nil
            }
            first = min(first, start)
        }
        /// The first of the statements that declare what others use.
        func start(from first: Int, where isPart: (CodeBlockItemSyntax) -> Bool) -> Int {
            var first = first
            while let earlier = statements[first...last].flatMap({ bindings(in: Syntax($0)) })
                .compactMap({ binding in
                    statements[floor..<first].firstIndex { $0.range.contains(binding) && isPart($0) }
                }).min()
            {
                first = earlier
            }
            return first
        }
        // A screen inside of another one is built before it, and so is what UIKit wants to know of one.
        first = start(from: first) {
            reachOfValue($0).contains(.navigation) || givesScreen($0) || makesOfUIKit($0)
        }
        let withPlace = placeStart(of: first, last, in: statements, floor)
        // What is made for the screen alone may have to be told of it.
        let withModels = start(from: first, where: makesValue)
        let isTail = isWholeTail(statements, end)
        return [withPlace, first, withModels].first { isBuilt(in: statements[$0..<last], isTail: isTail) }
    }

    /// The place of a making that can wait for other things, and that of the first statement behind them, from where on
    /// nothing else is done.
    func sunkMaking(
        of change: ScreenChange, in statements: ArraySlice<CodeBlockItemSyntax>
    ) -> (making: Int, first: Int)? {
        let last = statements.endIndex - 1
        let shown = shownScreen(change).flatMap { bindings(in: Syntax($0)).first }
        return statements.indices.dropLast().firstResult { place in
            guard let making = QuietMaking(statements[place], code.semantics), isAlone(statements[place]),
                let first = statements[(place + 1)...].firstIndex(where: { !making.canWait(for: $0) }),
                first > place + 1, mentions(statements[first], [making.name]),
                let shown, ([statements[place]] + statements[first...]).contains(where: { $0.range.contains(shown) }),
                isBuilt(
                    in: statements[first..<last], besides: [making.name],
                    isTail: isWholeTail(statements, statements[last]))
            else { return nil }
            return (place, first)
        }
    }

    /// Nothing else stands on the lines of a statement, and no comment speaks of it.
    private func isAlone(_ statement: CodeBlockItemSyntax) -> Bool {
        let (unit, range) = (code.unit, statement.range)
        return unit.isBlank(unit.lineStart(of: range.lowerBound)..<range.lowerBound)
            && unit.isBlank(range.upperBound..<unit.lineEnd(of: range.upperBound))
            && statement.leadingTrivia.allSatisfy { !$0.isComment }
    }

    /// `let configuration = PHPickerConfiguration()`
    private func makesOfUIKit(_ statement: CodeBlockItemSyntax) -> Bool {
        makesValue(statement) && declaredType(statement).map(code.isValueType) == false
    }

    /// `let model = EditorModel(note: note)`
    private func makesValue(_ statement: CodeBlockItemSyntax) -> Bool {
        let value = statement.item.as(VariableDeclSyntax.self)?.bindings.first?.initializer?.value
        let callee = value?.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedText
        return callee?.first?.isUppercase == true && declaredType(statement) != nil
    }

    /// The first of the statements before a screen that find what it is shown at, or what it is built of.
    private func placeStart(
        of start: Int, _ last: Int, in statements: ArraySlice<CodeBlockItemSyntax>, _ floor: Int
    ) -> Int {
        var first = start
        while first > floor, isBuilding(statements[first - 1]) || isAnchor(statements[first - 1]),
            declaredNames(statements[first - 1]).contains(where: { isUsed($0, in: statements[first...last]) })
        {
            first -= 1
        }
        return first
    }

    /// Nothing else is done in between.
    private func isBuilt(
        in statements: ArraySlice<CodeBlockItemSyntax>, besides known: Set<String> = [], isTail: Bool
    ) -> Bool {
        let locals = declared(in: statements).union(known)
        return statements.allSatisfy { statement in
            (mentions(statement, locals) || code.reach(in: statement.range).isEmpty)
                && !onlyAsksOthers(statement, besides: locals)
                && (!statement.leavesBy([.return, .break, .continue, .throw, .defer]) || isTail)
        }
    }

    /// Whether leaving the new method is as good as leaving the body: nothing follows, and nothing is given.
    private func isWholeTail(_ statements: ArraySlice<CodeBlockItemSyntax>, _ end: CodeBlockItemSyntax) -> Bool {
        end.isLastOfVoidFunction && !statements.contains { $0.leavesBy([.break, .continue, .throw, .defer]) }
    }

    /// `let titles = store.titles()`: what a screen is built with may be made before, and handed over.
    private func onlyAsksOthers(_ statement: CodeBlockItemSyntax, besides locals: Set<String>) -> Bool {
        guard statement.item.is(VariableDeclSyntax.self), !makesValue(statement) else { return false }
        let reach = reachOfValue(statement)
        return !reach.isDisjoint(with: [.data, .flow]) && reach.isDisjoint(with: [.view, .navigation])
            && !mentions(statement, locals.subtracting(declaredNames(statement)))
    }

    /// Where the local names that code uses are bound, as UTF-8 offsets.
    private func bindings(in node: Syntax) -> [Int] {
        node.tokens(viewMode: .sourceAccurate).compactMap { token in
            guard let reference = token.parent?.as(DeclReferenceExprSyntax.self), token.identifierText != "self",
                reference.isBare
            else { return nil }
            return code.controller.scopes.binding(of: token.identifierText, at: Syntax(reference))?.position
        }
    }

    /// What the value reaches that a statement declares; what a `guard` does otherwise builds nothing.
    private func reachOfValue(_ statement: CodeBlockItemSyntax) -> Touches {
        code.reach(in: statement.item.as(GuardStmtSyntax.self)?.conditions.range ?? statement.range)
    }

    private func isBuilding(_ statement: CodeBlockItemSyntax) -> Bool {
        let touched = reachOfValue(statement)
        return touched.contains(.navigation) && touched.isDisjoint(with: [.data, .flow, .state])
    }

    /// `let cell = tableView.cellForRow(at: path)`: a view to show the screen at.
    private func isAnchor(_ statement: CodeBlockItemSyntax) -> Bool {
        reachOfValue(statement) == .view && declaredType(statement).map(code.context.isViewType) ?? false
    }

    private func givesScreen(_ statement: CodeBlockItemSyntax) -> Bool {
        declaredType(statement).map(code.context.isScreenType) ?? false
    }

    /// The type of the one value that a `let`, a `var` or a `guard let` declares.
    func declaredType(_ statement: CodeBlockItemSyntax) -> String? {
        let bindings = statement.item.as(VariableDeclSyntax.self)?.bindings
        let condition = statement.item.as(GuardStmtSyntax.self)?.conditions
        let bound = condition?.first?.condition.as(OptionalBindingConditionSyntax.self)
        guard (bindings?.count ?? condition?.count) == 1,
            let value = (bindings?.first?.initializer ?? bound?.initializer)?.value,
            !code.controller.scopes.isSelf(value)
        else { return nil }
        return code.semantics.type(of: value)?.unwrapped.name
    }

    func declared(in statements: ArraySlice<CodeBlockItemSyntax>) -> Set<String> {
        Set(statements.flatMap(declaredNames))
    }

    /// What a `let`, a `var` or a `guard let` declares for what follows.
    private func declaredNames(_ statement: CodeBlockItemSyntax) -> [String] {
        let patterns =
            statement.item.as(VariableDeclSyntax.self)?.bindings.map(\.pattern)
            ?? statement.item.as(GuardStmtSyntax.self)?.conditions.compactMap {
                $0.condition.as(OptionalBindingConditionSyntax.self)?.pattern
            } ?? []
        return patterns.compactMap { $0.as(IdentifierPatternSyntax.self)?.identifier.identifierText }
    }

    func mentions(_ statement: CodeBlockItemSyntax, _ names: Set<String>) -> Bool {
        statement.tokens(viewMode: .sourceAccurate).contains { names.contains($0.identifierText) }
    }

    private func isUsed(_ name: String, in statements: ArraySlice<CodeBlockItemSyntax>) -> Bool {
        statements.contains { mentions($0, [name]) }
    }

    func isUsedLater(_ range: Range<Int>, _ statements: [CodeBlockItemSyntax], after last: Int) -> Bool {
        statements[(last + 1)...].contains { statement in
            statement.tokens(viewMode: .sourceAccurate).contains { token in
                guard let reference = token.parent?.as(DeclReferenceExprSyntax.self), reference.isBare else {
                    return false
                }
                return code.controller.scopes.binding(of: token.identifierText, at: Syntax(reference)).map {
                    range.contains($0.position)
                }
                    ?? false
            }
        }
    }
}

/// `let next = EditorViewController()`: making the object runs no code that anybody could notice, so it is as well made
/// right before it is first used.
struct QuietMaking {
    /// The name that the object is bound to.
    let name: String

    init?(_ statement: CodeBlockItemSyntax, _ semantics: Semantics) {
        guard let variable = statement.item.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            variable.bindingSpecifier.text == "let", variable.attributes.isEmpty,
            semantics.effectMarks(of: Syntax(statement)).isEmpty,
            let binding = variable.bindings.first, let name = binding.pattern.as(IdentifierPatternSyntax.self),
            let call = binding.initializer?.value.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
            let type = semantics.typeNamed(by: call.calledExpression), semantics.isClass(type),
            call.arguments.allSatisfy({ semantics.isConstant($0.expression) }),
            semantics.effects(of: call).isDisjoint(with: [.changes, .varies, .starts])
        else { return nil }
        self.name = name.identifier.identifierText
    }

    /// Whether the object may as well be made behind a statement: it isn't used there, and isn't left unmade by it.
    func canWait(for statement: CodeBlockItemSyntax) -> Bool {
        !statement.leavesBy([.return, .break, .continue, .throw])
            && !statement.tokens(viewMode: .sourceAccurate).contains { $0.identifierText == name }
    }
}

extension Semantics {
    /// The value holds no code, and nothing that is named around it.
    fileprivate func isConstant(_ value: ExprSyntax) -> Bool {
        !nodes(in: Syntax(value)).contains { node in
            node.is(ClosureExprSyntax.self)
                || node.as(DeclReferenceExprSyntax.self).map {
                    localBinding(of: $0.baseName.identifierText, at: Syntax($0)) != nil
                } == true
        }
    }
}
