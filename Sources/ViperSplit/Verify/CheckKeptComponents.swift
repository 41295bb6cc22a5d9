import SwiftSyntax

/// A closure of the Presenter that holds the Interactor or the Wireframe holds nobody else, and when that goes nobody can tell: it
/// has constants only, and what the closure asks of it asks nobody of the module.
func checkKeptComponents(_ output: Output) -> [String] {
    [Role.interactor, .wireframe].flatMap { output.faultsOfClosures(keeping: $0) }
}

extension Output {
    fileprivate func faultsOfClosures(keeping role: Role) -> [String] {
        let links = intent.links
        let held = Set(links.filter { $0.from == .presenter && $0.to == role }.map(\.path))
        guard let presenter = components[.presenter], let kept = components[role] else { return [] }
        let keeping = presenter.members.flatMap { member in
            nodes(ClosureExprSyntax.self, in: Syntax(member.decl)).filter { closure in
                closure.parent.map { outside in
                    closure.captures(anyOf: held.filter { binding(of: $0, at: outside) == nil })
                } ?? false
            }.map { (member: member, closure: $0) }
        }
        guard !keeping.isEmpty else { return [] }
        let own = intent.linkNames(of: role)
        let ofStyle = styleTypes[kept.name]?.members ?? []
        let state = kept.members.filter { member in
            member.kind == .storedProperty && !ofStyle.contains { $0.names.contains(member.writtenName) }
                && !own.contains(member.writtenName)
                && member.variable?.bindingSpecifier.tokenKind != .keyword(.let)
        }
        let ofModule = Set(modules.map(\.name))
        let crossing = crossings.first { $0.component.name == kept.name && ofModule.contains($0.type.name) }
        let others = Set(links.filter { $0.from == .presenter }.flatMap(\.names)).subtracting(held).union(["self"])
        return keeping.flatMap { member, closure -> [String] in
            let place = "a closure of `\(presenter.name).\(member.name)`"
            let besides = names(others, in: closure)
            // The Interactor keeps whom it asks by what it is asked for; the Wireframe's other methods show from here.
            let asked = kept.members.filter { asks($0, closure) }.flatMap {
                $0.decl.tokens(viewMode: .sourceAccurate).map(\.text)
            }
            let back = role == .interactor ? crossing?.name : asked.first(where: own.contains)
            return [
                besides.map { "\(place) holds `\(kept.name)`, and names `\($0)`" },
                state.first.map { "\(place) holds `\(kept.name)`, which has `\($0.name)`" },
                back.map { "\(place) holds `\(kept.name)`, which asks for `\($0)`" },
            ].compactMap { $0 }
        }
    }

    /// The first of some names that a closure holds, or that its code means. A value that it catches is asked for outside.
    private func names(_ names: Set<String>, in closure: ClosureExprSyntax) -> String? {
        let caught = (closure.signature?.capture?.items).map(Array.init) ?? []
        let asked = caught.compactMap(\.initializer?.value).filter { !$0.is(DeclReferenceExprSyntax.self) }
        return closure.tokens(viewMode: .sourceAccurate).first { token in
            if asked.contains(where: { $0.range.contains(token.range.lowerBound) }) { return false }
            guard names.contains(token.text), let node = token.parent else { return false }
            return node.is(ClosureCaptureSyntax.self)
                || node.is(DeclReferenceExprSyntax.self) && !token.isMemberOfOther
                    && binding(of: token.text, at: node) == nil
        }?.text
    }

    private func asks(_ member: Member, _ closure: ClosureExprSyntax) -> Bool {
        closure.tokens(viewMode: .sourceAccurate).contains { $0.isMemberOfOther && $0.text == member.writtenName }
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
