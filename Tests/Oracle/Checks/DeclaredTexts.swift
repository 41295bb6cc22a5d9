import SwiftParser
import SwiftSyntax
public import ViperSplit

/// What files declare, whatever its order: the texts of the members of each type, its extensions' with them, and of what
/// stands beside types. Comments and spaces don't count.
public func declaredTexts(in files: [SourceFile]) -> Set<String> {
    var texts: [String] = []
    for file in files {
        for item in Parser.parse(source: file.text).statements {
            guard let group = item.item.asProtocol((any DeclGroupSyntax).self) else {
                texts.append(words(of: item))
                continue
            }
            let name =
                item.item.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
                ?? item.item.asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
            for type in group.inheritanceClause?.inheritedTypes ?? [] {
                texts.append("\(name): \(words(of: type.type))")
            }
            for member in group.memberBlock.members { texts.append("\(name): \(words(of: member.decl))") }
        }
    }
    return counted(texts)
}

private func words(of node: some SyntaxProtocol) -> String {
    node.tokens(viewMode: .sourceAccurate).map(\.text).joined(separator: " ")
}
