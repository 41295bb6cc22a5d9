import SwiftSyntax

extension AppContext {
    /// Whether code of some files, or of the app, may inherit from a class: it does, in whatever scope, or it has another name
    /// for the class.
    func mayBeSubclassed(_ name: String, in units: [SourceUnit]) -> Bool {
        (units.map(\.tree) + otherTrees(naming: name)).contains { tree in
            let classes = nodes(ClassDeclSyntax.self, in: Syntax(tree))
            let aliases = nodes(TypeAliasDeclSyntax.self, in: Syntax(tree))
            return classes.compactMap { $0.inheritanceClause?.inheritedTypes.first?.type }.contains { $0.means(name) }
                || aliases.contains { $0.initializer.value.means(name) }
        }
    }
}

extension TypeSyntax {
    /// `NotesViewController`, `App.NotesViewController`, `NotesViewController & Screen`, with or without attributes.
    fileprivate func means(_ name: String) -> Bool {
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.means(name) }
        if let composed = self.as(CompositionTypeSyntax.self) {
            return composed.elements.contains { $0.type.means(name) }
        }
        if let member = self.as(MemberTypeSyntax.self) { return member.name.identifierText == name }
        return nominalName == name
    }
}
