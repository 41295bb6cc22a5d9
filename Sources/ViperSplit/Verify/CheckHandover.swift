import SwiftSyntax

/// Whoever a component hands over, itself or another that it reaches, is what the receiver asks for, as far as the receiver's
/// declaration is in sight: it adopts the protocol, or descends from the class.
func checkHandover(_ output: Output) -> [String] {
    output.intent.components.flatMap { part -> [String] in
        guard let component = output.types[part.type] else { return [] }
        return component.members.flatMap { member in
            nodes(in: Syntax(member.decl)).compactMap { node -> String? in
                guard let value = node.as(ExprSyntax.self),
                    let handed = output.component(handedAs: value, in: component),
                    let asked = output.type(askedOf: value, in: component), !output.intent.app.isMarker(asked),
                    !output.allTypes(of: handed).contains(asked)
                else { return nil }
                let isItself = handed.name == component.name
                // The screen is more than is in sight; what went elsewhere it isn't any more.
                if handed.name == output.intent.type(of: .view),
                    !output.intent.conformances.contains(where: { $0.name == asked })
                {
                    return nil
                }
                return isItself
                    ? "`\(component.name).\(member.name)` hands itself over as `\(asked)`, which it isn't"
                    : "`\(component.name).\(member.name)` hands over `\(handed.name)` as `\(asked)`, which it isn't"
            }
        }
    }
}

extension Output {
    /// The component, or the protocol that it is seen by, that a value is: `self`, or a link.
    fileprivate func component(handedAs value: ExprSyntax, in component: OutputType) -> OutputType? {
        if let own = value.as(DeclReferenceExprSyntax.self), own.baseName.tokenKind == .keyword(.self) {
            return component
        }
        guard value.is(DeclReferenceExprSyntax.self) || value.is(MemberAccessExprSyntax.self),
            value.parent?.is(LabeledExprSyntax.self) == true || value.parent?.is(InfixOperatorExprSyntax.self) == true,
            let type = type(of: value, in: component), modules.contains(where: { $0.name == type.name })
        else { return nil }
        return type
    }

    /// The protocol or class that a value is asked to be: by the property that it is assigned to, or by the parameter that takes
    /// it.
    ///
    /// - Returns: nil if the declaration isn't in sight, or says it otherwise than by one name.
    fileprivate func type(askedOf value: ExprSyntax, in component: OutputType) -> String? {
        if let infix = value.parent?.as(InfixOperatorExprSyntax.self), infix.operator.is(AssignmentExprSyntax.self),
            infix.rightOperand.id == value.id, let access = infix.leftOperand.as(MemberAccessExprSyntax.self),
            let base = access.base, let owner = nameOfType(base, in: component)
        {
            return members(of: owner, named: access.declName.baseName.text).compactMap { member in
                member.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
            }.only.flatMap(plainName)
        }
        guard let element = value.parent?.as(LabeledExprSyntax.self),
            let call = element.parent?.parent?.as(FunctionCallExprSyntax.self)
        else { return nil }
        let functions: [DeclSyntax]
        if let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base {
            guard let owner = nameOfType(base, in: component) else { return nil }
            functions = members(of: owner, named: access.declName.baseName.text)
        } else if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText {
            functions = members(of: name, named: "init")
        } else {
            return nil
        }
        let clauses = functions.compactMap { decl in
            decl.as(FunctionDeclSyntax.self)?.signature.parameterClause
                ?? decl.as(InitializerDeclSyntax.self)?.signature.parameterClause
        }
        let taking = clauses.compactMap { call.pairs(with: $0)?.first { $0.argument.id == value.id }?.parameter.type }
        return taking.only.flatMap(plainName)
    }

    /// The name of an expression's type, if declarations in sight say it: a property with an annotation or with a value that
    /// is made there, or a local constant of that kind.
    private func nameOfType(_ expression: ExprSyntax, in component: OutputType) -> String? {
        switch expression.as(ExprSyntaxEnum.self) {
        case .optionalChainingExpr(let chain): return nameOfType(chain.expression, in: component)
        case .forceUnwrapExpr(let unwrap): return nameOfType(unwrap.expression, in: component)
        case .functionCallExpr(let call):
            let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
            return name.flatMap { isTypeInSight($0) ? $0 : nil }
        case .memberAccessExpr(let access):
            let name = access.declName.baseName.identifierText
            if let owner = access.base.flatMap({ type(of: $0, in: component) }), owner.name != component.name {
                return members(of: owner.name, named: name).only.flatMap { nameOfValue($0, in: owner) }
            }
            guard let base = access.base?.as(DeclReferenceExprSyntax.self) else { return nil }
            if base.baseName.tokenKind == .keyword(.self) { return nameOfProperty(name, of: component) }
            // `Store.shared`
            guard isTypeInSight(base.baseName.identifierText) else { return nil }
            return members(of: base.baseName.identifierText, named: name).only.flatMap {
                nameOfValue($0, in: component)
            }
        case .declReferenceExpr(let reference):
            let name = reference.baseName.identifierText
            guard let binding = binding(of: name, at: Syntax(reference)) else {
                return nameOfProperty(name, of: component)
            }
            if let parameter = binding.syntax.as(FunctionParameterSyntax.self) { return plainName(parameter.type) }
            let pattern = binding.syntax.parent?.as(PatternBindingSyntax.self)
            if let annotation = pattern?.typeAnnotation { return plainName(annotation.type) }
            return pattern?.initializer.flatMap { nameOfType($0.value, in: component) }
        default: return nil
        }
    }

    private func nameOfProperty(_ name: String, of component: OutputType) -> String? {
        component.members(named: name).map(\.decl).only.flatMap { nameOfValue($0, in: component) }
    }

    private func nameOfValue(_ property: DeclSyntax, in component: OutputType) -> String? {
        guard let binding = property.as(VariableDeclSyntax.self)?.bindings.first else { return nil }
        if let annotation = binding.typeAnnotation { return plainName(annotation.type) }
        return binding.initializer.flatMap { nameOfType($0.value, in: component) }
    }

    private func isTypeInSight(_ name: String) -> Bool { types[name] != nil || intent.app.type(named: name) != nil }

    /// All that a component is declared to be, by the module and by the rest of the app.
    fileprivate func allTypes(of component: OutputType) -> Set<String> {
        let given = Set(intent.original.units.map { Syntax($0.tree).root.id })
        var names: Set<String> = []
        var pending = [component.name]
        while let next = pending.popLast() {
            guard names.insert(next).inserted else { continue }
            let group = intent.app.type(named: next)?.asProtocol((any DeclGroupSyntax).self)
            pending += types[next]?.inherited ?? inheritedNames(group?.inheritanceClause)
            // Of the given files the output has what counts now.
            let others = intent.app.extensions(of: next).filter { !given.contains($0.root.id) }
            pending += others.flatMap { inheritedNames($0.inheritanceClause) }
        }
        return names
    }

    /// The members of a name that a type of the module or of the app declares.
    private func members(of type: String, named name: String) -> [DeclSyntax] {
        if let own = types[type] { return own.members(named: name).map(\.decl) }
        let group = intent.app.type(named: type)?.asProtocol((any DeclGroupSyntax).self)
        let all = (group?.memberBlock.members.map(\.decl) ?? []) + intent.app.membersOfExtensions(of: type)
        return all.filter { $0.declaredNames.contains(name) }
    }

    /// The protocol or class in sight that a type is, less `?`, `!` and `any`; nil for an alias, or for what stands for any type.
    private func plainName(_ type: TypeSyntax) -> String? {
        if let some = type.as(SomeOrAnyTypeSyntax.self) { return plainName(some.constraint) }
        if let attributed = type.as(AttributedTypeSyntax.self) { return plainName(attributed.baseType) }
        if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return plainName(only.type)
        }
        let plain = type.unwrapped
        if plain.id != type.id { return plainName(plain) }
        guard let name = plain.as(IdentifierTypeSyntax.self), name.genericArgumentClause == nil else { return nil }
        let text = name.name.identifierText
        let declared = types[text]?.decl ?? intent.app.type(named: text)
        let isInSight = declared?.is(ProtocolDeclSyntax.self) == true || declared?.is(ClassDeclSyntax.self) == true
        return isInSight || intent.app.isScreen(ofApple: text) ? text : nil
    }
}

extension Array {
    /// The element, if there is one alone.
    fileprivate var only: Element? { count == 1 ? self[0] : nil }
}
