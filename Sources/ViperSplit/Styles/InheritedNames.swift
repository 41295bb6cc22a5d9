import SwiftSyntax

extension Style {
    /// What the classes above a component's own give it, by full names: `showAlert(with:message:)` of a `BaseWireframe`. No
    /// member of its own can be declared so.
    ///
    /// - Parameter context: the app, which may have the style's base files in a form of its own.
    func namesInherited(by role: Role, in context: AppContext) -> Set<String> {
        let text = components.first { $0.role == role }.flatMap { skeletons[$0.file] }
        let classes = (text.flatMap(syntax).map(topLevelDeclarations) ?? []).compactMap { $0.as(ClassDeclSyntax.self) }
        let bases = classes.filter { $0.name.text == type(of: role) }.flatMap { inheritedNames($0.inheritanceClause) }
        let above = bases.filter { context.declaresClass($0) }.flatMap { [$0] + context.superclasses(of: $0) }
        let declared = above.flatMap(context.members)
        let given = bases.filter { !context.declaresType(named: $0) }.flatMap(membersInBaseFiles)
        return Set((declared + given).filter(\.isSeenByOtherFiles).flatMap(\.fullNames))
    }

    private func membersInBaseFiles(ofClass name: String) -> [DeclSyntax] {
        let declarations = baseFiles.values.map(parsed).flatMap(topLevelDeclarations)
        guard declarations.contains(where: { $0.as(ClassDeclSyntax.self)?.name.text == name }) else { return [] }
        return declarations.filter { decl in
            decl.as(ClassDeclSyntax.self)?.name.text == name
                || decl.as(ExtensionDeclSyntax.self)?.extendedType.trimmedText == name
        }.flatMap { $0.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members.map(\.decl) ?? [] }
    }
}

extension AppContext {
    fileprivate func declaresClass(_ name: String) -> Bool { type(named: name)?.is(ClassDeclSyntax.self) == true }
}

extension DeclSyntax {
    fileprivate var isSeenByOtherFiles: Bool { Modifiers(self, default: .internal).access.crossesFiles }
}
