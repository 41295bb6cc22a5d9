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
        for id in body.members { edits += memberEdits(controller.members[id], in: role) }
        return try unit.text(extent(of: body), with: edits.sorted())
    }

    /// The edits of a method that went to the component, or that passes on what it is called with from there.
    private func memberEdits(_ member: Member, in role: Role) -> [TextEdit] {
        guard conformances.move(passingOn: member.id) != nil, let entry = entries[member.id] else {
            return MemberEdits(member, in: self).edits
        }
        return EntryPointEdits(of: role, in: self).edits(for: member, entry)
    }

    /// The methods of a protocol that the class itself adopted.
    private func newExtension(_ move: ConformanceMove) throws -> String {
        let members = try Sections(plan: self).render(move.members.map { controller.members[$0] })
        return "extension \(typeName(of: move.role)): \(move.name) {\n\n\(members.trimmedOfNewlines)\n}"
    }

    /// The edits that take adopted protocols out of the class's head: what stands between two that stay is one edit, with the
    /// comments there.
    func inheritanceEdits() -> [TextEdit] {
        let moved = Set(conformances.moves.filter { $0.body == nil }.map(\.name))
        guard let clause = controller.declaration.inheritanceClause, !moved.isEmpty else { return [] }
        let types = Array(clause.inheritedTypes)
        let kept = types.indices.filter { $0 == 0 || !moved.contains(inheritedName(types[$0])) }
        return zip(kept, kept.dropFirst() + [types.count]).filter { $1 > $0 + 1 }.map { before, next in
            inheritanceEdit(takingOut: types[before..<next], before: next < types.count ? types[next] : nil)
        }
    }

    /// - Parameter types: the one that stays before them is the first.
    private func inheritanceEdit(
        takingOut types: ArraySlice<InheritedTypeSyntax>, before next: InheritedTypeSyntax?
    ) -> TextEdit {
        let unit = controller.homeUnit
        let following = types.dropFirst() + [next].compactMap(\.self)
        let gaps = zip(types, following).map { type, next in
            let comma = type.trailingComma?.range ?? type.range.upperBound..<type.range.upperBound
            return unit.text(type.type.range.upperBound..<comma.lowerBound)
                + unit.text(comma.upperBound..<next.range.lowerBound)
        }
        let end = next?.range.lowerBound ?? following.last?.type.range.upperBound
        let range = types[types.startIndex].type.range.upperBound..<(end ?? types[types.startIndex].range.upperBound)
        let comments = gaps.map(\.commentAlone)
        let text = next == nil ? comments.joined() : "," + comments.dropLast().joined() + (gaps.last ?? "")
        return TextEdit(range: range, replacement: text)
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

extension String {
    /// A gap without the blanks at its end, unless a comment goes up to the end of its line.
    fileprivate var commentAlone: String {
        guard let end = lastIndex(where: { !$0.isWhitespace }) else { return "" }
        let isLine = self[...end].split(whereSeparator: \.isNewline).last?.contains("//") == true
        return isLine ? self : String(self[...end])
    }
}
