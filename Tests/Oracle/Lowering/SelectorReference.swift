import SwiftSyntax

/// What a `#selector` names.
struct SelectorReference {
    /// The type in `Type.method`, if one is given.
    var typeName: String?
    var name: String
    var labels: [String]?
}

func selectorReference(_ expression: ExprSyntax) -> SelectorReference {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
        return SelectorReference(
            name: reference.baseName.text, labels: reference.argumentNames?.arguments.map(\.name.text))
    }
    if let member = expression.as(MemberAccessExprSyntax.self) {
        let base = member.base?.trimmedDescription
        return SelectorReference(
            typeName: base.flatMap { $0.first?.isUppercase == true && $0 != "Self" ? $0 : nil },
            name: member.declName.baseName.text,
            labels: member.declName.argumentNames?.arguments.map(\.name.text))
    }
    if let tuple = expression.as(TupleExprSyntax.self), let first = tuple.elements.first {
        return selectorReference(first.expression)
    }
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
        return selectorReference(first)
    }
    return SelectorReference(name: expression.trimmedDescription)
}
