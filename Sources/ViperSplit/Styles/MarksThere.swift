import SwiftSyntax

/// The sections that the components of a module have in the files that there are.
struct MarksThere {
    /// By component, the titles over stored properties, and those over anything else.
    private var titles: [Role: (stored: Set<String>, others: Set<String>)] = [:]

    /// - Parameter style: that of a module that there is already; any other has no marks that anybody wrote.
    init(in style: Style) {
        guard style.isExisting else { return }
        let declarations = style.skeletons.values.map(parsed).flatMap(topLevelDeclarations)
        for component in style.components where component.role != .view {
            let own = declarations.filter { decl in
                let extended = decl.as(ExtensionDeclSyntax.self)?.extendedType.trimmedText
                return extended ?? decl.as(ClassDeclSyntax.self)?.name.text == component.type
            }
            let sections = own.compactMap { $0.asProtocol((any DeclGroupSyntax).self)?.memberBlock.sections }.joined()
            func titles(areStored: Bool) -> Set<String> {
                Set(sections.filter { $0.last(areStored: areStored) != nil }.compactMap(\.title).filter { !$0.isEmpty })
            }
            self.titles[component.role] = (titles(areStored: true), titles(areStored: false))
        }
    }

    /// Whether code like a member stands under a title in a component.
    func contains(_ title: String, over member: Member, in role: Role) -> Bool {
        guard let titles = titles[role] else { return false }
        return (member.kind == .storedProperty ? titles.stored : titles.others).contains(normalizedTitle(title))
    }
}
