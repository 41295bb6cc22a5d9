import SwiftSyntax

/// A place where a component's code names a member of another type of the module, or of its own by way of a path.
struct Crossing {
    /// `presenter.load`
    let access: MemberAccessExprSyntax
    /// The call whose callee it is.
    let call: FunctionCallExprSyntax?
    /// The type whose member is named.
    let type: OutputType
    /// The component whose code it is.
    let component: OutputType
    /// The member that the code belongs to.
    let member: OutputMember

    var name: String { access.declName.baseName.identifierText }
    /// The place in words: `NotesPresenter.load`.
    var place: String { "`\(component.name).\(member.name)`" }

    /// The members that may be meant: those of the name, and of a call those that its arguments fit.
    ///
    /// - Returns: with them, whether there can be no others.
    func candidates(in types: OutputTypes) -> (found: [OutputMember], isComplete: Bool) {
        let isComplete = types.members(of: type.name).isComplete
        let fitting = types.members(named: name, of: type.name).filter { !$0.modifiers.isStatic && mayBe($0) }
        // What a type declares hides what it inherits, and a requirement what an extension has for all.
        let nearest = fitting.filter { $0.owner == fitting.first?.owner }
        let required = nearest.filter { !$0.isInExtension }
        return (type.isProtocol && !required.isEmpty ? required : nearest, isComplete)
    }

    private func mayBe(_ member: OutputMember) -> Bool {
        guard let function = member.function else { return true }
        if let call { return call.fits(function.signature.parameterClause) }
        let labels = access.declName.argumentNames?.arguments.map { $0.name.text == "_" ? nil : $0.name.text }
        return labels.map { $0 == function.parameterLabels } ?? true
    }

    /// The one member that is meant; nil if it isn't in sight, or if several may be.
    func target(in types: OutputTypes) -> OutputMember? {
        let (found, _) = candidates(in: types)
        return found.count == 1 ? found[0] : nil
    }
}

extension Output {
    /// Where components name members of other components, or of the protocols that these adopt.
    func findCrossings() -> [Crossing] {
        intent.components.compactMap { types[$0.type] }.flatMap { component in
            component.members.flatMap { member -> [Crossing] in
                nodes(MemberAccessExprSyntax.self, in: Syntax(member.decl)).compactMap { access in
                    guard let base = access.base,
                        let type = type(of: base, in: component), type.name != component.name
                    else { return nil }
                    let call = access.parent?.as(FunctionCallExprSyntax.self)
                    let isCallee = call?.calledExpression.id == ExprSyntax(access).id
                    return Crossing(
                        access: access, call: isCallee ? call : nil, type: type, component: component, member: member)
                }
            }
        }
    }

    /// The type of the module that an expression is of, as far as declarations say so.
    func type(of expression: ExprSyntax, in component: OutputType) -> OutputType? {
        switch expression.as(ExprSyntaxEnum.self) {
        case .optionalChainingExpr(let chain): return type(of: chain.expression, in: component)
        case .forceUnwrapExpr(let unwrap): return type(of: unwrap.expression, in: component)
        case .tupleExpr(let tuple):
            return tuple.elements.count == 1 ? type(of: tuple.elements.first!.expression, in: component) : nil
        case .declReferenceExpr(let reference):
            let name = reference.baseName.identifierText
            if name == "self", reference.baseName.tokenKind == .keyword(.self) { return component }
            return type(ofName: name, at: Syntax(reference), in: component)
        case .memberAccessExpr(let access):
            guard let base = access.base, let owner = type(of: base, in: component) else { return nil }
            return type(ofMember: access.declName.baseName.identifierText, of: owner)
        case .functionCallExpr(let call):
            return call.calledExpression.as(DeclReferenceExprSyntax.self).flatMap { types[$0.baseName.text] }
        default: return nil
        }
    }

    private func type(ofName name: String, at node: Syntax, in component: OutputType) -> OutputType? {
        guard let binding = binding(of: name, at: node) else { return type(ofMember: name, of: component) }
        if let parameter = binding.syntax.as(FunctionParameterSyntax.self) { return type(of: parameter.type) }
        if let annotation = binding.syntax.parent?.as(PatternBindingSyntax.self)?.typeAnnotation {
            return type(of: annotation.type)
        }
        if let value = binding.value { return type(of: value, in: component) }
        // `[view]` and `if let view` name once more what is outside.
        if let closure = binding.syntax.as(ClosureCaptureSyntax.self)?.parent?.parent?.parent?.parent?.parent {
            return type(ofName: name, at: closure, in: component)
        }
        guard let condition = binding.syntax.parent?.as(OptionalBindingConditionSyntax.self),
            condition.initializer == nil
        else { return nil }
        return type(ofName: name, at: Syntax(condition), in: component)
    }

    private func type(ofMember name: String, of owner: OutputType) -> OutputType? {
        let declared = types.members(named: name, of: owner.name).first
        if let type = declared?.type.flatMap(type) { return type }
        // What a base class declares may be of a type that its descendant says.
        return intent.role(of: owner.name).flatMap { intent.type(at: name, from: $0) }.flatMap { types[$0] }
    }

    private func type(of annotation: TypeSyntax) -> OutputType? {
        if let some = annotation.as(SomeOrAnyTypeSyntax.self) { return type(of: some.constraint) }
        if let attributed = annotation.as(AttributedTypeSyntax.self) { return type(of: attributed.baseType) }
        let plain = annotation.unwrapped
        if let tuple = plain.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return type(of: only.type)
        }
        if plain.id != annotation.id { return type(of: plain) }
        return plain.as(IdentifierTypeSyntax.self).flatMap { types[$0.name.identifierText] }
    }
}
