import SwiftSyntax

/// What a body does to show other screens: a method of the Wireframe, together with building the next screen.
///
/// ## Before
/// ```swift
/// let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
/// alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in self?.delete(note) })
/// present(alert, animated: true)
/// ```
/// ## After
/// ```swift
/// showDeleteAlert { [weak self] in self?.delete(note) }
/// ```
struct NavigationExtractions {
    let code: HostCode

    /// The statements that end in showing a screen, from the one that begins to build it.
    ///
    /// - Parameter place: the statement that shows the screen.
    /// - Returns: the extraction and the places of its statements; nil if the statement doesn't navigate, or can't leave.
    func run(
        showingAt place: Int, in statements: [CodeBlockItemSyntax], after floor: Int
    ) -> (extraction: Extraction, places: ClosedRange<Int>)? {
        if let asked = askingCall(statements[place]) { return result(of: asked, in: statements, at: place) }
        guard
            let change = change(statements[place]) ?? changeOnScreen(boundBy: statements[place])
                ?? statements[place].conditional.flatMap(firstBranch)?.change ?? changeInLoop(statements[place])
        else { return nil }
        let marked = statements[floor..<place].lastIndex { !code.semantics.effectMarks(of: Syntax($0)).isEmpty }
        let floor = marked.map { $0 + 1 } ?? floor
        // Whoever is told needn't keep what the screen has made for that.
        if let call = change.call, ownDelegate(calledBy: call) != nil {
            return run(of: change, in: statements, place...place, nil)
        }
        let first = buildingStart(of: change, to: place, in: statements, floor)
        return first.flatMap { run(of: change, in: statements, from: $0, to: place) }
            ?? sinking(of: change, in: statements, at: place, floor)
    }

    /// `let next = Editor()`, other things, `next.note = note`: where the screen may as well be made later, the rest leaves and
    /// takes the making along.
    private func sinking(
        of change: ScreenChange, in statements: [CodeBlockItemSyntax], at place: Int, _ floor: Int
    ) -> (extraction: Extraction, places: ClosedRange<Int>)? {
        guard let (making, first) = sunkMaking(of: change, in: statements[floor...place]) else { return nil }
        let range = statements[making].item.range
        let rest = NavigationExtractions(code: code.sinking(range))
        guard !rest.isUsedLater(range, statements, after: place),
            let (found, places) = rest.run(
                of: change, in: statements, from: first, to: place, making: statements[making]),
            let text = code.extracted(range, [])
        else { return nil }
        var extraction = found
        extraction.code = text + "\n" + extraction.code
        extraction.sunk = range
        return (extraction, places)
    }

    private func run(
        of change: ScreenChange, in statements: [CodeBlockItemSyntax], from first: Int, to place: Int,
        making: CodeBlockItemSyntax? = nil
    ) -> (extraction: Extraction, places: ClosedRange<Int>)? {
        let locals = declared(in: statements[first...place])
        let isNoted =
            place + 1 < statements.count && notes(shownScreen(change), of: change, locals, statements[place + 1])
        let end = isNoted ? place + 1 : windowsEnd(of: change, at: place, in: statements, besides: locals)
        if let run = run(of: change, in: statements, first...end, making) { return run }
        // What may have left the body before the end of it leaves that alone.
        let isTail = statements[first...place].contains { $0.leavesBy([.return]) }
        return isNoted || end == place || isTail ? nil : run(of: change, in: statements, first...place, making)
    }

    private func run(
        of change: ScreenChange, in statements: [CodeBlockItemSyntax], _ places: ClosedRange<Int>,
        _ making: CodeBlockItemSyntax?
    ) -> (extraction: Extraction, places: ClosedRange<Int>)? {
        let (first, last) = (places.lowerBound, places.upperBound)
        let screen = shownScreen(change)
        // A semicolon stays between the call and what follows, `return` before it.
        let returned = statements[last].returned
        guard returned == nil || first == last else { return nil }
        let range = returned?.range ?? statements[first].range.lowerBound..<statements[last].item.range.upperBound
        guard !isUsedLater(range, statements, after: last) else { return nil }
        let moving = Array(statements[first...last])
        let names =
            moving.last?.conditional.flatMap(firstBranch)?.names
            ?? names([making].compactMap { $0 } + moving, change, screen)
        guard let extraction = extraction(range, moving.map { Syntax($0) }, change, screen, names) else { return nil }
        return (extraction, places)
    }

    /// `let progress = installer.install(app, presenting: self)`: the call alone leaves, and gives what it gave.
    private func result(
        of call: FunctionCallExprSyntax, in statements: [CodeBlockItemSyntax], at place: Int
    ) -> (extraction: Extraction, places: ClosedRange<Int>)? {
        let names = namesOfAsking(call) ?? names([statements[place]], ScreenChange(call), nil)
        return result(of: call, named: names).map { ($0, place...place) }
    }

    /// `delegate?.isBookmarked(post) ?? false`: what is asked of whoever showed this screen, and nothing of the answer.
    func answer(_ call: FunctionCallExprSyntax) -> Extraction? {
        let path = AccessPath(from: ExprSyntax(call))
        guard path.links.isEmpty, let names = namesOfAsking(call),
            path.command == nil || code.semantics.isResult(ExprSyntax(call)) == true
        else { return nil }
        return result(of: call, named: names)
    }

    private func result(of call: FunctionCallExprSyntax, named names: [String]) -> Extraction? {
        guard let type = code.valueType(of: ExprSyntax(call)), !type.unwrapped.isVoid else { return nil }
        return extraction(
            call.range, [Syntax(call)], ScreenChange(call), nil, names, result: code.semantics.written(type))
    }

    /// `editor = next` behind showing it, `editor = nil` behind dismissing it: the view controller knows which screen is
    /// shown, or is inside of the one that is.
    ///
    /// - Parameter locals: what is built for the call.
    private func notes(
        _ screen: ExprSyntax?, of change: ScreenChange, _ locals: Set<String>, _ statement: CodeBlockItemSyntax
    ) -> Bool {
        guard let assignment = statement.item.as(InfixOperatorExprSyntax.self),
            assignment.operator.is(AssignmentExprSyntax.self),
            let property = code.rootReference(of: assignment.leftOperand)?.memberIDs.first,
            code.controller.members[property].kind == .storedProperty
        else { return false }
        if assignment.rightOperand.is(NilLiteralExprSyntax.self) {
            return code.rootReference(of: change.asked)?.memberIDs == [property]
        }
        guard let noted = assignment.rightOperand.as(DeclReferenceExprSyntax.self) else { return false }
        return noted.trimmedText == screen?.trimmedText
            || locals.contains(noted.baseName.identifierText)
                && code.semantics.isScreen(code.controller.members[property])
    }

    // MARK: - What navigates

    /// What a statement does to show a screen or to take one away, if it does nothing else.
    func change(_ statement: CodeBlockItemSyntax) -> ScreenChange? {
        navigationCall(statement).map(ScreenChange.init)
            ?? statement.expression.flatMap(ScreenChange.init(setting:)).flatMap { setsScreens($0) ? $0 : nil }
    }

    /// `present(...)`, `self?.navigationController?.pushViewController(...)`.
    private func navigationCall(_ statement: CodeBlockItemSyntax) -> FunctionCallExprSyntax? {
        guard let expression = statement.action,
            let call = (expression.discarded ?? expression).as(FunctionCallExprSyntax.self),
            statement.returned == nil && ownDelegate(calledBy: call) == nil
                ? code.semantics.isResult(expression) != true : code.semantics.isResult(expression) == false
        else { return nil }
        if let reference = code.rootReference(of: call.calledExpression), case .inherited(let name) = reference.target {
            if code.touches(in: reference.range) == .navigation {
                return Platform.sdk.navigatingMembers.contains(name) || !isOnlyAsked(call) ? call : nil
            }
        }
        return opensElsewhere(call) || asksScreen(call) || showsWhatItGives(call) ? call : nil
    }

    /// What is asked of the storyboard, or of the screen on top, shows nothing.
    private func isOnlyAsked(_ call: FunctionCallExprSyntax) -> Bool {
        guard let decl = code.semantics.callee(of: call)?.decl, code.semantics.isOfLibrary(decl) else { return false }
        return !Facts(of: decl).contains(.navigates)
    }

    /// `UIApplication.shared.open(url)`
    func opensElsewhere(_ call: FunctionCallExprSyntax) -> Bool {
        guard let decl = code.semantics.callee(of: call)?.decl, Facts(of: decl).contains(.navigates) else {
            return false
        }
        return code.semantics.enclosingTypes(of: Syntax(decl)).first == Platform.application
    }

    /// What shows a screen and gives something besides, which is bound to a name.
    private func askingCall(_ statement: CodeBlockItemSyntax) -> FunctionCallExprSyntax? {
        guard let bindings = statement.item.as(VariableDeclSyntax.self)?.bindings, bindings.count == 1,
            let call = bindings.first?.initializer?.value.as(FunctionCallExprSyntax.self), asksScreen(call)
        else { return nil }
        return call
    }

    /// `Editors.editor(for: note) { [weak self] editor in self?.present(editor, animated: true) }`: who makes the screen hands
    /// it over when it is made.
    func showsWhatItGives(_ call: FunctionCallExprSyntax) -> Bool {
        guard let closure = call.trailingClosure ?? call.arguments.last?.expression.as(ClosureExprSyntax.self),
            call.additionalTrailingClosures.isEmpty, closure.statements.count == 1,
            closure.parameterNames.count == 1, let showing = closure.statements.first.flatMap(change)
        else { return false }
        return shownScreen(showing)?.trimmedText == closure.parameterNames[0]
    }

    /// `Onboarding.show(in: navigationController)`, `settingsScreen?.dismiss(animated: true)`.
    func asksScreen(_ call: FunctionCallExprSyntax) -> Bool {
        let root = code.rootReference(of: call.calledExpression)?.range ?? call.range
        return code.placesTouched(in: root).contains { touch in
            touch.kind == .navigation && touch.isUse && touch.range.lowerBound == root.lowerBound
        }
    }

    /// `if let next = makeNext() { ...; present(next, animated: true) }`: whether there is a screen is the Wireframe's matter.
    private func changeOnScreen(boundBy statement: CodeBlockItemSyntax) -> ScreenChange? {
        guard let condition = statement.conditional, condition.elseBody == nil,
            let change = condition.body.statements.last.flatMap(change),
            let screen = shownScreen(change)?.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
        else { return nil }
        let bindings = condition.conditions.compactMap { $0.condition.as(OptionalBindingConditionSyntax.self) }
        let names = bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText }
        let statements = Array(condition.body.statements)
        let locals = declared(in: statements[...]).union(names)
        let bindsScreen = bindings.contains { binding in
            binding.initializer.flatMap { code.semantics.type(of: $0.value) }.map(code.semantics.isScreen) ?? false
        }
        guard names.count == condition.conditions.count, locals.contains(screen),
            names.contains(screen) || bindsScreen
                || code.reach(in: condition.conditions.range).contains(.navigation)
        else { return nil }
        return statements.allSatisfy { mentions($0, locals) } ? change : nil
    }

    // MARK: - The method

    /// - Parameters:
    ///   - nodes: the statements that leave, or the one expression.
    ///   - result: the type of what the call gives, if that is used.
    func extraction(
        _ range: Range<Int>, _ nodes: [Syntax], _ change: ScreenChange, _ screen: ExprSyntax?,
        _ names: [String],
        result: String? = nil
    ) -> Extraction? {
        if let call = change.call, !code.canBeMadeByOthers(call) { return nil }
        guard !code.holdsWhatMayGo(range),
            let (receiver, keeper) = code.receiverOrKeeper(
                for: change.expression.range, at: Syntax(change.expression), showsScreen: true)
        else { return nil }
        // Without `self` nothing is shown, but what is built may tell that it was.
        let shows = nodes.last?.as(CodeBlockItemSyntax.self).map { $0.conditional == nil } ?? false
        if receiver.contains("?"),
            result != nil || code.askForScreen(nodes) || !code.maySkip(shows ? nodes.dropLast() : nodes[...])
        {
            return nil
        }
        var reader = ParameterReader(code, range: range, allowed: .navigation, of: nodes)
        let finder = HandlerFinder(code: code, range: range)
        if let call = change.call, call.closures.isEmpty, ownDelegate(calledBy: call) != nil {
            guard reader.readTelling(call) else { return nil }
        } else {
            for node in nodes {
                guard read(node, &reader, finder) else { return nil }
            }
        }
        guard code.references(in: range).allSatisfy({ isAllowed($0, reader) }),
            let text = code.extracted(range, reader.edits)
        else { return nil }
        // A URL is opened itself, and what is called by the same name takes its arguments as that does; a screen is shown for
        // something.
        let showsScreen =
            isNavigationVerb(names[0]) && names[0] != "open" && (change.base == nil || names[0] != change.name)
        let parameters =
            showsScreen
            ? labelled(reader.parameters, showing: screen) : reader.parameters.withoutLabel(saidBy: names[0])
        var extraction = Extraction(
            host: code.member.id, unit: code.unit.index, role: .wireframe, form: .method(result: result, effects: ""),
            range: range, receiver: receiver, name: names[0], alternatives: Array(names.dropFirst()),
            parameters: parameters, code: text, argumentEdits: reader.argumentEdits)
        extraction.keeper = keeper
        extraction.comparedCode = textOfComparison(range, reader)
        extraction.heldScreens = Set(code.heldScreens(in: range).map(\.condition.lowerBound))
        return extraction
    }

    /// The code less the arguments that say what would be anyway; nil if there are none.
    private func textOfComparison(_ range: Range<Int>, _ reader: ParameterReader) -> String? {
        let calls = nodes(FunctionCallExprSyntax.self, in: Syntax(code.member.decl)).filter {
            range.contains($0.range.lowerBound)
        }
        let edits = calls.flatMap { call in
            let arguments = Array(call.arguments)
            let ids = Set(code.context.argumentsSaidAnyway(in: call).map(\.id))
            return zip(arguments, arguments.dropFirst()).filter { ids.contains($1.id) }.map { before, said in
                TextEdit(range: before.expression.range.upperBound..<said.expression.range.upperBound, replacement: "")
            }
        }
        return edits.isEmpty ? nil : code.extracted(range, reader.edits + edits)
    }

    /// Closures that do more than navigate stay with the caller.
    private func read(_ node: Syntax, _ reader: inout ParameterReader, _ finder: HandlerFinder) -> Bool {
        if let closure = node.as(ClosureExprSyntax.self) {
            if finder.isOfWireframe(closure) { return true }
            if let constants = finder.constantsOfNavigation(closure) {
                return constants.allSatisfy { reader.read(Syntax($0)) }
            }
            if let first = closure.argument?.call.closures.first, code.semantics.runsAtOnce(first) {
                return reader.read(node)
            }
            guard let handler = finder.handler(closure, taken: reader.parameters.map(\.name)) else { return false }
            reader.addClosure(closure, handler)
            return true
        }
        if node.is(ExprSyntax.self), !containsClosure(node) { return reader.read(node) }
        if let assignment = node.as(InfixOperatorExprSyntax.self), isAssignment(assignment) {
            guard containsClosure(node) else { return reader.read(node) }
            // What is set belongs to something that may be handed over; it can't be handed over itself.
            let target = assignment.leftOperand
            let isOurs =
                target.as(MemberAccessExprSyntax.self)?.base.map { read(Syntax($0), &reader, finder) }
                ?? !code.isForeign(Syntax(target), within: reader.range, allowing: .navigation)
            return isOurs && read(Syntax(assignment.rightOperand), &reader, finder)
        }
        if let loop = node.as(ForStmtSyntax.self) {
            let clause = loop.whereClause.map { reader.read(Syntax($0)) } ?? true
            return readSequence(loop.sequence, &reader) && clause && read(Syntax(loop.body), &reader, finder)
        }
        if let (sequence, body) = node.as(FunctionCallExprSyntax.self)?.loop {
            return readSequence(sequence, &reader) && read(Syntax(body.statements), &reader, finder)
        }
        return node.children(viewMode: .sourceAccurate).allSatisfy { child in
            if let argument = child.as(LabeledExprSyntax.self), !containsClosure(child),
                let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
            {
                return reader.read(argument, of: call)
            }
            return read(child, &reader, finder)
        }
    }

    /// What a loop goes over is handed over; how it does that is a part of building.
    private func readSequence(_ sequence: ExprSyntax, _ reader: inout ParameterReader) -> Bool {
        if let access = sequence.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self),
            let base = access.base, ["enumerated", "reversed"].contains(access.declName.baseName.text)
        {
            return readSequence(base, &reader)
        }
        return reader.read(Syntax(sequence))
    }

    private func containsClosure(_ node: Syntax) -> Bool {
        node.is(ClosureExprSyntax.self) || node.children(viewMode: .sourceAccurate).contains(where: containsClosure)
    }

    /// `self` handed on becomes the view controller; own views may be named as anchors.
    private func isAllowed(_ reference: Reference, _ reader: ParameterReader) -> Bool {
        if reader.parameters.contains(where: { $0.argument.contains(reference.range.lowerBound) }) { return true }
        switch reference.target {
        case .superclass, .selfType, .unsupported, .unknown: return false
        default: return true
        }
    }

    private func labelled(
        _ parameters: [Extraction.Parameter], showing screen: ExprSyntax?
    ) -> [Extraction.Parameter] {
        parameters.map { parameter in
            guard !parameter.isClosure, parameter.argument != screen?.range else { return parameter }
            // One shows something for a note, but not for a flag.
            return Extraction.Parameter(
                label: parameter.label ?? (parameter.type == "Bool" ? parameter.name : "for"), name: parameter.name,
                type: parameter.type,
                argument: parameter.argument, isClosure: false)
        }
    }
}

extension CodeBlockItemSyntax {
    /// The statement as an `if`.
    fileprivate var conditional: IfExprSyntax? {
        item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
    }
}
