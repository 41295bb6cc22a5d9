import SwiftSyntax

/// A closure of the Presenter that holds the Interactor holds nobody else, and when the Interactor goes nobody can tell: it has
/// constants only, and asks nobody of the module.
func checkKeptInteractor(_ output: Output) -> [String] {
    let links = output.intent.links
    let held = Set(links.filter { $0.from == .presenter && $0.to == .interactor }.map(\.path))
    guard let presenter = output.components[.presenter], let interactor = output.components[.interactor] else {
        return []
    }
    let keeping = presenter.members.flatMap { member in
        nodes(ClosureExprSyntax.self, in: Syntax(member.decl)).filter { closure in
            closure.parent.map { outside in
                closure.captures(anyOf: held.filter { output.binding(of: $0, at: outside) == nil })
            } ?? false
        }.map { (member: member, closure: $0) }
    }
    guard !keeping.isEmpty else { return [] }
    let own = output.intent.linkNames(of: .interactor)
    let state = interactor.members.filter { member in
        member.kind == .storedProperty && !own.contains(member.writtenName)
            && member.variable?.bindingSpecifier.tokenKind != .keyword(.let)
    }
    let asked = output.crossings.filter { $0.component.name == interactor.name }
    let others = Set(links.filter { $0.from == .presenter }.flatMap(\.names)).subtracting(held).union(["self"])
    return keeping.flatMap { member, closure -> [String] in
        let place = "a closure of `\(presenter.name).\(member.name)`"
        let besides = closure.tokens(viewMode: .sourceAccurate).first { token in
            guard others.contains(token.text), let node = token.parent else { return false }
            return node.is(ClosureCaptureSyntax.self)
                || node.is(DeclReferenceExprSyntax.self) && !token.isMemberOfOther
                    && output.binding(of: token.text, at: node) == nil
        }
        return [
            besides.map { "\(place) holds `\(interactor.name)`, and names `\($0.text)`" },
            state.first.map { "\(place) holds `\(interactor.name)`, which has `\($0.name)`" },
            asked.first.map { "\(place) holds `\(interactor.name)`, which asks for `\($0.name)`" },
        ].compactMap { $0 }
    }
}

extension ClosureExprSyntax {
    fileprivate func captures(anyOf names: Set<String>) -> Bool {
        signature?.capture?.items.contains { $0.specifier == nil && names.contains($0.name.identifierText) } == true
    }
}

extension TokenSyntax {
    /// `other.view` is no link.
    fileprivate var isMemberOfOther: Bool {
        let access = parent?.parent?.as(MemberAccessExprSyntax.self)
        return access?.base != nil && access?.declName.baseName.id == id
    }
}
