import SwiftSyntax

/// What is passed on across components has the type that it is declared with there: no parameter, result or property is
/// optional on one side alone.
func checkOptionality(_ output: Output) -> [String] {
    output.crossings.flatMap { crossing -> [String] in
        guard let target = crossing.target(in: output.types) else { return [] }
        let arguments = optionalArguments(crossing, target, output).map { name in
            "\(crossing.place) hands on `\(name)`, which may be nil, to `\(crossing.name)`"
        }
        let others = [optionalResult(crossing, target, output), optionalValue(crossing, target, output)]
        return arguments + others.compactMap { $0 }
    }
}

/// The parameters that are handed on as they are, may be nil, and may not be where they go.
private func optionalArguments(_ crossing: Crossing, _ target: OutputMember, _ output: Output) -> [String] {
    guard let call = crossing.call, let function = target.function else { return [] }
    return (call.pairs(with: function.signature.parameterClause) ?? []).compactMap { argument, parameter in
        guard let name = argument.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
            let given = output.binding(of: name, at: Syntax(argument))?.syntax.as(FunctionParameterSyntax.self),
            given.type.isOptionalOnly(besides: parameter.type, in: output)
        else { return nil }
        return name
    }
}

/// A function or a getter that gives on what may be nil, and says that it isn't.
private func optionalResult(_ crossing: Crossing, _ target: OutputMember, _ output: Output) -> String? {
    let given = crossing.call == nil ? target.type : target.function?.signature.returnClause?.type
    guard let given, let result = crossing.result, given.isOptionalOnly(besides: result, in: output) else { return nil }
    return "\(crossing.place) gives on `\(crossing.name)`, which may be nil"
}

/// A setter that hands on what may be nil to a property that may not be.
private func optionalValue(_ crossing: Crossing, _ target: OutputMember, _ output: Output) -> String? {
    guard let infix = crossing.access.parent?.as(InfixOperatorExprSyntax.self), isAssignment(infix),
        infix.leftOperand.id == ExprSyntax(crossing.access).id, infix.rightOperand.trimmedText == "newValue",
        let set = crossing.member.type, let type = target.type, set.isOptionalOnly(besides: type, in: output)
    else { return nil }
    return "\(crossing.place) sets `\(crossing.name)` to what may be nil"
}

extension Crossing {
    /// The type of the function or property of which the use is all there is.
    fileprivate var result: TypeSyntax? {
        var node = call.map { Syntax($0) } ?? Syntax(access)
        while let parent = node.parent, [.tryExpr, .awaitExpr, .returnStmt].contains(parent.kind) { node = parent }
        guard let item = node.parent?.as(CodeBlockItemSyntax.self),
            let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1, let owner = list.parent
        else { return nil }
        let code = owner.is(CodeBlockSyntax.self) ? owner.parent : owner
        if let function = code?.as(FunctionDeclSyntax.self) {
            return function.id == member.function?.id ? function.signature.returnClause?.type : nil
        }
        if let accessor = code?.as(AccessorDeclSyntax.self) {
            return accessor.accessorSpecifier.tokenKind == .keyword(.get) ? member.type : nil
        }
        let isOfMember = code?.parent?.parent?.parent?.id == member.variable.map { Syntax($0).id }
        return code?.is(AccessorBlockSyntax.self) == true && isOfMember ? member.type : nil
    }
}

extension TypeSyntax {
    /// The type may be nil, and the other is what it is otherwise. What is written `Note!` may be used as if it weren't.
    fileprivate func isOptionalOnly(besides other: TypeSyntax, in output: Output) -> Bool {
        guard let wrapped = self.as(OptionalTypeSyntax.self)?.wrappedType else { return false }
        return output.spelling(of: wrapped) == output.spelling(of: other)
    }
}
