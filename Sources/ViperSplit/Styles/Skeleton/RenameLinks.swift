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
                binding.pattern.trimmedDescription == property
            else { continue }
            edits.append(TextEdit(range: binding.pattern.range, replacement: name))
        }
        for node in allNodes {
            guard let access = node.as(MemberAccessExprSyntax.self), access.declName.trimmedDescription == property,
                let base = access.base.map(\.trimmedDescription),
                instances(of: className).contains(base) || base == "self" && isIn(className, node)
                    || base.contains(".") && links.contains(base.lastLink)
            else { continue }
            edits.append(TextEdit(range: access.declName.range, replacement: name))
        }
    }

    private func isIn(_ className: String, _ node: Syntax) -> Bool {
        sequence(first: node, next: \.parent).firstResult { $0.as(ClassDeclSyntax.self) }?.name.text == className
    }

    /// The names of parameters, properties and local constants that hold an instance of a class.
    private func instances(of type: String) -> Set<String> {
        allNodes.reduce(into: []) { names, node in
            if let parameter = node.as(FunctionParameterSyntax.self), parameter.type.trimmedDescription == type {
                names.insert((parameter.secondName ?? parameter.firstName).text)
            }
            if let condition = node.as(OptionalBindingConditionSyntax.self),
                condition.initializer?.value.as(AsExprSyntax.self)?.type.trimmedDescription == type
            {
                names.insert(condition.pattern.trimmedDescription)
            }
            guard let binding = node.as(PatternBindingSyntax.self) else { return }
            let call = binding.initializer?.value.as(FunctionCallExprSyntax.self)
            let cast = binding.initializer?.value.as(AsExprSyntax.self)
            if binding.typeAnnotation?.type.trimmedDescription.filter({ $0 != "!" }) == type
                || call?.calledExpression.trimmedDescription == type || cast?.type.trimmedDescription == type
            {
                names.insert(binding.pattern.trimmedDescription)
            }
        }
    }
}

extension String {
    /// `presenter` of `view?.presenter?`.
    fileprivate var lastLink: String {
        split(separator: ".").last.map { String($0.filter { !"?!".contains($0) }) } ?? self
    }
}
