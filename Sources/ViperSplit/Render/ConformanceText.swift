import SwiftSyntax

extension SplitPlan {
    /// The extensions by which a component adopts protocols that were the view controller's, as they stood.
    func conformances(of role: Role) throws -> String {
        try self.conformances.moves.filter { $0.role == role }.map { move in
            try move.body.map { try movedExtension(controller.bodies[$0], to: role) } ?? newExtension(move)
        }.joined(separator: "\n\n")
    }

    /// An extension with its mark and comments, of another type now.
    private func movedExtension(_ body: TypeBody, to role: Role) throws -> String {
        guard let ext = body.decl.as(ExtensionDeclSyntax.self) else { return "" }
        let unit = controller.units[body.unit]
        var edits = [TextEdit(range: ext.extendedType.range, replacement: typeName(of: role))]
        for id in body.members { edits += MemberEdits(controller.members[id], in: self).edits }
        return try unit.text(extent(of: body), with: edits.sorted())
    }

    /// The methods of a protocol that the class itself adopted.
    private func newExtension(_ move: ConformanceMove) throws -> String {
        let members = try Sections(plan: self).render(move.members.map { controller.members[$0] })
        return "extension \(typeName(of: move.role)): \(move.name) {\n\n\(members.trimmedOfNewlines)\n}"
    }

    /// The edits that take adopted protocols out of the class's head.
    func inheritanceEdits() -> [TextEdit] {
        let moved = Set(conformances.moves.filter { $0.body == nil }.map(\.name))
        guard let clause = controller.declaration.inheritanceClause, !moved.isEmpty else { return [] }
        let types = Array(clause.inheritedTypes)
        return types.indices.dropFirst().compactMap { place in
            guard moved.contains(inheritedName(types[place])) else { return nil }
            // From the end of the type before, so that its comma goes, too.
            return TextEdit(
                range: types[place - 1].type.range.upperBound..<types[place].type.range.upperBound, replacement: "")
        }
    }

    /// The protocols that an interface has to refine, so that what it stands for can be handed over as one of them.
    func refinements(of interface: String) -> [String] {
        conformances.moves.filter { move in
            move.handovers.contains { place in
                let link = link(from: owners[place.member], to: move.role)
                return owners[place.member] != move.role && link?.interface == interface
            }
        }.map(\.name)
    }
}
