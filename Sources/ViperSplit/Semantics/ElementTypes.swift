import SwiftSyntax

/// Types of what a loop or a closure goes over.
extension TypeInference {
    /// The type of what a loop's pattern binds: `note in notes`, `(index, note) in notes.enumerated()`.
    func type(ofElement name: String, in loop: ForStmtSyntax) -> String? {
        guard loop.caseKeyword == nil, let types = visiting("local \(name)")?.elementTypes(of: loop.sequence) else {
            return nil
        }
        let names = loop.pattern.as(TuplePatternSyntax.self)?.elements.map(\.pattern.trimmedDescription)
        guard let place = (names ?? [loop.pattern.trimmedDescription]).firstIndex(of: name),
            (names?.count ?? 1) == types.count
        else { return nil }
        return types[place]
    }

    /// The types of a sequence's elements, or of the parts of its pairs.
    func elementTypes(of sequence: ExprSyntax) -> [String]? {
        if let range = sequence.as(InfixOperatorExprSyntax.self) { return elementTypes(ofRange: range) }
        if let call = sequence.as(FunctionCallExprSyntax.self),
            let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base
        {
            let name = access.declName.baseName.text
            if name == "enumerated" { return elementType(of: base).map { ["Int", $0] } }
            if ["reversed", "prefix", "suffix", "dropFirst", "dropLast"].contains(name) {
                return elementTypes(of: base)
            }
        }
        if let pair = type(of: sequence)?.dictionaryTypes { return [pair.key, pair.value] }
        return elementType(of: sequence).map { [$0] }
    }

    private func elementType(of sequence: ExprSyntax) -> String? { type(of: sequence)?.elementType }

    /// `0..<count`
    private func elementTypes(ofRange range: InfixOperatorExprSyntax) -> [String]? {
        guard ["..<", "..."].contains(range.operator.trimmedDescription), let type = type(of: range.rightOperand),
            type == self.type(of: range.leftOperand)
        else { return nil }
        return [type]
    }
}
