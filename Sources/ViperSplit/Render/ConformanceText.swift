import SwiftSyntax

extension SplitPlan {
    /// The extensions by which a component adopts protocols that were the view controller's, as they stood.
    func conformances(of role: Role) throws -> String {
        try self.conformances.moves.filter { $0.role == role }.map { move in
            try move.isWhole ? movedExtension(controller.bodies[move.adopter], to: role) : newExtension(move)
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
    func memberEdits(_ member: Member, in role: Role) -> [TextEdit] {
        guard conformances.move(passingOn: member.id) != nil, let entry = entries[member.id] else {
            return MemberEdits(member, in: self).edits
        }
        return EntryPointEdits(of: role, in: self).edits(for: member, entry)
    }

    /// The methods of a protocol that stood among others.
    private func newExtension(_ move: ConformanceMove) throws -> String {
        let members = try Sections(plan: self, adopter: move.role).render(move.members.map { controller.members[$0] })
        return "extension \(typeName(of: move.role)): \(move.name) {\n\n\(members.trimmedOfNewlines)\n}"
    }

    /// The edits that take protocols out of the head of the class or an extension: what stands between two that stay is one edit,
    /// with the comments there.
    func inheritanceEdits(of body: TypeBody) -> [TextEdit] {
        let moved = protocolsThatLeave(body)
        guard !moved.isEmpty, let clause = body.decl.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause,
            let head = clause.colon.previousToken(viewMode: .sourceAccurate)
        else { return [] }
        let types = Array(clause.inheritedTypes)
        let parts = [HeadPart(range: head.range, separator: clause.colon)] + types.map(HeadPart.init)
        let kept = [0] + types.indices.filter { !moved.contains(inheritedName(types[$0])) }.map { $0 + 1 }
        return zip(kept, kept.dropFirst() + [parts.count]).filter { $1 > $0 + 1 }.map { before, next in
            inheritanceEdit(
                takingOut: parts[before..<next], before: next < parts.count ? parts[next] : nil,
                in: controller.units[body.unit])
        }
    }

    /// - Parameter parts: the one that stays before them is the first.
    private func inheritanceEdit(
        takingOut parts: ArraySlice<HeadPart>, before next: HeadPart?, in unit: SourceUnit
    ) -> TextEdit {
        let first = parts[parts.startIndex]
        let following = parts.dropFirst() + [next].compactMap(\.self)
        let gaps = zip(parts, following).map { part, next in
            unit.text(part.range.upperBound..<part.separatorRange.lowerBound)
                + unit.text(part.separatorRange.upperBound..<next.range.lowerBound)
        }
        let end = next?.range.lowerBound ?? following.last?.range.upperBound ?? first.range.upperBound
        let comments = gaps.map(\.commentAlone)
        guard next != nil else {
            return TextEdit(range: first.range.upperBound..<end, replacement: comments.joined())
        }
        // `RadioViewController : TunerDelegate, Titled`
        let isBlank = unit.isBlank(first.range.upperBound..<first.separatorRange.lowerBound)
        let start = isBlank ? first.separatorRange.lowerBound : first.range.upperBound
        let (left, gap) = (comments.dropLast().joined(), gaps.last ?? "")
        let beginsLine = gap.prefix(while: \.isWhitespace).contains(where: \.isNewline)
        let text = unit.text(first.separatorRange) + (beginsLine ? left.withoutBlanksAtEnd : left) + gap
        return TextEdit(range: start..<end, replacement: text)
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

/// The name of what adopts protocols, or one of these, with what stands behind it.
private struct HeadPart {
    let range: Range<Int>
    let separator: TokenSyntax?

    var separatorRange: Range<Int> { separator?.range ?? range.upperBound..<range.upperBound }
}

extension HeadPart {
    init(_ inherited: InheritedTypeSyntax) {
        self.init(range: inherited.type.range, separator: inherited.trailingComma)
    }
}

extension String {
    /// A gap without the blanks at its end, unless a comment goes up to the end of its line.
    fileprivate var commentAlone: String {
        let comment = withoutBlanksAtEnd
        let isLine = comment.split(whereSeparator: \.isNewline).last?.contains("//") == true
        return isLine ? self : comment
    }

    fileprivate var withoutBlanksAtEnd: String {
        lastIndex { !$0.isWhitespace }.map { String(self[...$0]) } ?? ""
    }
}
