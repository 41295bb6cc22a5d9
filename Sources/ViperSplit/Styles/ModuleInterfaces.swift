import SwiftSyntax

/// The protocols by which the components of a module see one another.
struct ModuleInterfaces {
    /// The classes that adopt them, by the name of the protocol.
    let classes: [String: String]
    /// The names of the links that lead to a class by way of such a protocol.
    private let linkNames: [String: Set<String>]
    /// The class whose files the developer has written.
    let viewController: String

    /// - Parameters:
    ///   - links: what they lead to, by the name of the link, as protocol and class.
    ///   - texts: the style's own files, which may have protocols that no link leads through.
    init(
        of links: [(name: String, interface: String, type: String)], among texts: [String], viewController: String
    ) {
        self.viewController = viewController
        let declarations = texts.compactMap(syntax).flatMap(topLevelDeclarations)
        let protocols = Set(declarations.compactMap { $0.as(ProtocolDeclSyntax.self)?.name.text })
        let adopted = declarations.flatMap { decl -> [(String, String)] in
            let group = decl.asProtocol((any DeclGroupSyntax).self)
            let type = decl.nameOfClass
            let names = inheritedNames(group?.inheritanceClause).filter(protocols.contains)
            return type.map { type in names.map { ($0, type) } } ?? []
        }
        classes = Dictionary(links.map { ($0.interface, $0.type) } + adopted) { first, _ in first }
        linkNames = links.reduce(into: [:]) { $0[$1.type, default: []].insert($1.name) }
    }

    /// A file of a module whose components use one another as the classes that they are.
    ///
    /// - Returns: nil if it is there for interfaces alone.
    /// - Throws: `SplitError` or `EditError` if the text can't be read.
    func takenOut(of text: String, _ layout: Layout) throws -> String? {
        var skeleton = try Skeleton(asItIs: text, layout)
        var (isInterfaces, isChanged) = (false, false)
        // What is taken out moves all that stands below.
        while let item = skeleton.unit.tree.statements.first(where: isDispensable) {
            (isInterfaces, isChanged) = (isInterfaces || item.item.is(ProtocolDeclSyntax.self), true)
            skeleton.remove(Syntax(item), governsNext: isOfModule(skeleton.unit.tree.statements, behind: item))
            skeleton = try Skeleton(asItIs: try skeleton.render(), layout)
        }
        let left = skeleton.declarations.filter { !$0.is(ImportDeclSyntax.self) }
        // Constants of a file of interfaces stand there for what is said of those.
        let constants = left.filter {
            $0.is(VariableDeclSyntax.self) && Modifiers($0, default: .internal).access == .private
        }
        // A file that all members have left has only imports, too.
        if isChanged, left.count == (isInterfaces ? constants.count : 0) { return nil }
        for decl in left {
            takeOut(of: decl.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause, in: &skeleton)
            for node in nodes(in: Syntax(decl)) { takeOut(of: node, in: &skeleton) }
        }
        return try skeleton.render()
    }

    /// An interface, what is added to one, or an extension that is there for nothing else than to adopt one.
    private func isDispensable(_ item: CodeBlockItemSyntax) -> Bool {
        if let interface = item.item.as(ProtocolDeclSyntax.self) { return classes[interface.name.text] != nil }
        guard let added = item.item.as(ExtensionDeclSyntax.self) else { return false }
        if classes[added.extendedName] != nil { return true }
        let adopted = inheritedNames(added.inheritanceClause)
        return added.memberBlock.members.isEmpty && !adopted.isEmpty && adopted.allSatisfy { classes[$0] != nil }
    }

    /// The statement behind one that is taken out is the module's own: in a view controller's file only one that adopts an interface
    /// is. The mark above stays for such a one: it says nothing of what the developer has written.
    private func isOfModule(_ statements: CodeBlockItemListSyntax, behind item: CodeBlockItemSyntax) -> Bool {
        if item.item.as(ExtensionDeclSyntax.self)?.extendedName != viewController { return true }
        guard let next = statements.drop(while: { $0.id != item.id }).dropFirst().first else { return false }
        let clause = next.item.as(ExtensionDeclSyntax.self)?.inheritanceClause
        return isDispensable(next) || inheritedNames(clause).contains { classes[$0] != nil }
    }

    private func takeOut(of clause: InheritanceClauseSyntax?, in skeleton: inout Skeleton) {
        guard let clause else { return }
        let kept = clause.inheritedTypes.filter { classes[inheritedName($0)] == nil }
        if kept.count == clause.inheritedTypes.count { return }
        let start = clause.colon.previousToken(viewMode: .sourceAccurate)?.range.upperBound ?? clause.range.lowerBound
        let list = kept.map(\.type.trimmedText).joined(separator: ", ")
        skeleton.edits.append(
            TextEdit(range: start..<clause.range.upperBound, replacement: kept.isEmpty ? "" : ": " + list))
    }

    private func takeOut(of node: Syntax, in skeleton: inout Skeleton) {
        if let type = node.as(IdentifierTypeSyntax.self), let name = classes[type.name.text],
            type.parent?.is(InheritedTypeSyntax.self) != true
        {
            let whole = type.parent?.as(SomeOrAnyTypeSyntax.self).map { Syntax($0) } ?? node
            skeleton.edits.append(TextEdit(range: whole.range, replacement: name))
        }
        // What is the class anyway needs no cast.
        if let cast = node.as(AsExprSyntax.self), cast.questionOrExclamationMark != nil,
            let link = cast.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText,
            linkNames[cast.type.trimmedText]?.contains(link) == true
        {
            skeleton.edits.append(
                TextEdit(range: cast.expression.range.upperBound..<cast.range.upperBound, replacement: ""))
        }
    }
}
