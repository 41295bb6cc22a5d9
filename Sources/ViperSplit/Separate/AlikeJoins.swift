import SwiftParser
import SwiftSyntax

extension [Extraction] {
    /// Joined commands that do the same are one method: its parameters are called as where it is first, whatever the code calls
    /// what it hands over.
    func withNamesOfAlikeJoins() -> [Extraction] {
        var known: [[Extraction.Key]: Extraction] = [:]
        return replacing { join in
            guard let first = known[join.shape] else {
                known[join.shape] = join
                return [join]
            }
            return [join.named(like: first) ?? join]
        }
    }
}

extension Extraction {
    /// The same code with the parameters of another; nil if it isn't the same then.
    fileprivate func named(like other: Extraction) -> Extraction? {
        guard parameters.map(\.type) == other.parameters.map(\.type), availability == other.availability else {
            return nil
        }
        let pairs = zip(parameters, other.parameters)
        let names = Dictionary(pairs.map { ($0.name, $1.name) }) { first, _ in first }
        guard let text = try? code.renaming(names), text == other.code else { return nil }
        var renamed = self
        renamed.parameters = pairs.map { $0.named($1.name, labelled: $1.label) }
        renamed.parameterEdits = parameterEdits.map {
            TextEdit(range: $0.range, replacement: names[$0.replacement] ?? $0.replacement)
        }
        renamed.code = text
        return renamed
    }
}

extension String {
    /// The code with other names for some of its values.
    fileprivate func renaming(_ names: [String: String]) throws -> String {
        let values = nodes(DeclReferenceExprSyntax.self, in: Syntax(Parser.parse(source: self))).filter { name in
            name.parent?.as(MemberAccessExprSyntax.self)?.declName.id != name.id
        }
        return try applying(
            values.compactMap { value in
                names[value.baseName.identifierText].map { TextEdit(range: value.range, replacement: $0) }
            })
    }
}
