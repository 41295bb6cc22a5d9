import SwiftSyntax

extension Skeleton {
    /// Gives a property of a component another name, where it is declared or required and where it is set.
    ///
    /// - Parameter links: the names by which others reach the component: `view?.presenter?.interactor`.
    mutating func rename(
        _ property: String, to name: String, in className: String, requiredBy interfaces: [String],
        reachedBy links: Set<String>
    ) {
        let blocks = [memberBlock(ofClass: className)] + interfaces.map { memberBlock(ofProtocol: $0) }
        for item in blocks.compactMap({ $0 }).flatMap(\.members) {
            guard let binding = item.decl.as(VariableDeclSyntax.self)?.bindings.first,
                binding.pattern.trimmedText == property
            else { continue }
            edits.append(TextEdit(range: binding.pattern.range, replacement: name))
        }
        let scopes = Scopes(of: [unit.tree])
        for reference in nodes(DeclReferenceExprSyntax.self, in: Syntax(unit.tree))
        where reference.baseName.text == property && isIn(className, Syntax(reference)) {
            let isMember = reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id == reference.id
            if isMember || scopes.binding(of: property, at: Syntax(reference)) != nil { continue }
            edits.append(TextEdit(range: reference.range, replacement: name))
        }
        let instances = instances(of: className)
        for access in nodes(MemberAccessExprSyntax.self, in: Syntax(unit.tree))
        where access.declName.trimmedText == property {
            let isOfComponent =
                switch access.base?.plain.as(ExprSyntaxEnum.self) {
                case .declReferenceExpr(let base) where base.baseName.tokenKind == .keyword(.self):
                    isIn(className, Syntax(access))
                case .declReferenceExpr(let base): instances.contains(base.baseName.text)
                case .memberAccessExpr(let base): links.contains(base.declName.baseName.text)
                default: false
                }
            if isOfComponent { edits.append(TextEdit(range: access.declName.range, replacement: name)) }
        }
    }

    private func isIn(_ className: String, _ node: Syntax) -> Bool {
        sequence(first: node, next: \.parent).firstResult { $0.as(ClassDeclSyntax.self) }?.name.text == className
    }

    /// The names of parameters, properties and local constants that hold an instance of a class.
    private func instances(of type: String) -> Set<String> {
        allNodes.reduce(into: []) { names, node in
            if let parameter = node.as(FunctionParameterSyntax.self), parameter.type.trimmedText == type {
                names.insert(parameter.name)
            }
            if let condition = node.as(OptionalBindingConditionSyntax.self),
                condition.initializer?.value.as(AsExprSyntax.self)?.type.trimmedText == type
            {
                names.insert(condition.pattern.trimmedText)
            }
            guard let binding = node.as(PatternBindingSyntax.self) else { return }
            let call = binding.initializer?.value.as(FunctionCallExprSyntax.self)
            let cast = binding.initializer?.value.as(AsExprSyntax.self)
            if binding.typeAnnotation?.type.trimmedText.filter({ $0 != "!" }) == type
                || call?.calledExpression.trimmedText == type || cast?.type.trimmedText == type
            {
                names.insert(binding.pattern.trimmedText)
            }
        }
    }
}
