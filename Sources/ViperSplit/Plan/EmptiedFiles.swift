import SwiftSyntax

extension SplitPlan {
    /// The files that only extended the view controller, and of which nothing but imports and comments is left: a split removes
    /// no file.
    var emptiedFileFindings: [Finding] {
        controller.units.filter { $0.index != controller.home && declaresNothing($0) }.map { unit in
            Finding(.emptiedFile(unit.path), at: unit.place(of: 0), in: controller)
        }
    }

    private func declaresNothing(_ unit: SourceUnit) -> Bool {
        let bodies = controller.bodies.filter { $0.unit == unit.index }
        let own = Set(bodies.filter(isLeftByAll).map(\.decl.id))
        return !bodies.isEmpty
            && unit.tree.statements.allSatisfy {
                $0.isImport || $0.item.as(DeclSyntax.self).map { own.contains($0.id) } == true
            }
    }

    /// Whether nothing is left of an extension: no member, and no protocol that it adopts.
    private func isLeftByAll(_ body: TypeBody) -> Bool {
        if conformance(taking: body) != nil { return true }
        return body.isExtension && !body.members.isEmpty
            && protocolsThatLeave(body).isSuperset(of: body.conformances)
            && body.members.allSatisfy { isTakenOut(controller.members[$0]) }
    }
}
