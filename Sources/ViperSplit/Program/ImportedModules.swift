import SwiftSyntax

/// Whether a file is one of tests, by what it imports.
func isOfTests(_ tree: SourceFileSyntax) -> Bool {
    tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }.contains {
        isTestable($0) || ["XCTest", "Testing"].contains($0.path.first?.name.identifierText)
    }
}

private func isTestable(_ declaration: ImportDeclSyntax) -> Bool {
    declaration.attributes.contains { $0.trimmedText == "@testable" }
}

/// The modules that a file imports; what a test may see besides says nothing of other files.
func importedModuleNames(in node: Syntax) -> [String] {
    if let declaration = node.as(ImportDeclSyntax.self) {
        return isTestable(declaration) ? [] : [declaration.path.first?.name.identifierText].compactMap { $0 }
    }
    let mayImport: [SyntaxKind] = [
        .codeBlockItemList, .codeBlockItem, .ifConfigDecl, .ifConfigClauseList, .ifConfigClause,
    ]
    guard mayImport.contains(node.kind) else { return [] }
    return node.children(viewMode: .sourceAccurate).flatMap(importedModuleNames)
}

extension Controller {
    /// The imports of the file above the class; those behind it leave no place for others.
    var importsAbove: [CodeBlockItemSyntax] {
        homeUnit.tree.statements.filter { $0.isImport && $0.range.upperBound < declaration.range.lowerBound }
    }
}
