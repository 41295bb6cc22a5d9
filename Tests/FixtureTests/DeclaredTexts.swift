import SwiftParser
import SwiftSyntax
import ViperSplit

/// What files declare, whatever its order: the texts of the members of each type, its extensions' with them, and of what
/// stands beside types. Comments and spaces don't count.
func declaredTexts(in files: [SourceFile]) -> Set<String> {
    var counts: [String: Int] = [:]
    func add(_ text: String) {
        counts[text, default: 0] += 1
    }
    for file in files {
        for item in Parser.parse(source: file.text).statements {
            guard let group = item.item.asProtocol((any DeclGroupSyntax).self) else {
                add(words(of: item))
                continue
            }
            let name =
                item.item.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
                ?? item.item.asProtocol((any NamedDeclSyntax).self)?.name.text ?? ""
            for type in group.inheritanceClause?.inheritedTypes ?? [] { add("\(name): \(words(of: type.type))") }
            for member in group.memberBlock.members { add("\(name): \(words(of: member.decl))") }
        }
    }
    return Set(counts.map { $0.value > 1 ? "\($0.key) (\($0.value) times)" : $0.key })
}

private func words(of node: some SyntaxProtocol) -> String {
    node.tokens(viewMode: .sourceAccurate).map(\.text).joined(separator: " ")
}
