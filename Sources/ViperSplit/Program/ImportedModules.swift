import SwiftSyntax

/// The modules that a file imports; what a test may see besides says nothing of other files.
func importedModuleNames(in node: Syntax) -> [String] {
    if let declaration = node.as(ImportDeclSyntax.self) {
        let isOfTest = declaration.attributes.contains { $0.trimmedText == "@testable" }
        return isOfTest ? [] : [declaration.path.first?.name.identifierText].compactMap { $0 }
    }
    let mayImport: [SyntaxKind] = [
        .codeBlockItemList, .codeBlockItem, .ifConfigDecl, .ifConfigClauseList, .ifConfigClause,
    ]
    guard mayImport.contains(node.kind) else { return [] }
    return node.children(viewMode: .sourceAccurate).flatMap(importedModuleNames)
}
