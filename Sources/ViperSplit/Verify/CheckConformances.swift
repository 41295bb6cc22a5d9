import SwiftSyntax

/// Every protocol that went to a component is adopted there and nowhere else, by the protocol that it is seen by, too, where
/// it is handed over as such, none of them is one that other modules see, and members hand on as many values that stand for the screen as they did.
func checkConformances(_ output: Output) -> [String] {
    let intent = output.intent
    let adopted = intent.conformances.flatMap { conformance in
        output.components.sorted { $0.key.rawValue < $1.key.rawValue }.compactMap { role, component -> String? in
            let count = component.bodies.flatMap(\.conformances).filter { $0 == conformance.name }.count
            let expected = role == conformance.role ? 1 : 0
            return count == expected ? nil : "`\(component.name)` adopts `\(conformance.name)` \(count) times"
        }
    }
    let lost = intent.conformances.filter { conformance in
        output.components[.view].map { intent.app.showsOutside(conformance.name, adoptedBy: $0) } == true
    }.map { "`\(intent.original.name)` has lost `\($0.name)`, which other modules see" }
    return adopted + lost + intent.original.members.compactMap { checkValues(of: $0, output) }
}

/// A member names `self` as a value no more often than it did, and no fewer values stand for it.
private func checkValues(of member: Member, _ output: Output) -> String? {
    let move = output.intent.moves[member.id]
    guard member.kind == .function || member.kind == .computedProperty, let component = output.components[move.role]
    else {
        return nil
    }
    let kept = move.entry?.kept ?? []
    let before = values(in: member, naming: []).filter { node in
        !kept.contains { $0.contains(node.range.lowerBound) }
    }.count
    let links = Set(output.intent.links.filter { $0.from == move.role }.map(\.path))
    let counts = component.members(named: move.name).map { candidate in
        (own: values(in: candidate, naming: []).count, all: values(in: candidate, naming: links).count)
    }
    if counts.isEmpty || counts.contains(where: { $0.own <= before && before <= $0.all }) { return nil }
    return "`\(component.name).\(move.name)` hands on `self` \(counts.map(\.own)) times instead of \(before)"
}

/// The places that name `self`, or follow one of several paths, as a value.
private func values(in member: Member, naming paths: Set<String>) -> [ExprSyntax] {
    nodes(ExprSyntax.self, in: Syntax(member.decl)).filter { expression in
        expression.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
            || expression.path.map(paths.contains) == true
    }.filter { expression in
        var node = Syntax(expression)
        while let parent = node.parent,
            parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
        {
            node = parent
        }
        let others: [SyntaxKind] = [.memberAccessExpr, .subscriptCallExpr, .closureCapture, .initializerClause]
        return node.parent.map { !others.contains($0.kind) } ?? true
    }
}

extension ExprSyntax {
    /// `viewController.presenter`, without `self` before it.
    fileprivate var path: String? {
        if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.identifierText }
        guard let access = self.as(MemberAccessExprSyntax.self), let base = access.base else { return nil }
        let name = access.declName.baseName.identifierText
        if base.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self) { return name }
        if let chain = base.as(OptionalChainingExprSyntax.self) { return chain.expression.path.map { "\($0).\(name)" } }
        return base.path.map { "\($0).\(name)" }
    }
}
