import SwiftSyntax

/// What a body of the View reads of the screen's models, as questions to the Presenter that are answered by plain values
/// (design, 5.16).
///
/// ## Before
/// ```swift
/// let note = notes[indexPath.row]
/// cell.textLabel?.text = note.title
/// ```
/// ## After
/// ```swift
/// cell.textLabel?.text = title(at: indexPath)
/// ```
struct ModelQuestions {
    private let code: HostCode
    /// The members of the view controller that aren't the View's.
    private let elsewhere: Set<Member.ID>
    private let exclusions: Exclusions
    /// What leaves code in turn that becomes the Presenter's.
    private let nested: (Syntax) -> [Extraction]

    init(
        code: HostCode, elsewhere: Set<Member.ID>, excluding exclusions: Exclusions,
        nested: @escaping (Syntax) -> [Extraction]
    ) {
        (self.code, self.elsewhere, self.exclusions, self.nested) = (code, elsewhere, exclusions, nested)
    }

    /// - Parameter others: what leaves the body besides.
    /// - Returns: all that leaves it.
    func extractions(in body: Syntax, besides others: [Extraction]) -> [Extraction] {
        let models = models(in: body).filter { model in !others.contains { $0.range.overlaps(model.statement.range) } }
        var found = questions(in: body, about: models).filter { question in
            !exclusions.contain(question.extraction) && others.allSatisfy { question.mayStand(beside: $0) }
        }
        // A name is replaced where all that it is read for is asked.
        while true {
            let kept = models.filter { model in
                model.uses.allSatisfy { use in
                    found.contains { $0.model == model.binding && $0.extraction.range.contains(use) }
                }
            }
            let left = found.filter { question in
                question.model.map { binding in kept.contains { $0.binding == binding } } ?? true
            }
            if left.count == found.count { break }
            found = left
        }
        for model in models {
            let first = found.indices.filter { found[$0].model == model.binding }
                .min { found[$0].extraction.range.lowerBound < found[$1].extraction.range.lowerBound }
            if let first { found[first].extraction.sunk = model.statement.range }
        }
        found += parts(in: body, besides: others, and: found.map(\.extraction))
        // What is asked by way of a question leaves with it.
        return others.filter { other in !found.contains { $0.extraction.takesAlong(other) } } + found.map(\.extraction)
    }

    /// The models that no value stands for, instead of all that they are a part of: `order(at: indexPath)`, not `orders`.
    private func parts(in body: Syntax, besides others: [Extraction], and values: [Extraction]) -> [Question] {
        questions(in: body, about: [], for: .part).filter { part in
            !exclusions.contain(part.extraction) && others.allSatisfy { part.mayStand(beside: $0) }
                && values.allSatisfy {
                    !$0.range.overlaps(part.extraction.range) && $0.sunk?.overlaps(part.extraction.range) != true
                }
        }
    }

    private func questions(in node: Syntax, about models: [NamedModel], for answer: Answer = .value) -> [Question] {
        let kinds: [SyntaxKind] = [.macroExpansionExpr, .keyPathExpr, .functionDecl, .ifConfigDecl]
        if kinds.contains(node.kind) { return [] }
        if let expression = node.as(ExprSyntax.self), let question = question(expression, about: models, for: answer) {
            return [question]
        }
        return node.children(viewMode: .sourceAccurate).flatMap { questions(in: $0, about: models, for: answer) }
    }

    // MARK: - What a name stands for

    /// The constants of a body that stand for models, and may be asked for where they are used: nothing changes them before.
    private func models(in body: Syntax) -> [NamedModel] {
        nodes(CodeBlockItemSyntax.self, in: body).compactMap { statement in
            guard let variable = statement.item.as(VariableDeclSyntax.self), variable.bindings.count == 1,
                variable.bindingSpecifier.tokenKind == .keyword(.let), variable.attributes.isEmpty,
                code.semantics.effectMarks(of: Syntax(statement)).isEmpty,
                let binding = variable.bindings.first, let value = binding.initializer?.value,
                binding.typeAnnotation == nil,
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
                !isRunLater(Syntax(statement)), standsAlone(statement), bindsOnce(name, in: body),
                isOfModels(value), code.semantics.type(of: value).map(code.semantics.namesModel) == true,
                code.semantics.effects(of: value).isDisjoint(with: Effects.noticed.union([.releases, .starts]))
            else { return nil }
            let uses = body.tokens(viewMode: .sourceAccurate).filter { token in
                token.identifierText == name.identifierText
                    && code.controller.scopes.binding(readBy: token)?.position == name.range.lowerBound
            }
            guard let last = uses.last, let list = statement.parent?.as(CodeBlockItemListSyntax.self),
                uses.allSatisfy({ !isRunLater(Syntax($0)) && namesMeanTheSame(of: value, at: $0) })
            else { return nil }
            let between = Array(list).filter {
                $0.range.lowerBound > statement.range.lowerBound && $0.range.lowerBound < last.range.lowerBound
            }
            guard code.semantics.leavesModelsAlone(between) else { return nil }
            return NamedModel(
                statement: statement, binding: name.range.lowerBound, name: name.identifierText, value: value,
                uses: uses.map(\.range.lowerBound))
        }
    }

    /// Code that may run at another time than what stands around it, or not at all.
    private func isRunLater(_ node: Syntax) -> Bool {
        sequence(first: node, next: \.parent).contains {
            [.closureExpr, .deferStmt, .ifConfigDecl].contains($0.kind)
        }
    }

    /// Nothing else in the code has the name.
    private func bindsOnce(_ name: TokenSyntax, in body: Syntax) -> Bool {
        nodes(IdentifierPatternSyntax.self, in: body).allSatisfy {
            $0.identifier.identifierText != name.identifierText || $0.identifier.id == name.id
        }
    }

    /// What a value names is the same where it is used: `for indexPath in paths` stands for others.
    private func namesMeanTheSame(of value: ExprSyntax, at use: TokenSyntax) -> Bool {
        let scopes = code.controller.scopes
        return nodes(DeclReferenceExprSyntax.self, in: Syntax(value)).map(\.baseName.identifierText).allSatisfy {
            scopes.binding(of: $0, at: Syntax(value))?.position == scopes.binding(of: $0, at: Syntax(use))?.position
        }
    }

    /// Nothing but the statement stands on its lines, and no comment says something of it.
    private func standsAlone(_ statement: CodeBlockItemSyntax) -> Bool {
        let lines =
            code.unit.lineStart(of: statement.range.lowerBound)..<code.unit.lineEnd(of: statement.range.upperBound)
        let isAlone =
            code.unit.isBlank(lines.lowerBound..<statement.range.lowerBound)
            && code.unit.isBlank(statement.range.upperBound..<lines.upperBound)
        let hasComments = statement.tokens(viewMode: .sourceAccurate).contains { token in
            token.leadingTrivia.contains(where: \.isComment) || token.trailingTrivia.contains(where: \.isComment)
        }
        return isAlone && !hasComments
    }

    /// A path along what is stored elsewhere than in the View, `notes[indexPath.row]`, or worked out of that alone: anything else
    /// might be something else the next time.
    private func isOfModels(_ value: ExprSyntax) -> Bool {
        guard let reference = code.rootReference(of: value), !reference.memberIDs.isEmpty else { return false }
        let members = reference.memberIDs.map { code.controller.members[$0] }
        let isStored =
            members.allSatisfy { $0.kind == .storedProperty && !$0.modifiers.isLazy }
            && code.semantics.readsOnlyWhatIsStored(value)
        let isWorkedOutOfState =
            members.allSatisfy { $0.kind == .computedProperty && code.reach(of: $0.id).isSubset(of: .state) }
            && !code.semantics.effects(of: value).contains(.drifts)
        return (isStored || isWorkedOutOfState) && value.isPlainPath && mayBeElsewhere(value.range)
    }

    // MARK: - Questions

    private func question(_ expression: ExprSyntax, about models: [NamedModel], for answer: Answer) -> Question? {
        let named = models.filter { model in model.uses.contains { expression.range.contains($0) } }
        guard named.count < 2, !named.isEmpty || readsModel(in: expression.range),
            let path = askedPath(of: expression), mayEnd(path, with: expression, for: answer), mayBeAsked(expression),
            case let nested = nested(Syntax(expression)), mayBeElsewhere(expression.range, besides: nested),
            let type = code.semantics.type(of: expression) ?? typeExpected(of: expression),
            code.isValueType(type), answers(type, answer)
        else { return nil }
        let edits = named.flatMap { model in
            model.uses.filter { expression.range.contains($0) }.compactMap { edit(model, at: $0) }
        }
        let asked = [Syntax(expression)] + named.map { Syntax($0.value) }
        let bindings = Set(named.map(\.binding))
        guard let parameters = parameters(of: asked, expression.range, besides: bindings),
            !named.contains(where: { model in parameters.contains { model.reads($0.name) } }),
            let receiver = code.receiver(for: expression.range, at: Syntax(expression)), !receiver.contains("?"),
            !code.semantics.runsElsewhere(Syntax(expression)),
            case let text = RegionText(
                code: code, range: expression.range, parameters: parameters.map(\.name), handed: edits),
            let plain = text.text(with: [])
        else { return nil }
        let names = ModelQuestionNames(code: code).names(
            of: expression, along: path, about: named.first?.name,
            startingAt: named.first.flatMap { $0.isRoot(of: path) ? $0.value : nil })
        guard let name = names.first else { return nil }
        let written = code.semantics.written(code.typeHandedOn(type, of: expression))
        // What a function works out is asked of a function.
        let isRead = !code.references(in: expression.range).flatMap(\.memberIDs).contains {
            code.controller.members[$0].kind == .function
        }
        var extraction = Extraction(
            host: code.member.id, unit: code.unit.index, role: .presenter,
            form: parameters.isEmpty && isRead ? .property(type: written) : .method(result: written, effects: ""),
            range: expression.range, receiver: receiver, name: name, alternatives: Array(names.dropFirst()),
            parameters: parameters, code: plain, argumentEdits: [])
        extraction.region = text
        extraction.nested = nested.compactMap { text.placed($0) }
        if answer == .part { extraction.wholes = wholes(of: path) }
        guard extraction.nested.count == nested.count else { return nil }
        return code.leaving(extraction, for: code.versions(at: Syntax(expression))).map {
            Question(extraction: $0, model: named.first?.binding)
        }
    }

    private func edit(_ model: NamedModel, at use: Int) -> TextEdit? {
        code.member.decl.token(at: AbsolutePosition(utf8Offset: use)).map { token in
            TextEdit(range: token.range, replacement: model.value.trimmedText.withoutLeadingSelf)
        }
    }

    /// The path that a question follows; nil for any other expression.
    private func askedPath(of expression: ExprSyntax) -> AccessPath? {
        if let negation = expression.as(PrefixOperatorExprSyntax.self) {
            let path = AccessPath(to: negation.expression)
            return negation.operator.text == "!" && path.memberNames.last == "isEmpty" ? path : nil
        }
        if let infix = expression.as(InfixOperatorExprSyntax.self) {
            guard infix.operator.trimmedText == "??", infix.rightOperand.is(StringLiteralExprSyntax.self) else {
                return nil
            }
            let path = AccessPath(to: infix.leftOperand)
            return path.links.isEmpty ? nil : path
        }
        let path = AccessPath(to: expression)
        return path.links.isEmpty ? nil : path
    }

    private func mayEnd(_ path: AccessPath, with expression: ExprSyntax, for answer: Answer) -> Bool {
        switch answer {
        case .value: isFirstValue(expression, along: path)
        case .part: expression.id == path.expression.id && isPart(path)
        }
    }

    private func answers(_ type: Type, _ answer: Answer) -> Bool {
        switch answer {
        case .value: code.semantics.isPlainValue(type)
        case .part: !type.unwrapped.isContainer && code.semantics.namesModel(type)
        }
    }

    /// The path leads on from a property, and isn't what is called.
    private func isPart(_ path: AccessPath) -> Bool {
        let end = path.expression
        if case .optional = path.links.last { return false }
        return end.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != end.id
            && code.rootReference(of: end)?.expression?.id != end.id && !wholes(of: path).isEmpty
    }

    /// The properties that hold what a path leads into.
    private func wholes(of path: AccessPath) -> Set<Member.ID> {
        let members = code.rootReference(of: path.expression)?.memberIDs ?? []
        return Set(members.filter { code.controller.members[$0].kind != .function })
    }

    /// No part of the path is a value that could be asked for by itself.
    private func isFirstValue(_ expression: ExprSyntax, along path: AccessPath) -> Bool {
        if expression.is(PrefixOperatorExprSyntax.self) || expression.is(InfixOperatorExprSyntax.self) { return true }
        let isOptional = path.links.contains { if case .optional = $0 { true } else { false } }
        let continues = AccessPath(from: expression).links.first != nil
        if isOptional || path.links.last.map({ if case .optional = $0 { true } else { false } }) == true {
            return !continues
        }
        let parts = path.links.dropLast().filter { link in
            // What is called isn't asked for.
            link.expression.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != link.expression.id
        }
        let isCallee = expression.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == expression.id
        return !isCallee
            && !parts.contains { link in
                code.semantics.type(of: link.expression).map(code.semantics.isPlainValue) == true
            }
    }

    /// The value is read, by an expression that means the same elsewhere.
    private func mayBeAsked(_ expression: ExprSyntax) -> Bool {
        let kinds: [SyntaxKind] = [.superExpr, .inOutExpr, .ifExpr, .switchExpr, .macroExpansionExpr]
        if nodes(in: Syntax(expression)).contains(where: { kinds.contains($0.kind) })
            || namesParametersAround(expression)
        {
            return false
        }
        return use(of: Syntax(expression)).isWrite == false && !code.semantics.mayBeChanged(expression)
    }

    /// What stands around an expression in its statement or closure, the nearest first.
    private func surroundings(of expression: ExprSyntax) -> [Syntax] {
        sequence(first: Syntax(expression), next: \.parent).dropFirst().prefix {
            !$0.is(CodeBlockItemSyntax.self) && !$0.is(ClosureExprSyntax.self)
        }
    }

    /// `$0` of a closure around the expression.
    private func namesParametersAround(_ expression: ExprSyntax) -> Bool {
        expression.tokens(viewMode: .sourceAccurate).contains { token in
            guard case .dollarIdentifier = token.tokenKind else { return false }
            return enclosingClosures(of: Syntax(token)).last.map { expression.range.contains($0.range.lowerBound) }
                != true
        }
    }

    /// What the place asks for; what an operator is given beside tells nothing: `start + note.duration`.
    private func typeExpected(of expression: ExprSyntax) -> Type? {
        let isOperand = surroundings(of: expression).contains { node in
            node.as(InfixOperatorExprSyntax.self).map { !isAssignment($0) } == true
        }
        return isOperand ? nil : code.semantics.expectedType(of: expression)
    }

    /// Nothing in the code is the View's, or the Wireframe's, and what is a service's leaves it.
    private func mayBeElsewhere(_ range: Range<Int>, besides nested: [Extraction] = []) -> Bool {
        code.placesTouched(in: range).allSatisfy { touch in
            [.state, .flow].contains(touch.kind)
                || touch.kind == .data && nested.contains { $0.range.contains(touch.range.lowerBound) }
        }
            && code.anchors.left(in: range, besides: nested).isEmpty
            && code.references(in: range).flatMap(\.memberIDs).allSatisfy(elsewhere.contains)
    }

    private func readsModel(in range: Range<Int>) -> Bool {
        code.references(in: range).flatMap(\.memberIDs).contains { id in
            code.semantics.type(of: code.controller.members[id]).map(code.semantics.namesModel) == true
        }
    }

    // MARK: - Parameters

    private func parameters(
        of nodes: [Syntax], _ range: Range<Int>, besides bindings: Set<Int>
    ) -> [Extraction.Parameter]? {
        let locals = code.outerLocals(of: nodes, range).filter { !bindings.contains($0.binding) }
            .sorted { $0.binding < $1.binding }
        let parameters = locals.enumerated().compactMap { place, local -> Extraction.Parameter? in
            guard let type = local.type, !code.semantics.namesModel(type) else { return nil }
            return Extraction.Parameter(
                label: place == 0 ? ModelQuestionNames.label(of: local.name, type) : local.name, name: local.name,
                type: code.semantics.written(type), argument: local.token.range, isClosure: false, text: local.name)
        }
        return parameters.count == locals.count ? parameters : nil
    }
}

/// A constant of a body that stands for a model.
private struct NamedModel {
    let statement: CodeBlockItemSyntax
    /// The UTF-8 offset where the name is bound.
    let binding: Int
    let name: String
    let value: ExprSyntax
    /// The UTF-8 offsets where it is used.
    let uses: [Int]

    /// The value reads a member of a name, that a parameter of the name would hide.
    func reads(_ name: String) -> Bool {
        nodes(DeclReferenceExprSyntax.self, in: Syntax(value)).contains { reference in
            reference.baseName.identifierText == name
                && reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id == reference.id
        }
    }

    func isRoot(of path: AccessPath) -> Bool { uses.contains(path.root.range.lowerBound) }
}

/// What is asked for: a plain value, or a model that the View can't do without, but not all that it is a part of.
private enum Answer { case value, part }

/// A question with the name that it takes the place of, by the UTF-8 offset where that is bound.
private struct Question {
    var extraction: Extraction
    let model: Int?

    /// It takes other code that leaves along, or leaves the arguments of it, but no other part.
    func mayStand(beside other: Extraction) -> Bool {
        !other.range.overlaps(extraction.range) || extraction.takesAlong(other)
            || other.region == nil
                && other.parameters.contains { parameter in
                    !parameter.isClosure && parameter.text == nil
                        && parameter.argument.lowerBound <= extraction.range.lowerBound
                        && extraction.range.upperBound <= parameter.argument.upperBound
                }
    }
}

extension Extraction {
    /// The other is part of what leaves this code in turn.
    fileprivate func takesAlong(_ other: Extraction) -> Bool { nested.contains { $0.range == other.range } }
}
