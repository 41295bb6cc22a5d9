import SwiftSyntax

extension SourceFile {
    /// The file with all that it declares public, and open what may be subclassed or overridden, so that modules of other targets
    /// build on it.
    ///
    /// ## Before
    /// ```swift
    /// class BaseWireframe { init() {} }
    /// ```
    /// ## After
    /// ```swift
    /// open class BaseWireframe { public init() {} }
    /// ```
    ///
    /// - Throws: `SplitError` or `EditError` if the file can't be read or changed.
    func madePublic() throws -> SourceFile {
        let unit = try readUnit(self)
        let edits = topLevelDeclarations(of: unit.tree).flatMap { accessEdits(of: $0, inOpenClass: false) }
        return SourceFile(path: path, text: try text.applying(edits.sorted()))
    }
}

/// The edits that make a declaration, and what it declares in turn, known to other modules.
private func accessEdits(of decl: DeclSyntax, inOpenClass isOverridable: Bool) -> [TextEdit] {
    if let conditional = decl.as(IfConfigDeclSyntax.self) {
        return conditional.clauses.flatMap { $0.elements?.as(MemberBlockItemListSyntax.self).map(Array.init) ?? [] }
            .flatMap { accessEdits(of: $0.decl, inOpenClass: isOverridable) }
    }
    let modifiers = decl.asProtocol((any WithModifiersSyntax).self)?.modifiers.map(\.name.text) ?? []
    guard Modifiers(decl, default: .internal).access >= .internal else { return [] }
    let isFixed = modifiers.contains("final") || modifiers.contains("static")
    let isOpen = decl.is(ClassDeclSyntax.self) ? !isFixed : isOverridable && !isFixed && decl.mayBeOverridden
    let said = modifiers.compactMap(Access.init)
    let withoutAccess: [SyntaxKind] = [.importDecl, .extensionDecl, .deinitializerDecl, .enumCaseDecl]
    let mayTakeModifier = !withoutAccess.contains(decl.kind) && said.allSatisfy { $0 < .internal }
    let own = mayTakeModifier ? [decl.insertion(of: isOpen ? "open " : "public ")].compactMap(\.self) : []
    guard !decl.is(ProtocolDeclSyntax.self), let block = decl.asProtocol((any DeclGroupSyntax).self)?.memberBlock else {
        return own
    }
    let isOpenClass = decl.is(ClassDeclSyntax.self) && isOpen
    return own + block.members.flatMap { accessEdits(of: $0.decl, inOpenClass: isOpenClass) }
        + [decl.as(ClassDeclSyntax.self)?.initializerEdit].compactMap(\.self)
}

extension DeclSyntax {
    fileprivate var mayBeOverridden: Bool {
        let variable = self.as(VariableDeclSyntax.self)
        return self.is(FunctionDeclSyntax.self) || self.is(SubscriptDeclSyntax.self)
            || variable?.bindingSpecifier.tokenKind == .keyword(.var)
    }

    /// A modifier in front of the others.
    fileprivate func insertion(of modifier: String) -> TextEdit? {
        let attributes = asProtocol((any WithAttributesSyntax).self)?.attributes
        let before = attributes?.lastToken(viewMode: .sourceAccurate)
        let first = before.map { $0.nextToken(viewMode: .sourceAccurate) } ?? firstToken(viewMode: .sourceAccurate)
        return first.map { TextEdit(range: $0.range.lowerBound..<$0.range.lowerBound, replacement: modifier) }
    }
}

extension ClassDeclSyntax {
    /// The initialiser that a class without any has, which no other module would see.
    fileprivate var initializerEdit: TextEdit? {
        guard inheritanceClause == nil, !memberBlock.members.contains(where: { $0.decl.is(InitializerDeclSyntax.self) })
        else { return nil }
        let end = memberBlock.members.last?.range.upperBound ?? memberBlock.leftBrace.range.upperBound
        let start = memberBlock.members.isEmpty ? "\n    " : "\n\n    "
        return TextEdit(range: end..<end, replacement: start + "public init() {}")
    }
}
