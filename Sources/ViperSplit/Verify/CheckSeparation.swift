import SwiftSyntax

/// Separation changed nothing: with every new method and property put back in the places that use it, the code of the
/// original is there again, token by token.
///
/// Only texts are compared: both controllers are read from their files, and nothing of the extractions is trusted.
func checkSeparation(
    _ original: Controller, _ separated: Controller, _ context: AppContext
) -> [SeparationFault] {
    Stage.verify.begin()
    defer { Stage.verify.end() }
    var generated: [Member] = []
    var kept: [Member.ID: Member] = [:]
    for member in separated.members {
        if let origin = separated.original(of: member, in: original) {
            kept[origin.id] = kept[origin.id] ?? member
        } else if !separated.standsForInherited(member) {
            // What is inherited is asked for as before.
            generated.append(member)
        }
    }
    guard !generated.isEmpty else { return [] }
    let scopes = Scopes(of: (original.units + separated.units).map(\.tree))
    let makings = QuietMakings(app: context)
    let held = context.instances(heldIn: original)
    let inliner = Inliner(generated, scopes, makings, held)
    let lost = original.members.compactMap { member -> SeparationFault? in
        guard let now = kept[member.id] else {
            return SeparationFault(member: member.id, message: "`\(member.name)` is gone after separation")
        }
        let before = Inliner([], scopes, makings, held).tokens(of: Syntax(member.decl))
        let after = inliner.tokens(of: Syntax(now.decl))
        guard before != after else { return nil }
        let gone = NamedModels(goneFrom: member.decl, to: code(of: now, with: generated), in: original)
        guard Inliner([], scopes, makings, held, gone).tokens(of: Syntax(member.decl)) != after else { return nil }
        let change = after.difference(from: before).first.map { change in
            switch change {
            case .remove(_, let text, _): "`\(text)` is lost"
            case .insert(_, let text, _): "`\(text)` is new"
            }
        }
        return SeparationFault(
            member: member.id, message: "`\(member.name)` isn't the same after separation: \(change ?? "")")
    }
    let users = separated.members.reduce(into: [String: Set<Member.ID>]()) { users, member in
        for token in member.decl.tokens(viewMode: .sourceAccurate) { users[token.text, default: []].insert(member.id) }
    }
    let unused = generated.filter { users[$0.writtenName, default: []].subtracting([$0.id]).isEmpty }
    let useless = unused.map { member in
        let place = separated.unit(of: member).place(of: member.declRange.lowerBound)
        let host = original.members.first { $0.unit == place.unit && $0.extent.contains(place.offset) }
        return SeparationFault(member: host?.id, message: "nothing uses `\(member.name)`")
    }
    return lost + useless + checkLeaving(generated, original, separated)
        + commentFaults(original, separated, generated)
}

/// The code of a member and of all new members that it comes to.
private func code(of member: Member, with generated: [Member]) -> [DeclSyntax] {
    var found = [member.decl]
    var others = generated
    var next = 0
    while next < found.count {
        let names = Set(found[next].tokens(viewMode: .sourceAccurate).map(\.text))
        found += others.filter { names.contains($0.writtenName) }.map(\.decl)
        others.removeAll { names.contains($0.writtenName) }
        next += 1
    }
    return found
}

extension InfixOperatorExprSyntax {
    /// `!=` for `parent == nil`, `===` for `top !== self`: what isn't so is the opposite of what is.
    fileprivate var positive: String? {
        switch (self.operator.trimmedText, rightOperand.trimmedText) {
        case ("==", "nil"): "!="
        case ("!==", "self"): "==="
        default: nil
        }
    }
}

extension ClosureExprSyntax {
    /// `{ done($0, $1) }`
    fileprivate func handsOnItsParameters(by call: FunctionCallExprSyntax) -> Bool {
        let values = call.arguments.map(\.expression.trimmedText)
        return signature == nil && values == values.indices.map { "$\($0)" }
    }
}

extension ExprSyntax {
    /// The type, without `?`, that a parameter of the function around is declared with, if the expression is one.
    fileprivate func typeOfParameter(_ scopes: Scopes) -> String? {
        guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
            let parameter = scopes.binding(of: name, at: Syntax(self))?.syntax.as(FunctionParameterSyntax.self)
        else { return nil }
        return parameter.type.unwrapped.trimmedText
    }
}

/// What stands for a parameter of new code.
private struct Argument {
    let tokens: [String]
    /// The argument itself, if it is a closure, and what its own names stand for.
    let closure: ClosureExprSyntax?
    let arguments: [String: Argument]
    /// The type that it was declared with, without `?`, if it is a parameter itself.
    let type: String?
    /// Who writes it: code of the caller, with other new members in it.
    let inliner: Inliner
}

/// Writes code as tokens in a normal form: new members in the places of their uses, `self` under that name, and left out
/// before members, trailing closures among the arguments, no arguments that say what would be anyway, no parameters that a
/// closure ignores, and no `_ =`.
private struct Inliner {
    /// By name; methods of one name have labels of their own.
    private let generated: [String: [Member]]
    private let scopes: Scopes
    private let makings: QuietMakings
    /// The shared instances that constants hold, which stand in the places of their uses.
    private let held: [String: MemberAccessExprSyntax]
    private let gone: NamedModels
    /// How the code has `self` that calls the new member which is written: `weak`, `unowned`, or nil.
    private var strengthOfSelf: String?

    /// - Parameter gone: the constants that are left out.
    init(
        _ generated: [Member], _ scopes: Scopes, _ makings: QuietMakings, _ held: [String: MemberAccessExprSyntax],
        _ gone: NamedModels = NamedModels()
    ) {
        self.scopes = scopes
        self.makings = makings
        self.held = held
        self.gone = gone
        self.generated = Dictionary(grouping: generated, by: \.name)
    }

    /// Writes what a new member stands for, which doesn't use that itself.
    ///
    /// - Parameter use: where it is used.
    private func without(_ member: Member, usedAt use: some SyntaxProtocol) -> Inliner {
        var inliner = Inliner(generated.values.joined().filter { $0.id != member.id }, scopes, makings, held)
        inliner.strengthOfSelf = howSelfIsHeld(at: Syntax(use))
        return inliner
    }

    /// By what binds `self` nearest to a place of the code, or else around the call of the new member that it is.
    private func howSelfIsHeld(at place: Syntax) -> String? {
        guard let binding = scopes.binding(of: "self", at: place) else { return strengthOfSelf }
        return binding.syntax.as(ClosureCaptureSyntax.self)?.specifier?.specifier.text
    }

    private func isOnSelf(_ reference: DeclReferenceExprSyntax) -> Bool {
        reference.parent?.as(MemberAccessExprSyntax.self)?.base.map(scopes.isSelf) ?? false
    }

    func tokens(of node: Syntax) -> [String] {
        write(node, [:])
    }

    /// - Parameter arguments: what stands for the parameters of a new method.
    private func write(_ node: Syntax, _ arguments: [String: Argument]) -> [String] {
        if let token = node.as(TokenSyntax.self) { return token.text.isEmpty ? [] : [token.text] }
        if let call = node.as(FunctionCallExprSyntax.self) { return write(call, arguments) }
        if let closure = node.as(ClosureExprSyntax.self) { return write(closure, arguments) }
        if let value = node.as(ExprSyntax.self)?.discarded { return write(Syntax(value), arguments) }
        if let infix = node.as(InfixOperatorExprSyntax.self), let positive = infix.positive {
            return ["!"] + write(Syntax(infix.leftOperand), arguments) + [positive]
                + write(Syntax(infix.rightOperand), arguments)
        }
        if let cast = node.as(AsExprSyntax.self), cast.questionOrExclamationMark?.text == "?",
            let handed = cast.expression.as(DeclReferenceExprSyntax.self).flatMap({ arguments[$0.baseName.text] }),
            handed.type == cast.type.trimmedText
        {
            return handed.tokens
        }
        if let statements = node.as(CodeBlockItemListSyntax.self) {
            return write(makings.sunk(Array(statements)), arguments)
        }
        if let block = node.as(CodeBlockSyntax.self), node.parent?.as(IfExprSyntax.self)?.elseBody?.id == node.id,
            let only = block.statements.first, block.statements.count == 1, isCondition(only)
        {
            return write(Syntax(only), arguments)
        }
        if let condition = node.as(OptionalBindingConditionSyntax.self),
            let asked = ScreenAsked(condition, makings, scopes)
        {
            return [asked.member, "!=", "nil"]
        }
        if let access = node.as(MemberAccessExprSyntax.self), let base = access.base, scopes.isSelf(base) {
            return write(Syntax(access.declName), arguments)
        }
        if let reference = node.as(DeclReferenceExprSyntax.self),
            reference.isBare || isOnSelf(reference)
        {
            let name = reference.baseName.text
            if !isOnSelf(reference), let argument = arguments[name] { return argument.tokens }
            if let asked = ScreenAsked(named: reference, makings, scopes) { return [asked.member, "?"] }
            if scopes.isAliasOfSelf(reference) { return ["self"] }
            if let instance = held[name], isOnSelf(reference) || scopes.binding(of: name, at: node) == nil {
                return write(Syntax(instance), [:])
            }
            let generated = generatedMember(reference)
            if let generated, let value = generated.variable?.bindings.first?.accessorBlock,
                case .getter(let code) = value.accessors
            {
                return without(generated, usedAt: reference).write(Syntax(code), [:])
            }
            if let generated, let binding = generated.variable?.bindings.first, generated.kind == .storedProperty,
                let type = binding.typeAnnotation?.type, let value = binding.initializer?.value
            {
                let inliner = without(generated, usedAt: reference)
                return inliner.write(Syntax(type), [:]) + inliner.write(Syntax(value), [:])
            }
        }
        return node.children(viewMode: .sourceAccurate).flatMap { write($0, arguments) }
    }

    private func write(_ statements: [CodeBlockItemSyntax], _ arguments: [String: Argument]) -> [String] {
        var arguments = arguments
        return statements.flatMap { statement -> [String] in
            guard let (name, value) = gone.bound(by: statement) else { return write(Syntax(statement), arguments) }
            arguments[name] = argument(value, arguments)
            return []
        }
    }

    private func write(_ call: FunctionCallExprSyntax, _ arguments: [String: Argument]) -> [String] {
        let given = call.arguments.map(\.expression).map { argument($0, arguments) }
        let trailing = call.trailingClosures.map { argument(ExprSyntax($0), arguments) }
        let (values, closures) = (given.map(\.tokens), trailing.map(\.tokens))
        if let member = calledMember(call), let function = member.function {
            let parameters = function.signature.parameterClause.parameters.map { $0.name }
            let pairs = zip(parameters, given + trailing)
            return without(member, usedAt: call).write(essence(function), Dictionary(pairs) { first, _ in first })
        }
        // A step that new code is handed is done where it is called.
        if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let step = arguments[name], let closure = step.closure, closure.signature == nil, trailing.isEmpty
        {
            let pairs = given.enumerated().map { ("$\($0.offset)", $0.element) }
            return step.inliner.write(Syntax(closure.statements), step.arguments.merging(pairs) { $1 })
        }
        let saidAnyway = Set(makings.app.argumentsSaidAnyway(in: call).map(\.id))
        let labelled = zip(call.arguments, values).filter { !saidAnyway.contains($0.0.id) }.map { argument, value in
            // A closure may be given behind the call as well.
            let label = value.first == "{" ? nil : argument.labelName
            return (label.map { [$0, ":"] } ?? []) + value
        }
        let list = (labelled + closures).map { $0 + [","] }.joined().dropLast()
        return write(Syntax(call.calledExpression), arguments) + ["("] + list + [")"]
    }

    /// `else { if ... }` is `else if ...`.
    private func isCondition(_ item: CodeBlockItemSyntax) -> Bool {
        if item.item.as(ExpressionStmtSyntax.self)?.expression.is(IfExprSyntax.self) == true { return true }
        guard let call = item.item.as(FunctionCallExprSyntax.self), let member = calledMember(call),
            let body = member.function?.body?.statements, body.count == 1
        else { return false }
        // What a new member calls by its own name is something else.
        return body.first.map(without(member, usedAt: call).isCondition) ?? false
    }

    private func argument(_ expression: ExprSyntax, _ arguments: [String: Argument]) -> Argument {
        Argument(
            tokens: write(Syntax(expression), arguments), closure: expression.as(ClosureExprSyntax.self),
            arguments: arguments, type: expression.typeOfParameter(scopes), inliner: self)
    }

    /// `{ _ in onDelete() }` and `{ onDelete($0) }` are `onDelete` itself, and `{ _ in onSave(alert.text) }` is it with the text in its place.
    private func write(_ closure: ClosureExprSyntax, _ arguments: [String: Argument]) -> [String] {
        if closure.statements.count == 1, let call = closure.statements.first?.item.as(FunctionCallExprSyntax.self),
            call.trailingClosure == nil,
            let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let handler = arguments[name]
        {
            if call.arguments.isEmpty, closure.signature?.capture == nil { return handler.tokens }
            if closure.handsOnItsParameters(by: call), let passed = handler.closure,
                passed.parameterNames.isEmpty || passed.parameterNames.count == call.arguments.count
            {
                return handler.tokens
            }
            if let passed = handler.closure {
                let given = call.arguments.map { argument($0.expression, arguments) }
                let pairs = zip(passed.parameterNames, given)
                return handler.inliner.write(
                    passed, handler.arguments.merging(pairs) { $1 }, capturing: captures(of: closure),
                    handed: parameters(of: closure, arguments))
            }
        }
        return write(closure, arguments, capturing: [], handed: nil)
    }

    /// - Parameters:
    ///   - others: what is captured besides, in the code that calls the closure.
    ///   - handed: the parameters of the code that calls the closure, if its own stand for what that hands on.
    private func write(
        _ closure: ClosureExprSyntax, _ arguments: [String: Argument], capturing others: [String],
        handed: [String]?
    ) -> [String] {
        let captures = (captures(of: closure) + others).sorted()
        let body = write(Syntax(closure.statements), arguments)
        return ["{"] + captures + (handed ?? parameters(of: closure, arguments)) + body + ["}"]
    }

    /// The parameters of a closure, if it uses them.
    private func parameters(of closure: ClosureExprSyntax, _ arguments: [String: Argument]) -> [String] {
        let isIgnored = closure.parameterNames.allSatisfy { name in
            name == "_" || !closure.statements.tokens(viewMode: .sourceAccurate).contains { $0.identifierText == name }
        }
        guard !isIgnored, let clause = closure.signature?.parameterClause else { return [] }
        return write(Syntax(fromProtocol: clause), arguments)
    }

    /// How a closure has `self` makes no difference where it is done with when the call returns, or has it as the code around.
    private func captures(of closure: ClosureExprSyntax) -> [String] {
        let isDoneAtOnce = runsAtOnce(closure)
        return (closure.signature?.capture?.items ?? []).lazy.filter {
            $0.name.tokenKind != .keyword(.self) || !isDoneAtOnce && !isInherited($0, by: closure)
        }.map {
            $0.tokens(viewMode: .sourceAccurate).map(\.text).filter { $0 != "," }.joined(separator: " ")
        }
    }

    /// The closure would have `self` so by itself.
    private func isInherited(_ capture: ClosureCaptureSyntax, by closure: ClosureExprSyntax) -> Bool {
        let specifier = capture.specifier?.specifier.text
        return specifier != nil && specifier == howSelfIsHeld(at: Syntax(closure))
    }

    private func runsAtOnce(_ closure: ClosureExprSyntax) -> Bool {
        guard let call = closure.argument?.call, call.closures.first?.id == closure.id,
            let access = call.calledExpression.as(MemberAccessExprSyntax.self)
        else { return false }
        return makings.app.runsClosureAtOnce(methodNamed: access.declName.baseName.identifierText)
    }

    private func calledMember(_ call: FunctionCallExprSyntax) -> Member? {
        // A trailing closure has no label.
        let labels = call.labels + Array(repeating: nil, count: call.trailingClosures.count)
        if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
            return generatedMember(reference, labels: labels)
        }
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
            scopes.isSelf(base)
        else { return nil }
        return generatedMember(named: access.declName.baseName.text, labels)
    }

    private func generatedMember(named name: String, _ labels: [String?]?) -> Member? {
        guard let namesakes = generated[name], namesakes.count > 1 else { return generated[name]?.first }
        func fits(_ member: Member, exactly: Bool) -> Bool {
            guard let labels, let own = member.function?.parameterLabels, own.count == labels.count else {
                return false
            }
            return zip(own, labels).allSatisfy { $0 == $1 || !exactly && $1 == nil }
        }
        return namesakes.first { fits($0, exactly: true) } ?? namesakes.first { fits($0, exactly: false) }
    }

    /// The new member that a name stands for; a local name of the original hides it.
    private func generatedMember(_ reference: DeclReferenceExprSyntax, labels: [String?]? = nil) -> Member? {
        let name = reference.baseName.text
        guard let member = generatedMember(named: name, labels) else { return nil }
        return isOnSelf(reference) || scopes.binding(of: name, at: Syntax(reference)) == nil ? member : nil
    }

    /// The code of a new method, less the words that its call has, too.
    private func essence(_ function: FunctionDeclSyntax) -> Syntax {
        guard let statements = function.body?.statements, statements.count == 1,
            case .expr(let marked) = statements.first?.item
        else { return Syntax(function.body?.statements ?? []) }
        return Syntax((marked.discarded ?? marked).withoutEffectMarks)
    }
}
