import SwiftSyntax

/// The sub-expressions of code that leaves a body which belong to those who stay: they become parameters.
struct ParameterReader {
    let code: HostCode
    /// What leaves.
    let range: Range<Int>
    /// What the new place may touch itself.
    let allowed: Touches
    /// The statements, or the one expression, some of which may not be evaluated.
    let nodes: [Syntax]
    private(set) var parameters: [Extraction.Parameter] = []
    /// What stands for a parameter's expression in the new place.
    private(set) var edits: [TextEdit] = []
    private(set) var argumentEdits: [TextEdit] = []
    /// The code is an assignment as a whole.
    private var setsProperty = false
    /// The call is one of `setEditing(true, animated: true)`.
    private var setsFlag = false
    /// The call tells the screen's delegate something.
    private(set) var tellsDelegate = false
    /// What the code names without `self`, and a parameter of the name would hide.
    private let bareReferences: [Reference]
    private var byText: [String: String] = [:]

    init(_ code: HostCode, range: Range<Int>, allowed: Touches, of nodes: [Syntax]) {
        self.nodes = nodes
        self.code = code
        self.range = range
        self.allowed = allowed
        bareReferences = code.references(in: range).filter { $0.form == .bare }
    }

    /// Reads a statement that sets something of a view.
    mutating func readSetter(_ assignment: InfixOperatorExprSyntax) -> Bool {
        setsProperty = true
        guard read(assignment) else { return false }
        let value = assignment.rightOperand
        // What has no name that would tell it is the caller's.
        if allowed == .view, parameters.isEmpty, isParameter(value), ExtractionNames.constant(value) == nil,
            let type = code.semantics.expectedType(of: value)
        {
            _ = add(value, expected: type, name: assignment.nameSet, label: nil)
        }
        return true
    }

    /// Reads a statement that calls a method of a view: what it says is a parameter, even if nothing else is.
    mutating func readCommand(_ expression: ExprSyntax) -> Bool {
        guard let call = (expression.discarded ?? expression).as(FunctionCallExprSyntax.self), call.closures.isEmpty,
            !code.isForeign(Syntax(call), within: range, allowing: allowed)
        else { return read(Syntax(expression)) }
        return read(call)
    }

    /// Reads a call of the screen's delegate: what that is told is said by who tells it, whether there is one or not.
    mutating func readTelling(_ call: FunctionCallExprSyntax) -> Bool {
        tellsDelegate = true
        defer { tellsDelegate = false }
        return read(call)
    }

    /// - Parameters:
    ///   - expected: the type that the place asks for.
    ///   - name: a name for the parameter, from the place.
    /// - Returns: whether all that is foreign could become a parameter.
    mutating func read(_ node: Syntax, expected: Type? = nil, name: String? = nil, label: String? = nil) -> Bool {
        if let inner = node.as(TupleExprSyntax.self)?.elements.first,
            inner.parent?.as(LabeledExprListSyntax.self)?.count == 1
        {
            return read(Syntax(inner.expression), expected: expected, name: name, label: label)
        }
        if allowed == .navigation, let call = node.as(FunctionCallExprSyntax.self), guide(of: call) != nil {
            return read(call)
        }
        guard code.isForeign(node, within: range, allowing: allowed) else {
            return readLiteral(node, expected: expected, name: name, label: label)
        }
        // `#keyPath(url)` isn't the value; `#selector(cancel)` means the same in the Wireframe.
        if node.is(MacroExpansionExprSyntax.self) {
            return allowed == .navigation && code.references(in: node.range).contains { $0.target == .ownSelector }
        }
        if let closure = node.as(ClosureExprSyntax.self) { return read(closure) }
        if let name = node.boundName, code.isOuterLocal(name, range) { return add(name) }
        if let infix = node.as(InfixOperatorExprSyntax.self), isAssignment(infix) { return read(infix) }
        if allowed == .navigation, isPlace(node, expected) || isInherited(node) { return true }
        if expected != nil, let expression = node.as(ExprSyntax.self), isParameter(expression),
            add(expression, expected: expected, name: name, label: label)
        {
            return true
        }
        if let call = node.as(FunctionCallExprSyntax.self), isOurs(call.calledExpression) { return read(call) }
        if let expression = node.as(ExprSyntax.self), isParameter(expression), !isLiteral(expression) {
            if add(expression, expected: expected, name: name, label: label) { return true }
            // An anchor or another view that isn't handed around may be named from anywhere.
            if code.touches(in: node.range) == .view, !code.isForeign(node, within: range, allowing: .view) {
                return true
            }
            // `tableView.cellForRow(at: path)`: one that is found by a value.
            if allowed == .navigation, let call = node.as(FunctionCallExprSyntax.self), isOwnView(call) {
                return read(call)
            }
            if allowed == .navigation, let choice = node.as(InfixOperatorExprSyntax.self), isOwnView(choice) {
                return read(Syntax(choice.leftOperand)) && read(Syntax(choice.rightOperand))
            }
            // What a screen is made with, or asked for with, is handed over; other values aren't taken apart.
            guard allowed == .navigation,
                expression.trimmedText.first?.isUppercase == true
                    || code.semantics.type(of: expression).map(code.semantics.mayBeScreen) == true
            else { return false }
        }
        if node.is(DeclReferenceExprSyntax.self) { return false }
        let before = self
        if node.children(viewMode: .sourceAccurate).allSatisfy({ read($0) }) { return true }
        self = before
        // UIKit takes plain strings.
        guard let literal = node.as(StringLiteralExprSyntax.self), !allowed.contains(.data) else { return false }
        return add(ExprSyntax(literal), expected: expected ?? .string, name: name, label: label)
    }

    /// What a view is set to, and what differs between calls of one method: with the value as a parameter, one method does for
    /// all of them, and its name doesn't mislead.
    private mutating func readLiteral(_ node: Syntax, expected: Type?, name: String?, label: String?) -> Bool {
        guard let expression = node.as(ExprSyntax.self) else { return true }
        let isFlag = expression.is(BooleanLiteralExprSyntax.self)
        // What identifies something of UIKit's isn't shown.
        let isShown = label?.letterWords.last?.lowercased() != "identifier"
        let isText = isShown && (expression.literalText != nil || allowed == .view && isConstantOfApp(expression))
        if setsProperty, isFlag || expression.is(StringLiteralExprSyntax.self) {
            // What takes the literal takes a value of its plain type.
            return add(expression, expected: expected ?? (isFlag ? .bool : .string), name: name, label: nil)
        }
        guard let expected, let name, code.isValueType(expected) else { return true }
        let isPlain = [.integerLiteralExpr, .floatLiteralExpr, .nilLiteralExpr].contains(expression.kind)
        // What a service is given is made by who gives it.
        let isGiven = setsProperty && allowed.contains(.data) && code.touches(in: expression.range).isEmpty
        guard
            isText && expected.unwrapped == .string && allowed != .navigation || setsProperty && isPlain
                || setsFlag && isFlag && label == nil
                || isGiven || tellsDelegate && (expression.isConstant || isPlain)
                || allowed == .view && code.calls.vary(expression)
        else { return true }
        return add(expression, expected: expected, name: name, label: setsProperty ? nil : label)
    }

    // MARK: - Places that ask for a type

    private mutating func read(_ assignment: InfixOperatorExprSyntax) -> Bool {
        let target = assignment.leftOperand.range.lowerBound
        // A parameter can't be set.
        guard read(Syntax(assignment.leftOperand)), !parameters.contains(where: { $0.argument.lowerBound == target })
        else { return false }
        let type = code.semantics.expectedType(of: assignment.rightOperand)
        return read(Syntax(assignment.rightOperand), expected: type, name: assignment.nameSet)
    }

    private mutating func read(_ call: FunctionCallExprSyntax) -> Bool {
        let method = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        setsFlag = (method ?? call.calledExpression.trimmedText).hasPrefix("set")
        defer { setsFlag = false }
        // `makeEditor(for: note)` of the View is asked for its screen from anywhere.
        let isTaken =
            allowed == .navigation
            && (isOwnView(call) || guide(of: call).map { add($0, expected: nil, name: nil, label: "with") } == true)
        guard isTaken || read(Syntax(call.calledExpression)) else { return false }
        guard call.arguments.allSatisfy({ read($0, of: call) }) else { return false }
        return call.trailingClosures.allSatisfy { read($0) }
    }

    /// `environment.router?` of `environment.router?.showHelp(...)`: who shows the screen is handed over, and not asked for
    /// where the state is.
    private func guide(of call: FunctionCallExprSyntax) -> ExprSyntax? {
        guard var base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else { return nil }
        if let chain = base.as(OptionalChainingExprSyntax.self) { base = chain.expression }
        guard let path = base.as(MemberAccessExprSyntax.self)?.base, !code.controller.scopes.isSelf(path),
            !base.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .leftParen }),
            let root = code.rootReference(of: base)?.memberIDs.first.map({ code.controller.members[$0] }),
            root.kind == .storedProperty, !code.semantics.isScreen(root),
            code.touches(in: base.range).contains(.navigation)
        else { return nil }
        return base
    }

    /// An argument has the name and the type of the parameter that takes it, unless that takes any number.
    mutating func read(_ argument: LabeledExprSyntax, of call: FunctionCallExprSyntax) -> Bool {
        let label = argument.labelName
        let parameter = code.semantics.parameter(taking: argument.expression, of: call).flatMap {
            $0.takesAnyNumber ? nil : $0
        }
        let name = parameter.map { $0.name.lowercasedFirst }
        // It is evaluated by who takes it, if at all.
        let isTakenUnevaluated = parameter?.type.as(AttributedTypeSyntax.self)?.attributes.has("autoclosure") == true
        if isTakenUnevaluated, code.isForeign(Syntax(argument), within: range, allowing: allowed) { return false }
        return read(
            Syntax(argument.expression), expected: expectedType(argument.expression, in: call), name: name ?? label,
            label: label)
    }

    /// UIKit takes nearly everything as an optional, and an alert's text is put together where the alert is, of the values
    /// in it.
    private func expectedType(_ argument: ExprSyntax, in call: FunctionCallExprSyntax) -> Type? {
        let declared = code.semantics.expectedType(of: argument)
        guard code.context.isUIKitName(call.calledExpression.trimmedText) else { return declared }
        return argument.is(StringLiteralExprSyntax.self) ? nil : code.valueType(of: argument) ?? declared
    }

    /// Code that runs at once reads its values where the call does; what runs later stays with the caller.
    private mutating func read(_ closure: ClosureExprSyntax) -> Bool {
        guard let call = closure.argument?.call, let first = call.closures.first, code.semantics.runsAtOnce(first)
        else { return false }
        if first.id == closure.id {
            guard read(Syntax(closure.statements)) else { return false }
            edits += code.edit(leavingSelfOutOf: closure, handed: edits).map { [$0] } ?? []
            return true
        }
        guard call.closures.count == 2,
            let handler = HandlerFinder(code: code, range: range).completion(closure, taken: parameters.map(\.name))
        else { return false }
        addClosure(closure, handler)
        return true
    }

    /// `title` of the view controller, which the Wireframe can ask for.
    private func isInherited(_ node: Syntax) -> Bool {
        guard let reference = node.as(ExprSyntax.self).flatMap({ code.rootReference(of: $0) }),
            reference.expression.map(Syntax.init) == node, case .inherited(let name) = reference.target
        else { return false }
        return code.touches(in: node.range) == .view && code.names.isInherited(name)
    }

    /// `self.responds(to: #selector(save))` is asked of the view controller by who has it.
    private func isOfEveryObject(_ callee: ExprSyntax) -> Bool {
        guard isInherited(Syntax(callee)), case .inherited(let name) = code.rootReference(of: callee)?.target else {
            return false
        }
        return Platform.sdk.instanceMembers(of: Platform.object).contains(name)
    }

    /// `saveButton.bounds`, or an `if` around it: where a screen is shown, the Wireframe asks the views itself.
    private func isPlace(_ node: Syntax, _ expected: Type?) -> Bool {
        guard code.touches(in: node.range) == .view, !code.isForeign(node, within: range, allowing: .view) else {
            return false
        }
        let type = expected ?? node.as(ExprSyntax.self).flatMap { code.semantics.type(of: $0) }
        return node.is(IfExprSyntax.self)
            || type?.unwrapped.name.map(Platform.places.contains) == true
    }

    /// `tableView.cellForRow(at: path) ?? tableView`
    private func isOwnView(_ choice: InfixOperatorExprSyntax) -> Bool {
        choice.operator.trimmedText == "??" && code.touches(in: choice.leftOperand.range).contains(.view)
            && code.touches(in: choice.rightOperand.range) == .view
    }

    /// A view, or a screen that the View makes.
    private func isOwnView(_ call: FunctionCallExprSyntax) -> Bool {
        guard code.reach(in: call.calledExpression.range) == .view,
            !code.isForeign(Syntax(call.calledExpression), within: range, allowing: .view),
            let type = code.semantics.type(of: ExprSyntax(call))
        else { return false }
        return code.semantics.isView(type) || code.semantics.isScreen(type)
    }

    /// `L10n.saved`, `L10n.saved(L10n.today)`: what the app's own types give without the controller's part.
    private func isConstantOfApp(_ expression: ExprSyntax) -> Bool {
        let root = AccessPath(to: expression).root
        guard let name = root.as(DeclReferenceExprSyntax.self)?.baseName.identifierText, root.id != expression.id
        else { return false }
        return name.first?.isUppercase == true && !code.context.isUIKitName(name)
            && code.references(in: expression.range).isEmpty
            && code.touches(in: expression.range).isEmpty
    }

    // MARK: - Parameters

    /// What takes the type that its place asks for: as a parameter it would have one of its own.
    private func isLiteral(_ expression: ExprSyntax) -> Bool {
        [.stringLiteralExpr, .arrayExpr, .dictionaryExpr, .ternaryExpr].contains(expression.kind)
            || expression.as(PrefixOperatorExprSyntax.self)?.operator.text == "!"
    }

    /// Whether nothing of the expression is for the new place to evaluate.
    private func isParameter(_ expression: ExprSyntax) -> Bool {
        code.touches(in: expression.range).isDisjoint(with: allowed.intersection([.view, .navigation]))
            && ![.inOutExpr, .assignmentExpr, .ifExpr, .switchExpr, .optionalChainingExpr].contains(expression.kind)
            && expression.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != expression.id
    }

    private mutating func add(_ expression: ExprSyntax, expected: Type?, name: String?, label: String?) -> Bool {
        let expected = expected ?? code.semantics.expectedType(of: expression)
        // A type by its name is no value.
        if code.semantics.typeNamed(by: expression) != nil { return false }
        // A service that the Wireframe would ask isn't handed over.
        let isAsked = expression.parent?.as(MemberAccessExprSyntax.self)?.base?.id == expression.id
        if allowed == .navigation, isAsked, code.touches(in: expression.range) == .data { return false }
        if code.semantics.mayBeChanged(expression) || isBegunWithoutSelf(expression) { return false }
        guard isEvaluatedAlike(expression), isEvaluatedInOrder(expression) else { return false }
        let screen =
            allowed == .navigation && code.isGivenScreen(expression) ? expected ?? .named(Platform.viewController) : nil
        let anchor = allowed == .navigation ? expression.anchor(code.controller.scopes) : nil
        guard !code.usesNames(boundIn: range, Syntax(expression)), !code.handsOnSelf(expression, boundBy: range),
            let type = screen ?? anchor?.passedAs ?? code.valueType(of: expression, expected: expected),
            isValue(expression, type)
        else { return false }
        let text = expression.trimmedText
        // Of a literal the place tells what it is.
        let isStable =
            !expression.isConstant && !expression.is(NilLiteralExprSyntax.self)
            && expression.tokens(viewMode: .sourceAccurate).allSatisfy { $0.tokenKind != .leftParen }
        if isStable, let known = byText[text], isAsHandedOver(expression) {
            edits.append(TextEdit(range: expression.range, replacement: known))
            return true
        }
        let told =
            anchor != nil
            ? nameOf(expression) : screen == nil ? name.flatMap(noun) ?? nameOf(expression) : nameOfScreen(expression)
        let choice = told == nil ? choice(expression) : nil
        let label = anchor == nil ? label ?? choice : "at"
        let (unique, own) = freeName(told ?? choice ?? nameOfSet(expression) ?? "value", label, for: expression)
        parameters.append(
            Extraction.Parameter(
                label: parameters.isEmpty && label == nil ? nil : own ?? unique, name: unique,
                type: mark(expression, type)
                    + code.semantics.written(code.typeHandedOn(type, of: expression, in: range)),
                argument: expression.range, isClosure: false))
        let use = anchor.map { "\(unique) as? \($0.type)" } ?? unique
        edits.append(TextEdit(range: expression.range, replacement: use))
        byText[text] = use
        return true
    }

    /// `self?.titles` of `self?.titles.forEach { ... }`: by itself it is optional, and the rest asks for a value.
    private func isBegunWithoutSelf(_ expression: ExprSyntax) -> Bool {
        code.rootReference(of: expression)?.receiver?.isOptional == true
            && AccessPath(from: expression).links.isEmpty == false
    }

    /// `@escaping` for a function that the new place may keep. A parameter that its own function may not keep isn't kept there.
    private func mark(_ expression: ExprSyntax, _ type: Type) -> String {
        guard case .function(let function) = type, !function.attributes.contains("escaping"),
            !code.semantics.isOfCallOnly(expression)
        else { return "" }
        let text = expression.trimmedText
        let uses = nodes.flatMap { ViperSplit.nodes(ExprSyntax.self, in: $0) }.filter { $0.trimmedText == text }
        return uses.contains { code.semantics.mayBeKept($0, outOf: range) } ? "@escaping " : ""
    }

    /// Adds what `if let path` and `[path]` read, which goes on having the name.
    private mutating func add(_ name: TokenSyntax) -> Bool {
        let text = name.identifierText
        guard let binding = code.controller.scopes.binding(readBy: name),
            let type = code.typeOfValue(binding, named: text)
        else { return false }
        if let known = byText[text] { return known == text }
        guard !parameters.contains(where: { $0.name == text }) else { return false }
        parameters.append(
            Extraction.Parameter(
                label: parameters.isEmpty ? nil : text, name: text, type: code.semantics.written(type.asRead),
                argument: name.range, isClosure: false))
        byText[text] = text
        return true
    }

    /// Whether a member of the name is used in the new place; what becomes a parameter is evaluated by the caller.
    func isUsed(_ name: String, besides argument: Range<Int>) -> Bool {
        let replaced = edits.map(\.range) + [argument]
        return bareReferences.contains { reference in
            code.unit.text(reference.range) == name
                && !replaced.contains { $0.contains(reference.range.lowerBound) }
        }
    }

    /// A closure that the caller keeps, called in the new place.
    mutating func addClosure(_ closure: ClosureExprSyntax, _ handler: HandlerFinder.Handler) {
        parameters.append(
            Extraction.Parameter(
                label: handler.name, name: handler.name, type: handler.type, argument: closure.range, isClosure: true))
        edits.append(TextEdit(range: handler.place ?? closure.range, replacement: handler.replacement))
        argumentEdits += handler.edits
    }

    /// Whether a call's receiver is for the new place to evaluate, so that its arguments are looked at one by one.
    private func isOurs(_ callee: ExprSyntax) -> Bool {
        !code.touches(in: callee.range).isDisjoint(with: allowed)
            || allowed == .navigation && isOfEveryObject(callee)
            || callee.trimmedText.first?.isUppercase == true
            || !code.isForeign(Syntax(callee), within: range, allowing: allowed)
    }
}

extension Syntax {
    /// The name of a pattern or of a capture, which may read one around it: `path` of `if let path` and of `[weak path]`.
    fileprivate var boundName: TokenSyntax? {
        self.as(ClosureCaptureSyntax.self)?.name ?? self.as(IdentifierPatternSyntax.self)?.identifier
    }
}
