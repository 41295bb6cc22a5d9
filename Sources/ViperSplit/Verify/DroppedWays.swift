import SwiftSyntax

extension Output {
    /// The UTF-8 offsets, in a declaration of a file of the module as it was, of what only passed on what the view controller asked
    /// for and nobody asks for now, and of what required it; or of what sets it, where nobody does that now.
    func waysRound(in decl: DeclSyntax, among existing: [DeclSyntax]) -> [Range<Int>] {
        let members = decl.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members.map(\.decl) ?? []
        let owner = decl.as(ProtocolDeclSyntax.self)?.name.text ?? decl.nameOfClass
        return members.flatMap { member -> [Range<Int>] in
            func isWay(onlySetting isSetting: Bool) -> Bool {
                existing.contains { other in
                    intent.components.contains { component in
                        component.type == other.nameOfClass
                            && isWayRound(
                                member, of: owner, passedOnBy: component, in: other, existing, onlySetting: isSetting)
                    }
                }
            }
            if isWay(onlySetting: false) { return [member.range] }
            return member.isSettable && isWay(onlySetting: true) ? setter(of: member) : []
        }
    }

    /// What a property has and one that can't be set hasn't.
    private func setter(of property: DeclSyntax) -> [Range<Int>] {
        let block = property.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock
        guard let getter = block?.getter, let setter = block?.setter else { return [] }
        guard let body = getter.body else { return [setter.range] }
        return [
            getter.range.lowerBound..<body.leftBrace.range.upperBound,
            body.rightBrace.range.lowerBound..<setter.range.upperBound,
        ]
    }

    /// Whether a member is, or is required for, what a component passes on in a declaration of its class, and nobody asks for it, or
    /// nobody sets it.
    private func isWayRound(
        _ member: DeclSyntax, of owner: String?, passedOnBy component: Intent.Component, in decl: DeclSyntax,
        _ existing: [DeclSyntax], onlySetting isSetting: Bool
    ) -> Bool {
        let names = member.declaredNames
        let ways = decl.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members.map(\.decl) ?? []
        let passing = ways.first { $0.declaredNames == names }?.requestPassedOn(as: names.first ?? "")
        guard names.count == 1, let passing,
            let link = intent.links.first(where: { $0.from == component.role && $0.path == passing }),
            !isAsked(names[0], of: component.role, existing, onlySetting: isSetting)
        else { return false }
        let interfaces = intent.links.filter { $0.to == component.role }.compactMap(\.interface)
        return owner == component.type || interfaces.contains { $0 == owner }
            || owner == link.interface && !isAsked(names[0], of: link.to, existing, onlySetting: isSetting)
    }

    private func isAsked(
        _ name: String, of role: Role, _ existing: [DeclSyntax], onlySetting isSetting: Bool
    ) -> Bool {
        let requiring = existing.compactMap { $0.as(ProtocolDeclSyntax.self) }.filter { interface in
            interface.memberBlock.members.contains { $0.decl.declaredNames.contains(name) }
        }.map(\.name.text)
        let links = intent.links.filter { $0.to == role && $0.interface.map(requiring.contains) == true }
        let asking = Asking(
            name: name, links: Set(links.compactMap(\.names.last)), wiring: Set(intent.links.compactMap(\.names.last)),
            types: Set(links.compactMap(\.interface) + [intent.type(of: role)].compactMap(\.self)), isSetting: isSetting
        )
        return units.contains { asking.isDone(in: $0.tree) }
    }
}
