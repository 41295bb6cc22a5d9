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
    /// - Parameter last: the statement that shows the screen.
    /// - Returns: the extraction and the first statement's place; nil if the statement doesn't navigate, or can't leave.
    func run(endingAt last: Int, in statements: [CodeBlockItemSyntax], after floor: Int) -> (Extraction, Int)? {
        guard case .expr(let expression) = statements[last].item, let call = navigationCall(expression) else {
            return nil
        }
        let screen = shownScreen(call)
        var first = last
        if let screen, let name = screen.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
            let binding = localBinding(of: name, at: Syntax(screen))
        {
            guard let start = statements[floor..<last].firstIndex(where: { $0.range.contains(binding.position) }),
                let built = buildingStart(from: start, to: last, in: statements, floor)
            else { return nil }
            first = built
        }
        let range = statements[first].range.lowerBound..<statements[last].range.upperBound
        guard !isUsedLater(range, statements, after: last) else { return nil }
        guard let extraction = extraction(range, Array(statements[first...last]), call, screen) else { return nil }
        return (extraction, first)
    }

    // MARK: - What navigates

    /// `present(...)`, `self?.navigationController?.pushViewController(...)`.
    private func navigationCall(_ expression: ExprSyntax) -> FunctionCallExprSyntax? {
        var expression = expression
        if let infix = expression.as(InfixOperatorExprSyntax.self),
            infix.leftOperand.is(DiscardAssignmentExprSyntax.self)
        {
            expression = infix.rightOperand
        }
        guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
        if let reference = code.rootReference(of: call.calledExpression), case .inherited(let name) = reference.target {
            return code.touches(in: reference.range) == .navigation
                && !["storyboard", "presentedViewController"].contains(name)
                ? call : nil
        }
        return call.calledExpression.trimmedDescription == "UIApplication.shared.open" ? call : nil
    }

    /// The screen that a call shows, if it shows one.
    private func shownScreen(_ call: FunctionCallExprSyntax) -> ExprSyntax? {
        let name =
            call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText
            ?? call.calledExpression.trimmedDescription
        guard ["present", "show", "showDetailViewController", "pushViewController"].contains(name) else { return nil }
        return call.arguments.first?.expression
    }

    /// The first statement of those that build the screen, other local values that only they use among them.
    private func buildingStart(
        from start: Int, to last: Int, in statements: [CodeBlockItemSyntax], _ floor: Int
    ) -> Int? {
        var first = start
        var locals = declared(in: statements[start..<last])
        while first > floor, let name = declaredName(statements[first - 1]),
            isBuilding(statements[first - 1]), isUsed(name, in: statements[first...last])
        {
            first -= 1
            locals.insert(name)
        }
        for statement in statements[first..<last] {
            guard mentions(statement, locals) else { return nil }
        }
        return first
    }

    private func isBuilding(_ statement: CodeBlockItemSyntax) -> Bool {
        let touched = code.reach(in: statement.range)
        return touched.contains(.navigation) && touched.isDisjoint(with: [.data, .flow, .state])
    }

    private func declared(in statements: ArraySlice<CodeBlockItemSyntax>) -> Set<String> {
        Set(statements.compactMap(declaredName))
    }

    private func declaredName(_ statement: CodeBlockItemSyntax) -> String? {
        guard let variable = statement.item.as(VariableDeclSyntax.self), variable.bindings.count == 1 else {
            return nil
        }
        return variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
    }

    private func mentions(_ statement: CodeBlockItemSyntax, _ names: Set<String>) -> Bool {
        // A `guard` leaves the body that it stands in.
        if statement.item.is(GuardStmtSyntax.self) || statement.item.is(ReturnStmtSyntax.self) { return false }
        return statement.tokens(viewMode: .sourceAccurate).contains { names.contains($0.identifierText) }
    }

    private func isUsed(_ name: String, in statements: ArraySlice<CodeBlockItemSyntax>) -> Bool {
        statements.contains { mentions($0, [name]) }
    }

    private func isUsedLater(_ range: Range<Int>, _ statements: [CodeBlockItemSyntax], after last: Int) -> Bool {
        statements[(last + 1)...].contains { statement in
            statement.tokens(viewMode: .sourceAccurate).contains { token in
                guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return false }
                return localBinding(of: token.identifierText, at: Syntax(reference)).map { range.contains($0.position) }
                    ?? false
            }
        }
    }

    // MARK: - The method

    private func extraction(
        _ range: Range<Int>, _ statements: [CodeBlockItemSyntax], _ call: FunctionCallExprSyntax, _ screen: ExprSyntax?
    ) -> Extraction? {
        guard let receiver = code.receiver(for: call.range, at: Syntax(call)) else { return nil }
        // Without `self` nothing is shown, but what is built may tell that it was.
        if receiver.contains("?"), statements.count > 1, !buildsOnlyUIKit(statements) { return nil }
        var reader = ParameterReader(code, range: range, allowed: .navigation)
        let finder = HandlerFinder(code: code, range: range)
        for statement in statements {
            guard read(Syntax(statement), &reader, finder) else { return nil }
        }
        guard code.references(in: range).allSatisfy({ isAllowed($0, reader) }),
            let text = code.extracted(range, reader.edits)
        else { return nil }
        let names = names(statements, call, screen)
        return Extraction(
            host: code.member.id, unit: code.unit.index, role: .wireframe, form: .method(result: nil, effects: ""),
            range: range, receiver: receiver, name: names[0], alternatives: Array(names.dropFirst()),
            parameters: labelled(reader.parameters), code: text, argumentEdits: reader.argumentEdits)
    }

    /// Closures that do more than navigate stay with the caller.
    private func read(_ node: Syntax, _ reader: inout ParameterReader, _ finder: HandlerFinder) -> Bool {
        if let closure = node.as(ClosureExprSyntax.self) {
            if finder.isOfWireframe(closure) { return true }
            if let call = closure.argument?.call, reader.runsAtOnce(call) { return reader.read(node) }
            guard let handler = finder.handler(closure, taken: reader.parameters.map(\.name)) else { return false }
            reader.addClosure(
                closure, named: handler.name, type: handler.type, replacement: handler.replacement, edits: handler.edits
            )
            return true
        }
        if node.is(ExprSyntax.self), !containsClosure(node) { return reader.read(node) }
        if let assignment = node.as(InfixOperatorExprSyntax.self), isAssignment(assignment), !containsClosure(node) {
            return reader.read(node)
        }
        return node.children(viewMode: .sourceAccurate).allSatisfy { read($0, &reader, finder) }
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

    private func buildsOnlyUIKit(_ statements: [CodeBlockItemSyntax]) -> Bool {
        statements.dropLast().allSatisfy { statement in
            !statement.tokens(viewMode: .sourceAccurate).contains { isScreenTypeName($0.text) && !isUIKitName($0.text) }
        }
    }

    // MARK: - Names

    private func labelled(_ parameters: [Extraction.Parameter]) -> [Extraction.Parameter] {
        parameters.map { parameter in
            guard !parameter.isClosure else { return parameter }
            return Extraction.Parameter(
                label: parameter.label ?? "for", name: parameter.name, type: parameter.type,
                argument: parameter.argument, isClosure: false)
        }
    }

    private func names(
        _ statements: [CodeBlockItemSyntax], _ call: FunctionCallExprSyntax, _ screen: ExprSyntax?
    ) -> [String] {
        let verb =
            call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText
            ?? call.calledExpression.trimmedDescription
        if let screen {
            if let alert = statements.firstResult({ alertName(Syntax($0)) }) {
                return [alert, alert + "Screen"]
            }
            let type = code.inference.type(of: screen)?.unwrapped ?? screenType(in: statements) ?? "Screen"
            let name = ExtractionNames.showing(type)
            return [name, name + "Screen"]
        }
        switch verb {
        case "performSegue":
            let identifier = call.arguments.first.flatMap { segueName($0.expression) }
            let name = identifier.flatMap(ExtractionNames.segue)
            return [name, "performScreenSegue"].compactMap { $0 }
        case "dismiss": return ["close", "dismissScreen"]
        case "popViewController": return ["goBack", "popScreen"]
        case "popToRootViewController": return ["goToRoot", "popToRootScreen"]
        case "open": return ["open", "openURL"]
        default: return [verb + "Screen", verb + "NextScreen"]
        }
    }

    /// `ShowDetail` for `"ShowDetail"`, `Segue.showDetail` and `Segue.showDetail.rawValue`.
    private func segueName(_ identifier: ExprSyntax) -> String? {
        if let literal = identifier.as(StringLiteralExprSyntax.self) { return literal.segments.trimmedDescription }
        guard let access = identifier.as(MemberAccessExprSyntax.self) else { return nil }
        let name = access.declName.baseName.identifierText
        return name == "rawValue" ? access.base.flatMap(segueName) : name
    }

    private func screenType(in statements: [CodeBlockItemSyntax]) -> String? {
        statements.lazy.flatMap { $0.tokens(viewMode: .sourceAccurate) }.map(\.text).first {
            isScreenTypeName($0) && $0 != "UIStoryboard" && $0 != "UINavigationController"
        }
    }

    /// `showDeleteAlert` for a `UIAlertController` with a title that begins so.
    private func alertName(_ node: Syntax) -> String? {
        guard node.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == "UIAlertController" }) else {
            return nil
        }
        let title = firstTitle(node).flatMap(ExtractionNames.title) ?? ""
        let isSheet = node.tokens(viewMode: .sourceAccurate).contains { $0.text == "actionSheet" }
        return "show" + title + (isSheet ? "Sheet" : "Alert")
    }

    private func firstTitle(_ node: Syntax) -> String? {
        if let call = node.as(FunctionCallExprSyntax.self),
            call.calledExpression.trimmedDescription == "UIAlertController"
        {
            for argument in call.arguments where argument.label?.text == "title" || argument.label?.text == "message" {
                if let text = argument.expression.literalText { return text }
            }
            return nil
        }
        return node.children(viewMode: .sourceAccurate).firstResult { firstTitle($0) }
    }
}

extension ExprSyntax {
    /// The text of a literal, plain or handed to a function that translates it.
    var literalText: String? {
        if let literal = self.as(StringLiteralExprSyntax.self) {
            let text = literal.segments.compactMap { $0.as(StringSegmentSyntax.self)?.content.text }.joined()
            return text.isEmpty ? nil : text
        }
        guard let call = self.as(FunctionCallExprSyntax.self), let first = call.arguments.first else { return nil }
        return first.expression.as(StringLiteralExprSyntax.self).flatMap { ExprSyntax($0).literalText }
    }
}
