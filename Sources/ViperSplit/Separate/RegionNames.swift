import SwiftSyntax

/// Names for runs of statements: what the first of them says is done, and to what.
struct RegionNames {
    let code: HostCode
    /// What elements are called, by the list that they are of.
    private var lists: [String: String] = [:]

    init(code: HostCode) { self.code = code }

    /// - Returns: the names that may be taken, the best first.
    func names(of statements: [CodeBlockItemSyntax]) -> [String] {
        let told = statements.firstResult(names(of:)) ?? []
        let host = code.member.name.capitalizedFirst
        return namesOfNavigation(in: statements) + told + told.prefix(1).map { $0 + "For" + host } + ["update" + host]
    }

    /// What shows a screen or takes one away is told by that, whatever it does besides; what only does so in one of several cases
    /// isn't.
    private func namesOfNavigation(in statements: [CodeBlockItemSyntax]) -> [String] {
        let calls = statements.flatMap { nodes(in: Syntax($0)) }.compactMap { $0.as(FunctionCallExprSyntax.self) }
        let navigation = NavigationExtractions(code: code)
        let shown = calls.filter { call in
            guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else { return false }
            return
                (isNavigationVerb(access.declName.baseName.identifierText)
                || navigation.shownList(ScreenChange(call)) != nil)
                && code.touches(in: access.range).contains(.navigation)
        }
        let names = shown.map(ScreenChange.init).map { navigation.names(statements, $0, navigation.shownScreen($0)) }
        guard let first = shown.first, let choice = Syntax(first).choice(in: statements) else {
            return names.first ?? []
        }
        let isSaidByAll = choice.branches.allSatisfy { branch in
            shown.contains { branch.range.contains($0.range.lowerBound) }
        }
        return isSaidByAll && Set(names.map(\.first)).count == 1 ? names[0] : []
    }

    /// The names of a question: what the value is called, or that which it is asked by.
    func names(ofValue expression: ExprSyntax) -> [String] {
        let plain = expression.as(PrefixOperatorExprSyntax.self)?.expression ?? expression
        let path = names(along: plain)
        guard let last = path.last, last.first?.isLowercase == true else { return [] }
        let object = path.dropLast().last { $0.first?.isLowercase == true }
        let root = AccessPath(to: plain).root
        let isGiven = root.firstToken(viewMode: .sourceAccurate).map { code.isOuterLocal($0, expression.range) } == true
        let call = plain.as(FunctionCallExprSyntax.self)
        // `isSourceTypeAvailable(.camera)`
        let constants = call?.arguments.compactMap { ExtractionNames.named($0.expression) } ?? []
        let told = constants.prefix(1).compactMap { ExtractionNames.question(last, about: $0) }
        let wishes = call != nil || isGiven ? told + [last] : ExtractionNames.getter(last, on: object)
        return wishes + [last + "For" + code.member.name.capitalizedFirst]
    }

    // MARK: - Statements

    /// What a statement says is done, and to what: the best first, then what tells it from others.
    func names(of statement: CodeBlockItemSyntax) -> [String]? {
        // Every run around a statement asks again.
        lists.isEmpty
            ? code.namesOfStatements.answer(to: statement.id) { namesTold(by: statement) } : namesTold(by: statement)
    }

    private func namesTold(by statement: CodeBlockItemSyntax) -> [String]? {
        // A local function does nothing by itself.
        if statement.item.is(FunctionDeclSyntax.self) { return nil }
        let condition = statement.item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
        if let condition, condition.elseBody == nil, let only = condition.body.statements.first,
            condition.body.statements.count == 1
        {
            return names(of: only).map { $0.map { $0 + "IfNeeded" } }
        }
        if let loop = statement.item.as(ForStmtSyntax.self) {
            let done = loop.body.statements.filter { !$0.item.is(VariableDeclSyntax.self) }
            return done.firstResult(within(loop).names(of:))
        }
        if let variable = statement.item.as(VariableDeclSyntax.self) {
            let made = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
            let verb = code.touches(in: statement.range).contains(.navigation) ? "show" : "setUp"
            return made.map { [verb + $0.capitalizedFirst] }
        }
        return expressions(in: Syntax(statement.item)).firstResult { names(of: $0) }
    }

    /// What is done to each view of a list is done to the list: `for button in answerButtons`, `in zip(answerButtons, names)`.
    private func within(_ loop: ForStmtSyntax) -> RegionNames {
        let views = nodes(DeclReferenceExprSyntax.self, in: Syntax(loop.sequence)).filter {
            code.touches(in: $0.range).contains(.view)
        }
        guard let list = views.first?.baseName.identifierText else { return self }
        var names = self
        for element in declaredNames(in: Syntax(loop.pattern)) { names.lists[element] = list }
        return names
    }

    /// The calls and assignments of a statement, the outermost first; those that only give a value tell less than what is done.
    private func expressions(in node: Syntax) -> [ExprSyntax] {
        let all = nodes(ExprSyntax.self, in: node).filter { expression in
            expression.is(FunctionCallExprSyntax.self)
                || expression.as(InfixOperatorExprSyntax.self).map(isAssignment) == true
        }
        let closures = enclosingClosures(of: node).count
        let items = nodes(CodeBlockItemSyntax.self, in: node).filter {
            enclosingClosures(of: Syntax($0)).count == closures
        }
        let done = Set(items.compactMap { $0.action?.id })
        return all.filter { done.contains($0.id) } + all
    }

    private func names(of expression: ExprSyntax) -> [String]? {
        if let infix = expression.as(InfixOperatorExprSyntax.self) {
            if let value = expression.discarded { return names(of: value) }
            let path = names(along: infix.leftOperand)
            guard let property = path.last else { return nil }
            // The type only holds what is set.
            let holder = path.first.flatMap { $0.first?.isUppercase == true ? $0 : nil }
            let setters =
                [ExtractionNames.setter(property, on: object(in: path))]
                + [holder.map { ExtractionNames.setter(property, on: $0) }].compactMap { $0 }
            return setters.map(
                infix.rightOperand.is(NilLiteralExprSyntax.self) ? ExtractionNames.clearing : ExtractionNames.updating)
        }
        guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
        if let done = handedOn(by: call), let told = done.firstResult(names(of:)) { return told }
        let path = names(along: call.calledExpression)
        guard let method = path.last, method.first?.isLowercase == true else { return nil }
        if let type = path.first, path.count > 1, type.first?.isUppercase == true, object(in: path) == nil {
            if type == Platform.view, let view = code.firstView(in: expression) { return [command(method, on: view)] }
            return names(of: call, method, on: type)
        }
        let object = object(in: path)
        if let listener = object, let event = event(toldBy: call) {
            return ["tell" + listener.capitalizedFirst + event.capitalizedFirst]
        }
        if object == nil, let name = code.commandToSubview(method, expression) { return [name] }
        return [command(method, on: object ?? viewGiven(to: call, method))]
    }

    /// What somebody is told, or asked, who is handed the view controller, as `delegate` is in `delegate?.picker(self, didPick:
    /// note)`; nil if that isn't what the call does.
    func event(toldBy call: FunctionCallExprSyntax) -> String? {
        let path = names(along: call.calledExpression)
        guard let method = path.last, let listener = path.dropLast().last, let first = call.arguments.first,
            code.controller.scopes.isSelf(first.expression), !isOfLibrary(call)
        else { return nil }
        // The second label may say what is told, or else `pickerDidPick` itself.
        let label = method.saysWhatHappens ? nil : call.arguments.dropFirst().first?.labelName
        if let label, label.saysWhatHappens { return label }
        // Others who are handed the view controller do something with it.
        let listens = ["delegate", "handler", "listener", "observer", "output"].contains {
            listener.lowercased().hasSuffix($0)
        }
        return listens || method.saysWhatHappens ? ExtractionNames.event(method, of: code.controller.name) : nil
    }

    /// What `DispatchQueue.main.async { ... }` has done: where a closure is run says nothing of that.
    private func handedOn(by call: FunctionCallExprSyntax) -> CodeBlockItemListSyntax? {
        guard call.closures.count == 1, let closure = call.closures.first,
            code.semantics.isHandedElsewhere(closure) != nil
        else { return nil }
        return closure.statements
    }

    /// `textLabel` of `update(textLabel)`, where the verb says too little.
    private func viewGiven(to call: FunctionCallExprSyntax, _ method: String) -> String? {
        guard method.allSatisfy(\.isLowercase), let first = call.arguments.first?.expression,
            code.touches(in: first.range).contains(.view)
        else { return nil }
        return names(along: first).last
    }

    /// `button.addTarget(self, action: ...)` tells nobody anything.
    private func isOfLibrary(_ call: FunctionCallExprSyntax) -> Bool {
        code.semantics.callee(of: call)?.decl.map(code.semantics.isOfLibrary) == true
    }

    /// A method of a type, or of an instance that everybody shares, says itself what is done: `addObserver`; of several,
    /// `addSavedObserver` is the one for what is saved. A verb alone says too little.
    private func names(of call: FunctionCallExprSyntax, _ method: String, on type: String) -> [String] {
        let given = call.arguments.map(\.expression)
        // Who answers tells less than what is asked for.
        let constants =
            given.filter { !$0.is(MacroExpansionExprSyntax.self) }
            + given.filter { $0.is(MacroExpansionExprSyntax.self) }
        let told = constants.compactMap(ExtractionNames.named).map { ExtractionNames.command(method, on: $0) }
        guard method.allSatisfy(\.isLowercase) else { return [method] + told }
        let service = ExtractionNames.withoutServiceSuffix(type).withoutLibraryPrefix
        return told.prefix(1) + [command(method, on: service)]
    }

    /// `Marker().mark(note)` needn't say it twice.
    private func command(_ method: String, on object: String?) -> String {
        let isSaid = object.map { $0.lowercased().hasPrefix(method.lowercased()) } ?? false
        return isSaid ? method : ExtractionNames.command(method, on: object)
    }

    /// What is acted on: nil for a type, or an instance that everybody shares.
    private func object(in path: [String]) -> String? {
        let isOfType = path.first?.first?.isUppercase == true
        return path.dropFirst(isOfType ? 2 : 0).dropLast().last
    }

    /// `["tableView", "reloadData"]`, without `self` and what is asked for on the way.
    func names(along expression: ExprSyntax) -> [String] {
        let path = AccessPath(to: expression)
        let root = path.root.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
        let isSelf = code.controller.scopes.isSelf(path.root)
        // `$draft`
        let names = ((isSelf ? [] : [root].compactMap { $0 }) + path.memberNames).map { name in
            lists[name] ?? name.replacing("$", with: "")
        }
        // Where the view controller is among screens says nothing of what is done.
        return names.count > 1 && Platform.sdk.screensAround.contains(names[0]) ? Array(names.dropFirst()) : names
    }
}

extension String {
    /// `workoutDidFinish`, `pickerWillClose`: the name of a method that tells somebody.
    fileprivate var saysWhatHappens: Bool {
        !Set(letterWords.map { $0.lowercased() }).isDisjoint(with: ["did", "should", "will"])
    }
}

/// Names for commands that are one: after what they are about, if that is one thing, or their body.
struct JoinedNames {
    /// The body that they stand in.
    let host: String
    /// The body is what happens when a property is set.
    let isProperty: Bool
    /// By command, what it acts on, and what it sets of that.
    let told: [(object: String?, property: String?)]
    let commands: [Extraction]

    /// All set the same of several views.
    var sharesProperty: Bool {
        objects.count > 1 && told[0].property != nil
            && told.allSatisfy { $0.property == told[0].property && $0.object != nil }
    }

    /// What they act on, each once.
    private var objects: [String] {
        told.reduce(into: []) { objects, told in
            if let object = told.object ?? told.property, !objects.contains(object) { objects.append(object) }
        }
    }

    /// The first of them says what is done, and the others what that needs.
    var isDone: Bool { isAboutOne && told[0].property == nil && !commands[0].name.hasPrefix("set") }

    private var isAboutOne: Bool { objects.count == 1 && told.allSatisfy { $0.object ?? $0.property != nil } }

    // MARK: - Commands

    /// - Parameters:
    ///   - count: how many values are handed over; with none, a name has to say what is done.
    ///   - isBody: nothing else is in the body.
    /// - Returns: the names that may be taken, the best first; none if no name tells what the commands do.
    func names(handing count: Int, isBody: Bool) -> [String] {
        let isMaking = host == Platform.viewDidLoad || Self.makingVerbs.contains(hostVerb ?? host)
        let verb = isMaking ? "setUp" : "update"
        let all = objects.map { $0.inCamelCase.capitalizedFirst }
        let isTold = isMaking || count > 0
        var names: [String] = []
        if sharesProperty, let property = told[0].property, all.count <= 3, count == 1 {
            names.append(ExtractionNames.setter(property, on: all.joined(separator: "And")))
        }
        if isAboutOne { names += (isDone ? [commands[0].name] : []) + (isTold ? [verb + all[0]] : []) }
        if isTold || isBody { names += namesOfHost(verb) }
        let isState = told.allSatisfy { $0.property != nil }
        if all.count == 2, isMaking || isTold && isState { names.append(verb + all.joined(separator: "And")) }
        if isTold || isBody, isMaking || Self.plain.contains(host) {
            names.append(verb + "Views")
        }
        let each = commands.map(\.name).reduce("") { $0.isEmpty ? $1 : $0 + "And" + $1.capitalizedFirst }
        return names.isEmpty ? [] : names + [each]
    }

    /// `showLastRefreshDetails` for what `updateLastRefreshDetails` does.
    private func namesOfHost(_ verb: String) -> [String] {
        guard let hostVerb else { return isProperty ? ["show" + host.capitalizedFirst] : [] }
        let rest = String(host.dropFirst(hostVerb.count))
        if Self.vague.contains(rest) { return [verb + "Views"] }
        return [verb == "setUp" ? verb + rest : "show" + rest, verb + rest]
    }

    private var hostVerb: String? {
        (Self.makingVerbs + Self.showingVerbs).first { verb in
            host.hasPrefix(verb) && host.dropFirst(verb.count).first?.isUppercase == true
        }
    }

    private static let makingVerbs = [
        "setup", "setUp", "configure", "prepare", "initialize", "make", "build", "create",
    ]
    private static let showingVerbs = [
        "show", "update", "refresh", "reload", "display", "present", "render", "bind", "handle", "apply", "set", "fill",
        "populate", "load",
    ]
    /// Those that need no object.
    private static let plain = ["display", "fill", "populate", "refresh", "reload", "render", "update"]
    private static let vague = [
        "UI", "View", "Views", "Subviews", "Layout", "Interface", "Appearance", "Screen", "Content",
    ]

    // MARK: - Parameters

    /// - Parameters:
    ///   - local: the local name that is handed over.
    ///   - isOnly: nothing else is.
    /// - Returns: the names that it may have, the best first.
    func parameters(
        _ parameter: Extraction.Parameter, _ told: (object: String?, property: String?), local: String?,
        isOnly: Bool
    ) -> [String] {
        let whole = told.object.map { ExtractionNames.getter(parameter.name, on: $0) } ?? []
        let short = isAboutOne || isOnly ? [parameter.name] : []
        return [local].compactMap { $0 } + short + whole + [parameter.name]
    }
}
