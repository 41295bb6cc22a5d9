import SwiftSyntax

/// What a body that belongs to the Presenter does with views, and with the screens that are kept: commands become methods of
/// the View or of the Wireframe, values their properties.
struct ViewExtractions {
    let code: HostCode
    /// Whose the views are: the View's, or the Wireframe's where they are other screens.
    var role = Role.view

    private var kind: Touches { Touches(of: role) }

    // MARK: - Commands

    /// A statement whose receiver is a view, or something that draws. `return show(note)` leaves less its `return`.
    func command(_ item: CodeBlockItemSyntax) -> Extraction? {
        guard let expression = item.action, let target = target(of: expression),
            code.semantics.isResult(expression) == false
        else {
            return nil
        }
        let range = expression.range
        let call = (expression.discarded ?? expression).as(FunctionCallExprSyntax.self)
        // Who tells the screen's delegate anything is asked first.
        if let call, NavigationExtractions(code: code).ownDelegate(calledBy: call) != nil { return nil }
        guard code.touches(in: range).contains(kind), call.map(code.canBeMadeByOthers) ?? true,
            let receiver = code.receiver(for: target.range, at: Syntax(expression))
        else { return nil }
        var reader = ParameterReader(code, range: range, allowed: kind, of: [Syntax(expression)])
        let isRead = setter(expression).map { reader.readSetter($0) } ?? reader.readCommand(expression)
        let handed = reader.parameters.filter(\.isClosure).map(\.argument)
        let isOfOthers = code.placesTouched(in: range).contains { touch in
            [.view, .navigation].contains(touch.kind) && touch.kind != kind
                && !handed.contains { $0.contains(touch.range.lowerBound) }
        }
        guard isRead, !isOfOthers, let text = code.extracted(range, reader.edits) else { return nil }
        let names = names(of: target, in: expression, hasParameters: !reader.parameters.isEmpty)
        guard let name = names.first else { return nil }
        var extraction = Extraction(
            host: code.member.id, unit: code.unit.index, role: role, form: .method(result: nil, effects: ""),
            range: range, receiver: receiver, name: name, alternatives: Array(names.dropFirst()),
            parameters: reader.parameters, code: text, argumentEdits: reader.argumentEdits)
        extraction.parameterEdits = reader.edits
        return extraction
    }

    /// What a command acts on, and what it sets of that, if it does.
    func told(by expression: ExprSyntax) -> (object: String?, property: String?) {
        guard let target = target(of: expression) else { return (nil, nil) }
        var path = memberPath(of: target)
        let last = path.popLast()
        let object = object(withoutFirst(path), in: expression)
        let isSet = setter(expression).map { $0.operator.trimmedText == "=" } == true
        return (object, isSet ? last : nil)
    }

    /// The expression that is called or set, if it begins with a view.
    private func target(of expression: ExprSyntax) -> ExprSyntax? {
        if let infix = expression.as(InfixOperatorExprSyntax.self), isAssignment(infix) {
            if let value = expression.discarded { return target(of: value) }
            return isView(infix.leftOperand) ? infix.leftOperand : nil
        }
        guard let call = expression.as(FunctionCallExprSyntax.self), isView(call.calledExpression) else { return nil }
        return call.calledExpression
    }

    private func isView(_ expression: ExprSyntax) -> Bool {
        guard let reference = code.rootReference(of: expression) else {
            return role == .view && code.touches(in: expression.range) == .view
        }
        guard code.touches(in: reference.range) == kind else { return false }
        switch reference.target {
        case .members(let ids):
            let held = ids.map { code.controller.members[$0] }
            return held.allSatisfy { property in
                property.kind == .storedProperty
                    && (role == .view || code.semantics.isScreen(property)
                        || code.semantics.isToldAsNavigation(property))
            }
        // What is around the view controller it is asked for by who shows something there.
        case .inherited: return role == .view
        default: return false
        }
    }

    private func names(of target: ExprSyntax, in expression: ExprSyntax, hasParameters: Bool) -> [String] {
        var path = memberPath(of: target)
        guard let last = path.popLast() else { return [] }
        let object = object(withoutFirst(path), in: expression)
        guard let setter = setter(expression) else {
            // `forEach` says nothing of what is done with each.
            let inner =
                last == "forEach"
                ? innerName(of: expression, on: object)
                : object == nil ? code.commandToSubview(last, expression) : nil
            let name = inner ?? ExtractionNames.command(last, on: object)
            return [name, ofComponent(name)]
                + code.endsOfNames(at: Syntax(expression)).map { name + $0 }
        }
        let name = ExtractionNames.setter(last, on: object)
        // `label.text? += " (1)"`
        if hasParameters, setter.operator.trimmedText == "=" { return [name, ofComponent(name)] }
        let told = told(setter, name)
        return told + told.flatMap { told in code.endsOfNames(at: Syntax(expression)).map { told + $0 } }
    }

    /// Another name for where that is taken: it says whose it is.
    private func ofComponent(_ name: String) -> String { name + (role == .view ? "InView" : "Screen") }

    /// A name for an assignment that nothing is handed over for.
    private func told(_ setter: InfixOperatorExprSyntax, _ name: String) -> [String] {
        // `label.text? += " (1)"`
        if setter.operator.trimmedText != "=" { return [ExtractionNames.updating(name)] }
        if setter.rightOperand.is(NilLiteralExprSyntax.self) { return [ExtractionNames.clearing(name)] }
        // `label.textColor = .red` has no parameter that would tell.
        if let constant = ExtractionNames.constant(setter.rightOperand) { return [name + "To" + constant] }
        // What it becomes is another view's state, or is made here of parts that no one word tells.
        let isTheirs = code.touches(in: setter.rightOperand.range) == kind || setter.rightOperand.isMadeOfParts
        return isTheirs ? [ExtractionNames.updating(name)] : []
    }

    /// The view controller's own view and what it is in say nothing.
    private func withoutFirst(_ path: [String]) -> [String] {
        let first = path.first.flatMap { Platform.sdk.typeOfProperty($0, of: Platform.viewController) }
        return Array(path.dropFirst(first == Platform.view || first == Platform.navigationController ? 1 : 0))
    }

    /// `UIView.animate` is about the view that it changes.
    private func object(_ path: [String], in expression: ExprSyntax) -> String? {
        path == [Platform.view] ? code.firstView(in: expression) ?? object(path) : object(path)
    }

    /// What a closure does with each: the first property that it sets, or the first method that it calls.
    private func innerName(of expression: ExprSyntax, on object: String?) -> String? {
        guard let closure = expression.as(FunctionCallExprSyntax.self)?.trailingClosure else { return nil }
        return nodes(in: Syntax(closure)).firstResult { node in
            if let set = node.as(InfixOperatorExprSyntax.self), isAssignment(set) {
                return memberPath(of: set.leftOperand).last.map {
                    ExtractionNames.updating(ExtractionNames.setter($0, on: object))
                }
            }
            let callee = node.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
            return callee.map { ExtractionNames.command($0.declName.baseName.identifierText, on: object) }
        }
    }

    /// The name of what is acted on: `badges.first` is the first badge, `saveButton.titleLabel` the button's.
    private func object(_ path: [String]) -> String? {
        if let last = path.last, last.first?.isUppercase == true { return last.withoutLibraryPrefix }
        guard let last = path.last, path.count > 1 else { return path.last }
        let all = path[path.count - 2]
        if Platform.subviewLists.contains(last) { return all + "Subviews" }
        if Platform.partsOfViews.contains(last) {
            return all + last.capitalizedFirst
        }
        guard ["first", "last"].contains(last) else { return last }
        return last + (all.hasSuffix("s") ? String(all.dropLast()) : all).capitalizedFirst
    }

    private func setter(_ expression: ExprSyntax) -> InfixOperatorExprSyntax? {
        guard let infix = expression.as(InfixOperatorExprSyntax.self), isAssignment(infix), expression.discarded == nil
        else { return nil }
        return infix
    }

    /// `["navigationItem", "rightBarButtonItem", "isEnabled"]`, `self` left out.
    private func memberPath(of expression: ExprSyntax) -> [String] {
        switch expression.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let reference):
            reference.baseName.text == "self" ? [] : [reference.baseName.identifierText]
        case .memberAccessExpr(let access):
            (isAlias(access.base) ? [] : access.base.map(memberPath) ?? []) + [access.declName.baseName.identifierText]
        case .functionCallExpr(let call): memberPath(of: call.calledExpression)
        case .subscriptCallExpr(let call): memberPath(of: call.calledExpression)
        case .optionalChainingExpr(let chain): memberPath(of: chain.expression)
        case .forceUnwrapExpr(let unwrap): memberPath(of: unwrap.expression)
        default: []
        }
    }

    private func isAlias(_ base: ExprSyntax?) -> Bool {
        guard let base else { return false }
        return code.references.contains {
            guard case .onSelf(let range, _) = $0.form else { return false }
            return range.contains(base.range.lowerBound) && base.range.upperBound <= range.upperBound
        }
    }

    // MARK: - Values

    /// The first part of a chain that begins with a view and gives something that isn't UIKit's.
    func value(startingAt reference: Reference) -> Extraction? {
        guard let root = reference.expression, isView(root), reference.form != .selector else { return nil }
        let chain = AccessPath(from: root)
        if code.semantics.mayBeChanged(chain.expression) { return nil }
        for count in 1...max(1, chain.links.count) where count <= chain.links.count {
            guard let link = Optional(chain.links[count - 1]), isPlain(link) else { continue }
            let expression = link.expression
            // Behind an optional `self` the value is optional, as it was.
            guard let value = code.semantics.typeInChain(expression) else { continue }
            let type = code.controller.scopes.isChained(expression) ? value.asOptional : value
            guard code.isValueType(type), !type.isVoid else { continue }
            if code.controller.scopes.isChained(expression), count < chain.links.count { continue }
            // A property is handed nothing: `dataSource.itemIdentifier(for: $0)?.title`.
            if code.isForeign(Syntax(expression), within: expression.range, allowing: kind) { return nil }
            return property(expression, type, receiver: code.receiver(for: reference.range, at: Syntax(root)))
        }
        return nil
    }

    private func property(_ expression: ExprSyntax, _ type: Type, receiver: String?) -> Extraction? {
        guard let receiver, let text = code.extracted(expression.range, []) else { return nil }
        var path = memberPath(of: expression)
        guard let last = path.popLast() else { return nil }
        if path.first == "view" { path.removeFirst() }
        let names = ExtractionNames.getter(last, on: holder(of: expression, path))
        return Extraction(
            host: code.member.id, unit: code.unit.index, role: role,
            form: .property(type: code.semantics.written(code.typeHandedOn(type, of: expression))),
            range: expression.range,
            receiver: receiver, name: names[0], alternatives: Array(names.dropFirst()), parameters: [], code: text,
            argumentEdits: [])
    }

    /// `passwordText` of `passwordField?.text?.isEmpty`: a value that a view holds doesn't say which view's it is.
    private func holder(of value: ExprSyntax, _ path: [String]) -> String? {
        let held = value.as(MemberAccessExprSyntax.self)?.base.flatMap(code.semantics.typeInChain)
        guard let last = path.last, path.count > 1, held.map(code.isValueType) == true else { return object(path) }
        return ExtractionNames.getter(last, on: object(path.dropLast())).first
    }

    /// A member without arguments.
    private func isPlain(_ link: AccessPath.Link) -> Bool {
        if case .member(let access) = link { return access.parent?.is(FunctionCallExprSyntax.self) != true }
        return false
    }
}
