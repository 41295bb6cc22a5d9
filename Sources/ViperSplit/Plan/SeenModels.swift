import SwiftSyntax

extension SplitPlan {
    /// The models that the View has from other components although the style's View sees none, a finding for each body and whom
    /// it hands them to; and the lists of them that it reads.
    var seenModelFindings: [Finding] {
        style.viewSeesModels ? [] : members(of: .view).flatMap(seenModels)
    }

    private func seenModels(in member: Member) -> [Finding] {
        let unit = controller.unit(of: member)
        let seen = whole.graph.references[member.id].flatMap(models).sorted { $0.place < $1.place }
        return seen.indices.filter { index in
            !seen[..<index].contains { $0.model == seen[index].model && $0.taker == seen[index].taker }
        }.map { index in
            Finding(
                .modelInView(model: seen[index].model, handedTo: seen[index].taker),
                at: unit.place(of: seen[index].place), in: controller)
        }
    }

    private typealias Seen = (model: String, taker: String?, place: Int)

    /// What the View does with the model that it asks others for by a name.
    private func models(_ reference: Reference) -> [Seen] {
        guard reference.use != .assign, reference.memberIDs.contains(where: { owners[$0] != .view }) else { return [] }
        if let asked = reference.expression { return models(from: asked) }
        // `if let order {`
        let condition = reference.node.as(OptionalBindingConditionSyntax.self)
        return handed(condition.map { names(in: $0.pattern) } ?? [])
    }

    /// What becomes of a model, or of what it leads to: of `order(at: indexPath).customer` the customer is what the View needs.
    private func models(from root: ExprSyntax) -> [Seen] {
        let values = [root] + AccessPath(from: root).links.map(\.expression)
        guard let value = values.last(where: { model(of: $0) != nil }), let model = self.model(of: value) else {
            return []
        }
        let place = value.range.lowerBound
        if let taker = taker(of: value) { return [Seen(model, taker, place)] }
        let handed = self.handed(boundNames(to: value))
        let isList = graph.semantics.type(of: value)?.unwrapped.isContainer == true
        return handed.isEmpty && isList ? [Seen(model, nil, place)] : handed
    }

    private func handed(_ names: [TokenSyntax]) -> [Seen] {
        names.flatMap(uses).flatMap { models(from: $0) }.filter { $0.taker != nil }
    }

    private func model(of value: ExprSyntax) -> String? {
        graph.semantics.type(of: value).flatMap { type in
            type.function == nil ? type.parts.compactMap(\.name).first(where: graph.semantics.isModelType) : nil
        }
    }

    /// The view, or the function of the View's, that is given a value.
    private func taker(of value: ExprSyntax) -> String? {
        if let infix = value.parent?.as(InfixOperatorExprSyntax.self), isAssignment(infix),
            infix.rightOperand.id == value.id
        {
            return infix.leftOperand.as(MemberAccessExprSyntax.self)?.base.flatMap(view)
        }
        guard let call = value.parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
        else { return nil }
        let callee = call.calledExpression
        let name = callee.as(DeclReferenceExprSyntax.self) ?? callee.as(MemberAccessExprSyntax.self)?.declName
        let base = callee.as(MemberAccessExprSyntax.self)?.base
        if let name, base.map(controller.scopes.isSelf) != false,
            let own = controller.members(named: name.baseName.identifierText).first(where: { owners[$0.id] == .view })
        {
            return own.name
        }
        return view(base ?? ExprSyntax(call))
    }

    /// The class of a view of the app's.
    private func view(_ value: ExprSyntax) -> String? {
        guard let type = graph.semantics.type(of: value)?.unwrapped, graph.semantics.isView(type) else { return nil }
        return type.name
    }

    /// The constants that a value is given to.
    private func boundNames(to value: ExprSyntax) -> [TokenSyntax] {
        let pattern: PatternSyntax? =
            switch value.parent?.parent?.as(SyntaxEnum.self) {
            case .patternBinding(let binding): binding.pattern
            case .optionalBindingCondition(let condition): condition.pattern
            default: value.parent?.as(ForStmtSyntax.self)?.pattern
            }
        return pattern.map(names) ?? []
    }

    private func names(in pattern: PatternSyntax) -> [TokenSyntax] {
        nodes(IdentifierPatternSyntax.self, in: Syntax(pattern)).map(\.identifier)
    }

    private func uses(of name: TokenSyntax) -> [ExprSyntax] {
        guard let scope = sequence(first: Syntax(name), next: \.parent).first(where: { $0.is(CodeBlockSyntax.self) })
        else { return [] }
        return nodes(DeclReferenceExprSyntax.self, in: scope).filter { use in
            controller.scopes.binding(readBy: use.baseName)?.position == name.range.lowerBound
        }.map(ExprSyntax.init)
    }
}
